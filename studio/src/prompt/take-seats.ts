import type { Backdrop } from '../places/places.ts'
import { SAT_ON } from '../scene/scene.ts'
import type { SeatStance } from '../scene/scene.ts'
import type { Item } from './match-phrases.ts'
import { PEOPLE } from './sense.ts'
import type { Effect, Feature, Reading, Sense } from './sense.ts'

/** Where a seat usually is. */
const HOMES: Record<SeatStance, Backdrop> = { 'on-bench': 'autumn-park', 'on-sofa': 'living-room' }

const SITS = new Set(['sitting', 'seated', 'sits', 'sit', 'perched', 'sitting down'])
/** What is done on a seat, drawn sitting. */
const LIES = new Set(
  'lounging|lounges|reclining|lying|laying|lying down|curled|snuggled|relaxing|chilling|resting|napping'.split('|'),
)

/** Who sits upon it, where the prompt names no other place. */
const sitOn =
  (stance: SeatStance): Effect =>
  ({ scene }, strength) => {
    scene.stance = strength > 0 ? stance : 'relaxed'
    if (strength > 0) scene.setting = { backdrop: HOMES[stance], always: true }
  }

const has = (item: Item, ...roles: Sense['role'][]): boolean => item.senses.some(({ role }) => roles.includes(role))

const isNounOf = ({ senses }: Item, features: ReadonlySet<Feature>): boolean =>
  senses.some((sense) => sense.role === 'noun' && features.has(sense.feature))

const seatOf = (item: Item): SeatStance | undefined =>
  // An armchair is drawn as a sofa beside the person, and as a chair below them.
  item.phrase === 'armchair'
    ? undefined
    : (Object.keys(SAT_ON) as SeatStance[]).find((stance) => isNounOf(item, new Set([SAT_ON[stance]])))

const PLACES: ReadonlySet<Feature> = new Set<Feature>(['backdrop'])

/** The "on" of "on an old wooden bench". */
const findOn = (items: readonly Item[], seat: number): number | undefined => {
  for (let at = seat - 1; at >= 0 && at >= seat - 6; at--) {
    const item = items[at]
    if (has(item, 'preposition')) return ['on', 'in'].includes(item.phrase) ? at : undefined
    const isThing = has(item, 'noun') && !has(item, 'modifier') && !isNounOf(item, PLACES)
    if (item.kind === 'comma' || item.kind === 'stop' || isThing || has(item, 'negation', 'break', 'copula'))
      return undefined
  }
  return undefined
}

/** Who may sit on a seat and what they wear; whatever else is named right before "on the sofa" lies there. */
const OF_PEOPLE: ReadonlySet<Feature> = new Set<Feature>(
  'person hair eyes beard glasses skin smile face lips make-up earrings outfit bottoms shoes backdrop'.split(
    ' ',
  ) as Feature[],
)

const isSomebody = (item: Item): boolean =>
  isNounOf(item, OF_PEOPLE) || item.senses.some(({ means }) => means === PEOPLE)

const OUTFITS_ONLY: ReadonlySet<Feature> = new Set<Feature>(['outfit'])
const PERSONS: ReadonlySet<Feature> = new Set<Feature>('person hair eyes skin smile face'.split(' ') as Feature[])
const OVER_OTHERS =
  /(^| )(coat|trench|jacket|blazer|cardigan|parka|raincoat|overcoat|windbreaker|hoodie|sweater|cape|robe)s?$/
const WEARS = /^(in|wearing|wears|dressed|dressed in|clad in)$/

/** The clothes of a clause that nobody is said to wear there: "coat on the bench", where others are worn or these come off easily. */
const isLaidOff = (clause: readonly Item[], isDressed: boolean): boolean => {
  const last = clause.at(-1)
  if (!last || !isNounOf(last, OUTFITS_ONLY)) return false
  const isOfSomebody = clause.some(
    (item) => isNounOf(item, PERSONS) || WEARS.test(item.phrase) || item.senses.some(({ means }) => means === PEOPLE),
  )
  return !isOfSomebody && (isDressed || OVER_OTHERS.test(last.phrase))
}

/** What lies on a seat is worn by nobody. */
const laidOff = (item: Item): Item => ({
  ...item,
  senses: [
    { role: 'noun', means: 'laid off', feature: 'other', fate: 'missing', how: 'what lies on a seat is not drawn' },
  ],
})

const isLying = (item: Item): boolean => {
  if (/^(leaning|climbing)/.test(item.phrase)) return true
  if (has(item, 'trait', 'joiner')) return false
  if (item.kind === 'unknown') return !item.phrase.endsWith('ing')
  return has(item, 'noun') && !isSomebody(item)
}

const ANIMALS: ReadonlySet<Feature> = new Set<Feature>(['dog', 'cat', 'birds', 'horse'])

/** The "cat" of "a cat sleeping on the sofa". */
const isOfAnimal = (clause: readonly Item[]): boolean =>
  clause.some((item) => isNounOf(item, ANIMALS)) && !clause.some(isSomebody)

const asksStance = ({ senses }: Item): boolean =>
  senses.some((sense) => {
    if (!('effect' in sense) || !sense.effect || sense.role === 'modifier') return false
    const own: Reading = { person: {}, scene: {} }
    sense.effect(own, 1)
    return own.scene.stance !== undefined
  })

const sitting = (item: Item, stance: SeatStance): Item => {
  const near = LIES.has(item.phrase) && ({ fate: 'changed', how: 'drawn sitting upright' } as const)
  return {
    ...item,
    kind: 'known',
    senses: [{ role: 'trait', means: 'sitting', effect: sitOn(stance), ...near }],
  }
}

/** The sofa is a seat, as well as a thing that is there. */
const satOn = (item: Item, stance: SeatStance): Item => ({
  ...item,
  senses: item.senses.map((sense) => {
    if (sense.role !== 'noun' || sense.feature !== SAT_ON[stance]) return sense
    const { effect } = sense
    const sits = sitOn(stance)
    return {
      ...sense,
      effect: (reading, strength) => {
        sits(reading, strength)
        effect?.(reading, strength)
      },
    }
  }),
})

/**
 * Has people sit on the sofa or the bench that a prompt sits them on, and on one they are "on" where nothing else lies
 * there and nobody is asked to stand or move.
 */
export const takeSeats = (items: readonly Item[]): readonly Item[] => {
  for (const [seat, item] of items.entries()) {
    const stance = seatOf(item)
    const on = stance && findOn(items, seat)
    if (!stance || on === undefined) continue
    const start = items.slice(0, on).findLastIndex(({ kind }) => kind === 'comma' || kind === 'stop') + 1
    const verb = items.slice(start, on).findLastIndex(({ phrase }) => SITS.has(phrase) || LIES.has(phrase)) + start
    // An animal sits there, and nobody else for that.
    if (isOfAnimal(items.slice(start, verb < start ? on : verb)))
      return verb < start ? items : items.with(verb, { ...items[verb], senses: [{ role: 'filler', means: 'sitting' }] })
    if (verb >= start) return items.with(verb, sitting(items[verb], stance))
    const isDressed = items.some((other, at) => (at < start || at > seat) && isNounOf(other, OUTFITS_ONLY))
    if (isLaidOff(items.slice(start, on), isDressed)) return items.with(on - 1, laidOff(items[on - 1]))
    if (items[on].phrase !== 'on' || (on > start && isLying(items[on - 1]))) continue
    const apart = items.findIndex(({ phrase }) => SITS.has(phrase))
    if (items.some((other, at) => at !== apart && asksStance(other))) continue
    return apart < 0 ? items.with(seat, satOn(item, stance)) : items.with(apart, sitting(items[apart], stance))
  }
  return items
}
