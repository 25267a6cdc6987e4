import type { Identity } from '../identity/identity.ts'
import { identityFields } from '../identity/parse-identity.ts'
import { AGE_MIN_YEARS } from '../identity/random-identity.ts'
import { color, fields, numberFrom, readStored, seed } from '../stored-json.ts'
import { sceneFields } from './parse-scene.ts'
import type { PortraitScene } from './scene.ts'

/** A person as somebody shaped them, and the portrait that goes with them. Plain JSON. */
export type Design = { identity: Identity; scene?: PortraitScene }

/** Says which field of a design is wrong, and how. */
export class DesignError extends Error {
  override name = 'DesignError'
}

const share = numberFrom(0, 1)
const side = numberFrom(-1, 1)

/** As far as a portrait can be turned and still looks good, in radians. */
const POSE = fields({
  yaw: numberFrom(-0.9, 0.9),
  pitch: numberFrom(-0.3, 0.45),
  roll: numberFrom(-0.5, 0.5),
  shoulders: numberFrom(-0.9, 0.9).optional(),
})

const portraitFields = sceneFields
  // Cloth out of a picture is no part of a person.
  .omit({ garments: true, prop: true, propColor: true, shoes: true, shoeColor: true, crop: true, camera: true })
  .partial({ framing: true, stance: true, time: true, weather: true, mood: true, seed: true })
  .extend({
    pose: POSE,
    expression: fields({
      ...sceneFields.shape.expression.shape,
      smile: side,
      blink: share,
      gazeX: side,
      gazeY: side,
      talk: share.optional(),
    }),
    outfitColor: color,
    innerColor: color.optional(),
    bottomColor: color.optional(),
    tieColor: color.optional(),
    seed: seed.optional(),
  })

const designFields = fields({ identity: identityFields, scene: portraitFields.optional() })

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** The path of the first field that was given and not read. */
const findUnread = (given: unknown, read: unknown, path = ''): string | undefined => {
  if (!isObject(given) || !isObject(read)) return undefined
  for (const [name, value] of Object.entries(given)) {
    const at = path === '' ? name : `${path}.${name}`
    if (!Object.hasOwn(read, name)) return at
    const deeper = findUnread(value, read[name], at)
    if (deeper !== undefined) return deeper
  }
  return undefined
}

/**
 * Checks a design that came from elsewhere: a whole adult person with every number within its bounds, a portrait turned no
 * further than looks good, and nothing beside.
 * @throws DesignError naming the first wrong field.
 */
export const parseDesign = (json: unknown): Design => {
  const read = readStored(designFields, json)
  if ('fault' in read) throw new DesignError(`${read.path || 'design'} ${read.fault}`)
  const unread = findUnread(json, read.value)
  if (unread !== undefined) throw new DesignError(`${unread} is no field of a design.`)
  const { identity, scene } = read.value
  if (!Number.isInteger(identity.age) || identity.age < AGE_MIN_YEARS)
    throw new DesignError(`identity.age must be a whole number of years from ${AGE_MIN_YEARS} on.`)
  return scene ? { identity, scene } : { identity }
}
