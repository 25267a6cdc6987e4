import type { LyricSection } from '../lyrics/parse-lyrics.ts'
import type { Consonant, Vowel } from '../lyrics/phones.ts'
import type { Syllable } from '../lyrics/syllabify.ts'

/** Rests and accents of two lines that answer each other. */
const STRESSES = [
  [1, 0, 1, 0.3, 1, 0, 1],
  [1, 0.3, 1, 0, 1, 1],
] as const

/** Verse and chorus without words: closed mouths in the verse, open vowels in the chorus. */
export function wordlessSections(): LyricSection[] {
  return [
    { kind: 'verse', lines: [0, 1, 0, 1].map((line) => wordlessLine(line, ['UW', 'OW'])) },
    { kind: 'chorus', lines: [0, 1, 0, 1].map((line) => wordlessLine(line, ['OW', 'AA'])) },
  ]
}

function wordlessLine(line: number, vowels: readonly Vowel[]): LyricSection['lines'][number] {
  const stresses = STRESSES[line]
  const syllables = stresses.map((stress, place): Syllable => {
    const isEdge = place === 0 || place === stresses.length - 1
    const closed: readonly Consonant[] = ['M']
    return {
      word: 'mm',
      onset: isEdge || place % 3 === 0 ? closed : [],
      vowel: vowels[place % vowels.length],
      coda: place === stresses.length - 1 ? closed : [],
      stress,
      index: 0,
    }
  })
  return { text: '', syllables }
}
