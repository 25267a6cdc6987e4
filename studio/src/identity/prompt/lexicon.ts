import type { Sense } from './sense.ts'
import { FACE_WORDS } from './words/face-words.ts'
import { HAIR_WORDS } from './words/hair-words.ts'
import { PEOPLE_WORDS } from './words/people-words.ts'
import { SCENE_WORDS } from './words/scene-words.ts'
import { STRUCTURE_WORDS } from './words/structure-words.ts'
import { STYLING_WORDS } from './words/styling-words.ts'

const SENSES = new Map<string, Sense[]>()
for (const [phrase, sense] of [
  ...STRUCTURE_WORDS,
  ...FACE_WORDS,
  ...HAIR_WORDS,
  ...STYLING_WORDS,
  ...SCENE_WORDS,
  ...PEOPLE_WORDS,
]) {
  const known = SENSES.get(phrase)
  if (known) known.push(sense)
  else SENSES.set(phrase, [sense])
}

export const LONGEST_PHRASE_WORDS = Math.max(...[...SENSES.keys()].map((phrase) => phrase.split(' ').length))

const WORDS = new Set([...SENSES.keys()].flatMap((phrase) => phrase.split(' ')))
const LONG_WORDS = [...WORDS].filter((word) => word.length >= 5).sort()

/** Real words one letter away from one of ours. */
const NEVER_CORRECTED = new Set(
  'crown grown drown clown flown blown frown plain blank chain train brain noise hours horse mouse queen think thing wright eight night fight might sight whine while write wheat chest chess press cross class brand brave broke hairy stray tough cough dough bread board heart hearts mascot lover liver river beast breast waist taste paste haste sitting sailing waving running riding boots'.split(
    ' ',
  ),
)

/** The senses of a phrase with how strongly its form says it: "bigger" stresses "big", "reddish" weakens "red". */
export function findSenses(phrase: string): { senses: readonly Sense[]; strength: number } | undefined {
  const exact = SENSES.get(phrase)
  if (exact) return { senses: exact, strength: 1 }
  if (phrase.includes(' ')) return undefined
  for (const [stem, strength] of listStems(phrase)) {
    const senses = SENSES.get(stem)?.filter(
      (sense) => strength === 1 || sense.role === 'modifier' || sense.role === 'trait',
    )
    if (senses && senses.length > 0) return { senses, strength }
  }
  return undefined
}

function listStems(word: string): [stem: string, strength: number][] {
  const stems: [string, number][] = []
  const cut = (ending: string, strength: number) => {
    if (!word.endsWith(ending) || word.length - ending.length < 3) return
    const stem = word.slice(0, -ending.length)
    stems.push([stem, strength], [`${stem}e`, strength])
    if (stem.at(-1) === stem.at(-2)) stems.push([stem.slice(0, -1), strength])
    if (stem.endsWith('i')) stems.push([`${stem.slice(0, -1)}y`, strength])
  }
  if (word.endsWith('s') && word.length > 4) stems.push([word.slice(0, -1), 1])
  cut('er', 1.2)
  cut('est', 1.35)
  cut('ish', 0.65)
  return stems
}

/** The known word that is one slip of the finger away from an unknown one of five letters or more. */
export function correctWord(word: string): string {
  const known = WORDS.has(word) || findSenses(word) !== undefined
  if (known || word.length < 5 || NEVER_CORRECTED.has(word)) return word
  return LONG_WORDS.find((candidate) => isOneSlipAway(word, candidate)) ?? word
}

function isOneSlipAway(word: string, candidate: string): boolean {
  if (Math.abs(word.length - candidate.length) > 1) return false
  let start = 0
  while (start < word.length && word[start] === candidate[start]) start++
  const restOf = (text: string, skipped: number) => text.slice(start + skipped)
  if (word.length === candidate.length) {
    const swapped = word[start] === candidate[start + 1] && word[start + 1] === candidate[start]
    return restOf(word, 1) === restOf(candidate, 1) || (swapped && restOf(word, 2) === restOf(candidate, 2))
  }
  return word.length > candidate.length
    ? restOf(word, 1) === restOf(candidate, 0)
    : restOf(word, 0) === restOf(candidate, 1)
}
