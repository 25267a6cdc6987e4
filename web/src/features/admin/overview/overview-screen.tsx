import type { Overview } from '@visage/contract/admin'
import { Link } from 'react-router'
import { formatPrice } from '../../../lib/format/money.ts'
import { SegmentedSwitch } from '../../../ui/forms/segmented-switch.tsx'
import { useFilters, useOverview } from '../admin-queries.ts'
import { ADMIN_PATHS } from '../admin-screens.ts'
import { ListBody, ListScreen, Panels } from '../parts/list-screen.tsx'
import { useNow } from '../use-now.ts'
import { countText, dueText, shareText, timestampText } from '../words.ts'
import styles from './overview-panels.module.css'
import { Charts, FailuresPanel, KindsPanel, PeoplePanel, RevenuePanel } from './overview-panels.tsx'

type Props = {
  label: string
  value: string
  /** What puts the figure into proportion. */
  note?: string
  to?: string
  isUrgent?: boolean
}

/** One figure at a glance; one that leads somewhere is a link as a whole. */
const FigureCard = ({ label, value, note, to, isUrgent }: Props) => {
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

const PERIODS = [
  { value: '7', label: '7 days', days: 7 },
  { value: '1', label: 'Today', days: 1 },
  { value: '30', label: '30 days', days: 30 },
] as const
const IN_ORDER = [PERIODS[1], PERIODS[0], PERIODS[2]]

const minuteMs = 60_000

const Waiting = ({ waiting }: Pick<Overview, 'waiting'>) => {
  const now = useNow(minuteMs / 2)
  const due = waiting.next_takedown_due_at
  return (
    <section className={styles.cards} aria-label="Waiting now">
      <FigureCard
        label="Open takedowns"
        value={countText(waiting.takedowns)}
        note={due === null ? 'Nothing is due' : `The next is ${dueText(due, now)}`}
        to={`${ADMIN_PATHS.takedowns}?state=open`}
        isUrgent={due !== null}
      />
      <FigureCard
        label="Counter-notices"
        value={countText(waiting.counter_notices)}
        note={waiting.counter_notices === 0 ? 'Nobody objects' : 'Waiting for a decision'}
        to={`${ADMIN_PATHS.takedowns}?state=countered`}
        isUrgent={waiting.counter_notices > 0}
      />
      <FigureCard
        label="Messages"
        value={countText(waiting.messages)}
        note={waiting.messages === 0 ? 'All are answered' : 'Not answered yet'}
        to={ADMIN_PATHS.messages}
      />
      <FigureCard
        label="In line"
        value={countText(waiting.queued)}
        note={`${countText(waiting.running)} running`}
        to={`${ADMIN_PATHS.jobs}?status=queued`}
      />
    </section>
  )
}

const before = ({ now, before: earlier }: Overview['jobs']): string => {
  if (earlier === 0) return now === 0 ? 'None before either' : 'None in the period before'
  const change = Math.round(((now - earlier) / earlier) * 100)
  return `${change > 0 ? '+' : ''}${change} % to ${countText(earlier)} before`
}

type Money = { currency: string; amount: number; refunded: number }

const netByCurrency = (revenue: readonly Money[]): string[] => {
  const sums = new Map<string, number>()
  for (const { currency, amount, refunded } of revenue)
    sums.set(currency, (sums.get(currency) ?? 0) + amount - refunded)
  return [...sums].map(([currency, amount]) => formatPrice({ currency, amount }))
}

const Period = ({ overview }: { overview: Overview }) => {
  const revenue = netByCurrency(overview.revenue)
  return (
    <section className={styles.cards} aria-label="In this period">
      <FigureCard label="Sign-ups" value={countText(overview.sign_ups.now)} note={before(overview.sign_ups)} />
      <FigureCard label="Generations" value={countText(overview.jobs.now)} note={before(overview.jobs)} />
      <FigureCard
        label="Failed"
        value={shareText(overview.failed.now, overview.jobs.now)}
        note={
          overview.jobs.before === 0
            ? 'None in the period before'
            : `${shareText(overview.failed.before, overview.jobs.before)} before`
        }
      />
      <FigureCard
        label="Revenue, refunds taken off"
        value={revenue[0] ?? 'None yet'}
        note={revenue.slice(1).join(' and ') || undefined}
      />
    </section>
  )
}

/** Usage and revenue at a glance, and what waits. */
export const OverviewScreen = () => {
  const filters = useFilters()
  const chosen = filters.choose('days', ['7', '1', '30'])
  const query = useOverview(PERIODS.find(({ value }) => value === chosen)?.days ?? 7)
  const overview = query.data
  return (
    <ListScreen
      title="Overview"
      lead={overview && `As of ${timestampText(overview.at)}.`}
      actions={
        <SegmentedSwitch
          label="Period"
          value={chosen}
          onChange={(value) => filters.set('days', value === '7' ? '' : value)}
          options={IN_ORDER}
        />
      }
    >
      <ListBody query={query} isEmpty={!overview} empty="There is nothing to count.">
        {overview && (
          <>
            <Waiting waiting={overview.waiting} />
            <Period overview={overview} />
            <Panels>
              <Charts overview={overview} />
              <KindsPanel overview={overview} />
              <FailuresPanel overview={overview} />
              <RevenuePanel overview={overview} />
              <PeoplePanel overview={overview} />
            </Panels>
          </>
        )}
      </ListBody>
    </ListScreen>
  )
}
