import { Link } from 'react-router'
import styles from './figure-card.module.css'

type Props = {
  label: string
  value: string
  /** What puts the figure into proportion. */
  note?: string
  to?: string
  isUrgent?: boolean
}

/** One figure at a glance; one that leads somewhere is a link as a whole. */
export const FigureCard = ({ label, value, note, to, isUrgent }: Props) => {
  const content = (
    <>
      <span className={styles.label}>{label}</span>
      <span className={styles.value}>{value}</span>
      {note !== undefined && <span className={styles.note}>{note}</span>}
    </>
  )
  const look = { className: styles.card, 'data-urgent': isUrgent || undefined }
  return to === undefined ? (
    <div {...look}>{content}</div>
  ) : (
    <Link to={to} {...look}>
      {content}
    </Link>
  )
}
