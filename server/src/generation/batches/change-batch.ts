import { randomUUID } from 'node:crypto'
import { assetUrl, kindOf } from '@visage/contract'
import type { Batch, BodyOf, contract, KindInput, Quality } from '@visage/contract'
import type { Call } from '../../calls/handlers.ts'
import type { Context } from '../../program/context.ts'
import { inTransaction } from '../../db/transaction.ts'
import { rememberedCalls } from '../../idempotency/remembered-calls.ts'
import { refuseNeverWords } from '../../influencers/rules.ts'
import { AppError } from '../../lib/app-error.ts'
import { moderate } from '../../moderation/moderate.ts'
import { cancelJob } from '../cancel-jobs.ts'
import { openSources } from '../inputs/sources.ts'
import { addJobs } from '../queue/accept-generation.ts'
import { hasEnded, lockJobs } from '../queue/store.ts'
import { readBatch } from './read-batches.ts'
import type { WantedBatch } from './read-batches.ts'
import { findBatch, insertBatch, listJobsOf, replaceJob } from './store.ts'

const kind = 'image'

type Input = KindInput<typeof kind>
type Wish = { place: number; input: Input; quality: Quality | undefined }

const answers = rememberedCalls<{ id: string }>('batch')

/** Refuses words that the rules or the influencer do not allow, and says in which picture they are. */
const refuseWords = async (
  ctx: Context,
  userId: string,
  { face, wishes }: { face: string; wishes: readonly Wish[] },
) => {
  for (const { place, input } of wishes)
    try {
      const texts = kindOf(kind).texts(input)
      await moderate(ctx, { userId, kind, texts })
      await refuseNeverWords(ctx, { userId, madeFrom: face, texts })
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      throw new AppError(error.code, `Picture ${place + 1}: ${error.message}`, { details: error.details, cause: error })
    }
}

const tellOf = (ctx: Context, userId: string) => ctx.signals.publish(userId)

/**
 * Takes on all pictures of a batch or none of them, each with its own charge. A call that came before with the same key is
 * answered with the batch that it began.
 */
export const startBatch = async (ctx: Context, call: Call<typeof contract.batches.startBatch>): Promise<Batch> => {
  const { caller, body, idempotencyKey, requestHash } = call
  const { userId } = caller
  const wishes = await readWishes(ctx, call)
  await refuseWords(ctx, userId, { face: body.face, wishes })
  const id = await inTransaction(ctx.db, async (tx) => {
    await lockJobs(tx, userId)
    const now = ctx.clock.now()
    const repeatable = { userId, idempotencyKey, requestHash }
    const earlier = await answers.find(tx, repeatable, now)
    if (earlier) return earlier.id
    const added = await addJobs(ctx, tx, { userId, requests: wishes.map((wish) => ({ kind, ...wish })) })
    const { title, purpose, face: faceId, pictures } = body
    const batch = { id: randomUUID(), userId, title, purpose, faceId, createdAt: now }
    const made = added.map((job, place) => ({ jobId: job.id, label: pictures[place]?.label ?? '' }))
    await insertBatch(tx, { ...batch, gender: wishes[0]?.input.gender ?? 'female' }, made)
    await answers.remember(tx, repeatable, { answer: { id: batch.id }, now })
    return batch.id
  })
  await tellOf(ctx, userId)
  return readBatch(ctx, { id, userId })
}

/** What each picture is asked for with; the face has to be one of the person's own. */
const readWishes = async (
  ctx: Context,
  { caller, body, signal }: Pick<Call<typeof contract.batches.startBatch>, 'caller' | 'body' | 'signal'>,
): Promise<Wish[]> => {
  const from = openSources(ctx, { caller, body: undefined, files: undefined, signal })
  const whose = await from.face(assetUrl(body.face), 'female')
  return Promise.all(
    body.pictures.map(
      async (
        { prompt, pose, look, garments = [] }: BodyOf<typeof contract.batches.startBatch>['pictures'][number],
        place,
      ) => ({
        place,
        input: {
          mode: 'prompt',
          ...whose,
          pose,
          prompt,
          ...(look !== undefined && { look }),
          ...(await from.garments(garments)),
        },
        quality: body.quality,
      }),
    ),
  )
}

/** Cancels what of a batch has not ended; what ends meanwhile, or may not be cancelled any more today, is left as it is. */
export const cancelBatch = async (ctx: Context, wanted: WantedBatch): Promise<Batch> => {
  // Those that wait first: they cost nobody anything and are cancelled without limit.
  const open = (await listJobsOf(ctx.db, wanted)).filter(({ job }) => !hasEnded(job)).toReversed()
  for (const { job } of open)
    try {
      await cancelJob(ctx, { id: job.id, userId: wanted.userId })
    } catch (error) {
      if (!(error instanceof AppError && ['conflict', 'rate_limited'].includes(error.code))) throw error
    }
  return readBatch(ctx, wanted)
}

/** Asks once more for those of some pictures that brought nothing. Of two who ask at the same time one does so. */
export const retryBatch = async (
  ctx: Context,
  { places, ...wanted }: WantedBatch & { places: readonly number[] },
): Promise<Batch> => {
  const { userId } = wanted
  const findLost = async (db: Context['db']) =>
    (await listJobsOf(db, wanted)).filter(
      ({ place, job }) => places.includes(place) && (job.status === 'failed' || job.status === 'cancelled'),
    )
  const wishOf = ({ place, job }: Awaited<ReturnType<typeof findLost>>[number]): Wish => ({
    place,
    input: kindOf(kind).input.parse(job.input) as Input,
    quality: job.quality ?? undefined,
  })
  const batch = await findBatch(ctx.db, wanted)
  if (!batch) throw new AppError('not_found')
  await refuseWords(ctx, userId, { face: batch.faceId, wishes: (await findLost(ctx.db)).map(wishOf) })
  await inTransaction(ctx.db, async (tx) => {
    await lockJobs(tx, userId)
    const lost = await findLost(tx)
    if (lost.length === 0) return
    const requests = lost.map(wishOf).map(({ input, quality }) => ({ kind, input, quality }) as const)
    const added = await addJobs(ctx, tx, { userId, requests })
    for (const [index, { place }] of lost.entries())
      await replaceJob(tx, { batchId: batch.id, place, jobId: added[index]?.id ?? '' })
  })
  await tellOf(ctx, userId)
  return readBatch(ctx, wanted)
}
