import type { ReactNode } from 'react'
import styles from './visually-hidden.module.css'

/** The first stop of the keyboard: past what every page begins with. */
export const SkipLink = ({ to }: { to: `#${string}` }) => (
  <a className={styles.skip} href={to}>
    Skip to content
  </a>
)

/** Text for screen readers only. */
export const VisuallyHidden = ({ children }: { children: ReactNode }) => (
  <span className={styles.hidden}>{children}</span>
)
