import type { Context } from '../context.ts'
import { AppError } from '../lib/app-error.ts'
import { openWakeUp } from '../live/open-wake-up.ts'
import { hasEnded } from './has-ended.ts'
import { findOwnJob } from './store/jobs.ts'
import type { JobRow } from './store/jobs.ts'

const patienceMs = 10 * 60 * 1000
const lookAgainMs = 5000

type Wanted = { userId: string; jobId: string; signal: AbortSignal }

/** Answers a job when it has ended, or as it is when the caller has gone or ten minutes are over. */
export const waitForEnd = async (ctx: Context, { userId, jobId, signal }: Wanted): Promise<JobRow> => {
  const patience = AbortSignal.any([signal, AbortSignal.timeout(patienceMs)])
  using news = openWakeUp(ctx.signals, userId)
  for (;;) {
    const job = await findOwnJob(ctx.db, { id: jobId, userId })
    if (!job) throw new AppError('not_found')
    if (hasEnded(job) || patience.aborted) return job
    await news.wait({ timeoutMs: lookAgainMs, signal: patience })
  }
}
