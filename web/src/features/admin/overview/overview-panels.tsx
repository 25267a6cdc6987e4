import { PLAN_KEYS } from '@visage/contract'
import type { PlanKey } from '@visage/contract'
import { JOB_STATUSES } from '@visage/contract/admin'
import type { Overview } from '@visage/contract/admin'
import { Link } from 'react-router'
import { formatMoney } from '../../../lib/format/money.ts'
import { DataTable } from '../../../ui/layout/data-table.tsx'
import { ADMIN_PATHS } from '../admin-screens.ts'
import { Panel } from '../parts/list-screen.tsx'
import { countText, kindName, planName, STATUS_NAMES } from '../words.ts'
import { BarChart } from './bar-chart.tsx'
import styles from './overview-panels.module.css'

type Counts = Overview['by_kind']

const sumOf = (counts: Counts) => counts.reduce((sum, { count }) => sum + count, 0)

/** Each kind with its share of the commonest one, and how its generations ended in words. */
const KindBars = ({ counts }: { counts: Counts }) => {
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
            <Link to={`${ADMIN_PATHS.jobs}?kind=${kind}`}>{kindName(kind)}</Link>
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

const bucketFormats = {
  hour: new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: 'UTC' }),
  day: new Intl.DateTimeFormat('en-GB', { month: 'short', day: 'numeric', timeZone: 'UTC' }),
}

export const Charts = ({ overview: { buckets, unit } }: { overview: Overview }) => {
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

export const KindsPanel = ({ overview: { by_kind: counts } }: { overview: Overview }) => (
  <Panel title="Generations by kind and state">{counts.length === 0 ? none : <KindBars counts={counts} />}</Panel>
)

type Failure = Overview['failures'][number]

const linkOfFailure = ({ code, engine }: Failure) => (
  <Link to={`${ADMIN_PATHS.jobs}?${new URLSearchParams({ status: 'failed', code, engine }).toString()}`}>{code}</Link>
)

const FAILURE_COLUMNS = [
  { head: 'Reason', cell: linkOfFailure },
  { head: 'Engine', cell: ({ engine }: Failure) => engine },
  { head: 'Count', cell: ({ count }: Failure) => countText(count), isNumber: true },
]

export const FailuresPanel = ({ overview: { failures } }: { overview: Overview }) => (
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

export const RevenuePanel = ({ overview: { revenue } }: { overview: Overview }) => (
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

export const PeoplePanel = ({ overview: { people, subscriptions, feedback } }: { overview: Overview }) => (
  <Panel title="People and subscriptions now">
    <p className={styles.sentence}>
      {countText(people.verified)} verified accounts, {countText(people.suspended)} suspended.{' '}
      {countText(people.subscribers)} want news.{' '}
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
