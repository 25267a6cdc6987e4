import { resample } from '../../music/dsp/resample.ts'
import { RATE } from '../../music/dsp/sound.ts'
import { melodyOf } from './melody.ts'
import type { Asking } from './melody.ts'
import type { LexiconEntry } from '../script/own-words.ts'
import type { ScriptWord } from '../script/read-script.ts'
import type { openFlite } from './run-flite.ts'
import { delayBy, shiftPitch } from './shift-pitch.ts'
import type { TimedPhone, TimeSpan, Tone } from '../speech.ts'
import { timeWords } from './time-words.ts'
import type { WordPhones } from './time-words.ts'
import type { Voice, VoiceBase } from './voices.ts'

export type SpeechRequest = {
  script: string
  voice: Voice
  tone: Tone
  /** 0.8 slower to 1.25 faster than the voice's own pace. */
  pace: number
  lexicon?: readonly LexiconEntry[]
}

export type Flite = Awaited<ReturnType<typeof openFlite>>

const FLITE_RATE = 16_000
/** Silence kept at both ends of a phrase, and the length of its fades. */
export const EDGE_SECONDS = 0.07
const FADE_SECONDS = 0.012

/** The one speaker that ignores every setting of pitch, and the middle of hers and his. */
const OWN_PITCH: Partial<Record<VoiceBase, number>> = { rms: 103 }

/** How far the pitch moves, as a share of the pitch, and how long pauses last. */
export const TONES: Record<Tone, { spread: number; range: number; pauses: number }> = {
  calm: { spread: 0.085, range: 0.92, pauses: 1.08 },
  lively: { spread: 0.125, range: 1.25, pauses: 0.86 },
}
/** What an exclamation adds to pitch and to its movement. */
const EXCLAIMED = { pitch: 1.06, spread: 1.3 }

export const shifted = <Timed extends { start: number; end: number }>(timed: Timed, by: number): Timed => ({
  ...timed,
  start: timed.start + by,
  end: timed.end + by,
})

/** A phrase as it is heard, with the times of its phones and words. */
export type Spoken = { samples: Float32Array; phones: TimedPhone[]; spans: TimeSpan[] }

const readWave = (bytes: Uint8Array): Float32Array => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  for (let at = 12; at + 8 <= bytes.length;) {
    const [size, isData] = [view.getUint32(at + 4, true), view.getUint32(at, false) === 0x64617461]
    if (isData) {
      const count = Math.min(size, bytes.length - at - 8) >> 1
      return Float32Array.from({ length: count }, (_, index) => view.getInt16(at + 8 + 2 * index, true) / 32_768)
    }
    at += 8 + size + (size & 1)
  }
  throw new TypeError('The synthesiser wrote no sound.')
}

/** "pau:0.180 hh:0.281", each phone with its end. */
const readPhones = (line: string): TimedPhone[] => {
  let start = 0
  return Array.from(line.matchAll(/([a-z]+):(\d+\.\d+)/g), ([, phone, seconds]) => {
    const timed = { phone, start, end: Number(seconds) }
    start = timed.end
    return timed
  })
}

export const lexiconArgs = (files: ReadonlyMap<string, Uint8Array>): string[] =>
  files.has('lexicon') ? ['-add_lex', '/w/lexicon'] : []

type Said = {
  words: readonly ScriptWord[]
  /** As the synthesiser is given it. */
  text: string
  /** Sounds of each word when it is said alone. */
  alone: readonly WordPhones[]
  asking: Asking
}
type Say = { flite: Flite; request: SpeechRequest; files: ReadonlyMap<string, Uint8Array> }

/** Says one phrase at 44.1 kHz. Formants are moved by playing faster what was spoken lower and slower. */
export const sayPhrase = async (
  { flite, request, files }: Say,
  { words, text, alone, asking }: Said,
): Promise<Spoken> => {
  const { voice, tone, pace } = request
  const { spread, range } = TONES[tone]
  const isExclaimed = text.endsWith('!')
  const pitch = (voice.pitch * (isExclaimed ? EXCLAIMED.pitch : 1)) / voice.formants
  const own = OWN_PITCH[voice.base]
  const settings: Record<string, number> = {
    duration_stretch: (voice.pace * voice.formants) / pace,
    ...(own === undefined && {
      int_f0_target_mean: pitch,
      int_f0_target_stddev: pitch * spread * (isExclaimed ? EXCLAIMED.spread : 1),
    }),
  }
  const { output, files: written } = await flite(
    [
      '-voice',
      voice.base,
      ...lexiconArgs(files),
      '-psdur',
      ...Object.entries(settings).flatMap(([name, value]) => ['--setf', `${name}=${value.toFixed(4)}`]),
      '-t',
      text,
      '-o',
      '/w/speech.wav',
    ],
    files,
  )
  const raw = readWave(written.get('speech.wav') ?? new Uint8Array())
  const phones = readPhones(output)
  const spans = timeWords(phones, alone)
  const melody = melodyOf({ words, phones, spans, asking, tone })
  const shift = {
    sampleRate: FLITE_RATE,
    factor: own ? pitch / own : 1,
    range: own === undefined ? 1 : isExclaimed ? range * 1.1 : range,
    melody,
  }
  const isAsItIs = own === undefined && melody.lifts.length === 0 && !melody.rise
  const pitched = isAsItIs ? raw : shiftPitch(raw, shift)
  const heard = <Timed extends TimeSpan>(timed: Timed): Timed => ({
    ...timed,
    start: delayBy(melody.lifts, timed.start) / voice.formants,
    end: delayBy(melody.lifts, timed.end) / voice.formants,
  })
  const samples = resample(pitched, FLITE_RATE * voice.formants, RATE)
  return trimEnds({ samples, phones: phones.map(heard), spans: spans.map(heard) })
}

/** Cuts the silence at both ends and fades what is left, so that pauses are ours. */
const trimEnds = ({ samples, phones, spans }: Spoken): Spoken => {
  const voiced = phones.filter(({ phone }) => phone !== 'pau')
  const from = Math.max(0, (voiced[0]?.start ?? 0) - EDGE_SECONDS)
  const to = Math.min(samples.length / RATE, (voiced.at(-1)?.end ?? 0) + EDGE_SECONDS)
  const kept = samples.slice(Math.round(from * RATE), Math.round(to * RATE))
  const fade = Math.min(kept.length >> 1, Math.round(FADE_SECONDS * RATE))
  for (let index = 0; index < fade; index++) {
    kept[index] *= index / fade
    kept[kept.length - 1 - index] *= index / fade
  }
  const inner = phones.slice(phones.indexOf(voiced[0]), phones.lastIndexOf(voiced.at(-1) ?? phones[0]) + 1)
  return {
    samples: kept,
    phones: inner.map((phone) => shifted(phone, -from)),
    spans: spans.map((span) => shifted(span, -from)),
  }
}
