import { randomUUID } from 'node:crypto'
import type { SoundMaterial } from '@visage/contract'
import { createBlobKey } from '../blobs/create-blob-key.ts'
import type { Context } from '../context.ts'
import { fileEnding } from '../media/file-ending.ts'
import type { Consent } from './consent.ts'
import { describeSound } from './describe-upload.ts'
import { insertUpload } from './upload-store.ts'

type Arrival = Consent & {
  userId: string
  mimeType: string
  durationSeconds: number
  peaks: number[]
  bytes: number
  /** Writes the file where it is kept. */
  write: (blobKey: string) => Promise<void>
}

/** Keeps a sound that was looked into as material for generations. */
export const keepSound = async (ctx: Context, { write, ...sound }: Arrival): Promise<SoundMaterial> => {
  const id = randomUUID()
  const blobKey = createBlobKey(fileEnding(sound.mimeType))
  try {
    await write(blobKey)
    const createdAt = ctx.clock.now()
    return describeSound(
      await insertUpload(ctx.db, { id, medium: 'audio', ...sound, blobKey, createdAt }),
      ctx.mediaUrls,
    )
  } catch (error) {
    await ctx.blobs.remove(blobKey)
    throw error
  }
}
