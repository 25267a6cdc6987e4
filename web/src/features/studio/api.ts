import { contract } from '@visage/contract'
import type { Job, KindName, Wait } from '@visage/contract'
import { call } from '../../lib/api.ts'

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

/** How long something would take that was asked for now. */
export const readWait = (query: { kind: KindName; mode?: string }, signal?: AbortSignal): Promise<Wait> =>
  call(contract.waits.readWait, { query }, { signal })

export const readJob = (id: string, signal?: AbortSignal): Promise<Job> =>
  call(contract.jobs.readJob, { params: { id } }, { signal })

export const cancelJob = (id: string): Promise<Job> => call(contract.jobs.cancelJob, { params: { id } })

export const deleteAsset = (id: string) => call(contract.gallery.deleteAsset, { params: { id } })
