import type { Identity, Rgb } from '../../identity/identity.ts'
import { luma, mixRgb, scaleRgb } from '../color/rgb.ts'
import { lerp, smoothstep } from '../math/scalar.ts'

const SILVER: Rgb = [186, 184, 184]
const WHITE: Rgb = [226, 224, 220]

/** The colour of grey strands: light hair turns white, dark hair keeps some of its colour. */
export const greyOf = (color: Rgb): Rgb =>
  mixRgb(mixRgb(SILVER, WHITE, luma(color) / 255), color, Math.max(0.16, greyness(color)))

/** Whether a colour is already that of grey hair, 0 to 1: neither dark nor coloured. */
const greyness = (color: Rgb): number =>
  smoothstep(90, 130, luma(color)) * smoothstep(40, 12, Math.max(...color) - Math.min(...color))

/** Chance numbers of one strand, 0 to 1 each. */
export type StrandChances = { grey: number; tone: number; warmth: number }

/**
 * Colour of one strand: now and then grey, otherwise the person's colour a little lighter, darker or warmer. Strands
 * near the share's edge have only begun to turn, so grey hair mixes softly.
 */
export function strandColor(color: Rgb, grey: number, chances: StrandChances): Rgb {
  const turned = smoothstep(grey + 0.12, grey - 0.22, chances.grey) * smoothstep(0, 0.08, grey)
  const base = mixRgb(color, greyOf(color), turned)
  const toned = scaleRgb(base, lerp(0.86, 1.14, chances.tone))
  const warmth = (chances.warmth - 0.5) * 0.12 * (1 - turned)
  return [toned[0] * (1 + warmth), toned[1], toned[2] * (1 - warmth)]
}

/** Mean colour of the whole head of hair with its grey share. */
export const meanHairColor = ({ hair }: Identity): Rgb => mixRgb(hair.color, greyOf(hair.color), hair.grey)
