import type { Identity, Rgb } from '../../identity/identity.ts'
import { luma, mixRgb, scaleRgb } from '../color/rgb.ts'
import { lerp } from '../math/scalar.ts'

const SILVER: Rgb = [186, 184, 184]
const WHITE: Rgb = [226, 224, 220]

/** The colour of grey strands: light hair turns white, dark hair keeps some of its colour. */
export const greyOf = (color: Rgb): Rgb => mixRgb(mixRgb(SILVER, WHITE, luma(color) / 255), color, 0.08)

/** Colour of one strand: now and then grey, otherwise the person's colour a little lighter, darker or warmer. */
export function strandColor(color: Rgb, grey: number, chances: { grey: number; tone: number; warmth: number }): Rgb {
  const isGrey = chances.grey < grey
  const base = isGrey ? greyOf(color) : color
  const toned = scaleRgb(base, lerp(0.86, 1.14, chances.tone))
  const warmth = isGrey ? 0 : (chances.warmth - 0.5) * 0.12
  return [toned[0] * (1 + warmth), toned[1], toned[2] * (1 - warmth)]
}

/** Mean colour of the whole head of hair with its grey share. */
export const meanHairColor = ({ hair }: Identity): Rgb => mixRgb(hair.color, greyOf(hair.color), hair.grey)
