import { randomUUID } from 'node:crypto'
import type { VideoMaterial } from '@visage/contract'
import { createBlobKey } from '../blobs/create-blob-key.ts'
import type { Draft } from '../blobs/draft.ts'
import type { Context } from '../context.ts'
import { fileEnding } from '../media/file-ending.ts'
import { makeThumbnail } from '../media/make-thumbnail.ts'
import { readVideo } from '../media/read-video.ts'
import { refuseUploadFlood } from './refuse-upload-flood.ts'
import { insertUpload } from './upload-store.ts'

type Arrival = { userId: string; draft: Draft; sourceUrl: string | null; signal: AbortSignal }

/** Keeps a video that a person brought in as material for generations; it is looked into before that. */
export const addVideo = async (ctx: Context, { userId, draft, sourceUrl, signal }: Arrival): Promise<VideoMaterial> => {
  await refuseUploadFlood(ctx, userId)
  const { mimeType, bytes, width, height, durationSeconds, poster } = await readVideo(ctx.clips, draft.path, signal)
  const id = randomUUID()
  const blobKey = createBlobKey(fileEnding(mimeType))
  const thumbnailKey = createBlobKey('webp')
  try {
    await ctx.blobs.write(thumbnailKey, await makeThumbnail(poster))
    await draft.keep(blobKey)
    await insertUpload(ctx.db, {
      id,
      userId,
      medium: 'video',
      mimeType,
      bytes,
      width,
      height,
      durationSeconds,
      blobKey,
      thumbnailKey,
      sourceUrl,
      createdAt: ctx.clock.now(),
    })
  } catch (error) {
    await Promise.all([blobKey, thumbnailKey].map((key) => ctx.blobs.remove(key)))
    throw error
  }
  const { mediaUrls } = ctx
  return {
    id,
    media_url: mediaUrls.sign(blobKey),
    thumbnail_url: mediaUrls.sign(thumbnailKey),
    width,
    height,
    duration: durationSeconds,
  }
}
