import type { Lexicon } from './lexicon.ts'
import { type AgePhrase, findAge } from './read-age.ts'
import type { Sense } from './sense.ts'
import type { Token } from './tokenize.ts'

/** A stretch of the prompt with what it may mean. */
export type Item = {
  phrase: string
  kind: 'known' | 'age' | 'stop' | 'comma' | 'unknown'
  senses: readonly Sense[]
  strength: number
  age?: AgePhrase
}

/** Cuts a prompt into ages, punctuation and the longest phrases of the lexicon; what is left is unknown. */
export function matchPhrases(tokens: readonly Token[], lexicon: Lexicon): Item[] {
  const words = tokens.map((token) => (token.kind === 'word' ? lexicon.correctWord(token.text) : token.text))
  const items: Item[] = []
  for (let at = 0; at < tokens.length;) {
    const age = findAge(tokens, at)
    if (age) {
      const phrase = words.slice(at, at + age.length).join(' ')
      items.push({ phrase, kind: 'age', senses: [], strength: 1, age })
      at += age.length
      continue
    }
    const { kind } = tokens[at]
    if (kind === 'stop' || kind === 'comma') {
      items.push({ phrase: words[at], kind, senses: [], strength: 1 })
      at += 1
      continue
    }
    const match = longestMatch({ tokens, words, lexicon }, at)
    items.push(match.item)
    at += match.length
  }
  return items
}

type Reader = { tokens: readonly Token[]; words: readonly string[]; lexicon: Lexicon }

function longestMatch({ tokens, words, lexicon }: Reader, at: number): { item: Item; length: number } {
  let longest = 1
  while (longest < lexicon.longestPhraseWords && isWord(tokens[at + longest])) longest++
  for (let length = longest; length >= 1; length--) {
    const phrase = words.slice(at, at + length).join(' ')
    const found = lexicon.findSenses(phrase)
    if (found) return { item: { phrase, kind: 'known', ...found }, length }
  }
  return { item: { phrase: words[at], kind: 'unknown', senses: [], strength: 1 }, length: 1 }
}

const isWord = (token: Token | undefined): boolean => token?.kind === 'word' || token?.kind === 'number'
