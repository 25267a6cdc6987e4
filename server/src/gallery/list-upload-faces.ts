import type { UploadFaces } from '@visage/contract'
import type { Context } from '../context.ts'
import { AppError } from '../lib/app-error.ts'
import { createMemory } from '../lib/create-memory.ts'
import { findUpload } from './upload-store.ts'
import type { Upload } from './upload-store.ts'
import { lookIntoVideo } from './look-into-video.ts'
import type { FacesFound } from './look-into-video.ts'

type Wanted = { userId: string; id: string }

const timeoutsMs = { image: 25_000, video: 60_000 }
const maxRemembered = 500

const memories = new WeakMap<Context['faces'], ReturnType<typeof createMemory<FacesFound>>>()

const look = async (ctx: Context, upload: Upload): Promise<FacesFound> => {
  const isVideo = upload.medium === 'video'
  const signal = AbortSignal.timeout(timeoutsMs[isVideo ? 'video' : 'image'])
  try {
    if (isVideo) return await lookIntoVideo(ctx, upload, signal)
    return { faces: await ctx.faces.find(await ctx.blobs.read(upload.blobKey), signal), still: null }
  } catch (error) {
    if (!signal.aborted) throw error
    throw new AppError('unavailable', 'The faces could not be found in time. Please try again.', { cause: error })
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
export const listUploadFaces = async (ctx: Context, wanted: Wanted): Promise<UploadFaces> => {
  const upload = await findUpload(ctx.db, wanted)
  if (!upload || !isLookedInto(upload))
    throw new AppError('not_found', 'This file is no longer there. Please bring it in again.')
  const { faces, still } = await lookOnce(ctx, upload)
  return { faces, still: still && { media_url: ctx.mediaUrls.sign(still.key), at: still.at } }
}
