import type { Sound } from '../music/dsp/sound.ts'

/** A stretch of time in seconds from the beginning of the sound. */
export type TimeSpan = { start: number; end: number }

/** One sound of speech: lower-case ARPAbet without stress, `pau` for silence. */
export type TimedPhone = TimeSpan & { phone: string }

/** A word as it is written in the script. */
export type TimedWord = TimeSpan & { text: string }

/** What was said and when; plain JSON apart from its sound. */
export type Speech = {
  /** Two channels at 44.1 kHz, -16 LUFS, true peak at most -1.5 dB. */
  sound: Sound
  phones: TimedPhone[]
  words: TimedWord[]
  seconds: number
}

/** Values of a `HeardMouth` in a second. */
export const MOUTH_RATE = 100

/** A mouth as it was heard, without words: how far open and how round, and when its lips shut (in seconds). */
export type HeardMouth = { open: Float32Array; spread: Float32Array; closures: number[] }

/** What is heard, and when each sound of it is; a mouth takes the place of phones where no words are known. */
export type HeardSpeech = Pick<Speech, 'sound' | 'phones' | 'seconds'> & { mouth?: HeardMouth }

export const TONES = ['calm', 'lively'] as const
export type Tone = (typeof TONES)[number]

/** How a frame of a talk is cut. */
export const TALK_SHAPES = ['9:16', '1:1', '16:9'] as const
export type TalkShape = (typeof TALK_SHAPES)[number]

const LARGE: Record<TalkShape, readonly [width: number, height: number]> = {
  '9:16': [720, 1280],
  '1:1': [960, 960],
  '16:9': [1280, 720],
}
const LONG_SECONDS = 20
const LONG_SHARE = 0.75

/** Pixels of a talk's frames: 540 by 960 upright once it is longer than twenty seconds, else 720 by 1280. */
export const talkSize = (shape: TalkShape, seconds: number): { width: number; height: number } => {
  const [width, height] = LARGE[shape]
  const share = seconds > LONG_SECONDS ? LONG_SHARE : 1
  return { width: width * share, height: height * share }
}
