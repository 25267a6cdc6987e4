import { admin, TAKEDOWN_STATES } from '@visage/contract/admin'
import type { AdminCase } from '@visage/contract/admin'
import { useAdminList, useFilters } from '../admin-queries.ts'
import { callAdmin } from '../call-admin.ts'
import { Decisions } from '../parts/decisions.tsx'
import type { DecisionWords } from '../parts/decisions.tsx'
import { Badge, PersonLink } from '../parts/entry.tsx'
import type { Tone } from '../parts/entry.tsx'
import { ChoiceFilter, ListBody, ListScreen } from '../parts/list-screen.tsx'
import { useNow } from '../use-now.ts'
import { CASE_NAMES, dueText, RIGHT_NAMES, timestampText } from '../words.ts'
import styles from './takedowns-screen.module.css'

/** What a case is about, to look at before it is decided. */
const CasePreview = ({ case: { preview, case_number: number } }: { case: AdminCase }) => {
  if (!preview) return <p className={styles.none}>There is nothing of ours at this address, or it was deleted.</p>
  const label = `What case ${number} is about`
  if (preview.medium === 'image')
    return (
      <a className={styles.picture} href={preview.url} target="_blank" rel="noreferrer">
        <img className={styles.media} src={preview.url} alt={`${label}, opens in full size`} loading="lazy" />
      </a>
    )
  if (preview.medium === 'audio')
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- generated songs have no transcript here
    return <audio className={styles.media} src={preview.url} controls preload="none" aria-label={label} />
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- generated clips have no captions
    <video className={styles.media} src={preview.url} controls preload="metadata" aria-label={label} />
  )
}

const clockMs = 20_000

type Action = 'hide' | 'reject' | 'restore'

const TONES: Record<AdminCase['state'], Tone> = {
  open: 'warm',
  hidden: 'bad',
  rejected: 'plain',
  countered: 'busy',
  restored: 'good',
}

const POSSIBLE: Record<AdminCase['state'], readonly Action[]> = {
  open: ['hide', 'reject'],
  hidden: ['restore'],
  countered: ['restore'],
  rejected: ['hide'],
  restored: ['hide'],
}

const WORDS: Record<Action, DecisionWords> = {
  hide: {
    button: 'Hide at once',
    isDanger: true,
    title: 'Hide this item?',
    text: 'Its public page, file and card answer as if nothing were there from this moment on. Its owner is told by mail, and who complained too, once they have confirmed their address.',
  },
  reject: {
    button: 'Refuse the notice',
    title: 'Refuse this notice?',
    text: 'The item stays as it is, and whoever complained is told so by mail, once they have confirmed their address. It can still be hidden later.',
  },
  restore: {
    button: 'Put it back',
    title: 'Put this item back?',
    text: 'Its owner may share it again, unless another case hides it. Its owner is told by mail, and who complained too, once they have confirmed their address.',
  },
}

const Clock = ({ case: { state, due_at: dueAt }, now }: { case: AdminCase; now: number }) => {
  if (state !== 'open') return null
  const isLate = new Date(dueAt).getTime() <= now
  return (
    <span className={styles.clock} role="timer">
      {isLate ? 'The clock hides it within a minute' : `${dueText(dueAt, now)}, then the clock hides it`}
    </span>
  )
}

const CaseCard = ({ case: shown, now }: { case: AdminCase; now: number }) => (
  <article className={styles.case} aria-label={`Case ${shown.case_number}`}>
    <CasePreview case={shown} />
    <div className={styles.words}>
      <header className={styles.head}>
        <h2 className={styles.number}>{shown.case_number}</h2>
        <Badge tone={TONES[shown.state]}>{CASE_NAMES[shown.state]}</Badge>
        <Clock case={shown} now={now} />
      </header>
      <p className={styles.reasons}>{shown.reasons}</p>
      <dl className={styles.facts}>
        <dt>Right</dt>
        <dd>{RIGHT_NAMES[shown.right]}</dd>
        <dt>Received</dt>
        <dd>
          <time dateTime={shown.received_at}>{timestampText(shown.received_at)}</time>
        </dd>
        <dt>From</dt>
        <dd>
          {shown.name}, <a href={`mailto:${shown.email}`}>{shown.email}</a> (
          {shown.is_confirmed ? 'confirmed' : 'not confirmed'}), {shown.postal_address}
        </dd>
        <dt>About</dt>
        <dd>{shown.address}</dd>
        <dt>Owner</dt>
        <dd>{shown.owner ? <PersonLink person={shown.owner} /> : 'Nothing of ours, or gone'}</dd>
      </dl>
      {shown.counter_notice !== null && (
        <div className={styles.counter}>
          <h3>Its owner objects</h3>
          <p>{shown.counter_notice}</p>
        </div>
      )}
      <details className={styles.log}>
        <summary>What happened so far</summary>
        <ol>
          {shown.events.map(({ at, actor, action, note }) => (
            <li key={`${at} ${action}`}>
              <time dateTime={at}>{timestampText(at)}</time>: {action}, {actor}
              {note !== null && `: ${note}`}
            </li>
          ))}
        </ol>
      </details>
      <div className={styles.decisions}>
        <Decisions
          possible={POSSIBLE[shown.state]}
          words={WORDS}
          hint="The log keeps it."
          onDecide={(action, note) =>
            callAdmin(admin.decideCase, { params: { case_number: shown.case_number }, body: { action, note } })
          }
        />
      </div>
    </div>
  </article>
)

/** The queue of takedown cases, each with its clock. */
export const TakedownsScreen = () => {
  const filters = useFilters()
  const state = filters.choose('state', ['open', 'all', ...TAKEDOWN_STATES])
  const query = useAdminList(['takedowns', state], (page, signal) =>
    callAdmin(admin.listCases, { query: { ...page, ...(state === 'all' ? {} : { state }) } }, { signal }),
  )
  const now = useNow(clockMs)
  const cases = query.data?.pages.flatMap((page) => page.cases) ?? []
  return (
    <ListScreen
      title="Takedowns"
      lead="Open cases come soonest due first. After three hours without a decision the clock hides the item, once the notice is confirmed."
      filters={
        <ChoiceFilter
          label="State"
          name="state"
          options={[
            ...TAKEDOWN_STATES.map((value) => ({ value, label: CASE_NAMES[value] })),
            { value: 'all', label: 'Every state' },
          ]}
        />
      }
    >
      <ListBody
        query={query}
        isEmpty={cases.length === 0}
        empty={state === 'open' ? 'Nobody waits for a decision.' : 'No case is in this state.'}
      >
        {cases.map((each) => (
          <CaseCard key={each.case_number} case={each} now={now} />
        ))}
      </ListBody>
    </ListScreen>
  )
}
