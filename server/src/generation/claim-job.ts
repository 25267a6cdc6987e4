import { randomUUID } from 'node:crypto'
import type { Context } from '../context.ts'
import { inTransaction } from '../db/transaction.ts'
import { hasEnded } from './has-ended.ts'
import { leaseEnd } from './lease-end.ts'
import { findJob, lockJobs } from './store/jobs.ts'
import type { JobRow } from './store/jobs.ts'
import { claimFreeJob } from './store/leases.ts'
import type { Hold } from './store/leases.ts'

export type ClaimedJob = { job: JobRow; hold: Hold }

/** Takes a job in hand; undefined when it is over or in another worker's hands. */
export const claimJob = async (ctx: Context, id: string): Promise<ClaimedJob | undefined> => {
  const found = await findJob(ctx.db, id)
  if (!found || hasEnded(found)) return undefined
  const hold = { id, leaseId: randomUUID() }
  const job = await inTransaction(ctx.db, async (tx) => {
    await lockJobs(tx, found.userId)
    const now = ctx.clock.now()
    return claimFreeJob(tx, { ...hold, now, leaseUntil: leaseEnd(now) })
  })
  if (!job) return undefined
  await ctx.signals.publish(job.userId)
  return { job, hold }
}
