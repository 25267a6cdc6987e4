import { clampAge } from '../random-identity.ts'
import { attach } from './attach.ts'
import { PICTURE_LEXICON } from './lexicon.ts'
import { type Item, matchPhrases } from './match-phrases.ts'
import type { Reading } from './sense.ts'
import { tokenize } from './tokenize.ts'

/** One phrase of a prompt and what it was taken to mean. */
export type Understood = { phrase: string; meaning: string }

export type PromptReading = Reading & {
  understood: Understood[]
  /** Content words without a meaning here, once each, in their order; at most 100. */
  unknownWords: string[]
}

const MAX_UNKNOWN_WORDS = 100
const MAX_WORD_CHARACTERS = 40

/** Reads a description of a person and a scene. Never throws: any string is read as far as it makes sense. */
export function readPrompt(text: string): PromptReading {
  const items = matchPhrases(tokenize(text), PICTURE_LEXICON)
  const reading: PromptReading = { person: {}, scene: {}, understood: [], unknownWords: [] }
  for (const item of items) if (item.age) readAge(reading, item)
  const unattached = attach(items, reading)
  const unknown = items.filter((item) => item.kind === 'unknown' || unattached.has(item))
  reading.unknownWords = [...new Set(unknown.map((item) => item.phrase.slice(0, MAX_WORD_CHARACTERS)))]
    .filter((word) => Array.from(word).length > 1 && !/^\d+$/.test(word))
    .slice(0, MAX_UNKNOWN_WORDS)
  return reading
}

function readAge(reading: PromptReading, item: Item): void {
  if (!item.age || reading.person.ageYears !== undefined) return
  const years = clampAge(item.age.years)
  reading.person.ageYears = years
  const adults = item.age.years < 18 ? ', the youngest shown here' : ''
  reading.understood.push({ phrase: item.phrase, meaning: `about ${years} years${adults}` })
}
