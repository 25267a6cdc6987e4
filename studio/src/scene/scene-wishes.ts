import type { Rgb } from '../identity/identity.ts'
import type { Backdrop, Lighting, PortraitOutfit } from './portrait-scene.ts'

/** What is asked of a portrait beside the person; all that is left out is chosen to flatter. */
export type SceneWishes = {
  backdrop?: Backdrop
  backdropColor?: Rgb
  lighting?: Lighting
  outfit?: PortraitOutfit
  outfitColor?: Rgb
  /** 0 looks at the camera, 1 looks away. */
  gazeAway?: number
  /** How far the head turns, 0 straight to 1 as far as flatters. */
  turn?: number
}
