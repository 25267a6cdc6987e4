import { UNDER_AGE } from './policy.ts'
import type { PolicyRule } from './policy.ts'
import { readWords } from './read-words.ts'
import type { Word } from './read-words.ts'

/** A word or words one after the other; `*` at the end of one stands for any ending. */
type Term = readonly { text: string; isStem: boolean }[]

const stems = /\*(?=\s|$)/g

const parseTerm = (term: string): Term => {
  const isStem = term
    .trim()
    .split(/\s+/)
    .map((part) => part.endsWith('*'))
  return readWords(term.replaceAll(stems, '')).map(([text = ''], index) => ({ text, isStem: isStem[index] ?? false }))
}

const fits = (word: Word | undefined, { text, isStem }: Term[number]): boolean =>
  word?.some((reading) => (isStem ? reading.startsWith(text) : reading === text)) ?? false

/** Where a term begins in some words, or -1. */
const findTerm = (words: readonly Word[], term: Term): number =>
  words.findIndex((_word, start) => term.every((part, offset) => fits(words[start + offset], part)))

const NUMBERS =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen'.split(
    ' ',
  )

const age = `(\\d{1,2}|${NUMBERS.join('|')})`
const SAID = [
  new RegExp(`\\b${age}[\\s-]*(?:years?|yrs?|y)[\\s/-]*(?:olds?|o)\\b`, 'gi'),
  new RegExp(`\\b${age}[\\s-]*yo\\b`, 'gi'),
  new RegExp(`\\b(?:aged?|at age)\\s+${age}\\b`, 'gi'),
]

const adultAge = 18

/** Whether a text names an age of somebody who is not of age. */
const namesUnderAge = (text: string): boolean =>
  SAID.some((pattern) =>
    [...text.matchAll(pattern)].some(([, said = '']) => {
      const spelled = NUMBERS.indexOf(said.toLowerCase())
      return (spelled >= 0 ? spelled + 1 : Number(said)) < adultAge
    }),
  )

type Read = { text: string; words: readonly Word[] }

/** Takes out the innocent phrases, wherever they stand. */
const without = (words: readonly Word[], phrases: readonly Term[]): readonly Word[] => {
  let left = words
  for (const phrase of phrases)
    for (let at = findTerm(left, phrase); at >= 0; at = findTerm(left, phrase))
      left = [...left.slice(0, at), [''], ...left.slice(at + phrase.length)]
  return left
}

const compileList = (list: readonly string[]) => {
  const terms = list.filter((term) => term !== UNDER_AGE).map(parseTerm)
  const countsAge = list.includes(UNDER_AGE)
  return ({ text, words }: Read): boolean =>
    terms.some((term) => findTerm(words, term) >= 0) || (countsAge && namesUnderAge(text))
}

/** A test of a text by one rule. */
export const compileRule = ({ terms, together, except }: PolicyRule): ((text: string) => boolean) => {
  const phrases = except.map(parseTerm)
  const single = compileList(terms)
  const lists = together.map(compileList)
  return (text) => {
    const read = { text, words: without(readWords(text), phrases) }
    return single(read) || (lists.length > 0 && lists.every((matches) => matches(read)))
  }
}
