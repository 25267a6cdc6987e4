import { AGE_MIN_YEARS, clampAge } from '../identity/random-identity.ts'
import type { SceneRequest } from '../scene/compose-scene.ts'
import type { Outfit } from '../scene/outfits/outfit.ts'
import { findCovered, readCovered } from './layered-clothes.ts'
import { PICTURE_LEXICON } from './picture-lexicon.ts'
import { matchPhrases } from './match-phrases.ts'
import type { Item } from './match-phrases.ts'
import { NO_EFFECT } from './sense.ts'
import type { Effect, Fate, Feature, Reading, Sense } from './sense.ts'
import { placeStress } from './stress.ts'
import { takeCompany, takeCompounds } from './take-compounds.ts'
import { takeSeats } from './take-seats.ts'
import { tokenize } from './tokenize.ts'

type Noun = Extract<Sense, { role: 'noun' }>
type Modifier = Extract<Sense, { role: 'modifier' }>
type Trait = Extract<Sense, { role: 'trait' }>

const LOOK_AHEAD_ITEMS = 8

/** What one stretch of a prompt was taken for, and what it asked. */
export type Verdict = {
  item: Item
  fate: Fate
  how?: string
  /** What it writes, and how strongly. */
  effect?: Effect
  strength: number
  /** The noun that it says something of. */
  noun?: Item
  /** It asks for nothing itself: what becomes of it follows what stands beside it. */
  isCarrier?: boolean
}

/**
 * Finds out which noun each adjective belongs to ("long black hair", "her eyes are green") and writes everything
 * into the reading: nouns first, then what is said of them. Gives back what became of each.
 */
const attach = (items: readonly Item[], reading: PromptReading, text: string): Verdict[] => {
  const stress = placeStress(items)
  const owners = new Map<Item, { modifier: Modifier; noun?: Item }>()
  for (const [index, item] of items.entries()) {
    const owner = findOwner(items, index)
    if (owner) owners.set(item, owner)
  }
  const described = new Set([...owners.values()].map((owner) => owner.noun))
  const strengthOf = (item: Item) => item.strength * (stress.get(item) ?? 1)
  const covered = findCovered(items, (item) => strengthOf(item) > 0 && !owners.has(item))
  const verdicts = new Map<Item, Verdict>()
  const judge = (item: Item, verdict: Partial<Verdict>) => {
    verdicts.set(item, { item, fate: 'shown', strength: strengthOf(item), ...verdict })
  }
  const judgeCovered = (item: Item, { sense, over, noun }: { sense: Noun | Modifier; over: Outfit; noun?: Item }) => {
    const became = readCovered(sense.effect, noun ?? item, over)
    became.effect?.(reading, strengthOf(item))
    judge(item, { ...became, ...(noun && { noun }) })
  }
  for (const item of items) {
    if (owners.has(item)) continue
    const strength = strengthOf(item)
    const over = covered.get(item)
    const trait = find(item, 'trait') as Trait | undefined
    const noun = find(item, 'noun') as Noun | undefined
    if (isNoCalling(items, item, text)) judge(item, MAYBE_NAME)
    else if (item.kind === 'unknown') judge(item, strength < 0 ? {} : { fate: 'missing' })
    else if (trait) {
      trait.effect(reading, strength)
      judge(item, { ...fateOf(trait, strength), effect: trait.effect })
    } else if (noun && over) judgeCovered(item, { sense: noun, over })
    else if (noun) judge(item, applyNoun(reading, { noun, strength, isDescribed: described.has(item) }))
    else if (find(item, 'carrier')) judge(item, { isCarrier: true, fate: 'missing' })
    else if (find(item, 'modifier') && !find(item, 'filler') && !find(item, 'intensity'))
      judge(item, { fate: 'missing' })
  }
  for (const [item, { modifier, noun }] of owners) {
    const over = noun && covered.get(noun)
    if (over) {
      judgeCovered(item, { sense: modifier, over, noun })
      continue
    }
    const strength = strengthOf(item)
    modifier.effect(reading, strength)
    judge(item, { ...fateOf(modifier, strength), effect: modifier.effect, noun })
  }
  return items.flatMap((item) => verdicts.get(item) ?? [])
}

const MAYBE_NAME = { fate: 'missing', how: 'may be a name: say “as a …” for the clothes of a calling' } as const

const isCapital = (text: string, { from }: Item): boolean => /^\p{Lu}\p{Ll}/u.test(text.slice(from, from + 8))

const ARTICLES = new Set(['a', 'an', 'the', 'as', 'her', 'his', 'one'])

/** The "Carpenter" of "Sabrina Carpenter" and of "Rose Carpenter", and the "pilot" of "in pilot sunglasses". */
const isNoCalling = (items: readonly Item[], item: Item, text: string): boolean => {
  if (!item.senses.some(({ isCalling }) => isCalling)) return false
  const index = items.indexOf(item)
  const before = items[index - 1]
  if (!before) return false
  if (before.kind === 'known')
    return isCapital(text, item) && isCapital(text, before) && before.senses.every(saysNothingOfPeople)
  if (before.kind !== 'unknown') return false
  if (isCapital(text, before)) return true
  const start = items.slice(0, index).findLast((other) => other.kind !== 'unknown' && !isModifierOnly(other))
  return start?.kind !== 'age' && !ARTICLES.has(start?.phrase ?? '')
}

const saysNothingOfPeople = (sense: Sense): boolean =>
  sense.role === 'modifier' ? sense.feature !== 'person' : sense.role === 'noun' && sense.feature === 'prop'

const isModifierOnly = ({ kind, senses }: Item): boolean =>
  kind === 'known' && senses.every(({ role }) => role === 'modifier')

/** What is denied and never drawn is as it was asked. */
const fateOf = ({ fate, how, ...sense }: Sense, strength: number): Pick<Verdict, 'fate' | 'how'> => {
  if (strength < 0 && (fate || !('effect' in sense) || sense.effect === NO_EFFECT)) return { fate: 'shown' }
  if (fate) return { fate, how }
  return { fate: 'effect' in sense && sense.effect === NO_EFFECT ? 'missing' : 'shown' }
}

const applyNoun = (
  reading: PromptReading,
  { noun, strength, isDescribed }: { noun: Noun; strength: number; isDescribed: boolean },
): Partial<Verdict> => {
  if (strength >= 0) {
    noun.effect?.(reading, strength)
    return { ...fateOf(noun, strength), effect: noun.effect, isCarrier: !noun.effect && !noun.fate }
  }
  if (isDescribed || !noun.absent) return { isCarrier: !noun.effect && !noun.fate }
  noun.absent(reading, 1)
  // What is only drawn as something near is not there itself, whatever else is.
  return noun.fate === 'changed' ? {} : { effect: noun.absent, strength: 1 }
}

const find = (item: Item, role: Sense['role']): Sense | undefined => item.senses.find((sense) => sense.role === role)

const findOwner = (items: readonly Item[], index: number): { modifier: Modifier; noun?: Item } | undefined => {
  const item = items[index]
  const senses = item.senses.filter((sense) => sense.role === 'modifier').filter((sense) => !isEmptyCut(sense, item))
  if (senses.length === 0) return undefined
  const byFeature = new Map<Feature, Modifier>(senses.map((sense) => [sense.feature, sense]))
  const ahead = () => findNoun(items, byFeature, lookAhead(items, index))
  // "Sofa, cozy": what stands alone is the picture's, if it can be.
  const isAlone = isEnd(items[index - 1]) && isEnd(items[index + 1])
  const ofPicture = byFeature.get('grade')
  if (ofPicture?.byDefault && isAlone) return { modifier: ofPicture }
  // "A gown on the red carpet": what an unknown word or another thing follows belongs to that.
  const next = items[index + 1]
  const isOfThing = next?.senses.some((sense) => sense.role === 'noun' && !OF_SOMEBODY.has(sense.feature)) ?? false
  const isOthers = next?.kind === 'unknown' || isOfThing || (next !== undefined && isTraitOnly(next))
  const behind = () => (isOthers ? undefined : findNoun(items, byFeature, lookBehind(items, index)))
  // "Hair in teal", "shoes in red": the colour of what stands before.
  const inColor = () => {
    const found = items[index - 1]?.phrase === 'in' && index > 1 ? findNoun(items, byFeature, [index - 2]) : undefined
    return found?.modifier.feature === 'person' ? undefined : found
  }
  const owner = followsCopula(items, index)
    ? (behind() ?? ahead())
    : (ahead() ?? inColor() ?? (isNounOrTrait(item) ? undefined : behind()))
  const ofSomebody = byFeature.get('person')
  if (ofSomebody && owner?.modifier.feature === 'hair' && isSaidOfSomebody(items, index))
    return { modifier: ofSomebody }
  if (owner) return owner
  // "Porcelain cup", "heart shaped sunglasses": what is said of a thing says nothing of a face.
  const alone =
    (isOfThing ? undefined : senses.find((sense) => sense.byDefault && (sense.feature !== 'person' || isAlone))) ??
    (isWornColor(items, index) ? byFeature.get('outfit') : undefined) ??
    // "Woman, 33, Black": a colour that is said of nothing else is said of somebody.
    (isEnd(items[index - 1]) && isEnd(items[index + 1]) ? byFeature.get('skin') : undefined)
  return alone && !isNounOrTrait(item) ? { modifier: alone } : undefined
}

/** "Man, 26, black, short fade": right behind somebody or an age, and between commas, who is of no other land. */
const isSaidOfSomebody = (items: readonly Item[], index: number): boolean => {
  const [before, item] = [items[index - 2], items[index]]
  const isOfPerson =
    before?.kind === 'age' || before?.senses.some((sense) => sense.role === 'noun' && sense.feature === 'person')
  const isAlone = items[index - 1]?.kind === 'comma' && items[index + 1]?.kind === 'comma'
  if (!isOfPerson) return false
  return item.phrase === 'black' && isAlone && !items.slice(0, index).some(isTraitOnly)
}

/** What is said right before other nouns than these is said of them, and of nothing before. */
const OF_SOMEBODY: ReadonlySet<Feature> = new Set<Feature>(
  'person hair accent part eyes skin lips mouth nose face jaw chin cheekbones cheeks dimples forehead ears neck shoulders beard freckles smile brows lashes backdrop light grade'.split(
    ' ',
  ) as Feature[],
)

const isOfClothes = ({ feature }: Modifier): boolean => feature === 'outfit' || feature === 'bottoms'

/** Whether a word is a thing, or says something of somebody that could else be said of clothes alone. */
const standsAlone = (item: Item): boolean =>
  find(item, 'noun') !== undefined ||
  (find(item, 'trait') !== undefined && item.senses.every((sense) => sense.role !== 'modifier' || isOfClothes(sense)))

/** "Gothic" clothes are drawn as others are: what the word says of somebody by itself counts for more. */
const isEmptyCut = (sense: Modifier, item: Item): boolean =>
  isOfClothes(sense) && sense.effect === NO_EFFECT && isNounOrTrait(item)

/** The "white" of "a woman in white". */
const isWornColor = (items: readonly Item[], index: number): boolean =>
  items[index - 1]?.phrase === 'in' && items[index + 1]?.kind !== 'unknown'

const isTraitOnly = ({ senses }: Item): boolean => senses.length > 0 && senses.every(({ role }) => role === 'trait')

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

/**
 * Nouns after an adjective, up to the end of its phrase. A comma is crossed only between adjectives, and a word that
 * nobody knows only where a noun follows it: the "red" of "a red bag on the beach" is the bag's. What is something by itself, too, is
 * that before a comma: "office, grey blazer" and "a coffee, white shirt".
 */
const lookAhead = (items: readonly Item[], index: number): number[] => {
  const found: number[] = []
  for (let at = index + 1; at < items.length && at <= index + LOOK_AHEAD_ITEMS; at++) {
    const item = items[at]
    if (item.kind === 'stop' || item.kind === 'age' || ENDS_PHRASE.some((role) => find(item, role))) break
    const next = items[at + 1]
    if (item.kind === 'comma' && (standsAlone(items[index]) || !next || !find(next, 'modifier'))) break
    const noun = find(item, 'noun') as Noun | undefined
    if (noun?.opensClause && found.length > 0) break
    if (noun?.feature === 'other') break
    if (item.kind === 'unknown' && !(next && (find(next, 'noun') || find(next, 'modifier')))) break
    if (noun) found.push(at)
  }
  return found
}

const ENDS_PHRASE = ['break', 'copula', 'preposition'] as const

const lookBehind = (items: readonly Item[], index: number): number[] => {
  for (let at = index - 1; at >= 0 && at >= index - LOOK_AHEAD_ITEMS; at--) {
    const item = items[at]
    if ((item.kind === 'stop' && item.phrase !== ':') || find(item, 'preposition') || item.kind === 'unknown') break
    if (item.kind === 'comma' && !items.slice(at + 1, index).every((other) => !isNounOrTrait(other))) break
    if (find(item, 'noun')) return [at]
  }
  return []
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

export type PromptReading = Reading & {
  /** What became of each stretch that asks for something, in their order. */
  verdicts: Verdict[]
  /** All stretches of the text. */
  items: readonly Item[]
}

/** Reads a description of a person and a scene. Never throws: any string is read as far as it makes sense. */
export const readPrompt = (text: string, lexicon = PICTURE_LEXICON): PromptReading => {
  const items = takeCompounds(takeSeats(takeCompany(matchPhrases(tokenize(text), lexicon), lexicon)))
  const reading: PromptReading = { person: {}, scene: {}, verdicts: [], items }
  const ages = items.flatMap((item) => readAge(reading, item) ?? [])
  const verdicts = [...ages, ...attach(items, reading, text)].sort((a, b) => a.item.from - b.item.from)
  settleDown(reading.scene)
  if (reading.scene.isLocal && reading.person.regions) reading.scene.regions = reading.person.regions
  if (reading.scene.backdrop || reading.scene.excludedBackdrops) return { ...reading, verdicts }
  // A place that nobody here knows is no reason for a random one.
  const strange = new Set(verdicts.filter(({ item, fate }) => fate === 'missing' && namesPlace(items, item)))
  if (strange.size > 0) reading.scene.backdrop = 'studio'
  return { ...reading, verdicts: verdicts.map((each) => (strange.has(each) ? { ...each, how: STRANGE } : each)) }
}

/** Who does or wears such a thing holds what belongs to it and is where that is usual, unless the prompt names a place, an hour or a weather. */
const settleDown = (scene: SceneRequest): void => {
  if (scene.tool && !scene.prop && !scene.stance) scene.prop = scene.tool
  const { setting, backdrop, excludedBackdrops = [], time, weather } = scene
  if (!setting || backdrop || excludedBackdrops.includes(setting.backdrop)) return
  if (!setting.always && (time ?? weather)) return
  scene.backdrop = setting.backdrop
  if (setting.lighting) scene.lighting ??= setting.lighting
}

/** Whether a text has a word that may be a slip of the finger: only then is a dictionary needed to read it. */
export const mayHaveSlips = (text: string): boolean =>
  tokenize(text).some((token) => PICTURE_LEXICON.mayBeSlip(token.text))

const STRANGE = 'not known here: drawn before a plain studio backdrop'

const isEnd = (item: Item | undefined): boolean => !item || item.kind === 'comma' || item.kind === 'stop'

/** Whether an unknown word stands where a place is named: "in a zorgle", or alone between commas. */
const namesPlace = (items: readonly Item[], item: Item): boolean => {
  if (item.kind !== 'unknown') return false
  const at = items.indexOf(item)
  const before = items.slice(0, at).findLast((other) => other.kind !== 'unknown' && !find(other, 'filler'))
  if (before && find(before, 'preposition')) return true
  const next = items.slice(at + 1).find((other) => other.kind !== 'unknown')
  return isEnd(before) && isEnd(next)
}

const readAge = (reading: PromptReading, item: Item): Verdict | undefined => {
  if (!item.age) return undefined
  const strength = 1
  if (reading.person.ageYears !== undefined) return { item, strength, fate: 'changed', how: 'the first age counts' }
  const years = clampAge(item.age.years)
  reading.person.ageYears = years
  const isYoung = item.age.years < AGE_MIN_YEARS
  if (years === Math.round(item.age.years)) return { item, strength, fate: 'shown' }
  const how = isYoung ? 'everybody here is an adult: drawn as 18' : `drawn as ${years}`
  return { item, strength, fate: 'changed', how }
}
