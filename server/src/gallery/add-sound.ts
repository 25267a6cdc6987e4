import { stat } from 'node:fs/promises'
import type { SoundMaterial } from '@visage/contract'
import type { Draft } from '../blobs/draft.ts'
import type { Context } from '../context.ts'
import { AppError } from '../lib/app-error.ts'
import { readSound } from '../media/read-sound.ts'
import { moderateFile } from '../moderation/moderate.ts'
import type { Consent } from './consent.ts'
import { keepSound } from './keep-sound.ts'
import { refuseUploadFlood } from './refuse-upload-flood.ts'

type Arrival = { userId: string; draft: Draft; consent: Consent; signal: AbortSignal }

const refuse = (message: string) => new AppError('invalid_input', message)

/** Keeps a sound that a person brought in as material for songs; it is decoded to its end before that. */
export const addSound = async (ctx: Context, { userId, draft, consent, signal }: Arrival): Promise<SoundMaterial> => {
  await refuseUploadFlood(ctx, userId)
  await moderateFile(ctx, { userId, file: { path: draft.path } })
  const facts = await readSound(ctx.sounds, { file: { path: draft.path }, signal, refuse })
  const { size: bytes } = await stat(draft.path)
  return keepSound(ctx, { userId, ...facts, ...consent, bytes, write: (blobKey) => draft.keep(blobKey) })
}
