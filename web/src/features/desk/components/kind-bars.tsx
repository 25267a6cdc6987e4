import { JOB_STATUSES } from '@visage/contract/desk'
import type { Overview } from '@visage/contract/desk'
import { Link } from 'react-router'
import { DESK_PATHS } from '../desk-paths.ts'
import { countText, kindName, STATUS_NAMES } from '../words.ts'
import styles from './kind-bars.module.css'

type Counts = Overview['by_kind']

const sumOf = (counts: Counts) => counts.reduce((sum, { count }) => sum + count, 0)

/** Each kind with its share of the commonest one, and how its generations ended in words. */
export const KindBars = ({ counts }: { counts: Counts }) => {
  const kinds = [...new Set(counts.map(({ kind }) => kind))]
    .map((kind) => ({ kind, counts: counts.filter((each) => each.kind === kind) }))
    .toSorted((one, other) => sumOf(other.counts) - sumOf(one.counts))
  const most = Math.max(1, ...kinds.map((each) => sumOf(each.counts)))
  return (
    <ul className={styles.kinds}>
      {kinds.map(({ kind, counts: ofKind }) => {
        const found = JOB_STATUSES.flatMap((status) => ofKind.find((each) => each.status === status) ?? [])
        return (
          <li key={kind} className={styles.kind}>
            <Link to={`${DESK_PATHS.jobs}?kind=${kind}`}>{kindName(kind)}</Link>
            <span className={styles.total}>{countText(sumOf(ofKind))}</span>
            <span className={styles.bar} aria-hidden="true">
              {found.map(({ status, count }) => (
                <span key={status} data-status={status} style={{ width: `${(count / most) * 100}%` }} />
              ))}
            </span>
            <span className={styles.words}>
              {found.map(({ status, count }) => `${countText(count)} ${STATUS_NAMES[status].toLowerCase()}`).join(', ')}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
