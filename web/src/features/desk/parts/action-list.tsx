import type { DeskAction } from '@visage/contract/desk'
import { ACTION_NAMES, momentText } from '../words.ts'
import styles from './action-list.module.css'
import { PersonLink } from './entry.tsx'

const concernsPerson = ({ action }: DeskAction): boolean => action.startsWith('person.') || action.startsWith('appeal.')

type Props = { actions: readonly DeskAction[]; empty: string; showsPerson?: boolean }

/** What was done, by whom, when, on whom and why. */
export const ActionList = ({ actions, empty, showsPerson = false }: Props) =>
  actions.length === 0 ? (
    <p className={styles.empty}>{empty}</p>
  ) : (
    <ol className={styles.actions}>
      {actions.map((done) => (
        <li key={done.id} className={styles.action}>
          <p className={styles.what}>
            <strong>{ACTION_NAMES[done.action]}</strong>
            {showsPerson && concernsPerson(done) && <PersonLink person={done.person} />}
            {done.subject !== null && <code>{done.subject}</code>}
          </p>
          {done.reason !== null && <p className={styles.reason}>{done.reason}</p>}
          <p className={styles.who}>
            <time dateTime={done.at}>{momentText(done.at)}</time>, {done.actor}
          </p>
        </li>
      ))}
    </ol>
  )
