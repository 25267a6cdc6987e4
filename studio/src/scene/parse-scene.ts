import { z } from 'zod'
import { wornFields } from '../identity/parse-identity.ts'
import { LIGHTINGS, SEASONS, TIMES_OF_DAY, WEATHERS } from '../places/hour.ts'
import { BACKDROPS } from '../places/places.ts'
import { fields, numberFrom, oneOf, readStored } from '../stored-json.ts'
import { AIRS, BESIDE_NAMES } from '../places/beside/names.ts'
import { FACE_UNITS } from './face-units.ts'
import type { FaceUnits } from './face-units.ts'
import { CLOTHS, EASES, FIT_NECKLINES, LENGTHS, PATTERNS, SHOES, SLEEVES } from './outfits/outfit.ts'
import { isWornGarment } from './outfits/worn-garment.ts'
import { FRAMINGS, STYLES, MOODS, PORTRAIT_OUTFITS, PROPS, STANCES } from './scene.ts'
import type { Scene } from './scene.ts'

/** A stored scene that this version cannot draw; the message names the field. */
export class SceneError extends Error {
  override name = 'SceneError'
}

const amount = z.number()
const rgb = z.tuple([amount, amount, amount])

const faceUnits = fields(
  Object.fromEntries(FACE_UNITS.map((unit) => [unit, numberFrom(0, 1).optional()])) as Record<
    keyof FaceUnits,
    z.ZodOptional<z.ZodNumber>
  >,
)

/** Every field of a stored scene. */
export const sceneFields = fields({
  framing: oneOf(FRAMINGS),
  stance: oneOf(STANCES),
  backdrop: oneOf(BACKDROPS),
  time: oneOf(TIMES_OF_DAY),
  weather: oneOf(WEATHERS),
  season: oneOf(SEASONS).optional(),
  mood: oneOf(MOODS),
  lighting: oneOf(LIGHTINGS),
  keyLight: oneOf(['left', 'right'] as const),
  lightColors: z.tuple([rgb, rgb]).optional(),
  outfit: oneOf(PORTRAIT_OUTFITS),
  under: oneOf(PORTRAIT_OUTFITS).optional(),
  bottom: oneOf(PORTRAIT_OUTFITS).optional(),
  pose: fields({ yaw: amount, pitch: amount, roll: amount, shoulders: amount.optional() }),
  crop: fields({ closer: numberFrom(0.5, 2), aside: numberFrom(-0.3, 0.3), rise: numberFrom(-0.3, 0.3) }).optional(),
  camera: fields({
    angle: numberFrom(-1.5, 1.5).optional(),
    lens: numberFrom(14, 300).optional(),
    blur: numberFrom(0, 3).optional(),
  }).optional(),
  expression: fields({
    smile: amount,
    blink: amount,
    gazeX: amount,
    gazeY: amount,
    talk: amount.optional(),
    units: faceUnits.optional(),
  }),
  outfitColor: rgb,
  innerColor: rgb.optional(),
  bottomColor: rgb.optional(),
  bottomCloth: oneOf(CLOTHS).optional(),
  bottomPattern: oneOf(PATTERNS).optional(),
  tieColor: rgb.optional(),
  propColor: rgb.optional(),
  shoeColor: rgb.optional(),
  backdropColors: z.tuple([rgb, rgb]).optional(),
  wallColor: rgb.optional(),
  outfitCloth: oneOf(CLOTHS).optional(),
  outfitPattern: oneOf(PATTERNS).optional(),
  outfitFit: fields({
    ease: oneOf(EASES).optional(),
    length: oneOf(LENGTHS).optional(),
    sleeve: oneOf(SLEEVES).optional(),
    neckline: oneOf(FIT_NECKLINES).optional(),
  }).optional(),
  prop: oneOf(PROPS).optional(),
  beside: z.array(fields({ name: oneOf(BESIDE_NAMES), color: rgb.optional() })).optional(),
  seatColor: rgb.optional(),
  air: z.array(oneOf(AIRS)).optional(),
  isWindy: z.literal(true).optional(),
  shoes: oneOf(SHOES).optional(),
  worn: wornFields.optional(),
  garments: z.array(z.custom(isWornGarment)).optional(),
  seed: z.int(),
  style: oneOf(STYLES).optional(),
})

const isScene = (value: unknown): value is Scene => sceneFields.safeParse(value).success

/** A scene from plain JSON. Throws a SceneError for one that cannot be drawn, such as one of a newer version. */
export const parseScene = (value: unknown): Scene => {
  if (isScene(value)) return value
  const read = readStored(sceneFields, value)
  throw new SceneError(`This scene cannot be drawn: ${('path' in read && read.path) || 'it is no object'}.`)
}
