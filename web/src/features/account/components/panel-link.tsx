import { Link } from 'react-router'
import styles from './form-panel.module.css'

type Props = { to: string; label: string; onClick?: () => void }

/** A way from one panel to another, in place. */
export const PanelLink = ({ to, label, onClick }: Props) => (
  <Link to={to} className={styles.link} preventScrollReset onClick={onClick} data-scripted={onClick && ''}>
    {label}
  </Link>
)
