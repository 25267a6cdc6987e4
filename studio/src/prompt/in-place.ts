import { WORN_PLACES } from '../identity/worn.ts'
import type { Lexicon } from './lexicon.ts'
import type { Feature, Sense } from './sense.ts'
import { isWord } from './tokenize.ts'
import type { Token } from './tokenize.ts'

/** A prompt as it is read: its tokens, what is read for each, and what is known. */
export type PromptReader = { tokens: readonly Token[]; words: readonly string[]; lexicon: Lexicon }

/** What pictures are called. */
const PICTURE_WORDS = new Set(
  'shot shots view views angle angles photo photos photograph photography picture image selfie portrait perspective footage pov camera lens'.split(
    ' ',
  ),
)
/** What is done to whoever is in a picture. */
const TAKEN_WORDS = new Set(['shot', 'taken', 'seen', 'viewed', 'photographed', 'filmed', 'captured', 'pictured'])
const PEOPLE_WORDS = new Set(['woman', 'man', 'girl', 'boy', 'guy', 'lady', 'person', 'people', 'couple'])
/** "Light falling on a woman from above" says nothing of the camera. */
const SHINES_OR_FALLS =
  /^(light|lit$|illuminat|sun|lamp|glow|shin|beam|stream|pour|drip|hang|fall|ris(es|ing)$|rain|snow|mist|smoke)/
const FROM_ABOVE_WORDS = new Set(['drone', 'aerial'])
const LINKS = new Set(['a', 'an', 'the', 'on', 'at', 'by', 'with', 'from', 'directly', 'straight', 'right'])
const CLAUSE_LINKS = new Set(['at', 'from', 'directly', 'straight', 'right'])
/** "From above the waist", "from the ground floor". */
const GOES_ON = new Set('a an the her his their my your its this that floor waist'.split(' '))

type Span = readonly [from: number, to: number]

/** Whether a phrase that means something in some places only stands in one. */
export const isInPlace = ({ where }: Sense, reader: PromptReader, span: Span): boolean => {
  if (where === 'of the picture') return isOfPicture(reader, span)
  return where !== 'measures nothing' || !isMeasure(reader, span[1])
}

/** In a clause of its own, or beside a word for pictures: "seen from above", but not "light from above". */
const isOfPicture = ({ tokens, words, lexicon }: PromptReader, [from, to]: Span): boolean => {
  const next = isWord(tokens[to]) ? words[to] : undefined
  if (next && GOES_ON.has(next)) return false
  if (next && (PICTURE_WORDS.has(next) || FROM_ABOVE_WORDS.has(next))) return true
  let first = from
  while (isWord(tokens[first - 1]) && (LINKS.has(words[first - 1]) || isStress(lexicon, words[first - 1]))) first--
  const between = words.slice(first, from)
  const before = isWord(tokens[first - 1]) ? words[first - 1] : undefined
  if (!before) return !next && between.every((word) => CLAUSE_LINKS.has(word) || isStress(lexicon, word))
  if (TAKEN_WORDS.has(before)) return true
  if (!between.every((word) => isStress(lexicon, word))) return false
  if (PICTURE_WORDS.has(before)) return true
  if (words[from] !== 'from') return false
  const clause = words.slice(tokens.slice(0, from).findLastIndex((token) => !isWord(token)) + 1, from)
  if (clause.some((word) => SHINES_OR_FALLS.test(word))) return false
  const endsPicture = !next && clause.some((word) => PICTURE_WORDS.has(word))
  return PEOPLE_WORDS.has(before) || (endsPicture && ['above', 'below'].includes(words[to - 1]))
}

const isStress = (lexicon: Lexicon, word: string): boolean => hasRole(lexicon, word, ['intensity', 'negation'])

const hasRole = (lexicon: Lexicon, word: string, roles: readonly Sense['role'][]): boolean =>
  lexicon.findSenses(word)?.senses.some(({ role }) => roles.includes(role)) ?? false

const MEASURED_FEATURES = new Set<Feature>([...WORN_PLACES, 'shoes', 'earrings', 'glasses'])
const MEASURED_WORDS = new Set('film barrel iron curler curlers dial case strap stone stones'.split(' '))
const MEASURED_AHEAD = 4

/** Whether a length is that of a thing behind it: "40mm gold watch". */
const isMeasure = ({ tokens, words, lexicon }: PromptReader, to: number): boolean => {
  for (let at = to; at < to + MEASURED_AHEAD && isWord(tokens[at]); at++) {
    const word = words[at]
    if (
      PICTURE_WORDS.has(word) ||
      words[at + 1] === 'light' ||
      hasRole(lexicon, word, ['break', 'preposition', 'copula', 'joiner', 'filler'])
    )
      return false
    if (MEASURED_WORDS.has(word)) return true
    const senses = lexicon.findSenses(word)?.senses ?? []
    if (senses.some((sense) => sense.role === 'noun' && MEASURED_FEATURES.has(sense.feature))) return true
  }
  return false
}
