import type { VideoMaterial } from '@visage/contract'
import { createBlobKey } from '../blobs/create-blob-key.ts'
import type { Draft } from '../blobs/draft.ts'
import type { Context } from '../context.ts'
import { fileEnding } from '../media/file-ending.ts'
import { makeThumbnail } from '../media/make-thumbnail.ts'
import { readVideo } from '../media/read-video.ts'
import { describeVideo } from './describe-upload.ts'
import { refuseUploadFlood } from './refuse-upload-flood.ts'
import { insertUpload } from './upload-store.ts'

type Arrival = { userId: string; draft: Draft; sourceUrl: string | null; signal: AbortSignal }

/** Keeps a video that a person brought in as material for generations; it is looked into before that. */
export const addVideo = async (ctx: Context, { userId, draft, sourceUrl, signal }: Arrival): Promise<VideoMaterial> => {
  await refuseUploadFlood(ctx, userId)
  const { mimeType, bytes, width, height, durationSeconds, poster } = await readVideo(ctx.clips, draft.path, signal)
  const blobKey = createBlobKey(fileEnding(mimeType))
  const thumbnailKey = createBlobKey('webp')
  try {
    await ctx.blobs.write(thumbnailKey, await makeThumbnail(poster))
    await draft.keep(blobKey)
    const upload = await insertUpload(ctx.db, {
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
    return describeVideo(upload, ctx.mediaUrls)
  } catch (error) {
    await Promise.all([blobKey, thumbnailKey].map((key) => ctx.blobs.remove(key)))
    throw error
  }
}
