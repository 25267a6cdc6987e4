import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { alignVoice } from '../../studio/src/exports/speech.ts'
import { trackMouth } from '../../studio/src/speech/mouth-track.ts'
import { findWordStarts, plainWords, RATE } from './talk-words.ts'

/** What is said in the recordings that Debian's pocketsphinx-testdata has without a list. */
const RAW = { goforward: 'go forward ten meters', something: 'go somewhere and do something' } as const
const HEADER_BYTES = 44
const MOUTH_RATE = 100

type Recording = { name: string; text: string; samples: Float32Array }

const readSamples = async (path: string): Promise<Float32Array> => {
  const bytes = (await readFile(path)).subarray(path.endsWith('.wav') ? HEADER_BYTES : 0)
  return Float32Array.from({ length: bytes.length >> 1 }, (_, index) => bytes.readInt16LE(2 * index) / 32_768)
}

/** Recordings of people in the folder of test data that the package pocketsphinx-testdata brings, with their words. */
export const readRecordings = async (folder: string): Promise<Recording[]> => {
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
  const raw = (await readdir(folder)).flatMap((file) => {
    const name = file.replace(/\.raw$/, '')
    return name in RAW ? [{ name, text: RAW[name as keyof typeof RAW], path: join(folder, file) }] : []
  })
  return Promise.all(
    [...listed.flat(), ...raw].map(async ({ path, ...rest }) => ({ ...rest, samples: await readSamples(path) })),
  )
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length

const dot = (one: readonly number[], other: readonly number[]): number =>
  one.reduce((sum, value, index) => sum + value * (other[index] ?? 0), 0)

const correlate = (one: readonly number[], other: readonly number[]): number => {
  const [a, b] = [mean(one), mean(other)]
  const [left, right] = [one.map((value) => value - a), other.map((value) => value - b)]
  return dot(left, right) / Math.sqrt(dot(left, left) * dot(right, right))
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
  const offs = starts?.map((start, index) => Math.abs(start - (aligned.words[index]?.start ?? 0))) ?? []
  const { mouth } = await alignVoice(sound, null)
  const count = Math.floor(aligned.seconds * MOUTH_RATE)
  const { open } = trackMouth(aligned.phones, { framesPerSecond: MOUTH_RATE, count, loudnessAt: () => 0.7 })
  // The one is as early as it is seen, the other as late as it is heard.
  const lead = Math.round(0.045 * MOUTH_RATE)
  const known = Array.from(open).slice(0, count - lead)
  const heard = known.map((_, frame) => mouth?.open[frame + lead] ?? 0)
  return { offs, likeness: correlate(known, heard), closures: mouth?.closures.length ?? 0 }
}
