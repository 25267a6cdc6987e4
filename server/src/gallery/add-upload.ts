import { randomUUID } from 'node:crypto'
import type { Material } from '@visage/contract'
import { createBlobKey } from '../blobs/create-blob-key.ts'
import type { Context } from '../context.ts'
import { AppError } from '../lib/app-error.ts'
import { fileEnding } from '../media/file-ending.ts'
import { readPicture } from '../media/read-picture.ts'
import { countUploadsSince, insertUpload } from './upload-store.ts'

const hourMs = 60 * 60 * 1000
const maxPerHour = 120

type Arrival = { userId: string; file: Uint8Array; sourceUrl: string | null }

const refuseFlood = async ({ db, clock }: Context, userId: string): Promise<void> => {
  const since = new Date(clock.now().getTime() - hourMs)
  if ((await countUploadsSince(db, { userId, since })) < maxPerHour) return
  throw new AppError('rate_limited', 'That is a lot of pictures. Please wait an hour.', {
    details: { retry_after_seconds: hourMs / 1000 },
  })
}

/** Keeps a picture that a person brought in, encoded anew, as material for generations. */
export const addUpload = async (ctx: Context, { userId, file, sourceUrl }: Arrival): Promise<Material> => {
  await refuseFlood(ctx, userId)
  const { bytes, mimeType, width, height } = await readPicture(file)
  const id = randomUUID()
  const blobKey = createBlobKey(fileEnding(mimeType))
  await ctx.blobs.write(blobKey, bytes)
  try {
    await insertUpload(ctx.db, {
      id,
      userId,
      mimeType,
      bytes: bytes.byteLength,
      width,
      height,
      blobKey,
      sourceUrl,
      createdAt: ctx.clock.now(),
    })
  } catch (error) {
    await ctx.blobs.remove(blobKey)
    throw error
  }
  return { id, media_url: ctx.mediaUrls.sign(blobKey), width, height }
}
