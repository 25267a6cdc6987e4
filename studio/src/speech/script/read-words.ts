import { glossary } from '../../math/word-tables.ts'
import { createOwnWords } from './own-words.ts'
import type { LexiconEntry } from './own-words.ts'
import { fold, plainText, westernDigits } from './plain-text.ts'
import { isInitialism, sayLatin, spellLetters } from './say-letters.ts'
import { amount } from './say-numbers.ts'
import { nameOfSign } from './say-quantities.ts'
import { sayRoman } from './short-forms.ts'
import { spellName, spellOut } from './spell-out.ts'

/** What is said for some words, and what is to be told of them. */
export type Reading = {
  spoken: string[]
  /** Words that no voice can say. */
  unspeakable: string[]
  /** Words read letter by letter. */
  spelled: string[]
  /** Words of another script, read by their letters. */
  foreign: string[]
  /** The word with the most letters, as it is written. */
  longest: string
}

const createReading = (): Reading => ({ spoken: [], unspeakable: [], spelled: [], foreign: [], longest: '' })

/** Scripts whose letters say too little of how words sound. */
const SILENT_SCRIPTS =
  /[\p{Script=Han}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Tibetan}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Mongolian}]/u
const READ_BY_LETTERS =
  /[\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Armenian}\p{Script=Georgian}]/u

/** Whether a word is of a script that is read by its letters, with an English accent. */
export const isForeign = (word: string): boolean => READ_BY_LETTERS.test(word)

/** How many letters a word has, whatever the script. */
export const lettersOf = (text: string): number => text.match(/\p{L}/gu)?.length ?? 0

const spokenWords = (words: string): string[] => words.match(/[\p{L}\p{M}]+(?:'[\p{L}\p{M}]+)*'?/gu) ?? []

/** Signs that are said wherever they stand. */
const SIGNS: Readonly<Record<string, string>> = Object.fromEntries(
  glossary(`
  & and, + plus, = equals, @ at, % percent, ° degrees, × times, ÷ divided by, ± plus or minus, ≈ about, ≠ is not,
  ≤ at most, ≥ at least, √ root of, ∞ infinity, § section
`),
)
/** Signs that mean something, so that leaving them out would say something else. */
const MEANT = /[\p{Sc}\p{No}]|(?![<>|~^¬\u2190-\u21FF\u25A0-\u25FF])\p{Sm}/u

/** Where a piece of a word stands. */
type Place = {
  text: string
  at: number
  isFirst: boolean
  /** Whether nothing but punctuation stands beside it. */
  isLone: boolean
  isShouted: boolean
  /** Whether it is how somebody wants a word said, so that it is read by its sounds. */
  isSound: boolean
  /** The word before it. */
  before: string
}

/** What is said for one sign, by what stands around it. */
const saySign = ({ text, at, isFirst, isLone }: Place): { words: string; isUnspeakable: boolean } => {
  const sign = String.fromCodePoint(text.codePointAt(at) ?? 0)
  const [last, next] = [text.slice(0, at).at(-1) ?? '', text.slice(at + sign.length)]
  const isBetweenDigits = /\d/.test(last) && /^\d/.test(next)
  const words =
    SIGNS[sign] ??
    (sign === '-' && isFirst && /^[$€£¥₹]?\.?\d/u.test(next) ? 'minus' : undefined) ??
    (sign === '#' && /^\p{L}/u.test(next) ? 'hashtag' : undefined) ??
    (sign === '#' && (isLone || /^\d/.test(next)) ? 'number' : undefined) ??
    (sign === '/' && isLone ? 'or' : undefined) ??
    (sign === '.' && isBetweenDigits ? 'point' : undefined) ??
    (sign === ':' && isBetweenDigits ? 'to' : undefined) ??
    (isLone && last !== sign ? nameOfSign(sign) : undefined)
  if (isLone && last === sign) return { words: '', isUnspeakable: false }
  return { words: words ?? '', isUnspeakable: words === undefined && MEANT.test(sign) }
}

/** Letters and digits in one, such as "iPhone15" or "CO2", each for itself. */
const sayPieces = (part: string, { isShouted, isSound, isLone }: Place): { words: string[]; isSpelled: boolean } => {
  const pieces = part.match(/\d+|[^\d]+/g) ?? []
  let isSpelled = false
  const words = pieces.flatMap((piece) => {
    if (/^\d/.test(piece)) return spokenWords(amount(piece))
    const isLetter = /^[a-z]$/i.test(piece) && (pieces.length > 1 || !isLone || !/[ai]/i.test(piece))
    const isInitials = (!isShouted || pieces.length > 1) && isInitialism(piece)
    if (isLetter || isInitials) {
      isSpelled ||= isInitials && pieces.length === 1
      const letters = piece.replace(/'?s$/, '')
      return spokenWords(spellLetters(letters) + (letters === piece ? '' : "'s"))
    }
    const word = piece.toLowerCase()
    const said = isSound && /[aeiouy]/.test(word) ? { words: word, isSpelled: false } : sayLatin(word)
    isSpelled ||= said.isSpelled
    return spokenWords(said.words)
  })
  return { words, isSpelled }
}

/** Reads letters and digits up to the next sign; tells what cannot be said, or not as a word. */
const readPiece = (written: string, place: Place, reading: Reading): void => {
  const letters = written.split(/[^\p{L}\p{M}]+/u).toSorted((a, b) => lettersOf(b) - lettersOf(a))[0] ?? ''
  if (lettersOf(letters) > lettersOf(reading.longest)) reading.longest = letters
  const bare = fold(written)
  if (SILENT_SCRIPTS.test(written) || (!isForeign(written) && /(?![a-z])\p{L}|(?!\d)\p{N}/iu.test(bare))) {
    reading.unspeakable.push(written)
    return
  }
  const roman = sayRoman(bare, place.before)
  if (roman !== undefined && !place.isShouted) {
    reading.spoken.push(...spokenWords(roman))
    return
  }
  const { words, isSpelled } = sayPieces(bare, place)
  reading.spoken.push(...words)
  if (isSpelled) reading.spelled.push(written)
  if (isForeign(written)) reading.foreign.push(written)
}

const PIECE = /^[\p{L}\p{M}\p{N}]+(?:'[\p{L}\p{M}\p{N}]+)*'?/u

/** Whether everything is loud, so that capitals mean nothing. */
export const isShouting = (text: string): boolean => {
  const words = text.match(/\p{L}{2,}/gu) ?? []
  return words.length > 3 && words.filter((word) => word === word.toUpperCase()).length > 0.6 * words.length
}

/** Takes over what another piece says, and what is to be told of it. */
const take = (reading: Reading, piece: Reading): void => {
  for (const list of ['spoken', 'unspeakable', 'spelled', 'foreign'] as const) reading[list].push(...piece[list])
  if (lettersOf(piece.longest) > lettersOf(reading.longest)) reading.longest = piece.longest
}

/** Stands for a sound in a name while that is taken apart. */
const mark = (number: number): string => ` ${String.fromCodePoint(0xe0_00 + number)} `
const MARKS = /[\uE000-\uF8FF]/g
const soundOf = (sounds: readonly Reading[], char: string): string =>
  sounds[(char.codePointAt(0) ?? 0) - 0xe0_01]?.spoken.join(' ') ?? ''

/** A word of somebody's own, and how its sound is read. */
type OwnWord = { word: string; reading: Reading }
export type OwnWords = ReturnType<typeof createOwnWords<OwnWord>>

export type Around = { own?: OwnWords; before: string; isShouted: boolean; isSound?: boolean }

/** What is said from a place of a text to the next space or dash, or further where that belongs together. */
export const readWord = (
  text: string,
  start: number,
  { own, before, isShouted, isSound = false }: Around,
): { end: number; reading: Reading; endsItself: boolean } => {
  const reading = createReading()
  const core = (/^\S*/.exec(text.slice(start))?.[0] ?? '').replaceAll(/^["'([¿¡_]+|["')\].,;:?!…—–]+$/gu, '')
  let [at, endsItself] = [start, false]
  const sayWords = (words: string, length: number): void => {
    const ending = /^'s(?!\p{L})/u.test(text.slice(at + length)) ? "'s" : ''
    reading.spoken.push(...spokenWords(words + ending))
    at += length + ending.length
    endsItself = ending === '' && text[at - 1] === '.'
  }
  while (at < text.length && !/[\s—–]/.test(text[at])) {
    const rest = text.slice(at)
    const known = own?.at(text, at)
    const used: Reading[] = []
    const name = spellName(
      rest,
      (words) => own?.replace(words, ({ reading: sound }) => mark(used.push(sound))) ?? words,
    )
    if (known && known.length >= (name?.length ?? 0)) {
      take(reading, { ...known.entry.reading, spoken: [] })
      sayWords(known.entry.reading.spoken.join(' '), known.length)
      continue
    }
    const said = name ?? spellOut(rest)
    if (said) {
      for (const sound of used) take(reading, { ...sound, spoken: [] })
      sayWords(
        said.words.replaceAll(MARKS, (each) => soundOf(used, each)),
        said.length,
      )
      continue
    }
    const piece = PIECE.exec(rest)?.[0]
    const sign = String.fromCodePoint(rest.codePointAt(0) ?? 0)
    const isLone = core === (piece ?? sign) || Array.from(core).every((each) => each === sign)
    const place = { text, at, isFirst: /^["'([¿¡_]*$/.test(text.slice(start, at)), isLone, isShouted, isSound, before }
    if (piece === undefined) {
      const { words, isUnspeakable } = saySign(place)
      reading.spoken.push(...spokenWords(words))
      if (isUnspeakable) reading.unspeakable.push(core)
    } else readPiece(piece, place, reading)
    at += (piece ?? sign).length
    endsItself = false
  }
  if (at === start || /^[—–](?=\s|$)/.test(text.slice(at))) at++
  return { end: at, reading, endsItself }
}

/** The words of a lexicon, each with how its sound is read; one without a sound is told as a word that cannot be said. */
export const readLexicon = (entries: readonly LexiconEntry[]): OwnWords =>
  createOwnWords(
    entries.map(({ word, spoken }) => {
      const text = westernDigits(plainText(spoken))
      const reading = createReading()
      for (let at = 0; at < text.length;) {
        const space = /^\s+/.exec(text.slice(at))?.[0].length ?? 0
        const next = space > 0 ? undefined : readWord(text, at, { before: '', isShouted: false, isSound: true })
        if (next) take(reading, next.reading)
        at = next?.end ?? at + space
      }
      if (reading.spoken.length === 0 && reading.unspeakable.length === 0) reading.unspeakable.push(word)
      return { word: westernDigits(plainText(word)), reading }
    }),
  )
