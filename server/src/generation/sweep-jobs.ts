import type { Context } from '../context.ts'
import { inTransaction } from '../db/transaction.ts'
import { deliverJob } from './generate-job.ts'
import { listStrayJobs, noteEnqueued } from './store/leases.ts'

const longWaitMs = 10 * 60 * 1000
const batchSize = 500

/** Puts jobs on the queue again whose worker is gone or whose message may be lost. */
export const sweepJobs = async (ctx: Context): Promise<void> => {
  const now = ctx.clock.now()
  const enqueuedBefore = new Date(now.getTime() - longWaitMs)
  for (const job of await listStrayJobs(ctx.db, { now, enqueuedBefore, limit: batchSize }))
    await inTransaction(ctx.db, async (tx) => {
      await noteEnqueued(tx, job.id, now)
      await deliverJob(ctx, tx, { jobId: job.id, kind: job.kind, engine: job.engine })
    })
}
