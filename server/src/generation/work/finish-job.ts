import { kindOf } from '@visage/contract'
import type { Gender, KindInput, KindName, Colour, Kind } from '@visage/contract'
import type { Done, Artifact } from '../../adapters/engines/engine.ts'
import { settle } from '../../billing/ledger/charge.ts'
import type { Context } from '../../program/context.ts'
import { inTransaction } from '../../db/transaction.ts'
import { noticeOf } from '../../gallery/assets/gallery-items.ts'
import { addAsset, listResults, readLook, showsBlend } from '../../gallery/assets/results.ts'
import { findLookName } from '../../influencers/rules.ts'
import { madeFromOf, shownIn, sourceIdsOf } from '../inputs/made-from.ts'
import { lockJobs } from '../queue/store.ts'
import type { JobRow } from '../queue/store.ts'
import { readLeaseLoss } from './lease.ts'
import { changeLeasedJob } from './store.ts'
import type { Lease } from './store.ts'
import { createBlobKey } from '../../adapters/blobs/blob-store.ts'
import { EngineError } from '../../adapters/engines/engine.ts'
import { fileEnding } from '../../lib/file-ending.ts'
import { makeThumbnail } from '../../adapters/media/picture/picture-copies.ts'
import { readColours } from '../../adapters/media/picture/read-colours.ts'
import type { Origin } from '../../adapters/provenance/provenance.ts'

type Result = { artifact: Artifact; medium: Kind['medium']; origin: Origin; signal: AbortSignal }

type StoredFiles = {
  blobKey: string
  thumbnailKey: string | null
  losslessKey: string | null
  /** Size of the result's own file. */
  bytes: number
  /** Of the files beside it. */
  otherBytes: number
  /** Of a sound. */
  peaks: number[] | null
  colours: Colour[]
}

type ResultPreview = Pick<StoredFiles, 'peaks' | 'colours'> & { thumbnail: Uint8Array | null }

const unusable = (cause: unknown) =>
  new EngineError('The engine made a file that cannot be used.', { reason: 'engine', retryable: true, cause })

/** What a result is shown by before it is opened. */
const makePreview = async (
  { clips, sounds, provenance }: Context,
  bytes: Uint8Array,
  { medium, origin, signal }: Omit<Result, 'artifact'>,
): Promise<ResultPreview> => {
  if (medium === 'audio') return { thumbnail: null, peaks: (await sounds.probe(bytes, { signal })).peaks, colours: [] }
  const still = medium === 'video' ? (await clips.poster(bytes, { signal })).bytes : bytes
  const small = await makeThumbnail(still)
  const thumbnail = provenance.seal({ bytes: small, mimeType: 'image/webp' }, origin)
  return { thumbnail, peaks: null, colours: await readColours(small) }
}

const prepare = async (ctx: Context, { artifact, medium, origin, signal }: Result) => {
  try {
    const ending = fileEnding(artifact.mimeType)
    const bytes = await ctx.provenance.stamp({ hasInvisibleWatermark: false, ...artifact }, origin, signal)
    return { ending, bytes, ...(await makePreview(ctx, bytes, { medium, origin, signal })) }
  } catch (error) {
    signal.throwIfAborted()
    throw unusable(error)
  }
}

/** Every file of a result. */
const keysOf = ({ blobKey, thumbnailKey, losslessKey }: StoredFiles): string[] =>
  [blobKey, thumbnailKey, losslessKey].filter((key) => key !== null)

/**
 * Stores a result, marked and sealed as generated here, and what goes with it. Throws an `EngineError` when the file is
 * not what it should be, and the reason of `signal` when that aborts.
 */
const storeArtifact = async (ctx: Context, result: Result): Promise<StoredFiles> => {
  const { ending, bytes, thumbnail, peaks, colours } = await prepare(ctx, result)
  const { lossless } = result.artifact
  const { blobs } = ctx
  const files: StoredFiles = {
    blobKey: createBlobKey(ending),
    thumbnailKey: thumbnail && createBlobKey('webp'),
    losslessKey: lossless ? createBlobKey(fileEnding('audio/flac')) : null,
    bytes: bytes.byteLength,
    otherBytes: (thumbnail?.byteLength ?? 0) + (lossless?.byteLength ?? 0),
    peaks,
    colours,
  }
  try {
    await blobs.write(files.blobKey, bytes)
    if (thumbnail && files.thumbnailKey) await blobs.write(files.thumbnailKey, thumbnail)
    if (lossless && files.losslessKey) await blobs.write(files.losslessKey, lossless)
  } catch (error) {
    for (const key of keysOf(files)) await blobs.remove(key)
    throw error
  }
  return files
}

type Finish = { job: JobRow; lease: Lease; done: Done; signal: AbortSignal }

/** Whether it shows a face that was made from three names. */
const isBlended = async (ctx: Context, { userId, kind, input }: JobRow): Promise<boolean> => {
  const request = input as KindInput<KindName>
  // Nobody is to be seen in a song.
  if (kindOf(kind).medium === 'audio') return false
  if (kindOf(kind).isBlend?.(request)) return true
  for (const id of shownIn({ kind, input: request })) if (await showsBlend(ctx, { userId, id })) return true
  return false
}

/** What goes on from a picture shows the same look, unless it dresses its person anew. */
const lookOf = async (ctx: Pick<Context, 'db'>, { userId, kind, input, faceId }: JobRow): Promise<string | null> => {
  const request = input as KindInput<KindName> & { look?: string }
  // It may have been asked for by a name that the look had before.
  if (request.look !== undefined && faceId !== null) return findLookName(ctx.db, { userId, faceId, look: request.look })
  if (request.look !== undefined || kindOf(kind).before) return request.look ?? null
  const id = madeFromOf({ kind, input: request })
  return id === null ? null : readLook(ctx, { userId, id })
}

const describe = ({ job, done }: Finish, files: StoredFiles & { isBlend: boolean; look: string | null }) => {
  const { artifact, recipe, facePrompt, identityScore, model } = done
  const { kind } = job
  const input = job.input as KindInput<KindName>
  const { medium, texts } = kindOf(kind)
  const typed = texts(input)
  return {
    userId: job.userId,
    jobId: job.id,
    kind,
    medium,
    gender: (input as { gender?: Gender }).gender ?? null,
    prompt: typed.length === 0 ? null : typed.join(', '),
    faceId: job.faceId,
    otherFaceId: done.other?.face ?? (input as { other?: string }).other ?? null,
    otherIdentityScore: done.other?.identityScore ?? null,
    sources: sourceIdsOf({ kind, input }),
    facePrompt,
    identityScore,
    recipe: job.quality === null ? recipe : { ...recipe, quality: job.quality },
    engine: job.engine,
    model: model.name,
    licence: model.licence,
    mimeType: artifact.mimeType,
    width: artifact.width,
    height: artifact.height,
    durationSeconds: artifact.durationSeconds,
    ...files,
  }
}

/** With what earlier tries cost the operator. */
const costOf = ({ job: { engineCostUsd }, done: { costUsd } }: Finish): number | null =>
  engineCostUsd === null ? costUsd : engineCostUsd + (costUsd ?? 0)

const endOf = (finish: Finish) =>
  ({
    status: 'succeeded',
    progress: 100,
    stage: null,
    preview: null,
    hints: finish.done.hints,
    model: finish.done.model.name,
    licence: finish.done.model.licence,
    engineCostUsd: costOf(finish),
  }) as const

/** Whether the job brought its asset or not, when the transaction's answer was lost. */
const removeUnlessStored = async (ctx: Context, jobId: string, files: StoredFiles): Promise<void> => {
  const kept = await listResults(ctx, [jobId])
  if (kept.get(jobId)?.url.includes(files.blobKey)) return
  for (const key of keysOf(files)) await ctx.blobs.remove(key)
}

/**
 * Stores the result, then in one transaction shows it in the gallery, keeps the charge and ends the job.
 * A result that comes too late is thrown away: `LeaseLostError`.
 */
export const finishJob = async (ctx: Context, finish: Finish): Promise<void> => {
  const { job, lease, done, signal } = finish
  const isBlend = await isBlended(ctx, job)
  const files = await ctx.traces.span('store', () =>
    storeArtifact(ctx, {
      artifact: done.artifact,
      medium: kindOf(job.kind).medium,
      origin: { jobId: job.id, createdAt: job.createdAt, notice: noticeOf({ isBlend }) },
      signal,
    }),
  )
  try {
    await inTransaction(ctx.db, async (tx) => {
      await lockJobs(tx, job.userId)
      const now = ctx.clock.now()
      const ended = await changeLeasedJob(tx, lease, { ...endOf(finish), finishedAt: now })
      if (!ended) throw await readLeaseLoss(tx, job.id)
      // The look may have got another name while the job was worked on.
      const look = await lookOf({ db: tx }, ended)
      await addAsset(tx, { ...describe(finish, { ...files, isBlend, look }), createdAt: now })
      await ctx.traces.span('settle', () => settle(tx, { jobId: job.id, now }))
    })
  } catch (error) {
    await removeUnlessStored(ctx, job.id, files)
    throw error
  }
  await ctx.signals.publish(job.userId)
}
