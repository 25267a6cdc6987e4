import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { personPath } from '../admin-screens.ts'
import styles from './entry.module.css'

export type Tone = 'plain' | 'good' | 'bad' | 'warm' | 'busy'

/** A state in a word; the word carries it, the colour helps. */
export const Badge = ({ tone = 'plain', children }: { tone?: Tone; children: ReactNode }) => (
  <span className={styles.badge} data-tone={tone}>
    {children}
  </span>
)

/** Who it is about, as the way to their account. */
export const PersonLink = ({ person }: { person: { id: string; email: string } | null }) =>
  person ? <Link to={personPath(person.id)}>{person.email}</Link> : 'Deleted account'

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
