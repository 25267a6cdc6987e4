import { readWords } from './read-words.ts'
import type { Word } from './read-words.ts'

/** A word or words one after the other; `*` at the end of one stands for any ending. */
export type Term = readonly { text: string; isStem: boolean }[]

const stems = /\*(?=\s|$)/g

export const parseTerm = (term: string): Term => {
  const isStem = term
    .trim()
    .split(/\s+/)
    .map((part) => part.endsWith('*'))
  return readWords(term.replaceAll(stems, '')).map(([text = ''], index) => ({ text, isStem: isStem[index] ?? false }))
}

const fits = (word: Word | undefined, { text, isStem }: Term[number]): boolean =>
  word?.some((reading) => (isStem ? reading.startsWith(text) : reading === text)) ?? false

/** Where a term begins in some words, or -1. */
export const findTerm = (words: readonly Word[], term: Term): number =>
  words.findIndex((_word, start) => term.every((part, offset) => fits(words[start + offset], part)))
