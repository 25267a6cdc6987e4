import { EngineError } from '../../adapters/engines/engine.ts'
import type { Context } from '../../program/context.ts'
import { startWatchdog } from '../../lib/time-limits.ts'
import type { WorkLimits } from '../../lib/time-limits.ts'
import type { JobRow } from '../queue/store.ts'
import { failOrRetry } from './fail-or-retry.ts'
import { finishJob } from './finish-job.ts'
import { claimJob, LeaseLostError, renewLease } from './lease.ts'
import { runRecipe } from './run-recipe.ts'
import { releaseLease } from './store.ts'
import type { Lease } from './store.ts'

const minuteMs = 60_000

/** Of one try of a generation. The longest clip on a busy machine takes hours, and moves all the while. */
export const WORK_LIMITS: WorkLimits = { stallMs: 45 * minuteMs, mostMs: 360 * minuteMs }

type Work = { jobId: string; signal: AbortSignal }
type Step = { job: JobRow; lease: Lease; signal: AbortSignal; onMoved: () => void }

const runToEnd = async (ctx: Context, { job, lease, signal, onMoved }: Step): Promise<void> => {
  ctx.traces.note('queue wait', { from: job.enqueuedAt, to: new Date() })
  try {
    const end = await runRecipe(ctx, { job, lease, signal, onMoved })
    ctx.engines.note(job.engine, end.state === 'done' || end.reason !== 'engine')
    if (end.state === 'done') await finishJob(ctx, { job, lease, done: end, signal })
    else await failOrRetry(ctx, { job, lease, failed: end })
  } catch (error) {
    if (!(error instanceof EngineError)) throw error
    ctx.log.warn({ err: error, job: job.id, engine: job.engine }, 'the engine sent what cannot be used')
    ctx.engines.note(job.engine, false)
    await failOrRetry(ctx, { job, lease, failed: error.toFailed() })
  }
}

/**
 * Takes a job by a lease on its row and works on it to its end. Does nothing when another worker has it or
 * when it is over, so that a message that comes twice does no harm.
 */
export const workOnJob = async (ctx: Context, { jobId, signal: closing }: Work): Promise<void> => {
  const claimed = await claimJob(ctx, jobId)
  if (!claimed) return
  const { job, lease } = claimed
  using renewal = renewLease(ctx, lease)
  const tooLong = new AbortController()
  using watch = startWatchdog(WORK_LIMITS, (how) => tooLong.abort(new DOMException(how, 'TimeoutError')))
  const signal = AbortSignal.any([renewal.signal, closing, tooLong.signal])
  try {
    const facts = { job: job.id, kind: job.kind, engine: job.engine, try: job.tries }
    const run = () => runToEnd(ctx, { job, lease, signal, onMoved: watch.moved })
    await ctx.traces.span('work on job', run, { parent: job.trace, facts })
  } catch (error) {
    if (error instanceof LeaseLostError) return
    await releaseLease(ctx.db, lease)
    throw error
  }
}
