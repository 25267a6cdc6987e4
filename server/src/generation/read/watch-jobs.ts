import type { Job } from '@visage/contract'
import type { Context } from '../../program/context.ts'
import { openSignalWaiter } from '../../db/signals.ts'
import { listUnfinished } from '../queue/store.ts'
import type { JobRow } from '../queue/store.ts'
import { describeJobs } from './read-jobs.ts'
import { listChangedJobs, readNewestRevision } from './store.ts'

const pollMs = 3000
/** Where news comes through; only what a process did not live to tell is found so late. */
const seldomMs = 30_000
const batchSize = 100

export type JobEvent = { id: string; job: Job }

type Watch = { userId: string; afterRevision: number | null; signal: AbortSignal }
type Start = { revision: number; rows: JobRow[] }

const readChanged = async (ctx: Context, userId: string, afterRevision: number): Promise<JobRow[]> =>
  listChangedJobs(ctx.db, { userId, afterRevision, limit: batchSize })

/** Where the stream begins: after the client's last revision, or with all that is under way. */
const readStart = async (ctx: Context, { userId, afterRevision }: Watch): Promise<Start> => {
  const newest = await readNewestRevision(ctx.db, userId)
  if (afterRevision !== null && afterRevision <= newest)
    return { revision: afterRevision, rows: await readChanged(ctx, userId, afterRevision) }
  return { revision: newest, rows: await listUnfinished(ctx.db, userId) }
}

/** Queued jobs whose place in the queue is another one than when it was last sent. */
const readMoved = async (ctx: Context, userId: string, positions: Map<string, number>): Promise<Job[]> => {
  if (positions.size === 0) return []
  const jobs = await describeJobs(ctx, await listUnfinished(ctx.db, userId))
  return jobs.filter((job) => positions.has(job.id) && positions.get(job.id) !== job.position)
}

/**
 * Every change of a person's jobs, each with the revision to resume after. Changes that come faster than
 * they are read are sent once, as they are then.
 */
export const watchJobs = async function* (ctx: Context, watch: Watch): AsyncGenerator<JobEvent> {
  const { userId, signal } = watch
  using changes = openSignalWaiter(ctx.signals, userId)
  const positions = new Map<string, number>()
  const underWay = new Set<string>()
  const note = (job: Job): Job => {
    if (job.status === 'queued' || job.status === 'running') underWay.add(job.id)
    else underWay.delete(job.id)
    if (job.status === 'queued') positions.set(job.id, job.position)
    else positions.delete(job.id)
    return job
  }
  let { revision, rows } = await readStart(ctx, watch)
  let movedAtMs = performance.now()
  while (!signal.aborted) {
    const jobs = await describeJobs(ctx, rows)
    for (const [index, job] of jobs.entries()) {
      const sent = rows[index]?.revision ?? revision
      yield { id: String(sent), job: note(job) }
    }
    revision = Math.max(revision, rows.at(-1)?.revision ?? revision)
    if (performance.now() - movedAtMs >= pollMs) {
      movedAtMs = performance.now()
      for (const job of await readMoved(ctx, userId, positions)) yield { id: String(revision), job: note(job) }
    }
    const timeoutMs = ctx.signals.isHeard() && underWay.size === 0 ? seldomMs * (0.5 + Math.random() / 2) : pollMs
    if (rows.length < batchSize) await changes.wait({ timeoutMs, signal })
    rows = await readChanged(ctx, userId, revision)
  }
}
