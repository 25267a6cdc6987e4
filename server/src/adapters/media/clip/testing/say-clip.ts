import { speak } from '@visage/studio/speech'
import type { TimedWord } from '@visage/studio/talk'
import { aacTone, makeClip } from './make-clip.ts'

type SayClip = {
  script: string
  /** Silence of the sound before anything is said. */
  silentSeconds?: number
  /** When the sound begins. */
  startSeconds?: number
}

export const saidSize = { width: 96, height: 160 } as const
export const grey = 100
const framesPerSecond = 10

export const paintGrey = (): Uint8ClampedArray =>
  new Uint8ClampedArray(saidSize.width * saidSize.height * 4).map((_, at) => (at % 4 === 3 ? 255 : grey))

/** A small grey film in which a man's voice says something, and when it says each word. */
export const sayClip = async ({
  script,
  silentSeconds = 0,
  startSeconds = 0,
}: SayClip): Promise<{ film: Uint8Array; words: TimedWord[] }> => {
  const voice = { base: 'kal16', pitch: 92, formants: 1.02, pace: 1.1 } as const
  const { sound, words, seconds } = await speak({ script, voice, tone: 'calm', pace: 1 })
  const [samples = new Float32Array()] = sound.channels
  const sampleAt = (at: number): number => samples[Math.round((at - silentSeconds) * sound.sampleRate)] ?? 0
  const late = silentSeconds + startSeconds
  const film = await makeClip({
    ...saidSize,
    framesPerSecond,
    frames: Math.ceil((late + seconds) * framesPerSecond),
    paint: paintGrey,
    sound: { ...aacTone(silentSeconds + seconds), startSeconds, sampleAt },
  })
  return { film, words: words.map((word) => ({ ...word, start: word.start + late, end: word.end + late })) }
}
