import type { ReactNode } from 'react'
import styles from './page-heading.module.css'

type Props = {
  title: string
  lead?: ReactNode
  /** Controls at the far end of the heading's line. */
  actions?: ReactNode
}

export const PageHeading = ({ title, lead, actions }: Props) => (
  <header className={styles.heading}>
    <div className={styles.words}>
      <h1 className={styles.title}>{title}</h1>
      {lead && <p className={styles.lead}>{lead}</p>}
    </div>
    {actions && <div className={styles.actions}>{actions}</div>}
  </header>
)
