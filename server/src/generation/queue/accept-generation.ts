import { randomUUID } from 'node:crypto'
import { KINDS, unitsOfSeconds } from '@visage/contract'
import type { JobAccepted, KindInput, KindName, Quality } from '@visage/contract'
import type { OfferInput } from '../../adapters/engines/engine.ts'
import { readOpenPlan, reserve } from '../../billing/ledger/charge.ts'
import type { Context } from '../../program/context.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Tx } from '../../db/transaction.ts'
import { findFaceToShow } from '../../gallery/assets/results.ts'
import { refuseWhenFull } from '../../gallery/storage/storage.ts'
import { rememberedCalls } from '../../idempotency/remembered-calls.ts'
import type { RepeatableCall } from '../../idempotency/remembered-calls.ts'
import { AppError } from '../../lib/app-error.ts'
import { madeFromOf } from '../inputs/made-from.ts'
import { refuseTooLong, secondsOf } from './lengths.ts'
import { chooseEngine, listChoices } from './offers.ts'
import { enqueueGeneration } from './queues.ts'
import { insertJob, listQueueFacts, lockJobs } from './store.ts'
import type { JobRow } from './store.ts'
import { findTurn } from './turns.ts'
import { estimateWait } from './wait.ts'

export type GenerationRequest<Kind extends KindName = KindName> = {
  kind: Kind
  input: KindInput<Kind>
  /** Which of several models is wanted; undefined for the usual one. */
  quality?: Quality | undefined
}

const answers = rememberedCalls<JobAccepted>('generation')

/** What a call was answered that came before with the same key. */
export const findAccepted = ({ db, clock }: Context, call: RepeatableCall): Promise<JobAccepted | undefined> =>
  answers.find(db, call, clock.now())

const addJob = async (ctx: Context, tx: Tx, request: GenerationRequest & { userId: string }) => {
  const { userId, kind } = request
  const now = ctx.clock.now()
  const id = randomUUID()
  const plan = await readOpenPlan(tx, { userId, now })
  const input = KINDS[kind].input.parse(request.input)
  refuseTooLong(request, plan)
  const asked = { kind, input: input as OfferInput, quality: request.quality ?? null, plan }
  const { engine, offer } = chooseEngine(ctx.engines, asked)
  const { turn, overload } = await findTurn(ctx, tx, { userId, engine, kind, plan })
  if (overload)
    throw new AppError('rate_limited', overload.message, {
      details: { retry_after_seconds: overload.retryAfterSeconds },
    })
  const units = (offer?.units ?? 1) * unitsOfSeconds(kind, secondsOf(request))
  const cost = await ctx.traces.span('reserve', () => reserve(tx, { userId, kind, units, jobId: id, now }))
  const quality = offer && listChoices(engine, asked).length > 0 ? offer.quality : null
  const faceId = await findFaceToShow(tx, { userId, madeFrom: madeFromOf({ kind, input }) })
  const trace = ctx.traces.current()
  const made = { id, userId, kind, input, faceId, engine: engine.name, quality, plan, cost, turn, trace }
  const job = await insertJob(tx, { ...made, createdAt: now })
  await enqueueGeneration(ctx, tx, { jobId: id, kind, engine: engine.name, turn })
  return job
}

/** Why only some of several jobs can be had, as the person is told. */
const tooFew = (error: unknown, { fit, wanted }: { fit: number; wanted: number }): unknown => {
  if (wanted === 1 || fit === 0 || !(error instanceof AppError)) return error
  if (error.code === 'quota_exceeded')
    return new AppError(
      'quota_exceeded',
      `${fit} of these ${wanted} fit into what you have left. Take ${wanted - fit} out, or choose a larger plan. Nothing was charged.`,
      { details: { left: fit } },
    )
  if (error.code !== 'rate_limited') return error
  return new AppError(
    'rate_limited',
    `${fit} of these ${wanted} can wait in line at the moment. Take ${wanted - fit} out, or wait until some are done. Nothing was charged.`,
    { details: error.details },
  )
}

/**
 * Reserves the charges of several jobs, adds them and puts them on the queue. Belongs in a transaction that holds
 * {@link lockJobs}: where one of them does not fit it throws, and nothing of any of them stays.
 */
export const addJobs = async (
  ctx: Context,
  tx: Tx,
  { userId, requests }: { userId: string; requests: readonly GenerationRequest[] },
): Promise<JobRow[]> => {
  await refuseWhenFull(ctx, tx, userId)
  const added: JobRow[] = []
  for (const request of requests)
    try {
      added.push(await addJob(ctx, tx, { ...request, userId }))
    } catch (error) {
      throw tooFew(error, { fit: added.length, wanted: requests.length })
    }
  return added
}

/**
 * Reserves the charge, adds the job and puts it on the queue, all or nothing. A call that came before with
 * the same key is answered as it was then.
 */
export const acceptGeneration = (
  ctx: Context,
  call: RepeatableCall,
  request: GenerationRequest,
): Promise<JobAccepted> =>
  inTransaction(ctx.db, async (tx) => {
    const { userId } = call
    await lockJobs(tx, userId)
    const now = ctx.clock.now()
    const earlier = await answers.find(tx, call, now)
    if (earlier) return earlier
    const [job] = await addJobs(ctx, tx, { userId, requests: [request] })
    if (!job) throw new Error('No job was added.')
    const facts = await listQueueFacts(tx, [job.id])
    const answer: JobAccepted = {
      job_id: job.id,
      status: job.status,
      kind: job.kind,
      ...estimateWait(ctx.engines, job, facts.get(job.id)),
      cost: job.cost,
    }
    await answers.remember(tx, call, { answer, now })
    return answer
  })
