import type { z } from 'zod'
import { color, fields, flag, numberFrom, oneOf, readStored, seed } from '../stored-json.ts'
import { PARAMETER_NAMES } from './draw-shape.ts'
import {
  BEARD_STYLES,
  BEAUTY_MARK_PLACES,
  EARRING_STYLES,
  GLASSES_STYLES,
  HAIR_ACCENTS,
  HAIR_STYLES,
} from './identity.ts'
import type { Identity } from './identity.ts'
import { PARAMETERS } from './parameters.ts'
import type { ParameterName, Shape } from './parameters.ts'
import { WORN_NAMES, WORN_PLACES, wornThing } from './worn.ts'
import type { Worn, WornName, WornPlace } from './worn.ts'
import { AGE_MAX_YEARS, AGE_MIN_YEARS } from './random-identity.ts'

/** Says which field of a stored identity is wrong, and how. */
export class IdentityError extends Error {
  override name = 'IdentityError'
}

/** What arithmetic may add to a bound. */
const TOLERANCE = 1e-6

const from = (min: number, max: number) => numberFrom(min, max, TOLERANCE)
const share = from(0, 1)

/** What people saved before these were told apart don't have: they are as most are. */
const LATER: ReadonlySet<ParameterName> = new Set(['dimples', 'stature', 'muscle', 'waist', 'hips', 'bust', 'belly'])

const SHAPE = Object.fromEntries(
  PARAMETER_NAMES.map((name) => {
    const { min, max, neutral } = PARAMETERS[name]
    return [name, LATER.has(name) ? from(min, max).default(neutral) : from(min, max)]
  }),
) as Record<keyof Shape, typeof share>

const NAMES_AT = Object.groupBy(WORN_NAMES, (name) => wornThing(name).place) as Record<WornPlace, WornName[]>

/** What somebody has on, place by place. */
export const wornFields: z.ZodType<Worn> = fields(
  Object.fromEntries(WORN_PLACES.map((place) => [place, fields({ name: oneOf(NAMES_AT[place]), color }).optional()])),
)

/** Every field of a stored person. */
export const identityFields = fields({
  seed,
  gender: oneOf(['female', 'male'] as const),
  age: from(AGE_MIN_YEARS, AGE_MAX_YEARS),
  shape: fields(SHAPE),
  eyeColor: color,
  leftEyeColor: color.optional(),
  hair: fields({
    style: oneOf(HAIR_STYLES),
    color,
    curl: share,
    length: from(0.6, 1.5),
    volume: from(0.6, 1.5),
    part: from(-1, 1),
    recession: share,
    grey: share,
    accent: fields({ color, where: oneOf(HAIR_ACCENTS) }).optional(),
  }),
  beard: fields({ style: oneOf(BEARD_STYLES), color, density: share }),
  makeup: fields({
    strength: share,
    lipColor: color,
    lipstick: share,
    gloss: share,
    shadowColor: color,
    eyeliner: share,
  }),
  glasses: fields({ style: oneOf(GLASSES_STYLES), color, isDark: flag.optional() }),
  earrings: fields({ style: oneOf(EARRING_STYLES), color }),
  worn: wornFields.optional(),
  scar: oneOf(['none', 'brow', 'cheek', 'chin'] as const),
  scarSide: oneOf(['left', 'right'] as const).optional(),
  beautyMark: fields({ place: oneOf(BEAUTY_MARK_PLACES), side: oneOf(['left', 'right'] as const) }).optional(),
  mood: from(-1, 1),
})

/**
 * Checks a stored identity: every field there, every number within its bounds, every choice one we know.
 * Further fields are left out of the result.
 * @throws IdentityError naming the first wrong field.
 */
export const parseIdentity = (json: unknown): Identity => {
  const read = readStored(identityFields, json)
  if ('value' in read) return read.value
  throw new IdentityError(`${read.path || 'identity'} ${read.fault}`)
}
