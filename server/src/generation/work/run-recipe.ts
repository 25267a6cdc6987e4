import { KINDS } from '@visage/contract'
import type { KindInput, KindName } from '@visage/contract'
import { EngineError } from '../../adapters/engines/engine.ts'
import type { Done, Failed, JobSourceRef, Recipe, Run, Running, Source } from '../../adapters/engines/engine.ts'
import { LIKENESS_ROLES } from '../../adapters/engines/tasks/task-request.ts'
import { drawPreview } from '../../adapters/media/picture/picture-copies.ts'
import type { Context } from '../../program/context.ts'
import { openSignalWaiter } from '../../db/signals.ts'
import type { SignalWaiter } from '../../db/signals.ts'
import { inTransaction } from '../../db/transaction.ts'
import { readSource } from '../../gallery/sources.ts'
import { AppError } from '../../lib/app-error.ts'
import { readTemplateSource } from '../../templates/read-template-source.ts'
import { findJob, lockJobs } from '../queue/store.ts'
import type { JobRow } from '../queue/store.ts'
import { callEngine, ENGINE_FAILED, remoteTopic, stopEngine } from './engine-calls.ts'
import { MAX_TRIES } from './fail-or-retry.ts'
import { LeaseLostError, readLeaseLoss } from './lease.ts'
import { changeLeasedJob, findBestOfSheets } from './store.ts'
import type { Lease } from './store.ts'

/** What a job works from, a template or its owner's own; what is gone ends the job without a charge. */
const readJobSource = async (ctx: Context, { userId }: Pick<JobRow, 'userId'>, ref: JobSourceRef): Promise<Source> => {
  try {
    return ref.from === 'template' ? await readTemplateSource(ctx, ref.id) : await readSource(ctx, { userId, ref })
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    throw new EngineError(error.message, { reason: 'refused', retryable: false, cause: error })
  }
}

type Step = Partial<Pick<JobRow, 'operation' | 'progress' | 'stage' | 'preview' | 'remoteId'>>

/** Saves how far a job is and wakes up whoever watches; throws `LeaseLostError` when it is no longer ours. */
const saveStep = async (ctx: Context, { job, lease }: { job: JobRow; lease: Lease }, step: Step): Promise<void> => {
  const saved = await inTransaction(ctx.db, async (tx) => {
    await lockJobs(tx, job.userId)
    return changeLeasedJob(tx, lease, step)
  })
  if (!saved) throw await readLeaseLoss(ctx.db, job.id)
  await ctx.signals.publish(job.userId)
}

const maxClaims = 10
const saveEveryMs = 300
const previewEveryMs = 1000
const pollRangeMs = { min: 50, max: 30_000 }

type Work = { job: JobRow; lease: Lease; signal: AbortSignal; onMoved: () => void }

const GIVEN_UP: Failed = { ...ENGINE_FAILED, onlyElsewhere: true }

const isFailed = (answer: unknown): answer is Failed =>
  typeof answer === 'object' && answer !== null && 'state' in answer && answer.state === 'failed'

const isTimeout = (error: unknown) => error instanceof Error && error.name === 'TimeoutError'

/** Until it is time to ask again, or there is news: from the engine here, or from a service elsewhere. */
const waitToPoll = async (
  { pollAfterMs, changed }: Running<unknown>,
  { signal, waiter }: { signal: AbortSignal; waiter: SignalWaiter },
): Promise<void> => {
  const awake = new AbortController()
  const timeoutMs = Math.min(pollRangeMs.max, Math.max(pollRangeMs.min, pollAfterMs))
  const waiting = waiter.wait({ timeoutMs, signal: AbortSignal.any([signal, awake.signal]) })
  await Promise.race(changed ? [waiting, changed] : [waiting])
  awake.abort()
  await waiting
  signal.throwIfAborted()
}

const findLikenesses = async ({ db, config }: Context, wanted: { userId: string; faceId: string }) => {
  const ids = await findBestOfSheets(db, { ...wanted, least: config.identityThreshold, most: LIKENESS_ROLES.length })
  return ids.map((id) => ({ from: 'asset', id }) as const)
}

type Following = Work & { onOperation: (operation: unknown) => void }

const runFor = (ctx: Context, { job, signal }: Pick<Work, 'job' | 'signal'>): Run => ({
  jobId: job.id,
  wanted: { quality: job.quality, plan: job.plan },
  signal,
  readSource: (ref) => readJobSource(ctx, job, ref),
  findLikenesses: (faceId) => findLikenesses(ctx, { userId: job.userId, faceId }),
  readRemoteId: async () => (await findJob(ctx.db, job.id))?.remoteId ?? null,
  invisibleWatermark: ctx.provenance.invisibleWatermarkFor({ jobId: job.id, createdAt: job.createdAt }),
})

type Asking = { run: Run; call: Parameters<typeof callEngine>[1] }

/** Asks for begun work until it ends, and saves how far it is; answers also how often it asked. */
const pollToEnd = async (
  ctx: Context,
  recipe: Recipe,
  { job, lease, signal, onMoved, onOperation, run, call }: Following & Asking,
): Promise<{ end: Done | Failed; polls: number }> => {
  const input = job.input as KindInput<KindName>
  let { operation, progress, stage, remoteId } = job
  using waiter = openSignalWaiter(ctx.signals, remoteTopic(job.id))
  let savedAtMs = -saveEveryMs
  let shown: { picture: Uint8Array; atMs: number } | undefined
  for (let polls = 1; ; polls += 1) {
    const current = operation
    const answer: Running<unknown> | Done | Failed = await callEngine(() => recipe.poll(current, input, run), call)
    if (answer.state !== 'running') return { end: answer, polls }
    const isRenamed = (answer.remoteId ?? remoteId) !== remoteId
    const replaced = answer.operation !== undefined || isRenamed
    const moved = Math.floor(answer.progress) !== Math.floor(progress) || answer.stage !== stage
    if (moved || replaced) onMoved()
    const isNewPicture = answer.preview !== undefined && answer.preview !== shown?.picture
    const isShown = isNewPicture && performance.now() - (shown?.atMs ?? -previewEveryMs) >= previewEveryMs
    if (replaced || isShown || (moved && performance.now() - savedAtMs >= saveEveryMs)) {
      operation = answer.operation ?? operation
      progress = Math.min(100, Math.max(0, answer.progress))
      stage = answer.stage
      remoteId = answer.remoteId ?? remoteId
      savedAtMs = performance.now()
      onOperation(operation)
      if (answer.preview && isShown) shown = { picture: answer.preview, atMs: savedAtMs }
      const preview = answer.preview && isShown ? await drawPreview(answer.preview) : undefined
      // Left alone unless the engine gave it another one: a message may have changed it in the meantime.
      const step = {
        progress,
        stage,
        ...(preview && { preview }),
        ...(replaced && { operation }),
        ...(isRenamed && { remoteId }),
      }
      await saveStep(ctx, { job, lease }, step)
    }
    await waitToPoll(answer, { signal, waiter })
  }
}

/** Starts the work when nothing was saved, and asks for it until it ends. */
const followOperation = async (ctx: Context, recipe: Recipe, following: Following): Promise<Done | Failed> => {
  const { job, lease, signal, onOperation } = following
  const run = runFor(ctx, following)
  const onError = (error: unknown) => ctx.log.warn({ err: error, job: job.id, engine: job.engine }, 'the engine failed')
  const call = { signal, onError }
  let { operation } = job
  if (operation === null) {
    const start = () => callEngine(() => recipe.start(job.input as KindInput<KindName>, run), call)
    const started = await ctx.traces.span('engine start', start)
    if (isFailed(started)) return started
    operation = started
    onOperation(operation)
    await saveStep(ctx, { job, lease }, { operation })
  }
  return ctx.traces.span('engine poll', async (span) => {
    const { end, polls } = await pollToEnd(ctx, recipe, { ...following, job: { ...job, operation }, run, call })
    span.tell({ polls, end: end.state })
    return end
  })
}

/** The job's engine's way to make it, if that is still wanted; what it has begun it may end all the same. */
const findRecipe = ({ engines }: Context, { engine, kind, operation }: JobRow): Recipe | undefined => {
  const isWanted = engines.routes.get(kind)?.some(({ name }) => name === engine) ?? false
  return isWanted || operation !== null ? engines.findByName(engine)?.recipes[kind] : undefined
}

const switchedOff = ({ kind }: JobRow): Failed => ({
  state: 'failed',
  reason: 'off',
  message: `${KINDS[kind].label} was switched off before this was made. Nothing was charged.`,
  retryable: true,
  onlyElsewhere: true,
})

/**
 * Has the engine make what the job asks for, from wherever an earlier worker left it, and answers how that
 * ended. Throws `LeaseLostError` when the job is no longer ours and the reason of `signal` when that aborts.
 */
export const runRecipe = async (ctx: Context, work: Work): Promise<Done | Failed> => {
  const { job } = work
  const recipe = findRecipe(ctx, job)
  if (!recipe) return switchedOff(job)
  if (job.tries > MAX_TRIES || job.claims > maxClaims) return GIVEN_UP
  let operation: unknown = job.operation
  try {
    return await followOperation(ctx, recipe, { ...work, onOperation: (next) => (operation = next) })
  } catch (error) {
    const isUnwanted = error instanceof LeaseLostError ? error.isUnwanted : isTimeout(error)
    if (isUnwanted && operation !== null) await stopEngine(ctx, job, operation)
    if (isTimeout(error)) return GIVEN_UP
    throw error
  }
}
