import styles from './spinner.module.css'
import { VisuallyHidden } from './visually-hidden.tsx'

type Props = {
  /** Read out when the spinner appears; leave it out where visible text says the same. */
  label?: string
  /** Pixels. */
  size?: number
}

export const Spinner = ({ label, size = 24 }: Props) => (
  <span className={styles.wrap} role={label ? 'status' : undefined}>
    <svg className={styles.spinner} width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <circle className={styles.track} cx="12" cy="12" r="9.5" />
      <path className={styles.arc} d="M12 2.5a9.5 9.5 0 0 1 9.5 9.5" />
    </svg>
    {label && <VisuallyHidden>{label}</VisuallyHidden>}
  </span>
)
