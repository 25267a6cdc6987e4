import { contract, MAX_SOUND, SOUND_MESSAGES, SOUND_TYPES } from '@visage/contract'
import type { SoundMaterial } from '@visage/contract'
import { call } from '../../../lib/api.ts'
import { uploadReader } from '../pictures/read-upload.ts'
import { refuseFile } from '../pictures/refuse-file.ts'
import type { MaterialSource } from '../pictures/use-material.ts'
import { findShortSeconds } from './find-short-seconds.ts'

const uploadTimeoutMs = 4 * 60_000

export const SOUND_FILES = { types: ['.wav', '.mp3', ...SOUND_TYPES], maxBytes: MAX_SOUND.bytes } as const

const TYPES = { '.mp3': 'audio/mpeg', '.wav': 'audio/wav' } as const

/** What a sound is by its name; systems do not agree on types. */
const typeOf = ({ name, type }: File): string => {
  const ending = /\.\w+$/.exec(name.toLowerCase())?.[0]
  if (ending === '.mp3' || ending === '.wav') return TYPES[ending]
  if (ending === undefined && SOUND_TYPES.some((known) => known === type)) return type
  throw new Error(SOUND_MESSAGES.format)
}

/** Songs, voices and instrumentals to make songs from. */
export const soundSource: MaterialSource<SoundMaterial> = {
  async upload(file, consent) {
    const type = typeOf(file)
    refuseFile({ type, size: file.size }, { types: SOUND_TYPES, maxBytes: MAX_SOUND.bytes, noun: 'file', names: 'a' })
    if ((await findShortSeconds(file)) !== undefined) throw new Error(SOUND_MESSAGES.tooShort)
    const sent = new File([file], file.name, { type })
    return call(contract.materials.uploadSound, { query: { consent }, file: sent }, { timeoutMs: uploadTimeoutMs })
  },
  read: uploadReader((upload): upload is SoundMaterial => !('width' in upload)),
}
