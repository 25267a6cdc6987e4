import type { ReactNode } from 'react'
import styles from './entry.module.css'

type Props = { title: ReactNode; about: ReactNode; text: string; actions?: ReactNode }

/** Something that a person wrote. */
export const Entry = ({ title, about, text, actions }: Props) => (
  <article className={styles.entry}>
    <h2 className={styles.title}>{title}</h2>
    <div className={styles.about}>{about}</div>
    {text !== '' && <p className={styles.text}>{text}</p>}
    {actions && <div className={styles.actions}>{actions}</div>}
  </article>
)
