import type { Material } from '@visage/contract'
import { createBlobKey } from '../blobs/create-blob-key.ts'
import type { Context } from '../context.ts'
import { fileEnding } from '../media/file-ending.ts'
import { readPicture } from '../media/read-picture.ts'
import { moderateFile } from '../moderation/moderate.ts'
import { describePicture } from './describe-upload.ts'
import type { Consent } from './consent.ts'
import { refuseUploadFlood } from './refuse-upload-flood.ts'
import { insertUpload } from './upload-store.ts'

type Arrival = { userId: string; file: Uint8Array; consent: Consent; sourceUrl: string | null }

/** Keeps a picture that a person brought in, encoded anew, as material for generations. */
export const addUpload = async (ctx: Context, { userId, file, consent, sourceUrl }: Arrival): Promise<Material> => {
  await refuseUploadFlood(ctx, userId)
  await moderateFile(ctx, { userId, file })
  const { bytes, mimeType, width, height } = await readPicture(file)
  const blobKey = createBlobKey(fileEnding(mimeType))
  await ctx.blobs.write(blobKey, bytes)
  try {
    const upload = await insertUpload(ctx.db, {
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
