import styles from './skeleton.module.css'

type Props = {
  /** As CSS lengths; the right size avoids a jump when the content comes. */
  width?: string
  height?: string
  aspectRatio?: string
  radius?: 'control' | 'card' | 'round'
}

export const Skeleton = ({ width = '100%', height, aspectRatio, radius = 'control' }: Props) => (
  <span className={styles.skeleton} data-radius={radius} style={{ width, height, aspectRatio }} aria-hidden="true" />
)
