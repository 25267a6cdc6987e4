import { shiftColor } from '../image/oklab.ts'
import { createRepeatableDraw, hashText } from '../math/random.ts'
import type { RepeatableDraw } from '../math/random.ts'
import { drawHair } from './draw-hair.ts'
import { drawShape } from './draw-shape.ts'
import { drawBeard, drawEarrings, drawGlasses, drawMakeup } from './draw-styling.ts'
import type { Gender, Identity } from './identity.ts'
import { EYE_COLORS } from './person-colors.ts'
import type { EyeColorName } from './person-colors.ts'
import type { PersonRequest } from './person-request.ts'
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
  const hair = drawHair(draw, { gender, age, region, requested: constraints.hair ?? {} })
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
  let likelihood = 1
  if (requested.skinTone !== undefined) {
    likelihood *= Math.exp(-0.5 * ((requested.skinTone - prior.skinTone[0]) / (prior.skinTone[1] + 0.04)) ** 2)
  }
  if (requested.hair?.color) likelihood *= commonness(prior.hairColors, requested.hair.color)
  if (requested.eyeColor) likelihood *= commonness(prior.eyeColors, requested.eyeColor)
  if (requested.hair?.curl !== undefined && requested.hair.curl > 0.8) likelihood *= 0.1 + prior.curl[0]
  if ((requested.shape?.freckles ?? 0) > 0) likelihood *= 0.02 + prior.freckleChance
  if ((requested.shape?.epicanthus ?? 0) > 0) likelihood *= 0.02 + (prior.shifts.epicanthus ?? 0)
  return likelihood + 1e-9
}

const commonness = <Name extends string>(weights: Partial<Record<Name, number>>, name: Name): number => {
  const total = (Object.values(weights) as number[]).reduce((sum, weight) => sum + weight, 0)
  return 0.02 + (weights[name] ?? 0) / total
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
