import { limitPeaks } from '../../music/dsp/limit-peaks.ts'
import { measureLoudness } from '../../music/dsp/loudness.ts'
import { fromDecibels, RATE, scaleStereo } from '../../music/dsp/sound.ts'
import type { Stereo } from '../../music/dsp/sound.ts'
import { pronounceWord } from '../../music/lyrics/pronounce-word.ts'
import { romanise } from '../../music/lyrics/romanise.ts'
import { SpeechError } from '../../errors.ts'
import { findQuestions } from './melody.ts'
import { MOST_SPEECH_SECONDS, readScript } from '../script/read-script.ts'
import type { Phrase, ScriptWord } from '../script/read-script.ts'
import { isForeign } from '../script/read-words.ts'
import { isPronounceable, splitEnding } from '../script/say-letters.ts'
import { openFlite } from './run-flite.ts'
import { EDGE_SECONDS, lexiconArgs, sayPhrase, shifted, TONES } from './say-phrase.ts'
import type { Flite, Spoken, SpeechRequest } from './say-phrase.ts'
import type { Speech, TimedPhone, TimedWord } from '../speech.ts'
import type { WordPhones } from './time-words.ts'

export type SpeechHooks = {
  /** Called in order with shares from 0 to 1; may throw to stop. */
  onStage?: (stage: string, share: number) => void
}

const LOUDNESS = -16
/** A little below the promised -1.5 dB: encoders add to peaks. */
const CEILING = -1.6
const LEAD_IN = 0.25
const LEAD_OUT = 0.35
/** Room for what an estimate does not know. */
const SLACK_SECONDS = 6

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

export type { SpeechRequest } from './say-phrase.ts'

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
  const asking = findQuestions(phrases)
  let seconds = LEAD_IN + LEAD_OUT
  for (const [index, phrase] of phrases.entries()) {
    onStage?.('Speaking the script', index / phrases.length)
    const said = await sayPhrase(
      { flite, request, files },
      {
        ...phrase,
        text: textOf(phrase, latin),
        asking: asking[index],
        alone: phrase.words.map((word) => latinOf(word).flatMap((part) => alone.get(part) ?? [])),
      },
    )
    const pause = Math.max(0, ((phrase.words.at(-1)?.pause ?? 0) * TONES[tone].pauses) / pace - 2 * EDGE_SECONDS)
    spoken.push({ ...said, pause, words: phrase.words.map(({ text }, word) => ({ text, ...said.spans[word] })) })
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
