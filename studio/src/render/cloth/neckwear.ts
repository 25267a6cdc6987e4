import type { Rgb } from '../../identity/identity.ts'
import { lerp, smoothstep } from '../math/scalar.ts'
import { darken, line, type Seams } from './seams.ts'
import type { ClothSample } from './shade-cloth.ts'

const KNOT_TOP_Y = 1.5
const KNOT_BOTTOM_Y = 1.93
const TIE_END_Y = 4.55
const SILK_BLACK: Rgb = [24, 24, 28]

const dye = (sample: ClothSample, color: Rgb, factor: number): void => {
  sample.red = color[0] * factor
  sample.green = color[1] * factor
  sample.blue = color[2] * factor
  sample.gloss = 0.22
}

/** A knotted silk tie with a fine diagonal stripe, down the front of a shirt. */
export const drawTie =
  (color: Rgb): Seams =>
  (sample) => {
    if (sample.z < -0.3 || sample.y > TIE_END_Y || sample.y < KNOT_TOP_Y) return
    const side = Math.abs(sample.x)
    const { y } = sample
    const half =
      y < KNOT_BOTTOM_Y
        ? lerp(0.13, 0.075, (y - KNOT_TOP_Y) / (KNOT_BOTTOM_Y - KNOT_TOP_Y))
        : lerp(0.085, 0.2, smoothstep(KNOT_BOTTOM_Y, TIE_END_Y, y)) * smoothstep(TIE_END_Y, TIE_END_Y - 0.28, y)
    if (side > half) {
      darken(sample, 0.3 * Math.exp(-(side - half) / 0.03))
      return
    }
    const stripe = Math.sin((sample.x * 0.8 + y) * 40) > 0.75 ? 1.18 : 1
    dye(sample, color, stripe * (1 - 0.25 * smoothstep(half * 0.55, half, side)))
    darken(sample, 0.4 * line(y - KNOT_BOTTOM_Y, 0.02))
  }

/** A black bow at the collar. */
export const drawBowTie: Seams = (sample) => {
  if (sample.z < -0.3) return
  const side = Math.abs(sample.x)
  const level = Math.abs(sample.y - 1.8)
  const wing = lerp(0.055, 0.135, smoothstep(0.05, 0.3, side))
  if (side > 0.32 || level > (side < 0.065 ? 0.075 : wing)) return
  dye(sample, SILK_BLACK, 1 + 0.7 * Math.exp(-(((level - wing * 0.55) / 0.03) ** 2)))
  darken(sample, 0.5 * line(side - 0.075, 0.016))
}
