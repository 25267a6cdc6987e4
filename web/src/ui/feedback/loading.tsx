import { useLayoutEffect, useRef } from 'react'
import { LogoMark } from '../layout/logo.tsx'
import { VisuallyHidden } from '../layout/visually-hidden.tsx'
import styles from './loading.module.css'

type SkeletonProps = {
  /** As CSS lengths; the right size avoids a jump when the content comes. */
  width?: string
  height?: string
  aspectRatio?: string
  radius?: 'control' | 'card' | 'round'
}

export const Skeleton = ({ width = '100%', height, aspectRatio, radius = 'control' }: SkeletonProps) => (
  <span className={styles.skeleton} data-radius={radius} style={{ width, height, aspectRatio }} aria-hidden="true" />
)

type SpinnerProps = {
  /** Read out when the spinner appears; leave it out where visible text says the same. */
  label?: string
  /** Pixels. */
  size?: number
}

export const Spinner = ({ label, size = 24 }: SpinnerProps) => (
  <span className={styles.wrap} role={label ? 'status' : undefined}>
    <svg className={styles.spinner} width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <circle className={styles.track} cx="12" cy="12" r="9.5" />
      <path className={styles.arc} d="M12 2.5a9.5 9.5 0 0 1 9.5 9.5" />
    </svg>
    {label && <VisuallyHidden>{label}</VisuallyHidden>}
  </span>
)

type Props = {
  isVisible: boolean
  /** Shown and read out. */
  label: string
}

const OpenOverlay = ({ label }: { label: string }) => {
  const dialog = useRef<HTMLDialogElement>(null)
  // Before the page is painted: what takes the focus next must find the overlay gone.
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])
  return (
    <dialog
      ref={dialog}
      className={styles.overlay}
      aria-label={label}
      onCancel={(event) => event.preventDefault()}
      closedby="none"
    >
      <output className={styles.content}>
        <span className={styles.mark}>
          <LogoMark size={56} />
        </span>
        <p className={styles.label}>{label}</p>
      </output>
    </dialog>
  )
}

/**
 * Blurs the whole page and takes no input until it goes; the focus then returns to where it was. A dialog hands it back
 * only while it is in the page, so it has to be closed before its element is taken out: it goes with its component.
 */
export const LoadingOverlay = ({ isVisible, label }: Props) => (isVisible ? <OpenOverlay label={label} /> : null)
