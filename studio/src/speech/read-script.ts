import { createStressReader, isWeighty, markStressed } from './emphasis.ts'
import { isInitialism, spellLetters, spellOut } from './spell-out.ts'

/** How somebody wants a word said, in plain English letters: { word: 'Nykaa', spoken: 'nigh kah' }. */
export type LexiconEntry = { word: string; spoken: string }

export const MOST_SPEECH_SECONDS = 60
export const MOST_WORD_LETTERS = 40

/** One word as it is written, and what is said for it. */
export type ScriptWord = {
  /** As it stands in the script, with its punctuation. */
  text: string
  /** Plain lower-case words of Latin letters and apostrophes; of another script where `isForeign`. */
  spoken: string[]
  isForeign: boolean
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

/** Scripts whose letters say too little of how words sound. */
const SILENT_SCRIPTS =
  /[\p{Script=Han}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Tibetan}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Mongolian}]/u
const READ_BY_LETTERS =
  /[\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Armenian}\p{Script=Georgian}]/u

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

/** A word ends at a space, a dash between words or a slash between words. */
const WORD = /^[^\s—–]+(?:[—–](?=\s|$))?/u

const plain = (text: string): string =>
  text
    .replaceAll(/(?<=\d)(?=[\u00BC-\u00BE\u2150-\u215E])/g, ' ')
    .normalize('NFKC')
    .replaceAll('\u2044', '/')
    .replaceAll(/[\u2018\u2019\u02BC`´]/g, "'")
    .replaceAll(/[\u201C\u201D«»]/g, '"')
    // Digits count as pictographs too, for the sake of keycaps.
    .replaceAll(/(?![\d#*])[\p{Extended_Pictographic}\p{Regional_Indicator}]/gu, ' ')
    .replaceAll(/[\p{Cf}\p{Me}\p{Variation_Selector}]/gu, '')
    .replaceAll(/[*~^<>{}|\\]/g, ' ')

/** Latin letters without their accents; letters of other scripts stay. */
const fold = (word: string): string =>
  word
    .normalize('NFD')
    .replaceAll(/(?<=\p{Script=Latin})\p{M}+/gu, '')
    .normalize('NFC')
    .replaceAll('ß', 'ss')
    .replaceAll(/[æÆ]/g, 'ae')
    .replaceAll(/[œŒ]/g, 'oe')
    .replaceAll(/[øØ]/g, 'o')
    .replaceAll(/[łŁ]/g, 'l')
    .replaceAll(/[đðĐÐ]/g, 'd')
    .replaceAll(/[þÞ]/g, 'th')
    .replaceAll('ı', 'i')

const escapeRegExp = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

const createLexicon = (
  entries: readonly LexiconEntry[],
): ((text: string) => { length: number; words: string } | undefined) => {
  const known = entries
    .map(({ word, spoken }) => ({ word: plain(word).trim(), words: fold(plain(spoken)).toLowerCase() }))
    .filter(({ word }) => word !== '')
    .toSorted((a, b) => b.word.length - a.word.length)
    .map(({ word, words }) => ({ words, pattern: new RegExp(`^${escapeRegExp(word)}(?![\\p{L}\\p{N}])`, 'iu') }))
  return (text) => {
    for (const { pattern, words } of known) {
      const found = pattern.exec(text)
      if (found) return { length: found[0].length, words }
    }
    return undefined
  }
}

const spokenWords = (words: string): string[] => words.match(/[\p{L}\p{M}]+(?:'[\p{L}\p{M}]+)*'?/gu) ?? []

const lettersOf = (text: string): number => text.match(/\p{L}/gu)?.length ?? 0

/** Words that are said much as they are written, hyphens and slashes apart; none where there is nothing to say. */
const sayWord = (word: string, isShouted: boolean): { spoken: string[]; isSpelled: boolean } => {
  const bare = fold(word)
  const parts = bare.split(/[-/·•]+/u).map((part) => part.replaceAll(/[^\p{L}\p{M}\p{N}']/gu, ''))
  let isSpelled = false
  const spoken = parts.flatMap((part) => {
    if (!isShouted && isInitialism(part)) {
      isSpelled = true
      const letters = part.replace(/'?s$/, '')
      return spokenWords(spellLetters(letters) + (letters === part ? '' : "'s"))
    }
    // Letters and digits in one, such as "iPhone15" or "4K".
    const pieces = part.match(/\p{N}+|[\p{L}\p{M}']+/gu) ?? []
    return pieces.flatMap((piece) => spokenWords(spellOut(piece)?.words ?? piece.toLowerCase()))
  })
  return { spoken, isSpelled }
}

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

type Found = Pick<ReadScript, 'unspeakable' | 'spelled' | 'foreign'> & { words: ScriptWord[]; longest: string }

const isShouting = (text: string): boolean => {
  const words = text.match(/\p{L}{2,}/gu) ?? []
  return words.length > 3 && words.filter((word) => word === word.toUpperCase()).length > 0.6 * words.length
}

const readWords = (text: string, lexicon: ReturnType<typeof createLexicon>): Found => {
  const found: Found = { words: [], unspeakable: [], spelled: [], foreign: [], longest: '' }
  const isShouted = isShouting(text)
  const readStress = createStressReader()
  const hasWeight = !isShouted && /\p{Ll}/u.test(text)
  const add = (written: string, spoken: string[], { isForeign = false, isStressed = false } = {}): void => {
    const { text: bare, isMarked } = readStress(written)
    found.words.push({ text: bare, spoken, isForeign, isStressed: isStressed || isMarked, pause: pauseAfter(bare) })
  }
  let rest = text
  while (rest !== '') {
    const space = /^\s+/.exec(rest)?.[0]
    if (space !== undefined) {
      const last = found.words.at(-1)
      if (last && /\n\s*\n/.test(space)) last.pause = Math.max(last.pause, PARAGRAPH_PAUSE)
      else if (last && space.includes('\n')) last.pause = Math.max(last.pause, PAUSES[2][1])
      rest = rest.slice(space.length)
      continue
    }
    const opening = /^["'([¿¡_\uE000-]+(?=[\p{L}\p{N}#@$€£₹¥])/u.exec(rest)?.[0] ?? ''
    const inner = rest.slice(opening.length)
    const isNegative = opening.endsWith('-') && /^\d/.test(inner)
    const said = lexicon(inner) ?? spellOut(inner)
    const tail = said && inner.slice(said.length)
    const closing = tail === undefined ? undefined : /^["')\].,;:?!…—–\uE001]*(?=\s|$|[—–])/u.exec(tail)?.[0]
    if (said && tail !== undefined && closing !== undefined) {
      const after = tail.slice(closing.length)
      add(rest.slice(0, rest.length - after.length), spokenWords(`${isNegative ? 'minus ' : ''}${said.words}`))
      // The full stop of "Dr." ends nothing; that of "U.S." does where a line ends.
      const last = found.words.at(-1)
      if (last && closing === '' && inner.slice(0, said.length).endsWith('.') && /\S/.test(after)) last.pause = 0
      rest = after
      continue
    }
    const written = WORD.exec(rest)?.[0] ?? rest.slice(0, 1)
    rest = rest.slice(written.length)
    const longest = written.split(/[^\p{L}\p{M}]+/u).toSorted((a, b) => lettersOf(b) - lettersOf(a))[0] ?? ''
    if (lettersOf(longest) > lettersOf(found.longest)) found.longest = longest
    if (SILENT_SCRIPTS.test(written)) {
      found.unspeakable.push(written.replaceAll(/^[^\p{L}]+|[^\p{L}\p{M}]+$/gu, ''))
      add(written, [])
      continue
    }
    const isForeign = READ_BY_LETTERS.test(written)
    if (!isForeign && /\p{L}/u.test(fold(written).replaceAll(/[a-z]/gi, ''))) {
      found.unspeakable.push(written.replaceAll(/^[^\p{L}]+|[^\p{L}\p{M}]+$/gu, ''))
      add(written, [])
      continue
    }
    const { spoken, isSpelled } = sayWord(written, isShouted)
    if (isSpelled) found.spelled.push(written.replaceAll(/^[^\p{L}]+|[^\p{L}\p{M}]+$/gu, ''))
    if (isForeign) found.foreign.push(written.replaceAll(/^[^\p{L}]+|[^\p{L}\p{M}]+$/gu, ''))
    if (spoken.length > 0) {
      const letters = fold(written).replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')
      add(written, spoken, { isForeign, isStressed: hasWeight && !isSpelled && isWeighty(letters) })
      continue
    }
    // A sign that stands alone belongs to the word before it.
    const last = found.words.at(-1)
    if (!last) continue
    const { text: sign } = readStress(written)
    last.text += ` ${sign}`
    last.pause = Math.max(last.pause, pauseAfter(sign))
  }
  return found
}

const problemOf = ({ words, unspeakable, longest }: Found, seconds: number): string | null => {
  if (lettersOf(longest) > MOST_WORD_LETTERS)
    return `“${longest.slice(0, 20)}…” has more than ${MOST_WORD_LETTERS} letters. Please write it in shorter words.`
  if (unspeakable.length > 0)
    return `These words cannot be spoken: ${unspeakable.slice(0, 5).join(', ')}. Please write them in Latin letters.`
  if (words.every(({ spoken }) => spoken.length === 0))
    return 'There is nothing in this script to say. Please write a sentence with words in it.'
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
  const found = readWords(plain(markStressed(script)).trim(), createLexicon(lexicon))
  const phrases = toPhrases(found.words.filter(({ spoken }) => spoken.length > 0))
  const seconds = secondsOf(phrases, pace)
  return {
    phrases,
    seconds,
    unspeakable: unique(found.unspeakable),
    spelled: unique(found.spelled),
    foreign: unique(found.foreign),
    problem: problemOf(found, seconds),
  }
}
