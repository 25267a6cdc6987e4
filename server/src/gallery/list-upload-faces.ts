import type { UploadFaces } from '@visage/contract'
import type { Context } from '../context.ts'
import { AppError } from '../lib/app-error.ts'
import { createMemory } from '../lib/create-memory.ts'
import { within } from '../lib/within.ts'
import { findUpload } from './upload-store.ts'
import type { Upload } from './upload-store.ts'
import { lookIntoVideo } from './look-into-video.ts'
import type { FacesFound } from './look-into-video.ts'

type Wanted = { userId: string; id: string }

/** How long one who asks waits; the look goes on, and who asks again finds what came of it. */
const usualPatienceMs = 60_000
const retryAfterSeconds = 5
/** Ends a look that hangs: on a busy machine a slow one is worth its end. */
const longestMs = 10 * 60_000
const maxRemembered = 500

const memories = new WeakMap<Context['faces'], ReturnType<typeof createMemory<FacesFound>>>()

const notInTime = (cause?: unknown) =>
  new AppError('unavailable', 'The faces could not be found in time. Please try again.', {
    details: { retry_after_seconds: retryAfterSeconds },
    cause,
  })

const look = async (ctx: Context, upload: Upload): Promise<FacesFound> => {
  const signal = AbortSignal.timeout(longestMs)
  try {
    if (upload.medium === 'video') return await lookIntoVideo(ctx, upload, signal)
    return { faces: await ctx.faces.find(await ctx.blobs.read(upload.blobKey), signal), still: null }
  } catch (error) {
    throw signal.aborted ? notInTime(error) : error
  }
}

/** Each file is looked at once, however many ask. */
const lookOnce = (ctx: Context, upload: Upload): Promise<FacesFound> => {
  const remember = memories.get(ctx.faces) ?? createMemory<FacesFound>(maxRemembered)
  memories.set(ctx.faces, remember)
  return remember(upload.id, () => look(ctx, upload))
}

const isLookedInto = ({ medium }: Upload): boolean => medium === 'image' || medium === 'video'

/** The faces of a person's upload, the largest first. Throws `not_found`, or `unavailable` when it takes too long. */
export const listUploadFaces = async (
  ctx: Context,
  wanted: Wanted,
  patienceMs = usualPatienceMs,
): Promise<UploadFaces> => {
  const upload = await findUpload(ctx.db, wanted)
  if (!upload || !isLookedInto(upload))
    throw new AppError('not_found', 'This file is no longer there. Please bring it in again.')
  const looking = lookOnce(ctx, upload)
  const onLate = () => {
    looking.catch((error: unknown) => ctx.log.warn({ err: error, upload: upload.id }, 'the faces were not found'))
    return notInTime()
  }
  const { faces, still } = await within(looking, { ms: patienceMs, onLate })
  return { faces, still: still && { media_url: ctx.mediaUrls.sign(still.key), at: still.at } }
}
