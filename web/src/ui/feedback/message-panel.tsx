import type { ReactNode } from 'react'
import styles from './message-panel.module.css'

type Props = {
  title: string
  /** Read out when it appears, as for what went wrong. */
  isAlert?: boolean
  /** What to do about it: words and a button. */
  children: ReactNode
}

/** What stands in place of a list that has nothing to show: why, and what to do. */
export const MessagePanel = ({ title, isAlert = false, children }: Props) => (
  <div className={styles.message} role={isAlert ? 'alert' : undefined}>
    <h2 className={styles.title}>{title}</h2>
    {children}
  </div>
)
