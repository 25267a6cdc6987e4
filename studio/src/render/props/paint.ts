import type { Rgb } from '../../identity/identity.ts'
import type { ClothSample } from '../cloth/shade-cloth.ts'

/** Gives a point of a thing its colour and shine. */
export const paintAs = (sample: ClothSample, color: Rgb, gloss = 0.2): void => {
  sample.red = color[0]
  sample.green = color[1]
  sample.blue = color[2]
  sample.gloss = gloss
}
