import { useInfiniteQuery } from '@tanstack/react-query'
import { contract, KINDS, METER_NOUNS } from '@visage/contract'
import type { StatementLine } from '@visage/contract'
import { call } from '../../../lib/api/call.ts'
import { counted } from '../../../lib/format/counted.ts'
import { MoreButton } from '../../../ui/buttons/more-button.tsx'
import { DataTable } from '../../../ui/layout/data-table.tsx'
import { timeText } from '../payment/receipt-rows.ts'
import classes from './subscription-section.module.css'
import { SubscriptionSection } from './subscription-section.tsx'

const NOUNS: Readonly<Record<StatementLine['meter'], string>> = { ...METER_NOUNS, credits: 'bonus credit' }

const minus = '\u2212'

/** What a line takes or gives: −1 face, +50 bonus credits. */
export const amountOf = ({ amount, meter }: Pick<StatementLine, 'amount' | 'meter'>): string => {
  const sign = amount < 0 ? minus : '+'
  return `${sign}${counted(Math.abs(amount), NOUNS[meter])}`
}

/** What a line is about. */
export const subjectOf = ({ kind, note }: Pick<StatementLine, 'kind' | 'note'>): string =>
  kind === null ? note || 'Bonus credits' : KINDS[kind].label

/** What became of it. */
export const outcomeOf = ({ type, is_open }: Pick<StatementLine, 'type' | 'is_open'>): string => {
  if (type === 'grant') return 'Given'
  if (type === 'release') return 'Given back'
  return is_open ? 'Reserved, under way' : 'Charged'
}

const pageSize = 20

/** Every charge and what was given back, newest first, page by page. */
const useStatement = () => {
  const query = useInfiniteQuery({
    queryKey: ['statement'],
    queryFn: ({ pageParam, signal }) =>
      call(
        contract.billing.listStatement,
        { query: { limit: pageSize, ...(pageParam === undefined ? {} : { cursor: pageParam }) } },
        { signal },
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next_cursor }) => next_cursor ?? undefined,
  })
  return { ...query, lines: query.data?.pages.flatMap(({ lines }) => lines) ?? [] }
}

const COLUMNS = [
  { head: 'When', cell: (line: StatementLine) => <time dateTime={line.created_at}>{timeText(line.created_at)}</time> },
  { head: 'What', cell: subjectOf },
  {
    head: 'Generation',
    cell: ({ job_id }: StatementLine) => job_id && <code title={job_id}>{job_id.slice(0, 8)}</code>,
  },
  { head: 'State', cell: outcomeOf },
  { head: 'Amount', cell: amountOf, isNumber: true },
]

/** What every generation took, and what was given back. */
export const Statement = () => {
  const query = useStatement()
  return (
    <SubscriptionSection
      title="Statement"
      lead="Every generation with what it took. One that fails or is cancelled gives its charge back."
      query={query}
    >
      {query.lines.length > 0 ? (
        <DataTable label="Statement" columns={COLUMNS} rows={query.lines} keyOf={({ id }) => id} />
      ) : (
        <p className={classes.empty}>Nothing was used yet.</p>
      )}
      {query.hasNextPage && (
        <div className={classes.more}>
          <MoreButton list={query} />
        </div>
      )}
    </SubscriptionSection>
  )
}
