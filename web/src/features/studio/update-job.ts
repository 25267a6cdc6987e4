import type { Job } from '@visage/contract'
import type { JobUpdate } from '../../lib/live-events.ts'
import { jobsKey, withJob } from './job-list.ts'
import { requestOf } from './kinds/requests.ts'
import { rememberUntilKept } from './open-jobs.ts'
import { findResultOf, keepResult } from './result-store.ts'

/** Puts a job's news where the generator screens look, and keeps its result for the session. */
export const updateJob: JobUpdate = (job, queryClient) => {
  const key = jobsKey(job.kind)
  const known = queryClient.getQueryData<Job[]>(key) ?? []
  const isNews = known.find(({ id }) => id === job.id)?.status !== job.status
  queryClient.setQueryData<Job[]>(key, withJob(known, job))
  if (job.status !== 'succeeded' || !isNews) return
  const result = findResultOf(job)
  const slot = { kind: job.kind, choice: requestOf(job.kind).choiceOf(job.input) }
  if (result) void rememberUntilKept(job, () => keepResult(queryClient, slot, result))
}
