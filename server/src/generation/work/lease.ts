import { randomUUID } from 'node:crypto'
import type { Context } from '../../program/context.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Db } from '../../db/transaction.ts'
import { findJob, hasEnded, lockJobs } from '../queue/store.ts'
import type { JobRow } from '../queue/store.ts'
import { claimFreeJob, extendLease } from './store.ts'
import type { Lease } from './store.ts'

type ClaimedJob = { job: JobRow; lease: Lease }

/** Takes a job in hand; undefined when it is over or in another worker's hands. */
export const claimJob = async (ctx: Context, id: string): Promise<ClaimedJob | undefined> => {
  const found = await findJob(ctx.db, id)
  if (!found || hasEnded(found)) return undefined
  const lease = { id, leaseId: randomUUID() }
  const job = await inTransaction(ctx.db, async (tx) => {
    await lockJobs(tx, found.userId)
    return claimFreeJob(tx, { ...lease, startedAt: ctx.clock.now() })
  })
  if (!job) return undefined
  await ctx.signals.publish(job.userId)
  return { job, lease }
}

/** The job is no longer this worker's: it was cancelled or deleted, or another worker has taken it. */
export class LeaseLostError extends Error {
  override name = 'LeaseLostError'
  /** Whether nobody wants the engine's work any more. */
  readonly isUnwanted: boolean

  constructor(isUnwanted: boolean) {
    super(isUnwanted ? 'The job was cancelled.' : 'Another worker has taken the job.')
    this.isUnwanted = isUnwanted
  }
}

/** Why a job is no longer this worker's. */
export const readLeaseLoss = async (db: Db, jobId: string): Promise<LeaseLostError> => {
  const job = await findJob(db, jobId)
  return new LeaseLostError(!job || hasEnded(job))
}

const beatMs = 5000

/** Keeps a lease alive; `signal` aborts with a `LeaseLostError` as soon as the job is no longer ours. */
export const renewLease = (ctx: Context, lease: Lease): Disposable & { signal: AbortSignal } => {
  const lost = new AbortController()
  let isBeating = false
  let beatAgain = false

  const beat = async () => {
    if (!(await extendLease(ctx.db, lease))) lost.abort(await readLeaseLoss(ctx.db, lease.id))
  }
  const keepBeating = async () => {
    if (isBeating) {
      beatAgain = true
      return
    }
    isBeating = true
    try {
      do {
        beatAgain = false
        await beat()
      } while (beatAgain && !lost.signal.aborted)
    } catch (error) {
      ctx.log.warn({ err: error, job: lease.id }, 'the hold on a job was not extended')
    } finally {
      isBeating = false
    }
  }

  const timer = setInterval(() => void keepBeating(), beatMs)
  const unsubscribe = ctx.signals.subscribe(lease.id, () => void keepBeating())
  return {
    signal: lost.signal,
    [Symbol.dispose]() {
      clearInterval(timer)
      unsubscribe()
    },
  }
}
