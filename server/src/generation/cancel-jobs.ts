import type { Job } from '@visage/contract'
import { release } from '../billing/ledger/charge.ts'
import type { Context } from '../program/context.ts'
import { inTransaction } from '../db/transaction.ts'
import type { Tx } from '../db/transaction.ts'
import { eraseGallery } from '../gallery/erasure/erase-files.ts'
import { AppError } from '../lib/app-error.ts'
import { refuseCancellationFlood } from './queue/cancellations.ts'
import { cancelUnfinished, findOwnJob, hasEnded, listUnfinished, lockJobs } from './queue/store.ts'
import type { JobRow } from './queue/store.ts'
import { describeJobs } from './read/read-jobs.ts'
import { stopEngine } from './work/engine-calls.ts'
import { isHeld } from './work/store.ts'

/** Stops what the engine began for a job that no worker has in hand; one that has it stops it itself. */
const stopLeft = async (ctx: Context, job: JobRow): Promise<void> => {
  if (job.operation === null || (await isHeld(ctx.db, job.id))) return
  await stopEngine(ctx, job, job.operation)
}

type Cancellation = {
  id: string
  userId: string
  /** Whether it is not the person's own wish, so that no limit holds. */
  isForced?: boolean
}

/**
 * Cancels a job that waits or runs and gives its charge back; cancelling again changes nothing. Throws `rate_limited`
 * for one that has begun, of a person who has cancelled very many of them.
 */
export const cancelJob = async (ctx: Context, { isForced, ...owned }: Cancellation): Promise<Job> => {
  const row = await inTransaction(ctx.db, async (tx) => {
    await lockJobs(tx, owned.userId)
    const found = await findOwnJob(tx, owned)
    if (!found) throw new AppError('not_found')
    if (found.status === 'cancelled') return found
    if (!isForced && !hasEnded(found)) await refuseCancellationFlood(ctx, tx, found)
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

/** Cancels all that a person has under way; what ends by itself in the meantime is left as it is. */
export const cancelAllJobs = async (ctx: Context, userId: string): Promise<void> => {
  for (const { id } of await listUnfinished(ctx.db, userId))
    try {
      await cancelJob(ctx, { id, userId, isForced: true })
    } catch (error) {
      if (!(error instanceof AppError && error.code === 'conflict')) throw error
    }
}

/**
 * Erases all that a person has made, in the transaction that deletes the account. From then on no job of theirs can
 * bring anything any more: a worker that comes too late throws its result away.
 */
export const eraseGenerations = async (ctx: Context, tx: Tx, userId: string): Promise<void> => {
  await lockJobs(tx, userId)
  await eraseGallery(ctx, tx, userId)
}
