import { limitPeaks } from '../music/dsp/limit-peaks.ts'
import { measureLoudness } from '../music/dsp/loudness.ts'
import { resample } from '../music/dsp/resample.ts'
import { fromDecibels, RATE, scaleStereo } from '../music/dsp/sound.ts'
import type { Stereo } from '../music/dsp/sound.ts'
import { pronounceWord } from '../music/lyrics/pronounce-word.ts'
import { romanise } from '../music/lyrics/romanise.ts'
import { SpeechError } from '../errors.ts'
import { MOST_SPEECH_SECONDS, readScript } from './read-script.ts'
import type { LexiconEntry } from './own-words.ts'
import type { Phrase, ScriptWord } from './read-script.ts'
import { isForeign } from './read-words.ts'
import { isPronounceable, splitEnding } from './say-letters.ts'
import { openFlite } from './run-flite.ts'
import { shiftPitch } from './shift-pitch.ts'
import type { Speech, TimedPhone, TimedWord, Tone } from './speech.ts'
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

export type SpeechHooks = {
  /** Called in order with shares from 0 to 1; may throw to stop. */
  onStage?: (stage: string, share: number) => void
}

const FLITE_RATE = 16_000
const LOUDNESS = -16
/** A little below the promised -1.5 dB: encoders add to peaks. */
const CEILING = -1.6
const LEAD_IN = 0.25
const LEAD_OUT = 0.35
/** Silence kept at both ends of a phrase, and the length of its fades. */
const EDGE_SECONDS = 0.07
const FADE_SECONDS = 0.012
/** Room for what an estimate does not know. */
const SLACK_SECONDS = 6

/** The one speaker that ignores every setting of pitch, and the middle of hers and his. */
const OWN_PITCH: Partial<Record<VoiceBase, number>> = { rms: 103 }

/** How far the pitch moves, as a share of the pitch, and how long pauses last. */
const TONES: Record<Tone, { spread: number; range: number; pauses: number }> = {
  calm: { spread: 0.085, range: 0.92, pauses: 1.08 },
  lively: { spread: 0.125, range: 1.25, pauses: 0.86 },
}
/** What an exclamation adds to pitch and to its movement. */
const EXCLAIMED = { pitch: 1.06, spread: 1.3 }

type Spoken = { samples: Float32Array; phones: TimedPhone[] }

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

const SYLLABLES = 'ba da fa ga ka la ma na pa ra'.split(' ')

/** What the synthesiser takes for a word that it does not know, another one for each number. */
const standIn = (number: number): string =>
  `zubi${Array.from(String(number), (digit) => SYLLABLES[Number(digit)]).join('')}`

/** Words that it does not read as they are meant, each with its sounds and what stands for it in its lexicon. */
const soundedWords = (words: readonly ScriptWord[]) => {
  const latin = new Map<string, string>()
  const entries: string[] = []
  for (const word of new Set(words.flatMap(({ spoken }) => spoken))) {
    if (!isForeign(word) && isPronounceable(word)) continue
    const [stem, ending] = splitEnding(word)
    const letters = romanise(stem)
      .text.toLowerCase()
      .replaceAll(/[^a-z]|(?<=[aeiou])h(?![aeiouy])/g, '')
    const phones = pronounceWord(letters, 'other').flatMap(({ onset, vowel, coda, stress }) => [
      ...onset,
      `${vowel}${stress > 0.5 ? 1 : 0}`,
      ...coda,
    ])
    if (phones.length === 0) continue
    const name = standIn(entries.length)
    entries.push(`"${name}" nil : ${phones.join(' ').toLowerCase()}\n`)
    latin.set(word, name + ending)
  }
  return { latin, lexicon: entries.join('') }
}

const textOf = ({ words, ending }: Phrase, latin: ReadonlyMap<string, string>): string =>
  words
    .map(({ spoken, pause }, index) => {
      const said = spoken.map((word) => latin.get(word) ?? word).join(' ')
      return said + (index === words.length - 1 ? ending : pause > 0 ? ',' : '')
    })
    .join(' ')

type Flite = Awaited<ReturnType<typeof openFlite>>

/** Sounds of every word when it is said alone, for all words at once. */
const soundWords = async (
  flite: Flite,
  words: readonly string[],
  files: ReadonlyMap<string, Uint8Array>,
): Promise<Map<string, WordPhones>> => {
  const unique = [...new Set(words)].filter((word) => /[a-z]/.test(word))
  const list = new TextEncoder().encode(unique.map((word) => `${word}\n\n`).join(''))
  const { output } = await flite(
    ['-voice', 'kal16', ...lexiconArgs(files), '-ps', '-o', 'none', '-f', '/w/words'],
    new Map([...files, ['words', list]]),
  )
  const lines = output.split('\n').filter((line) => line.startsWith('pau'))
  return new Map(
    unique.map((word, index) => [
      word,
      (lines[index] ?? '').split(/\s+/).filter((phone) => /^(?!pau)[a-z]/.test(phone)),
    ]),
  )
}

const lexiconArgs = (files: ReadonlyMap<string, Uint8Array>): string[] =>
  files.has('lexicon') ? ['-add_lex', '/w/lexicon'] : []

type Say = { flite: Flite; request: SpeechRequest; files: ReadonlyMap<string, Uint8Array> }

/** Says one phrase at 44.1 kHz. Formants are moved by playing faster what was spoken lower and slower. */
const sayPhrase = async ({ flite, request, files }: Say, text: string): Promise<Spoken> => {
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
  const shift = { sampleRate: FLITE_RATE, factor: own ? pitch / own : 1, range: isExclaimed ? range * 1.1 : range }
  const pitched = own === undefined ? raw : shiftPitch(raw, shift)
  const phones = readPhones(output).map(({ phone, start, end }) => ({
    phone,
    start: start / voice.formants,
    end: end / voice.formants,
  }))
  return trimEnds({ samples: resample(pitched, FLITE_RATE * voice.formants, RATE), phones })
}

/** Cuts the silence at both ends and fades what is left, so that pauses are ours. */
const trimEnds = ({ samples, phones }: Spoken): Spoken => {
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
    phones: inner.map((phone) => ({ ...phone, start: phone.start - from, end: phone.end - from })),
  }
}

/** Brings speech to its loudness with its peaks held, in place. */
export const levelSpeech = (sound: Stereo): void => {
  for (let pass = 0; pass < 6; pass++) {
    const missing = LOUDNESS - measureLoudness(sound)
    if (!Number.isFinite(missing) || (pass > 0 && Math.abs(missing) < 0.03)) return
    scaleStereo(sound, fromDecibels(missing))
    limitPeaks(sound, CEILING)
  }
}

/** Puts phrases one after the other, with their pauses. */
const joinPhrases = (spoken: readonly (Spoken & { pause: number })[]) => {
  const silent = spoken.slice(0, -1).reduce((sum, { pause }) => sum + pause, LEAD_IN + LEAD_OUT)
  const length = spoken.reduce((sum, { samples }) => sum + samples.length, Math.ceil(silent * RATE) + spoken.length)
  const mono = new Float32Array(length)
  const starts: number[] = []
  let at = Math.round(LEAD_IN * RATE)
  for (const { samples, pause } of spoken) {
    mono.set(samples, at)
    starts.push(at / RATE)
    at += samples.length + Math.round(pause * RATE)
  }
  return { left: mono, right: mono.slice(), starts }
}

const shifted = <Timed extends { start: number; end: number }>(timed: Timed, by: number): Timed => ({
  ...timed,
  start: timed.start + by,
  end: timed.end + by,
})

/** Silence between the phones, so that they follow each other from the beginning to the end of the sound. */
const fillSilence = (phones: readonly TimedPhone[], seconds: number): TimedPhone[] => {
  const filled: TimedPhone[] = []
  const pauseTo = (end: number): void => {
    const start = filled.at(-1)?.end ?? 0
    if (end - start > 1e-6) filled.push({ phone: 'pau', start, end })
  }
  for (const phone of phones) {
    pauseTo(phone.start)
    filled.push(phone)
  }
  pauseTo(seconds)
  return filled
}

/**
 * Says a script. Offline and without chance: the same request gives the same samples.
 * @throws SpeechError for what cannot be said, with a sentence for the person who wrote it.
 */
export const speak = async (request: SpeechRequest, { onStage }: SpeechHooks = {}): Promise<Speech> => {
  const { lexicon = [], pace, tone } = request
  const { phrases, problem } = readScript(request.script, { lexicon, pace })
  if (problem !== null) throw new SpeechError(problem)
  const { latin, lexicon: sounds } = soundedWords(phrases.flatMap(({ words }) => words))
  const files = new Map(sounds === '' ? [] : [['lexicon', new TextEncoder().encode(sounds)] as const])
  const flite = await openFlite()
  const latinOf = ({ spoken }: ScriptWord): string[] => spoken.map((word) => latin.get(word) ?? word)
  const alone = await soundWords(
    flite,
    phrases.flatMap(({ words }) => words.flatMap(latinOf)),
    files,
  )
  const spoken: (Spoken & { pause: number; words: TimedWord[] })[] = []
  let seconds = LEAD_IN + LEAD_OUT
  for (const [index, phrase] of phrases.entries()) {
    onStage?.('Speaking the script', index / phrases.length)
    const said = await sayPhrase({ flite, request, files }, textOf(phrase, latin))
    const spans = timeWords(
      said.phones,
      phrase.words.map((word) => latinOf(word).flatMap((part) => alone.get(part) ?? [])),
    )
    const pause = Math.max(0, ((phrase.words.at(-1)?.pause ?? 0) * TONES[tone].pauses) / pace - 2 * EDGE_SECONDS)
    spoken.push({ ...said, pause, words: phrase.words.map(({ text }, word) => ({ text, ...spans[word] })) })
    seconds += said.samples.length / RATE + pause
    if (seconds > MOST_SPEECH_SECONDS + SLACK_SECONDS)
      throw new SpeechError(
        `This takes longer than ${MOST_SPEECH_SECONDS} seconds to say. Please shorten the script or choose a faster pace.`,
      )
  }
  const { left, right, starts } = joinPhrases(spoken)
  levelSpeech({ left, right })
  const total = left.length / RATE
  const phones = spoken.flatMap((phrase, index) => phrase.phones.map((phone) => shifted(phone, starts[index])))
  const words = spoken.flatMap((phrase, index) => phrase.words.map((word) => shifted(word, starts[index])))
  onStage?.('Speaking the script', 1)
  return {
    sound: { sampleRate: RATE, channels: [left, right] },
    phones: fillSilence(phones, total),
    words,
    seconds: total,
  }
}
