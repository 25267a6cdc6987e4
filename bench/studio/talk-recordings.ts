import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { alignVoice } from '../../studio/src/exports/speech.ts'
import { resample } from '../../studio/src/music/dsp/resample.ts'
import { trackMouth } from '../../studio/src/speech/mouth-track.ts'
import { findWordStarts, plainWords, RATE } from './talk-words.ts'

/** What is said in the recordings that Debian's pocketsphinx-testdata has without a list. */
const RAW = { goforward: 'go forward ten meters', something: 'go somewhere and do something' } as const
/** Prompts of a woman for telephones, in asterisk-core-sounds-en-wav; most file names of it tell too little. */
const PROMPTS = {
  'cannot-complete-as-dialed': 'your call cannot be completed as dialed',
  'hello-world': 'hello world',
  'im-sorry': "i'm sorry",
  'one-moment-please': 'one moment please',
  'please-try-again': 'please try again',
  'queue-thankyou': 'thank you for your patience',
  'queue-youarenext': 'your call is now first in line and will be answered by the next available representative',
  'vm-goodbye': 'goodbye',
  'vm-nobodyavail': 'nobody is available to take your call at the moment',
} as const
const LOUDSPEAKERS = ['Front_Center', 'Front_Left', 'Front_Right', 'Rear_Center', 'Rear_Left', 'Side_Right'] as const
const HEADER_BYTES = 44
const RATE_OFFSET = 24
const MOUTH_RATE = 100

type Recording = { name: string; text: string; samples: Float32Array }
type Listed = { name: string; text: string; path: string }

const readSamples = async (path: string): Promise<Float32Array> => {
  const bytes = await readFile(path)
  const isWave = path.endsWith('.wav')
  const sound = bytes.subarray(isWave ? HEADER_BYTES : 0)
  const samples = Float32Array.from({ length: sound.length >> 1 }, (_, index) => sound.readInt16LE(2 * index) / 32_768)
  return isWave ? resample(samples, bytes.readUInt32LE(RATE_OFFSET), RATE) : samples
}

/** Test data of pocketsphinx: two readers of LibriVox, somebody with playing cards, and two commands. */
const listTestData = async (folder: string): Promise<Listed[]> => {
  const listed = await Promise.all(
    [
      ['librivox', 'transcription'],
      ['cards', 'cards.transcription'],
    ].map(async ([part = '', list = '']) =>
      [...(await readFile(join(folder, part, list), 'utf8')).matchAll(/<s> (.+?) *<\/s> \((.+)\)/g)].map(
        ([, text = '', name = '']) => ({ name, text, path: join(folder, part, `${name}.wav`) }),
      ),
    ),
  )
  const raw = Object.entries(RAW).map(([name, text]) => ({ name, text, path: join(folder, `${name}.raw`) }))
  return [...listed.flat(), ...raw]
}

/** The recordings of people that Debian's packages have put into a folder such as /usr/share, with their words. */
export const readRecordings = async (share: string): Promise<Recording[]> => {
  const prompts = join(share, 'asterisk/sounds/en_US_f_Allison')
  const listed: Listed[] = [
    ...(await listTestData(join(share, 'pocketsphinx/test/data')).catch(() => [])),
    ...Object.entries(PROMPTS).map(([name, text]) => ({ name, text, path: join(prompts, `${name}.wav`) })),
    ...LOUDSPEAKERS.map((name) => ({
      name,
      text: name.toLowerCase().replace('_', ' '),
      path: join(share, 'sounds/alsa', `${name}.wav`),
    })),
  ]
  const installed = listed.filter(({ path }) => existsSync(path))
  return Promise.all(installed.map(async ({ path, ...rest }) => ({ ...rest, samples: await readSamples(path) })))
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length

const dot = (one: readonly number[], other: readonly number[]): number =>
  one.reduce((sum, value, index) => sum + value * (other[index] ?? 0), 0)

const correlate = (one: readonly number[], other: readonly number[]): number => {
  const [a, b] = [mean(one), mean(other)]
  const [left, right] = [one.map((value) => value - a), other.map((value) => value - b)]
  return dot(left, right) / Math.sqrt(dot(left, left) * dot(right, right))
}

/** A hundredth of a second is silent where it is this much softer than the loudest one. */
const SILENT = 0.03

/** The recogniser takes silence for a part of the word after it: where each word is heard at first. */
const heardFrom = (starts: readonly number[], samples: Float32Array): number[] => {
  const hop = RATE / 100
  const levels = Array.from({ length: Math.floor(samples.length / hop) }, (_, index) =>
    Math.sqrt(mean(Array.from(samples.subarray(index * hop, (index + 1) * hop), (value) => value ** 2))),
  )
  const limit = SILENT * Math.max(...levels)
  return starts.map((start, word) => {
    const first = Math.round(start * 100)
    const next = Math.round((starts[word + 1] ?? levels.length / 100) * 100)
    const loud = levels.slice(first, next).findIndex((level) => level > limit)
    return start + Math.max(0, loud) / 100
  })
}

/**
 * How well the lips follow a person's voice: how far words are off where the recogniser finds them, and how much the
 * mouth that is read from the sound alone is like the one that the script gives.
 */
export const measureRecording = async ({ text, samples }: Recording) => {
  const sound = { sampleRate: RATE, channels: [samples] }
  const words = plainWords(text)
  const starts = await findWordStarts({ sound }, words)
  const aligned = await alignVoice(sound, text)
  const offs =
    starts && heardFrom(starts, samples).map((start, index) => Math.abs(start - (aligned.words[index]?.start ?? 0)))
  const { mouth } = await alignVoice(sound, null)
  const count = Math.floor(aligned.seconds * MOUTH_RATE)
  const { open } = trackMouth(aligned.phones, { framesPerSecond: MOUTH_RATE, count, loudnessAt: () => 0.7 })
  // The one is as early as it is seen, the other as late as it is heard.
  const lead = Math.round(0.045 * MOUTH_RATE)
  const known = Array.from(open).slice(0, count - lead)
  const heard = known.map((_, frame) => mouth?.open[frame + lead] ?? 0)
  return { offs: offs ?? [], likeness: correlate(known, heard), closures: mouth?.closures.length ?? 0 }
}
