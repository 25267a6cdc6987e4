import { isWeighty, markStressed, takeMarks } from './emphasis.ts'
import type { LexiconEntry } from './own-words.ts'
import { fold, plainText, westernDigits } from './plain-text.ts'
import { isShouting, lettersOf, readLexicon, readWord } from './read-words.ts'
import type { OwnWords, Reading } from './read-words.ts'

export const MOST_SPEECH_SECONDS = 60
export const MOST_WORD_LETTERS = 40

/** One word as it is written, and what is said for it. */
export type ScriptWord = {
  /** As it stands in the script, with its punctuation. */
  text: string
  /** Plain lower-case words of Latin letters and apostrophes, or of a script that is read by its letters. */
  spoken: string[]
  /** Said with weight, as asterisks or capitals ask for. */
  isStressed: boolean
  /** Silence after it, in seconds; 0 within a phrase. */
  pause: number
}

/** What is said in one breath. */
export type Phrase = { words: ScriptWord[]; ending: '.' | '?' | '!' | ',' }

export type ReadScript = {
  phrases: Phrase[]
  /** How long it will take, within about a tenth. */
  seconds: number
  /** Words that no voice can say. Nothing is made while there are any. */
  unspeakable: string[]
  /** Words read letter by letter, such as FBI. */
  spelled: string[]
  /** Words of another script or language, read by their letters with an English accent. */
  foreign: string[]
  /** Why it cannot be spoken as it stands, and what to do about it. */
  problem: string | null
}

export type ReadScriptOptions = { lexicon?: readonly LexiconEntry[]; pace?: number }

/** Seconds of silence after what ends with such a sign. */
const PAUSES: readonly (readonly [RegExp, number])[] = [
  [/(?:\.\.\.|…)["')\]]*$/, 0.5],
  [/\?["')\]]*$/, 0.42],
  [/[.!।॥]["')\]]*$/, 0.38],
  [/[;:—–]["')\]]*$|^[-—–]$/, 0.28],
  [/,["')\]]*$/, 0.18],
]
const PARAGRAPH_PAUSE = 0.6
const MOST_WORDS_IN_A_BREATH = 28

/** Syllables by groups of vowels, silent e's apart; other scripts by their letters. */
const countSyllables = (word: string): number => {
  if (!/[a-z]/.test(word)) return Math.max(1, lettersOf(word) * 0.6)
  const groups = word.replace(/(?<=[^aeiou])e(?:d|s)?$/, '').match(/[aeiouy]+/g)?.length ?? 0
  return Math.max(1, groups)
}

const SECONDS_A_SYLLABLE = 0.178
const SECONDS_A_LETTER = 0.02
/** Silence before the first word and after the last. */
const ENDS_SECONDS = 0.7

const secondsOf = (phrases: readonly Phrase[], pace: number): number => {
  let voiced = 0
  let silent = 0
  for (const { words } of phrases) {
    for (const { spoken, pause } of words) {
      silent += pause
      for (const word of spoken) voiced += SECONDS_A_SYLLABLE * countSyllables(word) + SECONDS_A_LETTER * word.length
    }
  }
  return voiced === 0 ? 0 : (voiced + silent) / pace + ENDS_SECONDS
}

const pauseAfter = (text: string): number => PAUSES.find(([ending]) => ending.test(text))?.[1] ?? 0

const toPhrases = (words: readonly ScriptWord[]): Phrase[] => {
  const phrases: Phrase[] = []
  let open: ScriptWord[] = []
  const close = (ending: Phrase['ending']): void => {
    if (open.length > 0) phrases.push({ words: open, ending })
    open = []
  }
  for (const word of words) {
    open.push(word)
    const end = /([.?!…।॥])["')\]]*$/.exec(word.text)?.[1]
    if (word.pause >= PAUSES[2][1] || (end && word.pause > 0)) close(end === '?' || end === '!' ? end : '.')
    else if (word.pause > 0.2 || open.length >= MOST_WORDS_IN_A_BREATH) close(',')
  }
  close('.')
  return phrases
}

type Found = Pick<Reading, 'unspeakable' | 'spelled' | 'foreign' | 'longest'> & { words: ScriptWord[] }

/** Whether a word is said as it is written, in capitals for its weight. */
const weighs = (written: string, spoken: readonly string[]): boolean => {
  const letters = fold(written).replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')
  return isWeighty(letters) && spoken.join('') === letters.toLowerCase().replaceAll('-', '')
}

const readWords = (script: string, own: OwnWords): Found => {
  const { text, isMarked } = takeMarks(plainText(markStressed(script)).trim())
  const found: Found = { words: [], unspeakable: [], spelled: [], foreign: [], longest: '' }
  const isShouted = isShouting(text)
  const hasWeight = !isShouted && /\p{Ll}/u.test(text)
  const digits = westernDigits(text)
  for (let at = 0; at < text.length;) {
    const last = found.words.at(-1)
    const space = /^\s+/.exec(text.slice(at))?.[0]
    if (space !== undefined) {
      if (last && /\n\s*\n/.test(space)) last.pause = Math.max(last.pause, PARAGRAPH_PAUSE)
      else if (last && space.includes('\n')) last.pause = Math.max(last.pause, PAUSES[2][1])
      at += space.length
      continue
    }
    const { end, reading, endsItself } = readWord(digits, at, { own, before: last?.text ?? '', isShouted })
    const written = text.slice(at, end)
    at = end
    const { unspeakable, spelled, foreign, longest } = reading
    // "The 24.12." has its article already.
    const isTwice = reading.spoken[0] === 'the' && last?.spoken.at(-1) === 'the' && !/^the/i.test(written)
    const spoken = reading.spoken.slice(isTwice ? 1 : 0)
    found.unspeakable.push(...unspeakable)
    found.spelled.push(...spelled)
    found.foreign.push(...foreign)
    if (lettersOf(longest) > lettersOf(found.longest)) found.longest = longest
    const pause = pauseAfter(written)
    if (spoken.length > 0) {
      found.words.push({
        text: written,
        spoken,
        isStressed: isMarked(end - written.length, end) || (hasWeight && weighs(written, spoken)),
        // The full stop of "Dr." ends nothing; that of "U.S." does where a line ends.
        pause: endsItself && /\S/.test(text.slice(end)) ? 0 : pause,
      })
    } else if (last) {
      // A sign that stands alone belongs to the word before it.
      last.text += ` ${written}`
      last.pause = Math.max(last.pause, pause)
    }
  }
  return found
}

const problemOf = ({ words, unspeakable, longest }: Found, seconds: number): string | null => {
  if (lettersOf(longest) > MOST_WORD_LETTERS)
    return `“${longest.slice(0, 20)}…” has more than ${MOST_WORD_LETTERS} letters. Please write it in shorter words.`
  if (unspeakable.length > 0)
    return `These words cannot be spoken: ${unspeakable.slice(0, 5).join(', ')}. Please write them in ${
      unspeakable.some((word) => /(?!\p{Script=Latin})\p{L}/u.test(word)) ? 'Latin letters' : 'plain words'
    }.`
  if (words.length === 0) return 'There is nothing in this script to say. Please write a sentence with words in it.'
  if (seconds > MOST_SPEECH_SECONDS)
    return `This would take about ${Math.round(seconds)} seconds to say. Please shorten it to ${MOST_SPEECH_SECONDS} seconds.`
  return null
}

const unique = (words: readonly string[]): string[] => [...new Set(words)]

/**
 * What a script says and how long that takes, without a voice: light enough for every key that is pressed. Numbers,
 * dates, sums and short forms become words, pictographs are left out.
 */
export const readScript = (script: string, { lexicon = [], pace = 1 }: ReadScriptOptions = {}): ReadScript => {
  const found = readWords(script, readLexicon(lexicon))
  const phrases = toPhrases(found.words)
  const seconds = secondsOf(phrases, pace)
  const unspeakable = unique(found.unspeakable)
  return {
    phrases,
    seconds,
    unspeakable,
    spelled: unique(found.spelled),
    foreign: unique(found.foreign),
    problem: problemOf({ ...found, unspeakable }, seconds),
  }
}
