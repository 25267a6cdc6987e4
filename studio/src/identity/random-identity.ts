import { shiftColor } from '../image/oklab.ts'
import type { Rgb } from '../image/rgb.ts'
import { createRepeatableDraw, hashText } from '../math/random.ts'
import type { RepeatableDraw } from '../math/random.ts'
import { drawHair } from './draw-hair.ts'
import { drawShape } from './draw-shape.ts'
import { drawBeard, drawEarrings, drawGlasses, drawMakeup } from './draw-styling.ts'
import type { Gender, Identity } from './identity.ts'
import { EYE_COLORS } from './person-colors.ts'
import type { EyeColorName, HairColorName } from './person-colors.ts'
import type { HairRequest, PersonRequest } from './person-request.ts'
import { mixRegions, REGIONS } from './regions.ts'
import type { RegionName, RegionPrior } from './regions.ts'

export const AGE_MIN_YEARS = 18
export const AGE_MAX_YEARS = 75

/** What a drawn person must be like. Without a gender, either is as likely. */
export type Constraints = PersonRequest

/**
 * A plausible person by chance: numbers that belong together (build, strength, nose, lips) move together,
 * age and gender shift them, and skin, hair and eyes follow the region of descent.
 * Two seeds give two strangers. The same seed and constraints give the same person, and a further
 * constraint changes only what it names.
 * @param seed Any whole number; its lower 32 bits count.
 */
export const randomIdentity = (seed: number, constraints: Constraints = {}): Identity => {
  const draw = createRepeatableDraw(seed)
  const gender = constraints.gender ?? draw.pick('gender', { female: 1, male: 1 })
  const age = clampAge(constraints.ageYears ?? drawAge(draw))
  const region = drawRegion(draw, constraints)
  const shape = drawShape(draw, { gender, age, region, requested: constraints })
  const hair = drawHair(draw, { gender, age, region, requested: hairBeside(constraints) })
  const wearer = {
    gender,
    age,
    skinTone: shape.skinTone,
    undertone: shape.undertone,
    hairColor: hair.color,
    curl: hair.curl,
    requested: constraints,
  }
  return {
    seed: seed >>> 0,
    gender,
    age,
    shape,
    eyeColor: drawEyeColor(draw, region, constraints),
    ...oddEye(constraints),
    hair,
    beard: drawBeard(draw, wearer),
    makeup: drawMakeup(draw, wearer),
    glasses: drawGlasses(draw, wearer),
    earrings: drawEarrings(draw, wearer),
    scar: constraints.scar ?? 'none',
    ...(constraints.scarSide && { scarSide: constraints.scarSide }),
    ...(constraints.beautyMark && { beautyMark: constraints.beautyMark }),
    mood: Math.max(
      -1,
      Math.min(1, constraints.mood ?? 0.42 - 0.1 * Math.max(0, (age - 45) / 30) + 0.12 * draw.bell('mood')),
    ),
  }
}

/** Another colour for the left eye, where somebody asks for eyes of two colours. */
const oddEye = ({ leftEyeColor, oddEyes, eyeColor }: PersonRequest): Pick<Identity, 'leftEyeColor'> => {
  const name = leftEyeColor ?? (oddEyes ? (eyeColor?.includes('brown') ? 'light blue' : 'brown') : undefined)
  return name ? { leftEyeColor: EYE_COLORS[name] } : {}
}

/** Whose beard is grey has grey hair, unless a colour is asked for. */
const hairBeside = ({ hair = {}, beard }: PersonRequest): HairRequest => {
  const isGrey = beard?.color && colorfulness(beard.color) < 16 && beard.color[0] > 100
  const isOpen = !hair.color && hair.grey === undefined && !hair.excludedColors?.includes('grey')
  return isGrey && isOpen && beard.style !== 'stubble' ? { ...hair, color: 'grey', grey: 1 } : hair
}

const colorfulness = (color: Rgb): number => Math.max(...color) - Math.min(...color)

export const clampAge = (years: number): number => Math.round(Math.max(AGE_MIN_YEARS, Math.min(AGE_MAX_YEARS, years)))

const drawAge = (draw: RepeatableDraw): number => {
  const early = draw.between('age/early', 19, 33)
  return draw.chance('age/later', 0.3) ? draw.between('age/late', 33, 55) : early
}

/** The region named, or one that suits the skin, hair and eyes asked for. */
const drawRegion = (draw: RepeatableDraw, requested: PersonRequest): RegionPrior => {
  if (requested.regions && requested.regions.length > 0) return mixRegions(requested.regions)
  const weights: Partial<Record<RegionName, number>> = {}
  for (const [name, prior] of Object.entries(REGIONS) as [RegionName, RegionPrior][]) {
    weights[name] = prior.weight * suitability(prior, requested)
  }
  return mixRegions([draw.pick('region', weights)])
}

const suitability = (prior: RegionPrior, requested: PersonRequest): number => {
  const { skinTone, hair, eyeColor, shape } = requested
  let likelihood = 1
  if (skinTone !== undefined) likelihood *= nearness(skinTone, prior.skinTone, 0.04)
  if (hair?.color && !DYED_OR_GREY.has(hair.color)) likelihood *= commonness(prior.hairColors, hair.color)
  if (eyeColor) likelihood *= commonness(prior.eyeColors, eyeColor)
  // Hair is straightened and curled as well.
  if (hair?.curl !== undefined) likelihood *= 0.1 + nearness(hair.curl, prior.curl, 0.15)
  if ((shape?.freckles ?? 0) > 0) likelihood *= prior.freckleChance
  if ((shape?.epicanthus ?? 0) > 0) likelihood *= 0.02 + (prior.shifts.epicanthus ?? 0)
  return likelihood + Number.MIN_VALUE
}

const nearness = (asked: number, [mean, spread]: readonly [number, number], slack: number): number =>
  Math.exp(-0.5 * ((asked - mean) / (spread + slack)) ** 2)

/** Hair that says nothing of descent. */
const DYED_OR_GREY: ReadonlySet<HairColorName> = new Set([
  'grey',
  'silver',
  'white',
  'red',
  'burgundy',
  'pink',
  'hot pink',
  'rose gold',
  'orange',
  'yellow',
  'mint',
  'green',
  'dark green',
  'teal',
  'blue',
  'pale blue',
  'dark blue',
  'purple',
  'lavender',
])

/** What is not usual in a region is hardly ever seen there. */
const RARELY = 0.00005

const commonness = <Name extends string>(weights: Partial<Record<Name, number>>, name: Name): number => {
  const total = (Object.values(weights) as number[]).reduce((sum, weight) => sum + weight, 0)
  return RARELY + (weights[name] ?? 0) / total
}

const drawEyeColor = (draw: RepeatableDraw, region: RegionPrior, requested: PersonRequest): Identity['eyeColor'] => {
  const excluded = requested.excludedEyeColors ?? []
  const usual = Object.entries(region.eyeColors).filter(([name]) => !excluded.includes(name as EyeColorName))
  const weights: Partial<Record<EyeColorName, number>> = usual.length > 0 ? Object.fromEntries(usual) : { hazel: 1 }
  const isOdd = requested.oddEyes && !requested.leftEyeColor
  const name = requested.eyeColor ?? (isOdd ? 'light blue' : undefined) ?? draw.pick('eyes/color', weights)
  return shiftColor(EYE_COLORS[name], [
    0.014 * draw.bell('eyes/shade'),
    0.004 * draw.bell('eyes/red'),
    0.005 * draw.bell('eyes/gold'),
  ])
}

/**
 * The person a name stands for: a fixed point of the studio's space of people, found by hash alone.
 * It is never the likeness of a real bearer of that name. Letter case, accents, punctuation and spaces do not matter.
 */
export const identityFromName = (name: string, gender: Gender): Identity => {
  const seed = hashText(`name:${gender}:${normalizeName(name)}`)
  return randomIdentity(seed, { gender, ageYears: createRepeatableDraw(seed).between('name/age', 20, 38) })
}

/** Only letters and digits of any script, lower case, without accents. */
const normalizeName = (name: string): string => {
  const plain = name.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
  const letters = plain.replaceAll(/[^\p{L}\p{N}]+/gu, '')
  return letters === '' ? plain.trim() : letters
}
