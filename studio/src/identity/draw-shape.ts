import type { RepeatableDraw } from '../math/random.ts'
import type { Gender } from './identity.ts'
import { PARAMETERS } from './parameters.ts'
import type { ParameterName, Shape } from './parameters.ts'
import type { PersonRequest } from './person-request.ts'
import type { RegionPrior } from './regions.ts'
import { AGEING, SHARED_TRAITS, YOUTH } from './shape-traits.ts'

export const PARAMETER_NAMES = Object.keys(PARAMETERS) as ParameterName[]

export const clampParameter = (name: ParameterName, value: number): number => {
  const { min, max } = PARAMETERS[name]
  return Math.max(min, Math.min(max, value))
}

type Person = { gender: Gender; age: number; region: RegionPrior; requested: PersonRequest }

/** A share of a wish is left to chance, so that two people with "full lips" do not share one mouth. */
const CHANCE_BESIDE_WISH = 0.3

export const drawShape = (draw: RepeatableDraw, person: Person): Shape => {
  const shared = drawSharedTraits(draw)
  const shape = {} as Shape
  for (const name of PARAMETER_NAMES) {
    const { spread, [person.gender]: mean } = PARAMETERS[name]
    const typical = mean + (person.region.shifts[name] ?? 0) + changeByAge(name, person.age)
    const chance = spread * limitBell(draw.bell(`shape/${name}`) + (shared[name] ?? 0))
    const wish = person.requested.shape?.[name]
    const value = wish === undefined ? typical + chance : towards(name, wish) + chance * CHANCE_BESIDE_WISH
    shape[name] = clampParameter(name, value)
  }
  drawSkin(draw, person, shape)
  return shape
}

/** Wished -1 and 1 stop short of the bounds, where faces look drawn. */
const towards = (name: ParameterName, wish: number): number => {
  const { min, max, neutral } = PARAMETERS[name]
  return neutral + (wish < 0 ? neutral - min : max - neutral) * wish * 0.85
}

const drawSharedTraits = (draw: RepeatableDraw): Partial<Record<ParameterName, number>> => {
  const sum: Partial<Record<ParameterName, number>> = {}
  for (const [trait, shares] of Object.entries(SHARED_TRAITS)) {
    const amount = draw.bell(`trait/${trait}`)
    for (const [name, share] of Object.entries(shares) as [ParameterName, number][]) {
      sum[name] = (sum[name] ?? 0) + amount * share
    }
  }
  return sum
}

const limitBell = (value: number): number => Math.max(-1.35, Math.min(1.35, value))

const changeByAge = (name: ParameterName, age: number): number => {
  const old = Math.max(0, Math.min(1, (age - 25) / 50))
  const young = Math.max(0, Math.min(1, (26 - age) / 8))
  return old * (AGEING[name] ?? 0) + young * (YOUTH[name] ?? 0)
}

/** What varies by region or comes to few people, rather than by a bell around one mean. */
const drawSkin = (draw: RepeatableDraw, { gender, age, region, requested }: Person, shape: Shape): void => {
  const tone = requested.skinTone ?? region.skinTone[0] + region.skinTone[1] * draw.bell('skin/tone')
  shape.skinTone = clampParameter('skinTone', tone)
  if (requested.shape?.undertone === undefined) {
    shape.undertone = clampParameter('undertone', region.undertone + 0.45 * draw.bell('skin/undertone'))
  }
  if (requested.shape?.freckles === undefined) {
    const fair = shape.skinTone < 0.35
    const freckled = fair && draw.chance('skin/freckled', region.freckleChance)
    shape.freckles = freckled ? draw.between('skin/freckles', 0.25, 0.9) : 0
  }
  if (requested.shape?.chinCleft === undefined) {
    const cleft = draw.chance('chin/cleft', gender === 'male' ? 0.22 : 0.05)
    shape.chinCleft = cleft ? draw.between('chin/cleft-depth', 0.4, 1) : 0
  }
  if (requested.shape?.epicanthus === undefined) {
    const typical = region.shifts.epicanthus ?? 0
    shape.epicanthus = clampParameter('epicanthus', typical + (typical > 0 ? 0.2 * draw.bell('eyes/epicanthus') : 0))
  }
  const agedTexture = 0.25 + 0.6 * Math.max(0, Math.min(1, (age - 30) / 45))
  if (age >= 45 && requested.shape?.skinTexture === undefined) {
    shape.skinTexture = Math.max(shape.skinTexture, Math.min(1, agedTexture))
  }
}
