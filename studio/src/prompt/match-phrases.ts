import { SMALL_NUMBERS, TENS } from '../math/word-tables.ts'
import { listStems } from './lexicon.ts'
import type { Lexicon } from './lexicon.ts'
import { isInPlace } from './in-place.ts'
import type { PromptReader } from './in-place.ts'
import type { Feature, Sense } from './sense.ts'
import { isWord, tokenize } from './tokenize.ts'
import type { Token } from './tokenize.ts'

/** An age in numbers: how many tokens it takes and the years it means (not yet bounded). */
type AgePhrase = { length: number; years: number }

const ONES = ['', ...SMALL_NUMBERS.slice(1, 10)]
const TEENS = SMALL_NUMBERS.slice(10)
const DECADES = TENS.map((word) => word.replace(/y$/, 'ies'))
const YEAR_WORDS = new Set(['year', 'years', 'yr', 'yrs', 'y', 'yo', 'yrold', 'something', 'ish'])
const AGE_WORDS = new Set(['aged', 'age'])
const UNITS_THAT_ARE_NO_AGE = new Set(['mm', 'k', 'mp', 'fps', 'px', 'cm', 'percent', 'degrees', 'bit', 'times'])
const PART_OF_DECADE: Readonly<Record<string, number>> = { early: 2, mid: 5, middle: 5, late: 8 }

/** Reads the age that starts at a token: "25-year-old", "in her mid-thirties", "aged 40", "between 30 and 35", "60s". */
const findAge = (tokens: readonly Token[], start: number): AgePhrase | undefined =>
  findDecade(tokens, start) ?? findRange(tokens, start) ?? findYears(tokens, start)

const findDecade = (tokens: readonly Token[], start: number): AgePhrase | undefined => {
  const part = PART_OF_DECADE[tokens[start]?.text]
  let at = part === undefined ? start : start + 1
  if (part !== undefined && ['to', 'of'].includes(tokens[at]?.text)) at += 1
  const word = tokens[at]?.text ?? ''
  const middle = part ?? 5
  if (word === 'teens') return { length: at + 1 - start, years: part === 8 ? 19 : 18 }
  const decade = DECADES.indexOf(word)
  if (decade >= 2) return { length: at + 1 - start, years: decade * 10 + middle }
  const number = Number(word)
  if (tokens[at]?.kind === 'number' && number % 10 === 0 && number >= 10 && number <= 90) {
    if (tokens[at + 1]?.text === 's') return { length: at + 2 - start, years: number + middle }
    if (part !== undefined) return { length: at + 1 - start, years: number + middle }
  }
  return undefined
}

const findRange = (tokens: readonly Token[], start: number): AgePhrase | undefined => {
  const at = tokens[start]?.text === 'between' ? start + 1 : start
  const first = findNumber(tokens, at)
  if (!first) return undefined
  const joined = ['and', 'to', 'or'].includes(tokens[at + first.length]?.text)
  if (!joined && !(tokens[at + first.length]?.kind === 'number' && at === start)) return undefined
  const second = findNumber(tokens, at + first.length + (joined ? 1 : 0))
  if (!second || second.years <= first.years || second.years > 110 || first.years < 12) return undefined
  const end = at + first.length + (joined ? 1 : 0) + second.length
  if (UNITS_THAT_ARE_NO_AGE.has(tokens[end]?.text ?? '')) return undefined
  if (joined && at === start && !YEAR_WORDS.has(tokens[end]?.text) && tokens[start - 1]?.text !== 'aged')
    return undefined
  return { length: end - start + yearWords(tokens, end), years: (first.years + second.years) / 2 }
}

const findYears = (tokens: readonly Token[], start: number): AgePhrase | undefined => {
  let at = start
  let shift = 0
  if (AGE_WORDS.has(tokens[at]?.text)) at += tokens[at + 1]?.text === 'of' ? 2 : 1
  else if (['over', 'above'].includes(tokens[at]?.text)) [at, shift] = [at + 1, 4]
  else if (['under', 'below'].includes(tokens[at]?.text)) [at, shift] = [at + 1, -4]
  const number = findNumber(tokens, at)
  if (!number) return undefined
  const end = at + number.length
  const suffix = yearWords(tokens, end)
  const spelled = tokens[at].kind === 'word'
  if (at === start && suffix === 0 && (spelled || !standsAlone(tokens, start, end))) return undefined
  if (number.years > 130 || (suffix === 0 && number.years < 10)) return undefined
  return { length: end + suffix - start, years: number.years + shift + (tokens[end]?.text === 'something' ? 4 : 0) }
}

/** A bare number is an age when it could be one and no unit follows: "woman, 34, curly hair". */
const standsAlone = (tokens: readonly Token[], start: number, end: number): boolean => {
  const years = Number(tokens[start].text)
  const next = tokens[end]
  return years >= 16 && years <= 99 && next?.kind !== 'number' && !UNITS_THAT_ARE_NO_AGE.has(next?.text ?? '')
}

const yearWords = (tokens: readonly Token[], start: number): number => {
  if (!YEAR_WORDS.has(tokens[start]?.text)) return 0
  let end = start + 1
  if (tokens[start].text === 'something') return 1
  if (tokens[end]?.text === 'of' && tokens[end + 1]?.text === 'age') return 3
  if (tokens[end]?.text === 'old' || tokens[end]?.text === 'olds' || tokens[end]?.text === 'o') end += 1
  return end - start
}

const findNumber = (tokens: readonly Token[], start: number): AgePhrase | undefined => {
  const token = tokens[start]
  if (!token) return undefined
  if (token.kind === 'number') return token.text.length <= 3 ? { length: 1, years: Number(token.text) } : undefined
  const teen = TEENS.indexOf(token.text)
  if (teen >= 0) return { length: 1, years: 10 + teen }
  const tens = TENS.indexOf(token.text)
  if (tens < 2) return undefined
  const ones = ONES.indexOf(tokens[start + 1]?.text ?? '-')
  return ones > 0 ? { length: 2, years: tens * 10 + ones } : { length: 1, years: tens * 10 }
}

/** A stretch of the prompt with what it may mean. */
export type Item = {
  phrase: string
  kind: 'known' | 'age' | 'stop' | 'comma' | 'unknown'
  senses: readonly Sense[]
  strength: number
  age?: AgePhrase
  /** Where it stands in the text. */
  from: number
  to: number
  /** Words that were read as others, as typed and as read. */
  corrections?: readonly (readonly [typed: string, read: string])[]
}

/** Cuts a prompt into ages, punctuation and the longest phrases of the lexicon; what is left is unknown. */
export const matchPhrases = (tokens: readonly Token[], lexicon: Lexicon): Item[] => {
  const words = tokens.map((token, at) => correct(lexicon, tokens, at) ?? token.text)
  const items: Item[] = []
  for (let at = 0; at < tokens.length;) {
    const { length, ...read } = readAt({ tokens, words, lexicon }, at)
    const phrase = words.slice(at, at + length).join(' ')
    const corrections = tokens
      .slice(at, at + length)
      .flatMap(({ text }, index) => (words[at + index] === text ? [] : [[text, words[at + index]] as const]))
    const span = { from: tokens[at].from, to: tokens[at + length - 1].to }
    items.push({ phrase, strength: 1, senses: [], ...read, ...span, ...(corrections.length > 0 && { corrections }) })
    at += length
  }
  return items
}

/** Cuts a prompt as `matchPhrases` does, and reads no word as another one. */
export const matchAsTyped = (text: string, lexicon: Lexicon): Item[] =>
  matchPhrases(tokenize(text), { ...lexicon, listCorrections: () => [] })

/** Whether a prompt says a word that a lexicon does not know, or one of some phrases. */
export const saysMore = (text: string, lexicon: Lexicon, phrases: readonly string[]): boolean => {
  const items = matchAsTyped(text, lexicon)
  const said = ` ${items.map(({ phrase }) => phrase).join(' ')} `
  const stems = new Set(items.flatMap(({ phrase }) => listStems(phrase).map(([stem]) => stem)))
  return (
    items.some(({ kind }) => kind === 'unknown') ||
    phrases.some((phrase) => said.includes(` ${phrase} `) || stems.has(phrase))
  )
}

/** The one known word that a slip may have meant and that fits what follows; none where there is a doubt. */
const correct = (lexicon: Lexicon, tokens: readonly Token[], at: number): string | undefined => {
  if (tokens[at].kind !== 'word') return undefined
  const next = tokens[at + 1]?.kind === 'word' ? lexicon.findSenses(tokens[at + 1].text)?.senses : undefined
  const features = new Set((next ?? []).flatMap((sense) => (sense.role === 'noun' ? [sense.feature] : [])))
  const fits = (word: string): boolean => {
    const senses = lexicon.findSenses(word)?.senses
    if (!senses) return true
    return senses.some((sense) => {
      if (sense.role === 'modifier') return sense.byDefault || features.has(sense.feature)
      return sense.role === 'noun' || sense.role === 'trait' || sense.role === 'intensity'
    })
  }
  const [found, ...others] = lexicon.listCorrections(tokens[at].text).filter(fits)
  return others.length === 0 ? found : undefined
}

type Read = { length: number; kind: Item['kind']; senses?: readonly Sense[]; strength?: number; age?: AgePhrase }

/** From here on tens of years before a thing are rather its time than an age. */
const FIRST_ERA = 70
const LONGEST_THING_WORDS = 3

/** The "70s" of "a 70s living room" say when its like was new, not how old somebody is. */
const findEra = ({ tokens, words, lexicon }: PromptReader, at: number): Read | undefined => {
  const tens = Number(words[at])
  if (!(tens >= FIRST_ERA && tens < 100) || words[at + 1] !== 's' || !isWord(tokens[at + 2])) return undefined
  const isThing = Array.from({ length: LONGEST_THING_WORDS }, (_, more) =>
    lexicon.findSenses(words.slice(at + 2, at + 3 + more).join(' ')),
  ).some((found) => found?.senses.some((sense) => sense.role === 'noun' && THINGS_OF_A_TIME.has(sense.feature)))
  const era = isThing ? lexicon.findSenses(`${tens} s style`) : undefined
  return era && { length: 2, kind: 'known', ...era }
}

const THINGS_OF_A_TIME: ReadonlySet<Feature> = new Set<Feature>(
  'backdrop outfit bottoms shoes prop car glasses earrings hat grade light paper'.split(' ') as Feature[],
)

const readAt = ({ tokens, words, lexicon }: PromptReader, at: number): Read => {
  const { kind } = tokens[at]
  const found = findAge(tokens, at)
  const era = found && findEra({ tokens, words, lexicon }, at)
  if (era) return era
  const age = found
  if (!age && (kind === 'stop' || kind === 'comma')) return { length: 1, kind }
  let longest = 1
  while (longest < lexicon.longestPhraseWords && isWord(tokens[at + longest])) longest++
  for (let length = longest; length >= 1; length--) {
    // "90s fashion" is a fashion, "in her 90s" an age.
    if (age && length <= age.length) break
    const found = lexicon.findSenses(words.slice(at, at + length).join(' '))
    const senses = found?.senses.filter((sense) => isInPlace(sense, { tokens, words, lexicon }, [at, at + length]))
    if (found && senses && senses.length > 0) return { length, kind: 'known', ...found, senses }
  }
  if (age) return { length: age.length, kind: 'age', age }
  return { length: 1, kind: 'unknown' }
}
