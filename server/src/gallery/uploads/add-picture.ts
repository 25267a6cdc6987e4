import type { UploadedPicture } from '@visage/contract'
import { createBlobKey } from '../../adapters/blobs/blob-store.ts'
import { fileEnding } from '../../lib/file-ending.ts'
import { readPicture } from '../../adapters/media/picture/read-picture.ts'
import type { Context } from '../../program/context.ts'
import { moderateFile } from '../../moderation/moderate.ts'
import { describePicture } from './read-upload.ts'
import { keepUpload } from './keep-upload.ts'
import type { Consent } from './upload-rules.ts'

type Arrival = { userId: string; file: Uint8Array | { path: string }; consent: Consent; sourceUrl: string | null }

/** Keeps a picture that a person brought in, encoded anew, for generations to work from. */
export const addUpload = async (
  ctx: Context,
  { userId, file, consent, sourceUrl }: Arrival,
): Promise<UploadedPicture> => {
  await moderateFile(ctx, { userId, file })
  const { bytes, mimeType, width, height } = await readPicture(file)
  const blobKey = createBlobKey(fileEnding(mimeType))
  await ctx.blobs.write(blobKey, bytes)
  try {
    const upload = await keepUpload(ctx, ctx.db, {
      userId,
      medium: 'image',
      mimeType,
      bytes: bytes.byteLength,
      width,
      height,
      blobKey,
      sourceUrl,
      ...consent,
      createdAt: ctx.clock.now(),
    })
    return describePicture(upload, ctx.mediaUrls)
  } catch (error) {
    await ctx.blobs.remove(blobKey)
    throw error
  }
}
