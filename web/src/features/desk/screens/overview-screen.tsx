import { PLAN_KEYS } from '@visage/contract'
import type { PlanKey } from '@visage/contract'
import type { Overview } from '@visage/contract/desk'
import { Link } from 'react-router'
import { formatMoney, formatPrice } from '../../../lib/format-money.ts'
import { DataTable } from '../../../ui/data-table.tsx'
import { SegmentedSwitch } from '../../../ui/segmented-switch.tsx'
import { BarChart } from '../components/bar-chart.tsx'
import { FigureCard } from '../components/figure-card.tsx'
import { KindBars } from '../components/kind-bars.tsx'
import { ListBody, ListScreen } from '../components/list-screen.tsx'
import { Panel, Panels } from '../components/panel.tsx'
import { DESK_PATHS } from '../desk-paths.ts'
import { useFilters } from '../use-filters.ts'
import { useNow } from '../use-now.ts'
import { useOverview } from '../use-overview.ts'
import { countText, dueText, momentText, planName, shareText } from '../words.ts'
import styles from './overview-screen.module.css'

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
        to={`${DESK_PATHS.takedowns}?state=open`}
        isUrgent={due !== null}
      />
      <FigureCard
        label="Counter-notices"
        value={countText(waiting.counter_notices)}
        note={waiting.counter_notices === 0 ? 'Nobody objects' : 'Waiting for a decision'}
        to={`${DESK_PATHS.takedowns}?state=countered`}
        isUrgent={waiting.counter_notices > 0}
      />
      <FigureCard
        label="Messages"
        value={countText(waiting.messages)}
        note={waiting.messages === 0 ? 'All are answered' : 'Not answered yet'}
        to={DESK_PATHS.messages}
      />
      <FigureCard
        label="In line"
        value={countText(waiting.queued)}
        note={`${countText(waiting.running)} running`}
        to={`${DESK_PATHS.jobs}?status=queued`}
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

const bucketFormats = {
  hour: new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: 'UTC' }),
  day: new Intl.DateTimeFormat('en-GB', { month: 'short', day: 'numeric', timeZone: 'UTC' }),
}

const Charts = ({ overview: { buckets, unit } }: { overview: Overview }) => {
  const label = (at: string) => bucketFormats[unit].format(new Date(at))
  return (
    <>
      <Panel title="Generations" aside={<span>by {unit}, UTC</span>}>
        <BarChart
          label="Generations"
          series={[
            { name: 'Succeeded', tone: 'accent' },
            { name: 'Failed', tone: 'danger' },
          ]}
          bars={buckets.map(({ at, succeeded, failed }) => ({ label: label(at), values: [succeeded, failed] }))}
        />
      </Panel>
      <Panel title="Sign-ups" aside={<span>by {unit}, UTC</span>}>
        <BarChart
          label="Sign-ups"
          series={[{ name: 'Sign-ups', tone: 'accent' }]}
          bars={buckets.map(({ at, sign_ups: signUps }) => ({ label: label(at), values: [signUps] }))}
        />
      </Panel>
    </>
  )
}

const none = <p className={styles.none}>Nothing in this period.</p>

const KindsPanel = ({ overview: { by_kind: counts } }: { overview: Overview }) => (
  <Panel title="Generations by kind and state">{counts.length === 0 ? none : <KindBars counts={counts} />}</Panel>
)

type Failure = Overview['failures'][number]

const linkOfFailure = ({ code, engine }: Failure) => (
  <Link to={`${DESK_PATHS.jobs}?${new URLSearchParams({ status: 'failed', code, engine }).toString()}`}>{code}</Link>
)

const FAILURE_COLUMNS = [
  { head: 'Reason', cell: linkOfFailure },
  { head: 'Engine', cell: ({ engine }: Failure) => engine },
  { head: 'Count', cell: ({ count }: Failure) => countText(count), isNumber: true },
]

const FailuresPanel = ({ overview: { failures } }: { overview: Overview }) => (
  <Panel title="Why generations failed">
    {failures.length === 0 ? (
      none
    ) : (
      <DataTable
        label="Why generations failed"
        columns={FAILURE_COLUMNS}
        rows={failures}
        keyOf={({ code, engine }) => `${code} ${engine}`}
      />
    )}
  </Panel>
)

type Sold = Overview['revenue'][number]

const RevenuePanel = ({ overview: { revenue } }: { overview: Overview }) => (
  <Panel title="Revenue by currency and plan">
    {revenue.length === 0 ? (
      none
    ) : (
      <DataTable
        label="Revenue by currency and plan"
        columns={[
          { head: 'Plan', cell: ({ plan, currency }: Sold) => `${planName(plan)}, ${currency}` },
          { head: 'Payments', cell: ({ payments }: Sold) => countText(payments), isNumber: true },
          { head: 'Came in', cell: (sold: Sold) => formatMoney(sold), isNumber: true },
          {
            head: 'Went back',
            cell: ({ refunded, currency }: Sold) =>
              refunded === 0 ? 'Nothing' : formatMoney({ amount: refunded, currency }),
            isNumber: true,
          },
        ]}
        rows={revenue}
        keyOf={({ plan, currency }) => `${plan} ${currency}`}
      />
    )}
  </Panel>
)

type Subscriptions = Overview['subscriptions']

const subscriptionColumns = (subscriptions: Subscriptions) => {
  const countOf = (state: Subscriptions[number]['state']) => (plan: PlanKey) =>
    countText(subscriptions.find((each) => each.plan === plan && each.state === state)?.count ?? 0)
  return [
    { head: 'Plan', cell: planName },
    { head: 'Active', cell: countOf('active'), isNumber: true },
    { head: 'Payment awaited', cell: countOf('past_due'), isNumber: true },
    { head: 'Cancelled, still paid', cell: countOf('cancelled'), isNumber: true },
  ]
}

const PeoplePanel = ({ overview: { people, subscriptions, feedback } }: { overview: Overview }) => (
  <Panel title="People and subscriptions now">
    <p className={styles.sentence}>
      {countText(people.verified)} verified accounts, {countText(people.suspended)} suspended.{' '}
      {countText(people.subscribers)} on the newsletter.{' '}
      {feedback.average === null
        ? 'No ratings in this period.'
        : `Rated ${feedback.average.toFixed(1)} of 5 by ${countText(feedback.count)}.`}
    </p>
    {subscriptions.length > 0 && (
      <DataTable
        label="Subscriptions"
        columns={subscriptionColumns(subscriptions)}
        rows={PLAN_KEYS}
        keyOf={(plan) => plan}
      />
    )}
  </Panel>
)

/** Usage and revenue at a glance, and what waits. */
export const OverviewScreen = () => {
  const filters = useFilters()
  const chosen = filters.choose('days', ['7', '1', '30'])
  const query = useOverview(PERIODS.find(({ value }) => value === chosen)?.days ?? 7)
  const overview = query.data
  return (
    <ListScreen
      title="Overview"
      lead={overview && `As of ${momentText(overview.at)}.`}
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
