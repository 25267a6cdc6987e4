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

/** What a sound is by its name, as systems do not agree on types; nothing for what is none. */
const typeOf = ({ name, type }: File): string | undefined => {
  const ending = /\.\w+$/.exec(name.toLowerCase())?.[0]
  if (ending === '.mp3' || ending === '.wav') return TYPES[ending]
  return ending === undefined && SOUND_TYPES.some((known) => known === type) ? type : undefined
}

const LIMITS = { types: SOUND_TYPES, maxBytes: MAX_SOUND.bytes, noun: 'file', names: 'a' }

/** Songs, voices and instrumentals to make songs from. */
export const soundSource: MaterialSource<SoundMaterial> = {
  refuse(file) {
    const type = typeOf(file)
    return type === undefined ? SOUND_MESSAGES.format : refuseFile({ type, size: file.size }, LIMITS)
  },
  async upload(file, consent) {
    if ((await findShortSeconds(file)) !== undefined) throw new Error(SOUND_MESSAGES.tooShort)
    const sent = new File([file], file.name, { type: typeOf(file) ?? file.type })
    return call(contract.materials.uploadSound, { query: { consent }, file: sent }, { timeoutMs: uploadTimeoutMs })
  },
  read: uploadReader((upload): upload is SoundMaterial => !('width' in upload)),
}
