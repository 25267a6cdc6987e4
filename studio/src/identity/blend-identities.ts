import { mixColors } from '../image/oklab.ts'
import type { Rgb } from '../image/rgb.ts'
import { createRepeatableDraw, hashText } from '../math/random.ts'
import { clampParameter, PARAMETER_NAMES } from './draw-shape.ts'
import type { Identity } from './identity.ts'
import { PARAMETERS } from './parameters.ts'
import type { Shape } from './parameters.ts'
import { clampAge } from './random-identity.ts'

type Weighted = { identity: Identity; weight: number; key: string }

/**
 * A person with something of each parent. Numbers are averaged and then moved away from the average face again
 * (a mean of three strangers is bland), colours are mixed in OKLab, and what cannot be averaged (hair style, beard,
 * glasses) is taken from one parent, the likelier the greater its weight. The order does not matter.
 * The result has the gender of the first in canonical order when parents differ: pass parents of one gender.
 * @param weights One positive number for each identity; equal when left out.
 * @throws RangeError without identities, or when a weight is missing, negative or all are zero.
 */
export const blendIdentities = (identities: readonly Identity[], weights?: readonly number[]): Identity => {
  const parents = inCanonicalOrder(identities, weights)
  const shares = parents.map((parent) => parent.weight)
  const seed = hashText(parents.map((parent) => `${parent.key}*${parent.weight.toFixed(6)}`).join('+'))
  const draw = createRepeatableDraw(seed)
  const mean = (read: (identity: Identity) => number) =>
    parents.reduce((sum, { identity, weight }) => sum + read(identity) * weight, 0)
  const mix = (read: (identity: Identity) => Rgb) =>
    mixColors(
      parents.map(({ identity }) => read(identity)),
      shares,
    )
  const inherit = (trait: string): Identity => {
    const byIndex = Object.fromEntries(shares.map((share, index) => [String(index), share]))
    return parents[Number(draw.pick(trait, byIndex))].identity
  }
  const hairParent = inherit('hair')
  const beardParent = inherit('beard')
  const first = parents[0].identity
  const { scar, scarSide } = inherit('scar')
  const { beautyMark } = inherit('beauty mark')
  return {
    seed,
    gender: first.gender,
    age: clampAge(mean((identity) => identity.age)),
    shape: blendShape(parents),
    eyeColor: mix((identity) => identity.eyeColor),
    hair: {
      style: hairParent.hair.style,
      color: mix((identity) => identity.hair.color),
      curl: 0.5 * hairParent.hair.curl + 0.5 * mean((identity) => identity.hair.curl),
      length: mean((identity) => identity.hair.length),
      volume: mean((identity) => identity.hair.volume),
      part: hairParent.hair.part,
      recession: mean((identity) => identity.hair.recession),
      grey: mean((identity) => identity.hair.grey),
      ...(hairParent.hair.accent && { accent: hairParent.hair.accent }),
    },
    beard: {
      style: beardParent.beard.style,
      color: mix((identity) => identity.beard.color),
      density: mean((identity) => identity.beard.density),
    },
    makeup: {
      strength: mean((identity) => identity.makeup.strength),
      lipColor: mix((identity) => identity.makeup.lipColor),
      lipstick: mean((identity) => identity.makeup.lipstick),
      gloss: mean((identity) => identity.makeup.gloss),
      shadowColor: mix((identity) => identity.makeup.shadowColor),
      eyeliner: mean((identity) => identity.makeup.eyeliner),
    },
    glasses: { ...inherit('glasses').glasses },
    earrings: { ...inherit('earrings').earrings },
    scar,
    ...(scarSide && { scarSide }),
    ...(beautyMark && { beautyMark }),
    mood: mean((identity) => identity.mood),
  }
}

const inCanonicalOrder = (identities: readonly Identity[], weights?: readonly number[]): Weighted[] => {
  if (identities.length === 0) throw new RangeError('A blend needs at least one identity.')
  const total = weights?.reduce((sum, weight) => sum + weight, 0) ?? identities.length
  if (!(total > 0) || (weights && !identities.every((_, index) => isUsable(weights[index])))) {
    throw new RangeError('A blend needs one weight of 0 or more for each identity, not all of them 0.')
  }
  return identities
    .map((identity, index) => ({ identity, weight: (weights?.[index] ?? 1) / total, key: canonicalKey(identity) }))
    .sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : a.weight - b.weight))
}

const isUsable = (weight: number | undefined): boolean => weight !== undefined && weight >= 0 && Number.isFinite(weight)

/** Same person, same key, whatever the order of the JSON's fields. */
const canonicalKey = (identity: Identity): string => {
  const numbers = PARAMETER_NAMES.map((name) => identity.shape[name].toFixed(4)).join(',')
  return `${identity.gender}/${identity.seed}/${identity.age}/${identity.hair.style}/${identity.hair.color.join('-')}/${numbers}`
}

/** The mean's distance to the average face, stretched back to that of a single person: 1.4 times for three equals. */
const blendShape = (parents: readonly Weighted[]): Shape => {
  const concentration = parents.reduce((sum, { weight }) => sum + weight * weight, 0)
  const stretch = 1 + 0.4 * ((1 - concentration) / (2 / 3))
  const { gender } = parents[0].identity
  const shape = {} as Shape
  for (const name of PARAMETER_NAMES) {
    const mean = parents.reduce((sum, { identity, weight }) => sum + identity.shape[name] * weight, 0)
    const center = PARAMETERS[name][gender]
    const isSkin = name === 'skinTone' || name === 'undertone' || name === 'freckles' || name === 'epicanthus'
    shape[name] = clampParameter(name, isSkin ? mean : center + (mean - center) * stretch)
  }
  return shape
}
