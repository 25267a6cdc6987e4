import { ERRORS } from '@visage/contract'
import type { Failed, OfferInput } from '../../adapters/engines/engine.ts'
import { release } from '../../billing/ledger/charge.ts'
import type { Context } from '../../program/context.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Tx } from '../../db/transaction.ts'
import { makes } from '../queue/offers.ts'
import { enqueueGeneration } from '../queue/queues.ts'
import { lockJobs } from '../queue/store.ts'
import type { JobRow } from '../queue/store.ts'
import { readLeaseLoss } from './lease.ts'
import { changeLeasedJob, noteEnqueued } from './store.ts'
import type { Lease } from './store.ts'

export const MAX_TRIES = 3

type Failure = { job: JobRow; lease: Lease; failed: Failed }

/** What the owner is told: what they can act on in its own words, an engine's inner troubles never. */
const tell = ({ reason, message }: Failed): Pick<JobRow, 'errorCode' | 'errorMessage'> => {
  if (reason === 'engine') return { errorCode: 'engine_failed', errorMessage: ERRORS.engine_failed.message }
  return { errorCode: reason === 'off' ? 'unavailable' : 'generation_failed', errorMessage: message }
}

/** US dollars that the operator pays for the job so far. */
const costSoFar = ({ job, failed: { costUsd } }: Failure): number | null =>
  typeof costUsd === 'number' ? (job.engineCostUsd ?? 0) + costUsd : job.engineCostUsd

type NextTry = Pick<JobRow, 'engine' | 'tries' | 'claims' | 'triedEngines' | 'unlikeResults'>

/**
 * Who tries next, or nobody: the same engine as long as that may help, then those that the operator named to fall back
 * on, each with tries of its own. A result that shows somebody else is worth one more try.
 */
const planNextTry = ({ engines }: Context, { job, failed }: Failure): NextTry | undefined => {
  const { engine, kind, tries, claims, triedEngines, unlikeResults } = job
  const asked = { ...job, input: job.input as OfferInput }
  const same = { engine, tries, claims, triedEngines, unlikeResults }
  if (failed.reason === 'unlike') return unlikeResults === 0 ? { ...same, unlikeResults: 1 } : undefined
  if (!failed.retryable) return undefined
  const mayRepeat = tries < MAX_TRIES && !failed.onlyElsewhere
  if (mayRepeat && engines.isWell(engine)) return same
  const tried = [...triedEngines, engine]
  const fallback = engines.find(kind, (each) => !tried.includes(each.name) && makes(each, asked))
  if (fallback) return { ...same, engine: fallback.name, tries: 0, claims: 0, triedEngines: tried }
  return mayRepeat ? same : undefined
}

const fail = async (ctx: Context, tx: Tx, failure: Failure): Promise<void> => {
  const { job, lease, failed } = failure
  const now = ctx.clock.now()
  const engineCostUsd = costSoFar(failure)
  const end = { status: 'failed', stage: null, preview: null, finishedAt: now, engineCostUsd, ...tell(failed) } as const
  if (!(await changeLeasedJob(tx, lease, end))) throw await readLeaseLoss(tx, job.id)
  await ctx.traces.span('release', () => release(tx, { jobId: job.id, now }))
}

const retry = async (ctx: Context, tx: Tx, failure: Failure, next: NextTry): Promise<void> => {
  const { job, lease } = failure
  const goOnWith = next.engine === job.engine ? failure.failed.goOnWith : undefined
  const startAfterMs = next.tries > 0 ? ctx.retryDelayMs * 2 ** (next.tries - 1) : 0
  const again = {
    ...next,
    status: 'queued',
    operation: goOnWith ?? null,
    // Else it is counted when the work is started.
    tries: goOnWith === undefined ? next.tries : next.tries + 1,
    remoteId: null,
    engineCostUsd: costSoFar(failure),
    leaseId: null,
    leaseUntil: null,
    progress: 0,
    stage: null,
    preview: null,
  } as const
  if (!(await changeLeasedJob(tx, lease, again))) throw await readLeaseLoss(tx, job.id)
  await noteEnqueued(tx, job.id)
  await enqueueGeneration(ctx, tx, { jobId: job.id, kind: job.kind, engine: next.engine, turn: job.turn, startAfterMs })
}

/** Puts the job back on the queue when trying again may help; else ends it and gives the charge back. */
export const failOrRetry = async (ctx: Context, failure: Failure): Promise<void> => {
  const { job } = failure
  const next = planNextTry(ctx, failure)
  await inTransaction(ctx.db, async (tx) => {
    await lockJobs(tx, job.userId)
    await (next ? retry(ctx, tx, failure, next) : fail(ctx, tx, failure))
  })
  await ctx.signals.publish(job.userId)
}
