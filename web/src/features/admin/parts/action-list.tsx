import type { AdminAction } from '@visage/contract/admin'
import { ACTION_NAMES, timestampText } from '../words.ts'
import styles from './action-list.module.css'
import { PersonLink } from './entry.tsx'

const concernsPerson = ({ action }: AdminAction): boolean =>
  action.startsWith('person.') || action.startsWith('appeal.')

type Props = { actions: readonly AdminAction[]; empty: string; showsPerson?: boolean }

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
            <time dateTime={done.at}>{timestampText(done.at)}</time>, {done.actor}
          </p>
        </li>
      ))}
    </ol>
  )
