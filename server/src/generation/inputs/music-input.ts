import { SOUND_MESSAGES } from '@visage/contract'
import type { contract, KindInput, MaterialRef } from '@visage/contract'
import type { Call } from '../../calls/handlers.ts'
import type { Context } from '../../context.ts'
import { readMaterial, readMaterialRef } from '../../gallery/read-material.ts'
import { keepSound } from '../../gallery/uploads/add-sound.ts'
import { consentOf, refuseUploadFlood } from '../../gallery/uploads/upload-rules.ts'
import { fieldError } from '../../lib/app-error.ts'
import { readSound } from '../../media/sound/read-sound.ts'
import { moderateFile } from '../../moderation/moderate.ts'

type Wanted = Pick<Call<typeof contract.music.composeSong>, 'body' | 'files' | 'caller' | 'signal'>
type Field = 'song_file' | 'voice_file' | 'instrumental_file'
/** Keeps what was looked into, and tells where. */
type Keep = () => Promise<MaterialRef>

const readFile = async (
  ctx: Context,
  { body, caller, signal }: Wanted,
  [field, file]: [Field, Uint8Array],
): Promise<Keep> => {
  await refuseUploadFlood(ctx, caller.userId)
  const facts = await readSound(ctx.sounds, { file, signal, refuse: (message) => fieldError(field, message) })
  await moderateFile(ctx, { userId: caller.userId, file })
  return async () => {
    const write = (blobKey: string) => ctx.blobs.write(blobKey, file)
    const { id } = await keepSound(ctx, {
      userId: caller.userId,
      ...facts,
      ...consentOf(body.consent),
      bytes: file.byteLength,
      write,
    })
    return { from: 'upload', id }
  }
}

const readAddress = async (ctx: Context, { caller }: Wanted, [field, address]: [Field, string]): Promise<Keep> => {
  const { userId } = caller
  const ref = await readMaterialRef(ctx, { userId, address })
  const { mimeType } = await readMaterial(ctx, { userId, ref })
  if (!mimeType.startsWith('audio/')) throw fieldError(field, SOUND_MESSAGES.format)
  return async () => ref
}

const readPart = async (ctx: Context, wanted: Wanted, field: Field): Promise<Keep | null> => {
  const { [field]: file } = wanted.files
  const { [field]: address } = wanted.body
  if (file) return readFile(ctx, wanted, [field, file])
  return address === undefined ? null : readAddress(ctx, wanted, [field, address])
}

/** What to make a song of. Sounds that come as files are kept as uploads once all of them are fine. */
export const readMusicInput = async (ctx: Context, wanted: Wanted): Promise<KindInput<'music'>> => {
  const { lyrics, vocals } = wanted.body
  const song = await readPart(ctx, wanted, 'song_file')
  if (!song) throw fieldError('song_file', SOUND_MESSAGES.songMissing)
  const voice = await readPart(ctx, wanted, 'voice_file')
  const instrumental = await readPart(ctx, wanted, 'instrumental_file')
  return {
    lyrics,
    vocals,
    song: await song(),
    ...(voice && { voice: await voice() }),
    ...(instrumental && { instrumental: await instrumental() }),
  }
}
