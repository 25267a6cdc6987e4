import type { Rgb } from '../identity/identity.ts'
import type { Cloth, Pattern } from './outfit.ts'
import { OUTFITS } from './outfits.ts'
import type { WornGarment } from './worn-garment.ts'
import type { Backdrop } from './places.ts'

export const TIMES_OF_DAY = ['dawn', 'day', 'golden-hour', 'dusk', 'night'] as const
export type TimeOfDay = (typeof TIMES_OF_DAY)[number]

export const WEATHERS = ['clear', 'cloudy', 'rain', 'snow', 'fog'] as const
export type Weather = (typeof WEATHERS)[number]

/** The feeling of a picture: colours and contrast of its finish. */
export const MOODS = ['natural', 'warm', 'cool', 'dreamy', 'dramatic', 'vintage', 'vivid', 'monochrome'] as const
export type Mood = (typeof MOODS)[number]

export type PortraitOutfit = keyof typeof OUTFITS
export const PORTRAIT_OUTFITS = Object.keys(OUTFITS) as readonly PortraitOutfit[]

export const LIGHTINGS = ['soft', 'warm', 'cool', 'golden-hour', 'dramatic'] as const
export type Lighting = (typeof LIGHTINGS)[number]

/** Everything about a portrait that is not the person. Angles in radians, positive yaw turns the nose to the picture's right. */
export type PortraitScene = {
  backdrop: Backdrop
  /** Day when left out. */
  time?: TimeOfDay
  /** Clear when left out. */
  weather?: Weather
  /** Natural when left out. */
  mood?: Mood
  /** Chooses everything that the other fields leave open, such as the place's own details. */
  seed?: number
  /** Colours of the plain studio backdrop: centre and edge. Other backdrops ignore it. */
  backdropColors?: readonly [Rgb, Rgb]
  lighting: Lighting
  /** The side the key light comes from, seen by the viewer. */
  keyLight: 'left' | 'right'
  outfit: PortraitOutfit
  outfitColor: Rgb
  innerColor?: Rgb
  /** Cloth and pattern of what has the outfit's colour, instead of those it comes in. */
  outfitCloth?: Cloth
  outfitPattern?: Pattern
  /** Colour of trousers or skirt where the outfit leaves it open. */
  bottomColor?: Rgb
  /** Garments from pictures, in the place of the outfit's own. */
  garments?: readonly WornGarment[]
  pose: { yaw: number; pitch: number; roll: number }
  expression: {
    smile: number
    blink: number
    gazeX: number
    gazeY: number
    /** How far the mouth is open to speak, 0 to 1; shut when left out. */
    talk?: number
  }
}

/** RGBA, 8 bit, row by row from the top left. */
export type Picture = { width: number; height: number; data: Uint8ClampedArray }

export type RenderOptions = {
  width: number
  height: number
  /** Called between steps with a name fit to show to a person and the share done, 0 to 1. May throw to stop. */
  onStage?: (stage: string, share: number) => void
}
