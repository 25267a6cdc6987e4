import type { Rgb } from '../identity/identity.ts'
import type { Cloth, Pattern, ShoeName } from './outfit.ts'
import type { Backdrop } from './places.ts'
import type { Lighting, Mood, PortraitOutfit, TimeOfDay, Weather } from './portrait-scene.ts'
import type { Prop } from './prop.ts'
import type { Stance } from './scene.ts'

/** What is asked of a picture beside the person; all that is left out is chosen to flatter. */
export type SceneWishes = {
  backdrop?: Backdrop
  excludedBackdrops?: readonly Backdrop[]
  backdropColor?: Rgb
  time?: TimeOfDay
  weather?: Weather
  mood?: Mood
  lighting?: Lighting
  keyLight?: 'left' | 'right'
  outfit?: PortraitOutfit
  excludedOutfits?: readonly PortraitOutfit[]
  outfitColor?: Rgb
  outfitCloth?: Cloth
  outfitPattern?: Pattern
  bottomColor?: Rgb
  stance?: Stance
  prop?: Prop
  propColor?: Rgb
  shoes?: ShoeName
  shoeColor?: Rgb
  /** 0 looks at the camera, 1 looks away. */
  gazeAway?: number
  /** To the picture's left (-1) or right (1). */
  gazeSide?: -1 | 1
  /** Down (1) or up (-1), with the head. */
  gazeDown?: number
  eyesClosed?: boolean
  /** How far the head turns, 0 straight to 1 as far as flatters. */
  turn?: number
  /** How far the head tilts, 0 upright to 1. */
  tilt?: number
}
