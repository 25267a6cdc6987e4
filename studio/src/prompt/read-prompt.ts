import { clampAge } from '../identity/random-identity.ts'
import { PICTURE_LEXICON } from './lexicon.ts'
import { matchPhrases } from './match-phrases.ts'
import type { Item } from './match-phrases.ts'
import type { Feature, Reading, Sense } from './sense.ts'
import { placeStress } from './stress.ts'
import { tokenize } from './tokenize.ts'

type Noun = Extract<Sense, { role: 'noun' }>
type Modifier = Extract<Sense, { role: 'modifier' }>
type Trait = Extract<Sense, { role: 'trait' }>

const LOOK_AHEAD_ITEMS = 8

/**
 * Finds out which noun each adjective belongs to ("long black hair", "her eyes are green") and writes everything
 * into the reading: nouns first, then what is said of them. Gives back the adjectives that belong to nothing.
 */
const attach = (items: readonly Item[], reading: PromptReading): Set<Item> => {
  const stress = placeStress(items)
  const owners = new Map<Item, { modifier: Modifier; noun?: Item }>()
  for (const [index, item] of items.entries()) {
    const owner = findOwner(items, index)
    if (owner) owners.set(item, owner)
  }
  const described = new Set([...owners.values()].map((owner) => owner.noun))
  const strengthOf = (item: Item) => item.strength * (stress.get(item) ?? 1)
  const unattached = new Set<Item>()
  const meanings = new Map<Item, string>()
  for (const item of items) {
    if (owners.has(item) || item.kind !== 'known') continue
    const strength = strengthOf(item)
    const trait = find(item, 'trait') as Trait | undefined
    const noun = find(item, 'noun') as Noun | undefined
    if (trait) {
      trait.effect(reading, strength)
      meanings.set(item, phraseMeaning(trait.means, strength))
    } else if (noun) {
      const meaning = applyNoun(reading, { noun, strength, isDescribed: described.has(item) })
      if (meaning) meanings.set(item, meaning)
    } else if (find(item, 'modifier') && !item.senses.some((sense) => sense.role === 'filler')) unattached.add(item)
  }
  for (const [item, { modifier, noun }] of owners) {
    const strength = strengthOf(item)
    modifier.effect(reading, strength)
    const name = noun ? (find(noun, 'noun')?.means ?? modifier.feature) : modifier.feature
    const meaning = modifier.feature === 'person' ? modifier.means : `${modifier.means} ${name}`
    meanings.set(item, phraseMeaning(meaning, strength))
  }
  for (const item of items) note(reading, item, meanings.get(item))
  return unattached
}

const applyNoun = (
  reading: PromptReading,
  { noun, strength, isDescribed }: { noun: Noun; strength: number; isDescribed: boolean },
): string | undefined => {
  if (strength >= 0) {
    noun.effect?.(reading, strength)
    return noun.effect && phraseMeaning(noun.means, strength)
  }
  if (isDescribed || !noun.absent) return undefined
  noun.absent(reading, 1)
  return `no ${noun.means}`
}

const note = (reading: PromptReading, item: Item, meaning: string | undefined): void => {
  const known = reading.understood.some((entry) => entry.phrase === item.phrase && entry.meaning === meaning)
  if (meaning && !known) reading.understood.push({ phrase: item.phrase, meaning })
}

const phraseMeaning = (meaning: string, strength: number): string => {
  if (strength < 0) return `not ${meaning}`
  if (strength > 1.1) return `very ${meaning}`
  return strength < 0.9 ? `slightly ${meaning}` : meaning
}

const find = (item: Item, role: Sense['role']): Sense | undefined => item.senses.find((sense) => sense.role === role)

const findOwner = (items: readonly Item[], index: number): { modifier: Modifier; noun?: Item } | undefined => {
  const item = items[index]
  const senses = item.senses.filter((sense) => sense.role === 'modifier')
  if (senses.length === 0) return undefined
  const byFeature = new Map<Feature, Modifier>(senses.map((sense) => [sense.feature, sense]))
  const ahead = () => findNoun(items, byFeature, lookAhead(items, index))
  // "A gown on the red carpet": what an unknown word follows belongs to that word.
  const behind = () =>
    items[index + 1]?.kind === 'unknown' ? undefined : findNoun(items, byFeature, lookBehind(items, index))
  const owner = followsCopula(items, index)
    ? (behind() ?? ahead())
    : (ahead() ?? (isNounOrTrait(item) ? undefined : behind()))
  if (owner) return owner
  const alone = senses.find((sense) => sense.byDefault)
  return alone && !isNounOrTrait(item) ? { modifier: alone } : undefined
}

const isNounOrTrait = (item: Item): boolean => find(item, 'noun') !== undefined || find(item, 'trait') !== undefined

const findNoun = (
  items: readonly Item[],
  byFeature: ReadonlyMap<Feature, Modifier>,
  candidates: readonly number[],
): { modifier: Modifier; noun: Item } | undefined => {
  for (const candidate of candidates) {
    for (const sense of items[candidate].senses) {
      const modifier = sense.role === 'noun' ? byFeature.get(sense.feature) : undefined
      if (modifier) return { modifier, noun: items[candidate] }
    }
  }
  return undefined
}

/** Nouns after an adjective, up to the end of its phrase. A comma is crossed only between adjectives. */
const lookAhead = (items: readonly Item[], index: number): number[] => {
  const found: number[] = []
  for (let at = index + 1; at < items.length && at <= index + LOOK_AHEAD_ITEMS; at++) {
    const item = items[at]
    if (item.kind === 'stop' || item.kind === 'age' || find(item, 'break') || find(item, 'copula')) break
    const next = items[at + 1]
    if (item.kind === 'comma' && (!next || !find(next, 'modifier'))) break
    const noun = find(item, 'noun') as Noun | undefined
    if (noun?.opensClause && found.length > 0) break
    if (noun) found.push(at)
  }
  return found
}

const lookBehind = (items: readonly Item[], index: number): number[] => {
  const found: number[] = []
  for (let at = index - 1; at >= 0 && at >= index - LOOK_AHEAD_ITEMS; at--) {
    const item = items[at]
    if (item.kind === 'stop' && item.phrase !== ':') break
    if (item.kind === 'comma' && !items.slice(at + 1, index).every((other) => !isNounOrTrait(other))) break
    const noun = find(item, 'noun') as Noun | undefined
    if (noun) {
      found.push(at)
      break
    }
  }
  return found
}

const followsCopula = (items: readonly Item[], index: number): boolean => {
  for (let at = index - 1; at >= 0; at--) {
    const item = items[at]
    if (find(item, 'copula')) return true
    const passed = find(item, 'intensity') ?? find(item, 'negation') ?? find(item, 'modifier') ?? find(item, 'joiner')
    if (!passed || find(item, 'noun')) return false
  }
  return false
}

/** One phrase of a prompt and what it was taken to mean. */
export type Understood = { phrase: string; meaning: string }

type PromptReading = Reading & {
  understood: Understood[]
  /** Content words without a meaning here, once each, in their order; at most 100. */
  unknownWords: string[]
}

const MAX_UNKNOWN_WORDS = 100
const MAX_WORD_CHARACTERS = 40

/** Reads a description of a person and a scene. Never throws: any string is read as far as it makes sense. */
export const readPrompt = (text: string): PromptReading => {
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

const readAge = (reading: PromptReading, item: Item): void => {
  if (!item.age || reading.person.ageYears !== undefined) return
  const years = clampAge(item.age.years)
  reading.person.ageYears = years
  const adults = item.age.years < 18 ? ', the youngest shown here' : ''
  reading.understood.push({ phrase: item.phrase, meaning: `about ${years} years${adults}` })
}
