import { randomUUID } from 'node:crypto'
import type { SoundUse, UploadedSound } from '@visage/contract'
import { createBlobKey } from '../../adapters/blobs/blob-store.ts'
import type { ReceivedFile } from '../../adapters/blobs/blob-store.ts'
import { fileEnding } from '../../lib/file-ending.ts'
import { readSound } from '../../adapters/media/sound/read-sound.ts'
import type { Context } from '../../program/context.ts'
import { AppError } from '../../lib/app-error.ts'
import { moderateFile } from '../../moderation/moderate.ts'
import { describeSound } from './read-upload.ts'
import { keepUpload } from './keep-upload.ts'
import type { Consent } from './upload-rules.ts'

type FetchedSound = Consent & {
  userId: string
  mimeType: string
  durationSeconds: number
  peaks: number[]
  bytes: number
  /** Writes the file where it is kept. */
  write: (blobKey: string) => Promise<void>
}

/** Keeps a sound that was looked into for generations to work from. */
export const saveSound = async (ctx: Context, { write, ...sound }: FetchedSound): Promise<UploadedSound> => {
  const id = randomUUID()
  const blobKey = createBlobKey(fileEnding(sound.mimeType))
  try {
    await write(blobKey)
    const createdAt = ctx.clock.now()
    return describeSound(
      await keepUpload(ctx, ctx.db, { id, medium: 'audio', ...sound, blobKey, createdAt }),
      ctx.mediaUrls,
    )
  } catch (error) {
    await ctx.blobs.remove(blobKey)
    throw error
  }
}

type Arrival = { userId: string; draft: ReceivedFile; use: SoundUse; consent: Consent; signal: AbortSignal }

const refuse = (message: string) => new AppError('invalid_input', message)

/** Keeps a sound that a person brought in to work from; it is decoded to its end before that. */
export const addSound = async (
  ctx: Context,
  { userId, draft, use, consent, signal }: Arrival,
): Promise<UploadedSound> => {
  await moderateFile(ctx, { userId, file: { path: draft.path } })
  const facts = await readSound(ctx.sounds, { file: { path: draft.path }, use, signal, refuse })
  return saveSound(ctx, { userId, ...facts, ...consent, bytes: draft.bytes, write: (blobKey) => draft.keep(blobKey) })
}
