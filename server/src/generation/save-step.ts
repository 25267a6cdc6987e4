import type { Context } from '../context.ts'
import { inTransaction } from '../db/transaction.ts'
import { readLoss } from './hold-lost.ts'
import { lockJobs } from './store/jobs.ts'
import type { JobRow } from './store/jobs.ts'
import { changeHeldJob } from './store/leases.ts'
import type { Hold } from './store/leases.ts'

type Step = Partial<Pick<JobRow, 'operation' | 'progress' | 'stage' | 'preview' | 'remoteId'>>

/** Saves how far a job is and wakes up whoever watches; throws `HoldLost` when it is no longer ours. */
export const saveStep = async (ctx: Context, { job, hold }: { job: JobRow; hold: Hold }, step: Step): Promise<void> => {
  const saved = await inTransaction(ctx.db, async (tx) => {
    await lockJobs(tx, job.userId)
    return changeHeldJob(tx, hold, step)
  })
  if (!saved) throw await readLoss(ctx.db, job.id)
  await ctx.signals.publish(job.userId)
}
