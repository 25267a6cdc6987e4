import { kindOf } from '@visage/contract'
import type { JobAccepted, KindInput, KindName, Quality } from '@visage/contract'
import { wordsOfDesign } from '../adapters/engines/design.ts'
import type { Context } from '../program/context.ts'
import { openSignalWaiter } from '../db/signals.ts'
import { listResults } from '../gallery/assets/results.ts'
import { refuseNeverWords } from '../influencers/rules.ts'
import { AppError } from '../lib/app-error.ts'
import type { Caller } from '../lib/callers.ts'
import { moderate } from '../moderation/moderate.ts'
import { shownIn } from './inputs/made-from.ts'
import { acceptGeneration, findAccepted } from './queue/accept-generation.ts'
import { findOwnJob, hasEnded } from './queue/store.ts'
import type { JobRow } from './queue/store.ts'

const patienceMs = 10 * 60 * 1000
const pollMs = 5000

type JobToAwait = { userId: string; jobId: string; signal: AbortSignal }

/** Answers a job when it has ended, or as it is when the caller has gone or ten minutes are over. */
const waitForEnd = async (ctx: Context, { userId, jobId, signal }: JobToAwait): Promise<JobRow> => {
  const patience = AbortSignal.any([signal, AbortSignal.timeout(patienceMs)])
  using changes = openSignalWaiter(ctx.signals, userId)
  for (;;) {
    const job = await findOwnJob(ctx.db, { id: jobId, userId })
    if (!job) throw new AppError('not_found')
    if (hasEnded(job) || patience.aborted) return job
    await changes.wait({ timeoutMs: pollMs, signal: patience })
  }
}

type GenerationCall = {
  caller: Caller
  prefersAsync: boolean
  idempotencyKey: string | null
  requestHash: string
  signal: AbortSignal
}

const readUrl = async (ctx: Context, job: JobRow): Promise<string> => {
  if (job.status === 'cancelled') throw new AppError('job_cancelled')
  if (job.errorCode) throw new AppError(job.errorCode, job.errorMessage ?? undefined)
  const results = await listResults(ctx, [job.id])
  const result = results.get(job.id)
  if (!result) throw new AppError('not_found', 'This result has been deleted.')
  return result.url
}

type Asked<Kind extends KindName> = {
  kind: Kind
  quality: Quality | undefined
  readInput: () => Promise<KindInput<Kind>>
}

const accept = async <Kind extends KindName>(
  ctx: Context,
  { caller: { userId }, idempotencyKey, requestHash }: GenerationCall,
  { kind, quality, readInput }: Asked<Kind>,
): Promise<JobAccepted> => {
  const input = await readInput()
  const texts = [...kindOf(kind).texts(input), ...wordsOfDesign(kind, input)]
  await moderate(ctx, { userId, kind, texts })
  for (const madeFrom of shownIn({ kind, input })) await refuseNeverWords(ctx, { userId, madeFrom, texts })
  const accepted = await acceptGeneration(ctx, { userId, idempotencyKey, requestHash }, { kind, input, quality })
  await ctx.signals.publish(userId)
  return accepted
}

/**
 * Takes on a generation, unless the same call came before: then nothing is read, and no file of it is kept twice. A caller
 * that prefers so is told at once that it was accepted; another one gets the address of the result when it has ended, or
 * after ten minutes no address either.
 */
export const createGeneration = async <Kind extends KindName>(
  ctx: Context,
  call: GenerationCall,
  asked: Asked<Kind>,
): Promise<{ accepted: JobAccepted; url: string | null }> => {
  const { caller, idempotencyKey, requestHash, prefersAsync, signal } = call
  const { userId } = caller
  const accepted =
    (await findAccepted(ctx, { userId, idempotencyKey, requestHash })) ?? (await accept(ctx, call, asked))
  if (prefersAsync) return { accepted, url: null }
  const job = await waitForEnd(ctx, { userId, jobId: accepted.job_id, signal })
  return { accepted, url: hasEnded(job) ? await readUrl(ctx, job) : null }
}
