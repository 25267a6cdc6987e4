import type { Context } from '../../program/context.ts'
import { inTransaction } from '../../db/transaction.ts'
import { enqueueGeneration } from '../queue/queues.ts'
import type { JobRow } from '../queue/store.ts'
import { listOrphanedJobs, listStrayJobs, noteEnqueued, releaseAllLeases } from './store.ts'

const batchSize = 500

const deliverAgain = async (ctx: Context, rows: JobRow[]): Promise<void> => {
  for (const job of rows)
    await inTransaction(ctx.db, async (tx) => {
      await noteEnqueued(tx, job.id)
      await enqueueGeneration(ctx, tx, { jobId: job.id, kind: job.kind, engine: job.engine, turn: job.turn })
    })
}

/** Puts jobs on the queue again whose worker is gone or whose message may be lost. */
export const sweepJobs = async (ctx: Context): Promise<void> => {
  await deliverAgain(ctx, await listStrayJobs(ctx.db, batchSize))
}

/** Puts jobs into a line where somebody works that wait for an engine that is no longer switched on. */
const sweepOrphans = async (ctx: Context): Promise<void> => {
  const engines = ctx.engines.all.map(({ name }) => name)
  await deliverAgain(ctx, await listOrphanedJobs(ctx.db, { engines, limit: batchSize }))
}

/** Takes up what an earlier process left. On the embedded database no other process can hold a job. */
export const recoverJobs = async (ctx: Context): Promise<void> => {
  if (ctx.database.backend === 'pglite') await releaseAllLeases(ctx.db)
  await sweepJobs(ctx)
  await sweepOrphans(ctx)
}
