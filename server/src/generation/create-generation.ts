import type { JobAccepted, KindName } from '@visage/contract'
import type { Context } from '../context.ts'
import { listResults } from '../gallery/list-results.ts'
import { Accepted } from '../http/handlers.ts'
import type { Caller } from '../http/handlers.ts'
import { AppError } from '../lib/app-error.ts'
import { moderate } from '../moderation/moderate.ts'
import { acceptGeneration } from './accept-generation.ts'
import type { Wish } from './accept-generation.ts'
import { listTexts } from './list-texts.ts'
import { hasEnded } from './has-ended.ts'
import type { JobRow } from './store/jobs.ts'
import { waitForEnd } from './wait-for-end.ts'

type GenerationCall = {
  caller: Caller
  prefersAsync: boolean
  idempotencyKey: string | null
  requestHash: string
  signal: AbortSignal
}

type Generation<Kind extends KindName, Body> = Wish<Kind> & {
  /** The body for a caller that waited, from the address of the result. */
  answer: (url: string) => Body
}

const readUrl = async (ctx: Context, job: JobRow): Promise<string> => {
  if (job.status === 'cancelled') throw new AppError('job_cancelled')
  if (job.errorCode) throw new AppError(job.errorCode, job.errorMessage ?? undefined)
  const results = await listResults(ctx, [job.id])
  const result = results.get(job.id)
  if (!result) throw new AppError('not_found', 'This result has been deleted.')
  return result.url
}

/**
 * Takes on a generation. A caller that prefers so is answered at once; another one when it has ended, or
 * after ten minutes with where to ask.
 */
export const createGeneration = async <Kind extends KindName, Body>(
  ctx: Context,
  call: GenerationCall,
  { kind, input, answer }: Generation<Kind, Body>,
): Promise<Body | Accepted<JobAccepted>> => {
  const { caller, idempotencyKey, requestHash, prefersAsync, signal } = call
  const { userId } = caller
  await moderate(ctx, { userId, kind, texts: listTexts(kind, input) })
  const accepted = await acceptGeneration(ctx, { userId, idempotencyKey, requestHash }, { kind, input })
  await ctx.signals.publish(userId)
  const later = new Accepted(accepted, `/api/jobs/${accepted.job_id}`)
  if (prefersAsync) return later
  const job = await waitForEnd(ctx, { userId, jobId: accepted.job_id, signal })
  return hasEnded(job) ? answer(await readUrl(ctx, job)) : later
}
