import { ERRORS } from '@visage/contract'
import { release } from '../billing/release.ts'
import type { Context } from '../context.ts'
import { inTransaction } from '../db/transaction.ts'
import type { Tx } from '../db/transaction.ts'
import type { Failed } from '../engines/engine.ts'
import type { Deliver } from './deliver.ts'
import { readLoss } from './hold-lost.ts'
import { lockJobs } from './store/jobs.ts'
import type { JobRow } from './store/jobs.ts'
import { changeHeldJob } from './store/leases.ts'
import type { Hold } from './store/leases.ts'

export const MAX_TRIES = 3
const firstDelayMs = 1000

type Failure = { job: JobRow; hold: Hold; failed: Failed; deliver: Deliver }

/** What the owner is told: an engine's refusal in its own words, its inner troubles never. */
const tell = ({ reason, message }: Failed) =>
  reason === 'refused'
    ? { errorCode: 'generation_failed' as const, errorMessage: message }
    : { errorCode: 'engine_failed' as const, errorMessage: ERRORS.engine_failed.message }

const fail = async (ctx: Context, tx: Tx, { job, hold, failed }: Failure): Promise<void> => {
  const now = ctx.clock.now()
  const end = { status: 'failed', stage: null, finishedAt: now, ...tell(failed) } as const
  if (!(await changeHeldJob(tx, hold, end))) throw await readLoss(tx, job.id)
  await release(tx, { jobId: job.id, now })
}

const retry = async (ctx: Context, tx: Tx, { job, hold, deliver }: Failure): Promise<void> => {
  const startAfterMs = firstDelayMs * 2 ** (job.tries - 1)
  const again = {
    status: 'queued',
    operation: null,
    leaseId: null,
    leaseUntil: null,
    progress: 0,
    stage: null,
  } as const
  if (!(await changeHeldJob(tx, hold, { ...again, enqueuedAt: ctx.clock.now() }))) throw await readLoss(tx, job.id)
  await deliver(ctx, tx, { jobId: job.id, kind: job.kind, startAfterMs })
}

/** Puts the job back on the queue when trying again may help; else ends it and gives the charge back. */
export const failOrRetry = async (ctx: Context, failure: Failure): Promise<void> => {
  const { job, failed } = failure
  await inTransaction(ctx.db, async (tx) => {
    await lockJobs(tx, job.userId)
    await (failed.retryable && job.tries < MAX_TRIES ? retry(ctx, tx, failure) : fail(ctx, tx, failure))
  })
  await ctx.signals.publish(job.userId)
}
