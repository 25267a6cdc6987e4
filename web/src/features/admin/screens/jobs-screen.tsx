import { KIND_NAMES } from '@visage/contract'
import type { JobStatus } from '@visage/contract'
import { admin, ERROR_CODES, JOB_STATUSES } from '@visage/contract/admin'
import type { AdminJob } from '@visage/contract/admin'
import { Button } from '../../../ui/buttons/button.tsx'
import { DataTable } from '../../../ui/layout/data-table.tsx'
import { useAdminList, useFilters } from '../admin-queries.ts'
import { callAdmin } from '../call-admin.ts'
import { Badge, PersonLink } from '../parts/entry.tsx'
import type { Tone } from '../parts/entry.tsx'
import { ChoiceFilter, ListBody, ListScreen } from '../parts/list-screen.tsx'
import { engineCostText, kindName, STATUS_NAMES, timestampText, tookText } from '../words.ts'
import styles from './jobs-screen.module.css'

const TONES: Record<JobStatus, Tone> = {
  queued: 'plain',
  running: 'busy',
  succeeded: 'good',
  failed: 'bad',
  cancelled: 'warm',
}

const engineText = ({ engine, tried_engines: tried, tries }: AdminJob): string =>
  [engine, tried.length > 0 && `after ${tried.join(', ')}`, tries > 1 && `${tries} tries`].filter(Boolean).join(', ')

const COLUMNS = [
  {
    head: 'Generation',
    cell: ({ kind, created_at: at }: AdminJob) => (
      <span className={styles.pair}>
        {kindName(kind)}
        <time dateTime={at}>{timestampText(at)}</time>
      </span>
    ),
  },
  {
    head: 'State',
    cell: ({ status, started_at: from, finished_at: to }: AdminJob) => (
      <span className={styles.pair}>
        <Badge tone={TONES[status]}>{STATUS_NAMES[status]}</Badge>
        {from !== null && to !== null && <span>{tookText(from, to)}</span>}
      </span>
    ),
  },
  {
    head: 'Engine',
    cell: (job: AdminJob) => (
      <span className={styles.pair}>
        {engineText(job)}
        <span>{engineCostText(job)}</span>
      </span>
    ),
  },
  {
    head: 'Person',
    cell: ({ person }: AdminJob) => (
      <span className={styles.person}>
        <PersonLink person={person} />
      </span>
    ),
  },
  {
    head: 'Reason',
    cell: ({ error }: AdminJob) =>
      error && (
        <span className={styles.reason}>
          <code>{error.code}</code>
          <span>{error.message}</span>
        </span>
      ),
  },
]

const named = <Value extends string>(
  all: string,
  values: readonly Value[],
  labelOf: (value: Value) => string = (value) => value,
) => [{ value: '', label: all }, ...values.map((value) => ({ value, label: labelOf(value) }))]

/** Everybody's generations, to see what fails and why. */
export const JobsScreen = () => {
  const filters = useFilters()
  const kind = filters.choose('kind', ['', ...KIND_NAMES])
  const status = filters.choose('status', ['', ...JOB_STATUSES])
  const code = filters.choose('code', ['', ...ERROR_CODES])
  const filter = {
    kind: kind === '' ? undefined : kind,
    status: status === '' ? undefined : status,
    code: code === '' ? undefined : code,
    engine: filters.read('engine') || undefined,
    person: filters.read('person') || undefined,
  }
  const query = useAdminList(['jobs', filter], (page, signal) =>
    callAdmin(admin.listAdminJobs, { query: { ...filter, ...page } }, { signal }),
  )
  const jobs = query.data?.pages.flatMap((page) => page.jobs) ?? []
  const engines = query.data?.pages[0]?.engines ?? []
  const asked = filter.engine === undefined ? [] : [filter.engine]
  return (
    <ListScreen
      title="Generations"
      lead="Newest first. What people typed and made is not shown."
      actions={
        filter.person !== undefined && <Button onClick={() => filters.set('person', '')}>Show everybody's</Button>
      }
      filters={
        <>
          <ChoiceFilter label="Kind" name="kind" options={named('Every kind', KIND_NAMES, kindName)} />
          <ChoiceFilter
            label="State"
            name="status"
            options={named('Every state', JOB_STATUSES, (status) => STATUS_NAMES[status])}
          />
          <ChoiceFilter
            label="Engine"
            name="engine"
            options={named('Every engine', [...new Set([...engines, ...asked])])}
          />
          <ChoiceFilter label="Reason" name="code" options={named('Every reason', ERROR_CODES)} />
        </>
      }
    >
      <ListBody query={query} isEmpty={jobs.length === 0} empty="No generation fits these filters.">
        <DataTable label="Generations" columns={COLUMNS} rows={jobs} keyOf={({ id }) => id} />
      </ListBody>
    </ListScreen>
  )
}
