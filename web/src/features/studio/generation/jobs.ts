import { contract } from '@visage/contract'
import type { Job, KindName } from '@visage/contract'
import { call } from '../../../lib/api/call.ts'
import type { JobUpdate } from '../../../lib/api/live-events.ts'
import { describeInput } from '../kinds/requests.ts'
import { findResultOf, saveResult } from './result-store.ts'

const mostOpenJobs = 100

const listJobsIn = async (kind: KindName, status: 'queued' | 'running', signal?: AbortSignal): Promise<Job[]> =>
  (await call(contract.jobs.listJobs, { query: { kind, status, limit: mostOpenJobs } }, { signal })).jobs

/** The jobs of a kind that wait or run, newest first. */
export const listOpenJobs = async (kind: KindName, signal?: AbortSignal): Promise<Job[]> => {
  // Queued first: a job that starts in between is then seen twice, not missed.
  const queued = await listJobsIn(kind, 'queued', signal)
  const running = await listJobsIn(kind, 'running', signal)
  const known = new Set(running.map(({ id }) => id))
  return [...running, ...queued.filter(({ id }) => !known.has(id))]
}

export const readJob = (id: string, signal?: AbortSignal): Promise<Job> =>
  call(contract.jobs.readJob, { params: { id } }, { signal })

export const cancelJob = (id: string): Promise<Job> => call(contract.jobs.cancelJob, { params: { id } })

export const jobsKey = (kind: KindName) => ['studio', 'jobs', kind] as const

export const isOpen = (job: Job): boolean => job.status === 'queued' || job.status === 'running'

const isNewer = (left: Job, right: Job): boolean => {
  if (!isOpen(right)) return false
  if (!isOpen(left)) return true
  if (left.status !== right.status) return left.status === 'running'
  return left.status === 'running' ? left.progress >= right.progress : left.position <= right.position
}

/** The list with this state of a job in it; a state that arrives late never undoes a later one. */
export const withJob = (jobs: readonly Job[], job: Job): Job[] => {
  const known = jobs.find(({ id }) => id === job.id)
  if (!known) return [job, ...jobs]
  return isNewer(job, known) ? jobs.map((other) => (other.id === job.id ? job : other)) : [...jobs]
}

/** The job that was asked for last, among those that fit. */
export const findLatest = (jobs: readonly Job[], fits: (job: Job) => boolean): Job | undefined =>
  jobs.filter(fits).toSorted((left, right) => right.created_at.localeCompare(left.created_at))[0]

const nameOf = (kind: KindName) => `open-jobs:${kind}`

const write = (kind: KindName, ids: readonly string[]) => {
  if (ids.length > 0) sessionStorage.setItem(nameOf(kind), ids.join(' '))
  else sessionStorage.removeItem(nameOf(kind))
}

/** Those that ended well and whose results are not kept yet. */
const unkept = new Map<string, KindName>()

export const listRememberedJobs = (kind: KindName): string[] =>
  (sessionStorage.getItem(nameOf(kind)) ?? '').split(' ').filter((id) => id !== '')

/** Keeps in this tab which jobs are under way, so that one which ends during a reload is still looked for. */
export const rememberOpenJobs = (kind: KindName, jobs: readonly Job[]): void => {
  const open = jobs.filter(isOpen).map(({ id }) => id)
  write(kind, [...open, ...[...unkept].filter(([, other]) => other === kind).map(([id]) => id)])
}

/** Remembers a job beyond its end: keeping its result takes a moment, in which the page may be reloaded. */
const rememberUntilSaved = async ({ id, kind }: Job, keep: () => Promise<void>): Promise<void> => {
  unkept.set(id, kind)
  await keep()
  unkept.delete(id)
  write(
    kind,
    listRememberedJobs(kind).filter((other) => other !== id),
  )
}

/** Puts a job's news where the generator screens look, and keeps its result for the session. */
export const updateJob: JobUpdate = (job, queryClient) => {
  const key = jobsKey(job.kind)
  const known = queryClient.getQueryData<Job[]>(key) ?? []
  const isNews = known.find(({ id }) => id === job.id)?.status !== job.status
  queryClient.setQueryData<Job[]>(key, withJob(known, job))
  if (job.status !== 'succeeded' || !isNews) return
  const result = findResultOf(job)
  const slot = { kind: job.kind, choice: describeInput(job.kind, job.input).choice }
  if (result) void rememberUntilSaved(job, () => saveResult(queryClient, slot, result))
}
