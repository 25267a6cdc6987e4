import { findTerm, parseTerm } from './match-term.ts'
import type { Term } from './match-term.ts'
import { UNDER_AGE } from './policy.ts'
import type { PolicyRule } from './policy.ts'
import { readWords } from './read-words.ts'
import type { Word } from './read-words.ts'
import { namesUnderAge } from './under-age.ts'

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
