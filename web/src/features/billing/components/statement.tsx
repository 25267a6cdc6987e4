import type { StatementLine } from '@visage/contract'
import { Button } from '../../../ui/button.tsx'
import { timeText } from '../receipt-rows.ts'
import { amountOf, outcomeOf, subjectOf } from '../statement-text.ts'
import { useStatement } from '../use-statement.ts'
import { DataTable } from '../../../ui/data-table.tsx'
import { SubscriptionSection } from './subscription-section.tsx'
import classes from './subscription-section.module.css'

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
          <Button busy={query.isFetchingNextPage} busyLabel="Loading..." onClick={() => void query.fetchNextPage()}>
            Show more
          </Button>
        </div>
      )}
    </SubscriptionSection>
  )
}
