import type { Job } from '@visage/contract'
import type { JobUpdate } from '../../lib/live-events.ts'
import { jobsKey, withJob } from './job-list.ts'
import { requestOf } from './kinds/requests.ts'
import { findResultOf, keepResult } from './result-store.ts'

/** Puts a job's news where the generator screens look, and keeps its result for the session. */
export const updateJob: JobUpdate = (job, queryClient) => {
  const key = jobsKey(job.kind)
  const known = queryClient.getQueryData<Job[]>(key) ?? []
  const isNews = known.find(({ id }) => id === job.id)?.status !== job.status
  queryClient.setQueryData<Job[]>(key, withJob(known, job))
  if (job.status !== 'succeeded' || !isNews) return
  const request = requestOf(job.kind)
  const result = findResultOf(job, request.captionOf(job.input))
  if (result) void keepResult(queryClient, { kind: job.kind, choice: request.choiceOf(job.input) }, result)
}
