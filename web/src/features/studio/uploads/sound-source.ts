import { contract, MAX_SOUND, SOUND_MESSAGES, SOUND_TYPES, SOUND_USES } from '@visage/contract'
import type { SoundUse, UploadedSound } from '@visage/contract'
import { call } from '../../../lib/api/call.ts'
import { refuseFile, uploadReader } from './upload-channels.ts'
import type { UploadChannel } from './use-upload.ts'

/** Phones that save data do not look into a file before somebody plays it. */
const patienceMs = 3000

/** What the file's head says, which is an estimate for some; nothing where the browser does not read it. */
const readHead = async (file: File): Promise<number | undefined> => {
  const url = URL.createObjectURL(file)
  const audio = new Audio()
  let late: ReturnType<typeof setTimeout> | undefined
  try {
    return await new Promise((resolve) => {
      audio.addEventListener('loadedmetadata', () => resolve(audio.duration))
      audio.addEventListener('error', () => resolve(undefined))
      late = setTimeout(() => resolve(undefined), patienceMs)
      audio.preload = 'metadata'
      audio.src = url
    })
  } finally {
    clearTimeout(late)
    audio.removeAttribute('src')
    URL.revokeObjectURL(url)
  }
}

const countSeconds = async (file: File): Promise<number | undefined> => {
  const context = new AudioContext()
  try {
    return (await context.decodeAudioData(await file.arrayBuffer())).duration
  } catch {
    // The server has the last word on what can be read.
    return undefined
  } finally {
    await context.close()
  }
}

/** Whether a sound is too short to work from, told before it is sent at all. */
const isTooShort = async (file: File, leastSeconds: number): Promise<boolean> => {
  const head = await readHead(file)
  if (head === undefined || head > leastSeconds) return false
  const counted = await countSeconds(file)
  return counted !== undefined && counted <= leastSeconds
}

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

const TOO_SHORT = { song: SOUND_MESSAGES.tooShort, speech: SOUND_MESSAGES.recordingTooShort } as const

/** Sounds that are brought in for one use. */
const soundSourceFor = (use: SoundUse): UploadChannel<UploadedSound> => ({
  refuse(file) {
    const type = typeOf(file)
    return type === undefined ? SOUND_MESSAGES.format : refuseFile({ type, size: file.size }, LIMITS)
  },
  async upload(file, consent) {
    if (await isTooShort(file, SOUND_USES[use].leastSeconds)) throw new Error(TOO_SHORT[use])
    const sent = new File([file], file.name, { type: typeOf(file) ?? file.type })
    return call(contract.uploads.uploadSound, { query: { consent, use }, file: sent }, { timeoutMs: uploadTimeoutMs })
  },
  read: uploadReader((upload): upload is UploadedSound => !('width' in upload)),
})

/** Songs, voices and instrumentals to make songs from. */
export const soundSource = soundSourceFor('song')

/** Recorded voices to talk with. */
export const recordingSource = soundSourceFor('speech')
