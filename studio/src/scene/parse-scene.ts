import { LIGHTINGS, TIMES_OF_DAY, WEATHERS } from '../places/hour.ts'
import { BACKDROPS } from '../places/places.ts'
import { SHOES } from './outfits/outfit.ts'
import { OUTFITS } from './outfits/outfits.ts'
import { isWornGarment } from './outfits/worn-garment.ts'
import { FRAMINGS, MOODS, PROPS, STANCES } from './scene.ts'
import type { Scene } from './scene.ts'

/** A stored scene that this version cannot draw; the message names the field. */
export class SceneError extends Error {
  override name = 'SceneError'
}

const WORDS: Record<string, readonly string[]> = {
  framing: FRAMINGS,
  stance: STANCES,
  backdrop: BACKDROPS,
  time: TIMES_OF_DAY,
  weather: WEATHERS,
  mood: MOODS,
  lighting: LIGHTINGS,
  keyLight: ['left', 'right'],
  outfit: Object.keys(OUTFITS),
}
const NUMBERS: Record<string, readonly string[]> = {
  pose: ['yaw', 'pitch', 'roll'],
  expression: ['smile', 'blink', 'gazeX', 'gazeY'],
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const isColor = (value: unknown): boolean => Array.isArray(value) && value.length === 3 && value.every(Number.isFinite)

const areGarments = (value: unknown): boolean =>
  value === undefined || (Array.isArray(value) && value.every(isWornGarment))

const findFault = (scene: Record<string, unknown>): string | undefined => {
  const word = Object.entries(WORDS).find(([field, words]) => !words.includes(String(scene[field])))
  if (word) return word[0]
  for (const [field, names] of Object.entries(NUMBERS)) {
    const group = scene[field]
    if (!isRecord(group) || !names.every((name) => Number.isFinite(group[name]))) return field
  }
  if (!isColor(scene.outfitColor)) return 'outfitColor'
  if (scene.prop !== undefined && !PROPS.some((prop) => prop === scene.prop)) return 'prop'
  if (scene.shoes !== undefined && !SHOES.some((shoes) => shoes === scene.shoes)) return 'shoes'
  for (const field of ['propColor', 'shoeColor']) if (scene[field] !== undefined && !isColor(scene[field])) return field
  if (!areGarments(scene.garments)) return 'garments'
  return Number.isInteger(scene.seed) ? undefined : 'seed'
}

const isScene = (value: unknown): value is Scene => isRecord(value) && findFault(value) === undefined

/** A scene from plain JSON. Throws a SceneError for one that cannot be drawn, such as one of a newer version. */
export const parseScene = (value: unknown): Scene => {
  if (isScene(value)) return value
  throw new SceneError(`This scene cannot be drawn: ${isRecord(value) ? findFault(value) : 'it is no object'}.`)
}
