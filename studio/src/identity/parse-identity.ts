import type { Rgb } from '../image/rgb.ts'
import { PARAMETER_NAMES } from './draw-shape.ts'
import { BEARD_STYLES, EARRING_STYLES, GLASSES_STYLES, HAIR_STYLES } from './identity.ts'
import type { Identity } from './identity.ts'
import { PARAMETERS } from './parameters.ts'
import type { Shape } from './parameters.ts'
import { AGE_MAX_YEARS, AGE_MIN_YEARS } from './random-identity.ts'

const SCARS = ['none', 'brow', 'cheek', 'chin'] as const
const TOLERANCE = 1e-6

/** Says which field of a stored identity is wrong, and how. */
export class IdentityError extends Error {
  override name = 'IdentityError'
}

type Fields = Record<string, unknown>

/**
 * Checks a stored identity: every field there, every number within its bounds, every choice one we know.
 * Further fields are left out of the result.
 * @throws IdentityError naming the first wrong field.
 */
export const parseIdentity = (json: unknown): Identity => {
  const root = readFields(json, 'identity')
  const hair = readFields(root.hair, 'hair')
  const beard = readFields(root.beard, 'beard')
  const makeup = readFields(root.makeup, 'makeup')
  const glasses = readFields(root.glasses, 'glasses')
  const earrings = readFields(root.earrings, 'earrings')
  const seed = readNumber(root.seed, 'seed', [0, 0xffffffff])
  if (!Number.isInteger(seed)) throw new IdentityError('seed must be a whole number from 0 to 4294967295.')
  return {
    seed,
    gender: readChoice(root.gender, 'gender', ['female', 'male']),
    age: readNumber(root.age, 'age', [AGE_MIN_YEARS, AGE_MAX_YEARS]),
    shape: readShape(root.shape),
    eyeColor: readColor(root.eyeColor, 'eyeColor'),
    hair: {
      style: readChoice(hair.style, 'hair.style', HAIR_STYLES),
      color: readColor(hair.color, 'hair.color'),
      curl: readNumber(hair.curl, 'hair.curl', [0, 1]),
      length: readNumber(hair.length, 'hair.length', [0.6, 1.5]),
      volume: readNumber(hair.volume, 'hair.volume', [0.6, 1.5]),
      part: readNumber(hair.part, 'hair.part', [-1, 1]),
      recession: readNumber(hair.recession, 'hair.recession', [0, 1]),
      grey: readNumber(hair.grey, 'hair.grey', [0, 1]),
    },
    beard: {
      style: readChoice(beard.style, 'beard.style', BEARD_STYLES),
      color: readColor(beard.color, 'beard.color'),
      density: readNumber(beard.density, 'beard.density', [0, 1]),
    },
    makeup: {
      strength: readNumber(makeup.strength, 'makeup.strength', [0, 1]),
      lipColor: readColor(makeup.lipColor, 'makeup.lipColor'),
      lipstick: readNumber(makeup.lipstick, 'makeup.lipstick', [0, 1]),
      gloss: readNumber(makeup.gloss, 'makeup.gloss', [0, 1]),
      shadowColor: readColor(makeup.shadowColor, 'makeup.shadowColor'),
      eyeliner: readNumber(makeup.eyeliner, 'makeup.eyeliner', [0, 1]),
    },
    glasses: {
      style: readChoice(glasses.style, 'glasses.style', GLASSES_STYLES),
      color: readColor(glasses.color, 'glasses.color'),
    },
    earrings: {
      style: readChoice(earrings.style, 'earrings.style', EARRING_STYLES),
      color: readColor(earrings.color, 'earrings.color'),
    },
    scar: readChoice(root.scar, 'scar', SCARS),
    mood: readNumber(root.mood, 'mood', [-1, 1]),
  }
}

const readShape = (json: unknown): Shape => {
  const fields = readFields(json, 'shape')
  const shape = {} as Shape
  for (const name of PARAMETER_NAMES) {
    const { min, max } = PARAMETERS[name]
    shape[name] = readNumber(fields[name], `shape.${name}`, [min, max])
  }
  return shape
}

const readFields = (json: unknown, path: string): Fields => {
  if (typeof json !== 'object' || json === null || Array.isArray(json))
    throw new IdentityError(`${path} must be an object.`)
  return json as Fields
}

const readNumber = (json: unknown, path: string, [min, max]: readonly [number, number]): number => {
  if (typeof json !== 'number' || !(json >= min - TOLERANCE && json <= max + TOLERANCE)) {
    throw new IdentityError(`${path} must be a number from ${min} to ${max}.`)
  }
  return json
}

const readChoice = <Choice extends string>(json: unknown, path: string, choices: readonly Choice[]): Choice => {
  const choice = choices.find((known) => known === json)
  if (choice === undefined) throw new IdentityError(`${path} must be one of: ${choices.join(', ')}.`)
  return choice
}

const readColor = (json: unknown, path: string): Rgb => {
  const isColor = Array.isArray(json) && json.length === 3
  if (!isColor || !json.every((channel) => typeof channel === 'number' && channel >= 0 && channel <= 255)) {
    throw new IdentityError(`${path} must be three numbers from 0 to 255.`)
  }
  return [json[0], json[1], json[2]] as Rgb
}
