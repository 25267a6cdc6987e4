import { isStyling } from '../identity/restyle.ts'
import { outfitForRole } from '../scene/compose-scene.ts'
import type { Mood, Scene } from '../scene/scene.ts'
import { isOfCode } from '../scene/wardrobe.ts'
import type { Item } from './match-phrases.ts'
import type { Verdict } from './read-prompt.ts'
import type { Fate, Feature, OutfitPart, Reading } from './sense.ts'
import { DRESS_CODES } from './dress-manner.ts'
import { asChosen, hasTie, isSame, near, outfitOf, SIGHTS } from './sights.ts'
import type { Obstacle, Outcome } from './sights.ts'
import { hasTrait } from './traits-of.ts'

/** Some words of a prompt, as they were typed, and what became of them. */
export type Hint = { words: string; fate: Fate; how?: string }

type Writes = ReadonlyMap<string, unknown>

const listLeaves = (value: unknown, path: string, leaves: Map<string, unknown>): Writes => {
  if (value && typeof value === 'object' && !Array.isArray(value))
    for (const [key, inner] of Object.entries(value)) listLeaves(inner, path ? `${path}.${key}` : key, leaves)
  else leaves.set(path, value)
  return leaves
}

/** What an effect writes by itself. */
const writesOf = ({ effect, strength }: Verdict): Writes => {
  const reading: Reading = { person: {}, scene: {} }
  effect?.(reading, strength)
  return listLeaves({ person: reading.person, scene: reading.scene }, '', new Map())
}

/** Whether two lenses are both wide or both long, or two apertures both open or both small. */
const isSameSide = (path: string, asked: number, got: number): boolean => {
  const usual = path === 'scene.camera.lens' ? 50 : 1
  return Math.sign(asked - usual) === Math.sign(got - usual)
}

/** Moods that show what others are named for, and more. */
const LIKE_MOODS: Partial<Record<Mood, readonly Mood[]>> = {
  vintage: ['film'],
  muted: ['vintage'],
  dreamy: ['pastel'],
  dramatic: ['teal-orange'],
}

const isKept = (path: string, asked: unknown, final: Writes): boolean => {
  const got = final.get(path)
  if (path === 'person.eyeColor' && asked === final.get('person.leftEyeColor')) return true
  // Each of two lamps has its own.
  if (path === 'scene.lightColors') {
    const [first, second] = asked as unknown[]
    // Neon of no colour is that of those which other words name.
    return (got as unknown[] | undefined)?.some((one) => isSame(one, first) || !isSame(first, second)) ?? false
  }
  // Rain, snow and fog have a cloudy sky.
  if (path === 'scene.weather' && asked === 'cloudy') return got !== undefined && got !== 'clear'
  if (path === 'scene.mood' && LIKE_MOODS[asked as Mood]?.includes(got as Mood)) return true
  if (path.startsWith('person.shape.') || path === 'person.mood')
    return Math.sign(Number(got)) === Math.sign(Number(asked)) || asked === 0
  // "A wide angle" is one of 24 mm as well, and "bokeh" one of f/1.4.
  if (path === 'scene.camera.lens' || path === 'scene.camera.blur') return isSameSide(path, Number(asked), Number(got))
  if (path.includes('excluded') || path === 'person.regions' || path === 'person.hair.styles') return got !== undefined
  return isSame(got, asked)
}

type RoleWish = NonNullable<Reading['scene']['role']>

/** Clothes of a calling or a time that are not worn, or that only stand in for the right ones. */
const findRoleObstacle = (verdict: Verdict, { identity, scene }: Outcome): Obstacle | undefined => {
  const asked: Reading = { person: {}, scene: {} }
  verdict.effect?.(asked, verdict.strength)
  const role: RoleWish | undefined = asked.scene.role
  if (!role) return undefined
  if (outfitForRole(role, identity.gender) !== scene.outfit) {
    const hat = identity.gender === 'male' ? (role.menHat ?? role.hat) : role.hat
    const tells =
      role.isInAny ?? (role.also?.includes(scene.outfit) || (hat !== undefined && scene.worn?.hat?.name === hat))
    return tells ? undefined : near('drawn in the clothes that other words name')
  }
  const isNear = role.near === 'everybody' || (role.near === 'men' && identity.gender === 'male')
  return isNear ? near(`drawn as: ${outfitOf(scene).label}`) : undefined
}

const GIVES_WAY = near('other words of the prompt ask for something else')

/** Who should sit somewhere and only stands there. */
const findPoseObstacle = (writes: Writes, outcome: Outcome): Obstacle | undefined => {
  if (!writes.has('scene.setting.backdrop') || !writes.has('scene.stance')) return undefined
  const asked = writes.get('scene.stance')
  const why = asked === outcome.reading.scene.stance ? SIGHTS['scene.stance'](outcome, asked) : GIVES_WAY
  const isDrawn = why?.fate === 'changed' && why !== GIVES_WAY
  return isDrawn ? why : why && near(`drawn without that pose: ${why.how}`)
}

const KEEPS_FACE = near('the chosen face stays as it is')

/** The "uniform" of a pilot in uniform: what another calling wears is that as well. */
const isOfCalling = (verdict: Verdict, { reading, identity, scene }: Outcome): boolean => {
  const { role } = reading.scene
  if (!role || outfitForRole(role, identity.gender) !== scene.outfit) return false
  const paths = [...writesOf(verdict).keys()]
  return paths.includes('scene.role.isInAny') && paths.every((path) => path.startsWith('scene.role.'))
}

/** What kept a verdict that something is shown from coming true. */
const findObstacle = (verdict: Verdict, outcome: Outcome, final: Writes): Obstacle | undefined => {
  const writes = [...writesOf(verdict)]
  if (writes.length === 0) return undefined
  const ofPerson = writes.filter(
    ([path]) => path.startsWith('person.') && path !== 'person.mood' && !isStyling(path, outcome.identity),
  )
  if (outcome.isGiven && ofPerson.length === writes.length)
    return ofPerson.some(([path, asked]) => hasTrait(outcome.identity, path, asked)) ? undefined : KEEPS_FACE
  const kept = writes.filter(([path, asked]) => isKept(path, asked, final))
  if (kept.length === 0) return isOfCalling(verdict, outcome) ? undefined : GIVES_WAY
  const isStyled = kept.some(([path]) => path === 'person.hair.styles')
  if (
    isStyled &&
    !kept.some(([path, asked]) => hasTrait(outcome.identity, path, asked) && path === 'person.hair.styles')
  )
    return GIVES_WAY
  const gender = kept.find(([path]) => path === 'person.gender')
  if (gender && outcome.identity.gender !== gender[1]) return asChosen(outcome)
  const own = findRoleObstacle(verdict, outcome) ?? findPoseObstacle(new Map(writes), outcome)
  if (own) return own
  // "Half black half white" is two colours: one alone is not what was asked for.
  const second = kept.filter(([path]) => path === 'person.hair.accent')
  const hidden = (second.length > 0 ? second : kept).map(([path, asked]) => SIGHTS[path]?.(outcome, asked))
  return hidden.every((why) => why !== undefined) ? hidden[0] : undefined
}

/** Whether a picture shows a part of what is worn. */
const PARTS: Readonly<Record<OutfitPart, (scene: Scene) => boolean>> = {
  tie: (scene) => hasTie(outfitOf(scene)),
  'gold border': (scene) => {
    const { extra } = outfitOf(scene)
    return extra === 'pallu' || (extra === 'dupatta' && scene.framing !== 'selfie')
  },
}

const partOf = ({ item }: Verdict): OutfitPart | undefined =>
  item.senses.flatMap((sense) => (sense.role === 'noun' && sense.part ? [sense.part] : []))[0]

const isNounOf = ({ senses }: Item, features: readonly Feature[]): boolean =>
  senses.some((sense) => sense.role === 'noun' && features.includes(sense.feature))

/** Whether the place that a prompt names has what is asked, or is so. */
const isThere = (
  { item, noun, strength, isCarrier }: Verdict,
  { reading: { surroundings }, scene }: Outcome,
): boolean => {
  if (surroundings?.backdrop !== scene.backdrop || strength < 0 || isCarrier) return false
  return noun ? isNounOf(noun, ['backdrop']) && surroundings.like.has(item.phrase) : surroundings.seen.has(item.phrase)
}

/** Whether what is said of clothes holds for those that are worn. */
const isWornSo = ({ item, noun, strength }: Verdict, { identity, scene }: Outcome): boolean => {
  if (strength < 0 || !noun || !isNounOf(noun, ['outfit', 'bottoms'])) return false
  return DRESS_CODES.get(item.phrase)?.some((code) => isOfCode(scene.outfit, identity.gender, code)) ?? false
}

const settle = (verdict: Verdict, outcome: Outcome, final: Writes): Verdict => {
  const settled = settleAlone(verdict, outcome, final)
  if (settled.fate === 'shown' || !(isThere(settled, outcome) || isWornSo(settled, outcome))) return settled
  const { how: _, ...own } = settled
  return { ...own, fate: 'shown' }
}

const settleAlone = (verdict: Verdict, outcome: Outcome, final: Writes): Verdict => {
  const part = partOf(verdict)
  if (part && PARTS[part](outcome.scene)) {
    const { how: _, ...own } = verdict
    return verdict.strength < 0 ? { ...own, fate: 'missing', how: 'belongs to the clothes' } : { ...own, fate: 'shown' }
  }
  if (verdict.fate === 'missing' || verdict.isCarrier) return verdict
  const obstacle = findObstacle(verdict, outcome, final)
  return obstacle ? { ...verdict, ...obstacle } : verdict
}

/** "Round glasses" are glasses, whatever "glasses" alone would have been. */
const followOwn = (verdict: Verdict, all: readonly Verdict[]): Verdict => {
  // A colour outlives the clothes that it was said of.
  const own = all.filter(
    (other) => other.noun === verdict.item && [...writesOf(other).keys()].some((path) => path !== 'scene.outfitColor'),
  )
  const leader = own.find(({ fate }) => fate === 'shown') ?? own[0]
  if (verdict.how !== GIVES_WAY.how || !leader) return verdict
  const { how: _, ...alone } = verdict
  return { ...alone, fate: leader.fate, ...(leader.how && { how: leader.how }) }
}

/** The "red" of a bag that is not drawn is not drawn for the same reason. */
const followNext = (verdict: Verdict, next: Verdict | undefined, items: readonly Item[]): Verdict => {
  const isLost = verdict.fate === 'missing' && !verdict.how && verdict.item.kind === 'known' && !verdict.isCarrier
  const isBeside = next && items.indexOf(next.item) === items.indexOf(verdict.item) + 1
  return isLost && isBeside && next.how && next.fate !== 'shown'
    ? { ...verdict, fate: next.fate, how: next.how, noun: next.item }
    : verdict
}

const asksOfCamera = (verdict: Verdict): boolean =>
  [...writesOf(verdict).keys()].some((path) => path.startsWith('scene.camera.'))

/** Words that ask for nothing themselves go with what they stand beside. */
const placeCarriers = (verdicts: readonly Verdict[], isApart: (a: Item, b: Item) => boolean): Verdict[] =>
  verdicts.map((verdict, index) => {
    const { item, isCarrier } = verdict
    if (!isCarrier) return verdict
    const part = item.senses.find(({ role, means }) => role === 'carrier' && means === 'camera')
    if (part) {
      const asked = verdicts.find((other) => asksOfCamera(other) && !isApart(item, other.item))
      const { fate = 'missing', how } = asked ?? part
      return { ...verdict, fate, how, ...(asked && { noun: asked.item }) }
    }
    const own = verdicts.filter(({ noun }) => noun === item)
    const isNoun = item.senses.some(({ role }) => role === 'noun')
    const isThing = isNoun || item.senses.some(({ role, means }) => role === 'carrier' && means === 'thing')
    const beside = (other: Verdict | undefined) =>
      other && !other.isCarrier && !isApart(item, other.item) ? [other] : []
    const next = verdicts.slice(index + 1).find(({ isCarrier: also }) => !also)
    const before = verdicts.slice(0, index).findLast(({ isCarrier: also }) => !also)
    const said = isNoun
      ? beside(before).filter(({ fate, noun }) => fate === 'missing' && !noun)
      : isThing
        ? [...beside(before), ...beside(next)]
        : beside(next)
    const leader = own.find(({ fate }) => fate === 'shown') ?? own.at(-1) ?? said[0]
    // "Eating" a pizza that is drawn: it is held.
    const verb = item.senses.find(({ role, fate }) => role === 'carrier' && fate !== undefined)
    if (leader) {
      const { fate, how } = leader.fate === 'shown' ? (verb ?? leader) : leader
      return { ...verdict, fate: fate ?? leader.fate, how, noun: leader.noun ?? leader.item }
    }
    return isNoun
      ? { ...verdict, fate: 'shown' }
      : {
          ...verdict,
          fate: 'missing',
          how: verb ? 'hands and body cannot do that' : 'says nothing that could be drawn',
        }
  })

/** More than the longest prompt of a form has words. */
const MOST_HINTS = 500
const MOST_CHARACTERS = 200

const correctionText = (item: Item): string | undefined =>
  item.corrections?.map(([typed, read]) => `read “${typed}” as “${read}”`).join(', ')

const joinHows = (...hows: (string | undefined)[]): string | undefined =>
  hows.filter((how) => how !== undefined).join('; ') || undefined

/**
 * What became of a prompt: every word that asks for something is in one of the hints, as it was typed.
 * @param text The prompt.
 */
export const tellHints = (
  text: string,
  { verdicts, items }: { verdicts: readonly Verdict[]; items: readonly Item[] },
  outcome: Outcome,
): Hint[] => {
  const final = listLeaves({ person: outcome.reading.person, scene: outcome.reading.scene }, '', new Map())
  const isApart = (a: Item, b: Item): boolean => {
    const [from, to] = [items.indexOf(a), items.indexOf(b)].sort((x, y) => x - y)
    return items.slice(from, to).some(({ kind, phrase }) => kind === 'comma' || (kind === 'stop' && phrase !== ':'))
  }
  const judged = verdicts.map((verdict) => settle(verdict, outcome, final))
  const followed = judged.map((verdict, at) => followNext(followOwn(verdict, judged), judged[at + 1], items))
  const settled = placeCarriers(followed, isApart)
  const groups: { from: number; to: number; hint: Hint; last: Verdict }[] = []
  for (const verdict of settled) {
    const { item, fate, how } = verdict
    const told = item.corrections && fate === 'shown' ? 'changed' : fate
    const hint = { fate: told, how: joinHows(correctionText(item), how) }
    const before = groups.at(-1)
    const isSame = before?.hint.fate === hint.fate && before.hint.how === hint.how
    if (before && isSame && belongs(before.last, verdict, { items, isApart })) {
      Object.assign(before, { to: tailOf(items, item), last: verdict })
    } else
      groups.push({ from: leadOf(items, item), to: tailOf(items, item), hint: { words: '', ...hint }, last: verdict })
  }
  return groups.slice(0, MOST_HINTS).map(({ from, to, hint }) => ({
    words: text.slice(from, Math.min(to, from + MOST_CHARACTERS)).replaceAll(/\s+/g, ' '),
    fate: hint.fate,
    ...(hint.how && { how: hint.how }),
  }))
}

/** Two of one phrase: both are said of one noun, or nothing stands between them. */
const belongs = (
  before: Verdict,
  verdict: Verdict,
  { items, isApart }: { items: readonly Item[]; isApart: (a: Item, b: Item) => boolean },
): boolean => {
  if (isApart(before.item, verdict.item)) return false
  const subject = before.noun ?? before.item
  if (subject === (verdict.noun ?? verdict.item)) return true
  const isNext = items.indexOf(verdict.item) === items.indexOf(before.item) + 1
  return isNext && (verdict.fate === 'missing' || verdict.isCarrier === true)
}

/** Words that ask for nothing alone, and yet are part of what is asked: "every finger", "off duty". */
const LEADS: ReadonlySet<string> = new Set(
  'every each all both any some off against along beneath underneath within toward towards between beside below before than then about around up out'.split(
    ' ',
  ),
)

const isLead = (before: Item | undefined): boolean =>
  before !== undefined &&
  (LEADS.has(before.phrase) || before.senses.some(({ role }) => role === 'negation' || role === 'intensity'))

/** Where a phrase begins: with the "no", "very" or "every" before it. */
const leadOf = (items: readonly Item[], item: Item): number => {
  let first = items.indexOf(item)
  while (isLead(items[first - 1])) first -= 1
  return items[first].from
}

const isSmall = (after: Item | undefined): boolean =>
  after?.kind === 'known' && after.senses.every(({ role }) => role === 'filler' || role === 'preposition')

/** Where a phrase ends: with small words that nothing follows, as in "iced out". */
const tailOf = (items: readonly Item[], item: Item): number => {
  let last = items.indexOf(item)
  while (isSmall(items[last + 1])) last += 1
  const next = items.at(last + 1)
  return last + 1 === items.length || next?.kind === 'comma' || next?.kind === 'stop' ? items[last].to : item.to
}
