import type { Gender } from '../fields.ts'
import type { Pose } from './kinds/image-prompt.ts'

/** One picture of a plan: when it plays, and what is asked for. */
export type PlannedPicture = {
  label: string
  prompt: string
  pose: Pose
  /** Ids of the garments that are put on. */
  garments?: string[]
  /** The look that it shows, by its name. */
  look?: string | undefined
}

/** What is added for whom a plan shows. */
type Usual = {
  /** Worn in every picture in the place of other clothes; empty where garments are put on. */
  outfit?: string | undefined
  /** Said of every picture, such as the hair. */
  also?: string | undefined
}

const mostPictures = 12
const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

type DressCode = 'casual' | 'smart' | 'summer' | 'cold' | 'sport' | 'evening'

/** Clothes that the studio has, for each occasion: another one each time that it comes up. */
const CLOTHES: Record<Gender, Record<DressCode, readonly string[]>> = {
  female: {
    casual: ['striped t-shirt', 'denim jacket', 'sweater and skirt', 'shirt dress'],
    smart: ['silk blouse', 'blazer', 'jumpsuit', 'turtleneck'],
    summer: ['summer dress', 'linen shirt', 'floral dress', 'camisole'],
    cold: ['coat', 'turtleneck', 'trench coat', 'knitted sweater'],
    sport: ['running clothes', 'tank top', 'hoodie'],
    evening: ['cocktail dress', 'evening gown', 'jumpsuit'],
  },
  male: {
    casual: ['striped t-shirt', 'denim jacket', 'checked shirt', 'polo shirt'],
    smart: ['blazer', 'waistcoat', 'turtleneck', 'smart casual'],
    summer: ['linen shirt', 'summer shirt', 'polo shirt', 't-shirt'],
    cold: ['coat', 'turtleneck', 'trench coat', 'knitted sweater'],
    sport: ['running clothes', 'tank top', 'hoodie'],
    evening: ['suit and tie', 'tuxedo', 'turtleneck'],
  },
}

/** Where and when a picture plays, for which occasion one is dressed, and what one does. */
type Stop = { at: string; hour: string; dress: DressCode; does: string; pose: Pose }

const stop = (at: string, hour: string, dress: DressCode, does: string, pose: Pose = 'Upperbody2'): Stop => ({
  at,
  hour,
  dress,
  does,
  pose,
})

const [SELFIE, FULL] = ['Upperbody1', 'Full Body'] as const

type Journey = { words: RegExp; stops: readonly Stop[] }

/** What there is to do, by the sort of place: the first one whose words the brief has; a city for all others. */
const JOURNEYS: readonly Journey[] = [
  {
    words:
      /\b(beach|sea|seaside|coast|island|islands|ocean|bali|hawaii|miami|malibu|maldives|ibiza|caribbean|summer holiday|cruise|resort)\b/i,
    stops: [
      stop('on the beach', 'in the morning', 'summer', 'walking', FULL),
      stop('in a street cafe', 'in the morning', 'casual', 'holding a coffee cup'),
      stop('by the swimming pool', 'at noon', 'summer', 'laughing'),
      stop('at the harbour', 'at sunset', 'summer', 'smiling'),
      stop('at a street market', 'in the morning', 'casual', 'smiling'),
      stop('in an old town', 'at sunset', 'summer', 'walking', FULL),
      stop('on a rooftop terrace', 'at dusk', 'evening', 'smiling'),
      stop('on the beach', 'at sunrise', 'sport', 'calm', SELFIE),
      stop('in a garden', 'at noon', 'summer', 'laughing'),
      stop('in a hotel lobby', 'at night', 'evening', 'confident', FULL),
      stop('on the beach', 'at dusk', 'casual', 'thoughtful'),
      stop('at the harbour', 'in the morning', 'smart', 'laughing', SELFIE),
    ],
  },
  {
    words: /\b(ski|skiing|snow|winter|alps|alpine|chalet|lapland|christmas|norway|iceland)\b/i,
    stops: [
      stop('in a snow village', 'in the morning', 'cold', 'walking', FULL),
      stop('in a cafe', 'in the morning', 'cold', 'holding a coffee cup'),
      stop('in the mountains', 'at noon', 'cold', 'laughing'),
      stop('in a snow village', 'at dusk', 'cold', 'smiling'),
      stop('in a loft', 'in the evening', 'cold', 'holding a book'),
      stop('in the forest', 'in the morning', 'cold', 'calm', SELFIE),
      stop('in a hotel lobby', 'at night', 'evening', 'confident', FULL),
      stop('in the mountains', 'at sunset', 'cold', 'thoughtful'),
      stop('at a market', 'at dusk', 'cold', 'laughing'),
      stop('in a gym', 'in the morning', 'sport', 'confident'),
      stop('in a snow village', 'at night', 'cold', 'smiling', SELFIE),
      stop('in a library', 'at noon', 'smart', 'holding a book'),
    ],
  },
  {
    words:
      /\b(mountains?|hiking|hike|dolomites|countryside|country|farm|vineyard|winery|tuscany|provence|lake|camping|national park|nature|retreat)\b/i,
    stops: [
      stop('in a vineyard', 'in the morning', 'summer', 'walking', FULL),
      stop('in a kitchen', 'in the morning', 'casual', 'smiling'),
      stop('by the lake', 'at noon', 'casual', 'laughing'),
      stop('in the mountains', 'in the morning', 'sport', 'confident', FULL),
      stop('at a farmers market', 'in the morning', 'casual', 'smiling'),
      stop('in a garden', 'at sunset', 'summer', 'holding a bouquet'),
      stop('on a terrace', 'at dusk', 'evening', 'smiling'),
      stop('in the forest', 'at sunrise', 'sport', 'calm', SELFIE),
      stop('by the lake', 'at sunset', 'casual', 'thoughtful'),
      stop('in an old town', 'at noon', 'summer', 'walking', FULL),
      stop('in a bookshop', 'at noon', 'smart', 'holding a book'),
      stop('in a vineyard', 'at sunset', 'smart', 'laughing'),
    ],
  },
  {
    words: /\b(?:work|office|business|conference|workweek|working|startup|trade fair)\b/i,
    stops: [
      stop('in an office', 'in the morning', 'smart', 'confident'),
      stop('in a cafe', 'in the morning', 'smart', 'holding a coffee cup'),
      stop('in an office', 'at noon', 'smart', 'arms crossed'),
      stop('in a city street', 'at noon', 'smart', 'walking', FULL),
      stop('in a gym', 'in the morning', 'sport', 'confident'),
      stop('in a train station', 'in the morning', 'cold', 'thoughtful', FULL),
      stop('on a rooftop', 'at dusk', 'evening', 'smiling'),
      stop('in a library', 'at noon', 'smart', 'holding a book'),
      stop('in a hotel lobby', 'at night', 'evening', 'confident', FULL),
      stop('in a loft', 'at noon', 'casual', 'smiling'),
      stop('in a city street', 'at night', 'smart', 'smiling'),
      stop('in an art gallery', 'at noon', 'smart', 'thoughtful'),
    ],
  },
]

const CITY: readonly Stop[] = [
  stop('in a train station', 'in the morning', 'casual', 'smiling', FULL),
  stop('in a street cafe', 'in the morning', 'smart', 'holding a coffee cup'),
  stop('in an old town', 'at noon', 'summer', 'walking', FULL),
  stop('at a street market', 'in the morning', 'casual', 'laughing'),
  stop('in an art gallery', 'at noon', 'smart', 'thoughtful'),
  stop('on a rooftop terrace', 'at dusk', 'evening', 'smiling'),
  stop('at the harbour', 'at sunset', 'summer', 'calm', SELFIE),
  stop('in a bookshop', 'at noon', 'casual', 'holding a book'),
  stop('in a city street', 'at night', 'smart', 'walking', FULL),
  stop('in a park', 'in the morning', 'sport', 'confident'),
  stop('in a hotel lobby', 'at night', 'evening', 'confident', FULL),
  stop('on a bridge', 'at sunrise', 'cold', 'thoughtful', SELFIE),
]

const WORD_NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']

/** How many pictures a brief asks for, and what each of them is called. */
const labelsFor = (brief: string): string[] => {
  const days = /\b(\d{1,3}|[a-z]+)[ -](?:days?|pictures?|photos?|looks?)\b/i.exec(brief)?.[1]?.toLowerCase()
  const count = days === undefined ? 0 : Number(days) || WORD_NUMBERS.indexOf(days) + 1
  if (count === 0 && /\bweekend\b/i.test(brief)) return ['Friday', 'Saturday', 'Sunday']
  if (count === 1 || (count === 0 && /\ba day\b/i.test(brief))) return ['Morning', 'Noon', 'Afternoon', 'Evening']
  if (count === 0 || count === DAYS.length) return DAYS
  return Array.from({ length: Math.min(count, mostPictures) }, (_, place) => `Day ${place + 1}`)
}

/** What a brief says beside how long and where it is: wishes for every picture, such as "red hat, laughing". */
const wishesIn = (brief: string): string =>
  brief
    .split(/[,;\n]/)
    .slice(1)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(', ')

const placeIn = (brief: string): string | undefined =>
  /\b(?:in|to|at|on|around|through)\s+(?:the\s+)?([^,;.\n]+)/i.exec(brief)?.[1]?.trim()

/** What is written with a capital and is a time. */
const TIMES =
  /^(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?|January|February|March|April|May|June|July|August|September|October|November|December|Spring|Summer|Autumn|Fall|Winter|Christmas|Easter|New Year|Halloween|Valentine)\b/

/**
 * A place with a name of its own, which is written with a capital, such as "in Lisbon" or "on the Amalfi Coast". It stands
 * before what a picture shows: the studio draws the last place that a prompt names, models elsewhere know the city.
 */
const namedPlaceIn = (brief: string): string | undefined => {
  const named =
    /\b(in|to|at|on|around|through)\s+(the\s+)?(\p{Lu}[\p{L}'’-]*(?:\s+(?:de|da|do|del|la|of|\p{Lu}[\p{L}'’-]*))*)/gu
  const found = [...brief.matchAll(named)].find(([, , , words = '']) => !TIMES.test(words))
  const [, where, article = '', name] = found ?? []
  if (where === undefined || name === undefined) return undefined
  return `${where === 'at' || where === 'on' ? where : 'in'} ${article}${name}`
}

/** A number that stays the same for the same text. */
const numberOf = (text: string): number => {
  let sum = 0
  for (const letter of text.toLowerCase()) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973
  return sum
}

/** The hours of one day, in their order. */
const HOURS = ['in the morning', 'at noon', 'at sunset', 'at night']

type Brief = Usual & { brief: string; gender: Gender }

/**
 * Pictures for a brief such as "a week in Lisbon, red hat": one a day, or four hours of one day, in places, at hours and in
 * clothes that the studio draws; what follows a comma is wished for in all of them. A city's name chooses where the plan
 * begins and stands in every prompt. The same brief gives the same plan.
 */
export const planWeek = ({ brief, gender, outfit, also }: Brief): PlannedPicture[] => {
  const journey = JOURNEYS.find(({ words }) => words.test(brief))?.stops ?? CITY
  const labels = labelsFor(brief)
  const isOneDay = labels[0] === 'Morning'
  const wishes = wishesIn(brief)
  const named = namedPlaceIn(brief)
  const shift = numberOf(placeIn(brief) ?? brief)
  const worn = new Map<DressCode, number>()
  return labels.flatMap((label, place) => {
    const planned = journey[(place + shift) % journey.length]
    if (!planned) return []
    const { at, hour, dress, does, pose } = planned
    const times = worn.get(dress) ?? shift
    worn.set(dress, times + 1)
    const clothes = CLOTHES[gender][dress]
    const when = isOneDay ? (HOURS[place] ?? hour) : hour
    const words = [named, `${at} ${when}`, outfit ?? clothes[times % clothes.length], does, also, wishes]
    const prompt = words.filter(Boolean).join(', ')
    return [{ label, prompt: prompt.charAt(0).toUpperCase() + prompt.slice(1), pose }]
  })
}

type Lists = Usual & {
  brief: string
  places: readonly string[]
  looks: readonly string[]
  moods: readonly string[]
  /** Where all of it is, without places. */
  place?: string | undefined
}

/**
 * As many pictures as the longest list has entries: the first of each together, then the second; shorter ones begin again.
 * What she usually wears and where she is stand in for lists that are empty.
 */
export const planList = ({
  brief,
  places,
  looks,
  moods,
  place: usually = '',
  outfit = '',
  also = '',
}: Lists): PlannedPicture[] => {
  const lists = [places, looks, moods]
  const count = Math.min(mostPictures, Math.max(...lists.map((list) => list.length)))
  const filled = [[usually], [outfit], ['']].map((usual, at) => (lists[at]?.length ? lists[at] : usual))
  return Array.from({ length: count }, (_, place) => {
    const words = [brief.trim(), ...filled.map((list) => list[place % list.length]), also]
    return { label: `Picture ${place + 1}`, prompt: words.filter(Boolean).join(', '), pose: 'Random' as const }
  })
}

/** What a consistency sheet shows of a face alone, before it shows clothes and the whole body. */
const SIDES: readonly { label: string; prompt: string }[] = [
  { label: 'Front', prompt: 'Front view, neutral expression' },
  { label: 'Three-quarter', prompt: 'Three quarter view, neutral expression' },
  { label: 'Side', prompt: 'Side view, neutral expression' },
  { label: 'Smile', prompt: 'Front view, smiling' },
  { label: 'Laugh', prompt: 'Front view, laughing' },
  { label: 'Surprise', prompt: 'Front view, surprised' },
  { label: 'Thought', prompt: 'Three quarter view, thoughtful' },
  { label: 'Confidence', prompt: 'Three quarter view, confident' },
]

/** From where a part of a consistency sheet shows its person, by its label: one of three views of the face, or the body. */
export const sideOfPart = (label: string): string =>
  SIDES.find((side) => side.label === label)?.prompt.split(',')[0] ?? 'Body'

const OUTFITS: Record<Gender, readonly [string, string, string]> = {
  female: ['white t-shirt and jeans', 'blazer', 'summer dress'],
  male: ['white t-shirt and jeans', 'blazer', 'checked shirt'],
}

/**
 * Twelve pictures that show one person from all sides before the same plain wall: three views, five expressions, three
 * outfits and the full body. Her usual clothes are the first outfit, and what she wears from head to foot.
 */
export const planSheet = ({ gender, wardrobe }: { gender: Gender; wardrobe: string }): PlannedPicture[] => {
  const before = 'grey background, soft light'
  const usual = wardrobe.trim()
  const outfits = [...(usual === '' ? [] : [usual]), ...OUTFITS[gender]].slice(0, OUTFITS[gender].length)
  return [
    ...SIDES.map(({ label, prompt }) => ({ label, prompt: `${prompt}, white t-shirt, ${before}`, pose: SELFIE })),
    ...outfits.map((outfit, place) => ({
      label: `Outfit ${place + 1}`,
      prompt: `${outfit}, smiling, ${before}`,
      pose: 'Upperbody2' as const,
    })),
    { label: 'Full body', prompt: `${outfits[0]}, standing, smiling, ${before}`, pose: FULL },
  ]
}
