import type { UploadedVideo } from '@visage/contract'
import { createBlobKey } from '../../adapters/blobs/blob-store.ts'
import type { Draft } from '../../adapters/blobs/blob-store.ts'
import { readVideo } from '../../adapters/media/clip/read-video.ts'
import { fileEnding } from '../../lib/file-ending.ts'
import { makeThumbnail } from '../../adapters/media/picture/picture-copies.ts'
import type { Context } from '../../program/context.ts'
import { inTransaction } from '../../db/transaction.ts'
import { moderateFile } from '../../moderation/moderate.ts'
import { enqueuePreview } from './previews.ts'
import { describeVideo } from './read-upload.ts'
import { keepUpload } from './keep-upload.ts'
import type { Consent } from './upload-rules.ts'

type Arrival = { userId: string; draft: Draft; consent: Consent; sourceUrl: string | null; signal: AbortSignal }

/** Keeps a video that a person brought in for generations to work from; it is looked into before that. */
export const addVideo = async (
  ctx: Context,
  { userId, draft, consent, sourceUrl, signal }: Arrival,
): Promise<UploadedVideo> => {
  await moderateFile(ctx, { userId, file: { path: draft.path } })
  const { isPlayable, poster, ...facts } = await readVideo(ctx.clips, draft.path, signal)
  const blobKey = createBlobKey(fileEnding(facts.mimeType))
  const thumbnailKey = createBlobKey('webp')
  try {
    const thumbnail = await makeThumbnail(poster)
    await ctx.blobs.write(thumbnailKey, thumbnail)
    await draft.keep(blobKey)
    const upload = await inTransaction(ctx.db, async (tx) => {
      const inserted = await keepUpload(ctx, tx, {
        userId,
        medium: 'video',
        ...facts,
        blobKey,
        thumbnailKey,
        otherBytes: thumbnail.byteLength,
        preview: isPlayable ? 'ready' : 'preparing',
        sourceUrl,
        ...consent,
        createdAt: ctx.clock.now(),
      })
      if (!isPlayable) await enqueuePreview(ctx, tx, inserted.id)
      return inserted
    })
    return describeVideo(upload, ctx.mediaUrls)
  } catch (error) {
    await Promise.all([blobKey, thumbnailKey].map((key) => ctx.blobs.remove(key)))
    throw error
  }
}
