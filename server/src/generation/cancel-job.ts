import type { Job } from '@visage/contract'
import { release } from '../billing/release.ts'
import type { Context } from '../context.ts'
import { inTransaction } from '../db/transaction.ts'
import { AppError } from '../lib/app-error.ts'
import { describeJobs } from './describe-jobs.ts'
import { cancelUnfinished, findOwnJob, lockJobs } from './store/jobs.ts'
import type { JobRow } from './store/jobs.ts'
import { stopEngine } from './stop-engine.ts'

/** Stops what the engine began for a job that no worker has in hand; one that has it stops it itself. */
const stopLeft = async (ctx: Context, job: JobRow): Promise<void> => {
  if (job.operation === null || (job.leaseUntil && job.leaseUntil > ctx.clock.now())) return
  await stopEngine(ctx, job, job.operation)
}

/** Cancels a job that waits or runs and gives its charge back; cancelling again changes nothing. */
export const cancelJob = async (ctx: Context, owned: { id: string; userId: string }): Promise<Job> => {
  const row = await inTransaction(ctx.db, async (tx) => {
    await lockJobs(tx, owned.userId)
    const found = await findOwnJob(tx, owned)
    if (!found) throw new AppError('not_found')
    if (found.status === 'cancelled') return found
    const now = ctx.clock.now()
    const cancelled = await cancelUnfinished(tx, { id: found.id, now })
    if (!cancelled) throw new AppError('conflict', 'This generation has already ended.')
    await release(tx, { jobId: found.id, now })
    return cancelled
  })
  await ctx.signals.publish(row.id)
  await ctx.signals.publish(row.userId)
  await stopLeft(ctx, row)
  const [job] = await describeJobs(ctx, [row])
  if (!job) throw new Error(`Job ${row.id} was not described.`)
  return job
}
