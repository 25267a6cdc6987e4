import type { FaceBox, UploadFaces } from '@visage/contract'
import { createBlobKey, storedFile } from '../../adapters/blobs/blob-store.ts'
import { fileEnding } from '../../lib/file-ending.ts'
import type { Context } from '../../program/context.ts'
import { AppError } from '../../lib/app-error.ts'
import { withTimeout } from '../../lib/time-limits.ts'
import { createCache } from '../../lib/work-by-key.ts'
import { findUpload, saveFaces } from './store.ts'
import type { Upload } from './store.ts'
import { lostFile } from './upload-rules.ts'

/** Faces, and for those of a video the picture and the second that shows them. */
type FoundFaces = { faces: FaceBox[]; still: { key: string; at: number } | null }

const read = ({ faces, facesKey }: Pick<Upload, 'faces' | 'facesKey'>): FoundFaces => ({
  faces: faces?.boxes ?? [],
  still: faces && facesKey !== null ? { key: facesKey, at: faces.at } : null,
})

/** Finds the faces of a video in the frame that shows the most; what was found once stays, with its picture. */
const findVideoFaces = async (ctx: Context, upload: Upload, signal: AbortSignal): Promise<FoundFaces> => {
  if (upload.faces) return read(upload)
  const { db, blobs, clips } = ctx
  const { id, userId } = upload
  const { faces: boxes, atSeconds, still } = await clips.faces(storedFile(blobs, upload.blobKey), { signal })
  const facesKey = still && createBlobKey(fileEnding(still.mimeType))
  if (still && facesKey) await blobs.write(facesKey, still.bytes)
  const faces = { at: atSeconds, boxes }
  let isSaved = false
  try {
    isSaved = await saveFaces(db, { id, faces, facesKey, bytes: still?.bytes.byteLength ?? 0 })
  } finally {
    if (facesKey && !isSaved) await blobs.remove(facesKey)
  }
  if (isSaved) return read({ faces, facesKey })
  const first = await findUpload(db, { userId, id })
  if (!first) throw lostFile()
  return read(first)
}

type FacesQuery = { userId: string; id: string }

/** How long one who asks waits; the look goes on, and who asks again finds what came of it. */
const usualPatienceMs = 60_000
const retryAfterSeconds = 5
/** Ends a look that hangs: on a busy machine a slow one is worth its end. */
const longestMs = 10 * 60_000
const maxRemembered = 500

const memories = new WeakMap<Context['faces'], ReturnType<typeof createCache<FoundFaces>>>()

const notInTime = (cause?: unknown) =>
  new AppError('unavailable', 'The faces could not be found in time. Please try again.', {
    details: { retry_after_seconds: retryAfterSeconds },
    cause,
  })

const detectFaces = async (ctx: Context, upload: Upload): Promise<FoundFaces> => {
  const signal = AbortSignal.timeout(longestMs)
  try {
    if (upload.medium === 'video') return await findVideoFaces(ctx, upload, signal)
    return { faces: await ctx.faces.find(await ctx.blobs.read(upload.blobKey), signal), still: null }
  } catch (error) {
    throw signal.aborted ? notInTime(error) : error
  }
}

/** Each file is looked at once, however many ask. */
const detectOnce = (ctx: Context, upload: Upload): Promise<FoundFaces> => {
  const remember = memories.get(ctx.faces) ?? createCache<FoundFaces>(maxRemembered)
  memories.set(ctx.faces, remember)
  return remember(upload.id, () => detectFaces(ctx, upload))
}

const isLookedInto = ({ medium }: Upload): boolean => medium === 'image' || medium === 'video'

/** The faces of a person's upload, the largest first. Throws `not_found`, or `unavailable` when it takes too long. */
export const listUploadFaces = async (
  ctx: Context,
  wanted: FacesQuery,
  patienceMs = usualPatienceMs,
): Promise<UploadFaces> => {
  const upload = await findUpload(ctx.db, wanted)
  if (!upload || !isLookedInto(upload)) throw lostFile()
  const looking = detectOnce(ctx, upload)
  const onLate = () => {
    looking.catch((error: unknown) => ctx.log.warn({ err: error, upload: upload.id }, 'the faces were not found'))
    return notInTime()
  }
  const { faces, still } = await withTimeout(looking, { ms: patienceMs, onLate })
  return { faces, still: still && { media_url: ctx.mediaUrls.sign(still.key), at: still.at } }
}
