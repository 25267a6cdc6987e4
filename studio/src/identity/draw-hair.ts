import { shiftColor } from '../image/oklab.ts'
import type { Rgb } from '../image/rgb.ts'
import type { RepeatableDraw } from '../math/random.ts'
import { lerp } from '../math/scalar.ts'
import { HAIR_STYLES } from './identity.ts'
import type { Gender, HairStyle, Identity } from './identity.ts'
import { HAIR_COLORS } from './person-colors.ts'
import type { HairColorName } from './person-colors.ts'
import type { HairLength, HairRequest } from './person-request.ts'
import type { RegionPrior } from './regions.ts'
import { isUsualFor, narrowToShowing, showsInHair, STYLES_OF_LENGTH } from './seen-in-hair.ts'

type StyleWeights = Partial<Record<HairStyle, number>>

const STYLE_WEIGHTS: Record<Gender, StyleWeights> = {
  female: { long: 5, 'long-fringe': 2, lob: 3, bob: 2, ponytail: 1.5, bun: 1.5, pixie: 0.7, braids: 0.4 },
  male: {
    crew: 3,
    fade: 3,
    'side-part': 3,
    quiff: 2,
    'slicked-back': 1.2,
    messy: 2.5,
    buzz: 1,
    bald: 0.3,
    long: 0.25,
    bun: 0.2,
  },
}

const LENGTH_FACTOR: Record<HairLength, number> = {
  'very short': 0.7,
  short: 0.9,
  medium: 1,
  long: 1.1,
  'very long': 1.4,
}

type Head = { gender: Gender; age: number; region: RegionPrior; requested: HairRequest }

export const drawHair = (draw: RepeatableDraw, head: Head): Identity['hair'] => {
  const { gender, age, region, requested } = head
  const curl = clamp01(requested.curl ?? region.curl[0] + region.curl[1] * draw.bell('hair/curl'))
  const style = draw.pick('hair/style', styleWeights(head, curl))
  const colorName =
    requested.color ?? draw.pick('hair/color', withoutColors(region.hairColors, requested.excludedColors))
  return {
    style,
    color: shiftColor(HAIR_COLORS[colorName], [
      0.012 * draw.bell('hair/shade'),
      0.003 * draw.bell('hair/red'),
      0.004 * draw.bell('hair/gold'),
    ]),
    curl,
    length: bounded(LENGTH_FACTOR[requested.lengthClass ?? 'medium'] + 0.1 * draw.bell('hair/length')),
    volume: bounded(requested.volume ?? 1 + 0.16 * draw.bell('hair/volume') - 0.1 * Math.max(0, (age - 50) / 25)),
    part: requested.part ?? Math.max(-1, Math.min(1, 0.4 * draw.bell('hair/part'))),
    recession: clamp01(requested.recession ?? drawRecession(draw, gender, age)),
    grey: clamp01(requested.grey ?? drawGrey(draw, head)),
    ...(requested.accent && { accent: { color: accentColor(colorName, requested), where: requested.accent } }),
  }
}

const LIGHT_HAIR: ReadonlySet<HairColorName> = new Set(['blonde', 'platinum blonde', 'white', 'silver'] as const)

const accentColor = (base: HairColorName, { accentColor: asked }: HairRequest): Rgb =>
  HAIR_COLORS[asked ?? (LIGHT_HAIR.has(base) ? 'light brown' : 'dark blonde')]

const styleWeights = ({ gender, age, requested }: Head, curl: number): StyleWeights => {
  const natural: StyleWeights = { ...STYLE_WEIGHTS[gender] }
  if (gender === 'male') {
    if (curl > 0.3) Object.assign(natural, { 'side-part': 9, 'slicked-back': 0.1 })
    if (curl > 0.45) natural['curly-short'] = 3 * curl
    if (curl > 0.75)
      Object.assign(natural, {
        afro: 1.2,
        braids: 0.3,
        buzz: 2,
        fade: 5,
        quiff: 0,
        messy: 0,
        'side-part': 0,
        'slicked-back': 0,
        long: 0,
        bun: 0,
      })
    natural.bald = 0.3 + Math.max(0, age - 38) * 0.06
    if (age > 50) Object.assign(natural, { fade: 0.8, messy: 0.6, long: 0, bun: 0 })
  } else {
    if (curl > 0.7)
      Object.assign(natural, { afro: 3, 'curly-short': 1.2, braids: 2, 'long-fringe': 0.3, bob: 0.8, pixie: 0.3 })
    if (age > 52) {
      const pixie = 2 + 2 * clamp01((age - 52) / 20)
      Object.assign(natural, { long: 0.8, 'long-fringe': 0.3, ponytail: 0.4, bob: 4, lob: 2.5, pixie, bun: 1.5 })
    }
  }
  // Who asks for waves or curls wants to see them.
  if ((requested.curl ?? 0) > 0.35) {
    for (const style of ['ponytail', 'bun', 'braids', 'buzz', 'crew', 'fade', 'bald'] as const) natural[style] = 0
  }
  if ((requested.curl ?? 0) > 0.55) {
    for (const style of ['slicked-back', 'side-part', 'quiff'] as const) natural[style] = 0.1 * (natural[style] ?? 0)
    if (gender === 'male') Object.assign(natural, { 'curly-short': 6, 'tapered-curls': 2 })
  }
  // Layers without a length are those of long hair.
  if (requested.styles?.includes('feathered') && !requested.lengthClass) Object.assign(natural, { lob: 0, pixie: 0 })
  if (gender === 'male' && (requested.part === 0 || requested.lengthClass === 'medium'))
    Object.assign(natural, { curtains: 3, long: 0, braids: 0 })
  // A parting alone asks for no long hair.
  if (gender === 'male' && requested.part) Object.assign(natural, { 'side-part': 3, long: 0 })
  const allowed = listAllowedStyles(gender, requested)
  const isAsked = requested.styles !== undefined || requested.lengthClass !== undefined
  const unusual = isAsked || !allowed.some((style) => natural[style]) ? 0.02 : 0
  // Of several that were asked for, the first is the one that is meant: "long hair" never comes half up.
  const rare = (place: number): number => (isAsked && place > 0 ? 0 : unusual)
  return Object.fromEntries(allowed.map((style, place) => [style, natural[style] || rare(place)]))
}

const listAllowedStyles = (gender: Gender, requested: HairRequest): readonly HairStyle[] => {
  const excluded = requested.excludedStyles ?? []
  const ofLength = requested.lengthClass && STYLES_OF_LENGTH[requested.lengthClass]
  const { styles } = requested
  // Of several styles, a man's long hair is the one that is asked for by its length.
  const isOwn = (style: HairStyle) =>
    isUsualFor(style, gender) && (gender === 'female' || style !== 'long' || ofLength !== undefined)
  // A length that is asked for counts for more than what is usual.
  const both = styles?.filter((style) => ofLength?.includes(style)) ?? []
  const showing = styles?.filter((style) => showsInHair(style, 'lengthClass', requested.lengthClass)) ?? []
  const candidates = styles
    ? ([both.filter(isOwn), both, showing.filter(isOwn), showing].find(({ length }) => length > 0) ?? styles)
    : ofLength
  const usual = HAIR_STYLES.filter((style) => style !== 'bald' || gender === 'male')
  const open = (candidates ?? usual).filter((style) => !excluded.includes(style))
  const allowed = narrowToShowing(open, gender, requested)
  return allowed.length > 0 ? allowed : HAIR_STYLES.filter((style) => !excluded.includes(style) || style === 'crew')
}

const withoutColors = (
  weights: Partial<Record<HairColorName, number>>,
  excluded: readonly HairColorName[] = [],
): Partial<Record<HairColorName, number>> => {
  const entries = Object.entries(weights).filter(([name]) => !excluded.includes(name as HairColorName))
  if (entries.length > 0) return Object.fromEntries(entries)
  return Object.fromEntries(
    (['brown', 'dark brown', 'black', 'blonde'] as const)
      .filter((name) => !excluded.includes(name))
      .map((name) => [name, 1]),
  )
}

const drawRecession = (draw: RepeatableDraw, gender: Gender, age: number): number => {
  if (gender === 'female') return 0
  const tendency = draw.uniform('hair/recession')
  // Nearly all men lose some in the end, a few early.
  const lost = lerp(tendency * tendency, 0.85 * tendency, clamp01((age - 45) / 30))
  return age < 24 ? 0 : lost * Math.min(1, 0.15 + (age - 24) / 40)
}

/** Share of grey by age: half of people are half grey at about 56; women cover it more often until 60. */
const drawGrey = (draw: RepeatableDraw, { gender, age, requested }: Head): number => {
  if (requested.color && age < 58) return 0
  const middle = 56 + 7 * draw.bell('hair/grey-onset')
  const share = 1 / (1 + Math.exp((middle - age) / 5))
  const covers = gender === 'female' && draw.chance('hair/dyes', age < 58 ? 0.35 : 0.1)
  if (requested.color || covers) return share * 0.12
  return share < 0.03 ? 0 : share
}

const clamp01 = (value: number): number => Math.max(0, Math.min(1, value))
const bounded = (factor: number): number => Math.max(0.6, Math.min(1.5, factor))
