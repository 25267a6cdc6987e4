import type { Identity } from '../../identity/identity.ts'
import { luma, mixRgb, scaleRgb } from '../../image/rgb.ts'
import type { Rgb } from '../../image/rgb.ts'
import { lerp, smoothstep } from '../../math/scalar.ts'

const SILVER: Rgb = [176, 174, 174]
const WHITE: Rgb = [210, 208, 205]

/** The colour of grey strands: light hair turns white, dark hair keeps some of its colour. */
export const greyOf = (color: Rgb): Rgb =>
  mixRgb(mixRgb(SILVER, WHITE, luma(color) / 255), color, Math.max(0.16, greyness(color)))

/** Whether a colour is already that of grey hair, 0 to 1: neither dark nor coloured. */
const greyness = (color: Rgb): number =>
  smoothstep(90, 130, luma(color)) * smoothstep(40, 12, Math.max(...color) - Math.min(...color))

/** Chance numbers of one strand, 0 to 1 each. */
type StrandChances = { grey: number; tone: number; warmth: number }

/**
 * Colour of one strand: now and then grey, otherwise the person's colour lighter, darker, ashen or warmer, the more so
 * the lighter it is. Strands near the share's edge have only begun to turn, so grey hair mixes softly.
 */
export const strandColor = (color: Rgb, grey: number, chances: StrandChances): Rgb => {
  const turned = smoothstep(grey + 0.12, grey - 0.22, chances.grey) * smoothstep(0, 0.08, grey)
  const base = mixRgb(color, greyOf(color), turned)
  const level = luma(base)
  // Brown hair is ashen too where it is not red.
  const dull = 1.2 * smoothstep(25, 60, level) * smoothstep(85, 50, Math.max(...base) - Math.min(...base))
  const ash = 0.3 * Math.max(smoothstep(70, 180, level), dull) * (1 - chances.warmth)
  const spread = lerp(0.18, 0.38, smoothstep(90, 190, Math.max(...base)) * (1 - 0.5 * turned))
  const toned = scaleRgb(mixRgb(base, [1.08 * level, level, 0.89 * level], ash), 1 + spread * (chances.tone - 0.5))
  const warmth = (chances.warmth - 0.5) * 0.12 * (1 - turned)
  return [toned[0] * (1 + warmth), toned[1], toned[2] * (1 - warmth)]
}

/** Where a strand grows and what chance says of it: decides whether it has the second colour. */
type AccentPlace = { x: number; z: number; side: number; chance: number }

const SHARE_OF_HIGHLIGHTS = 0.3

/** The colours of a strand of hair that has a second one. */
export const accentStrand = (
  { accent }: Identity['hair'],
  color: Rgb,
  { x, z, side, chance }: AccentPlace,
): { color: Rgb; tipColor?: Rgb } => {
  if (!accent) return { color }
  const second = scaleRgb(accent.color, lerp(0.88, 1.12, chance))
  if (accent.where === 'tips') return { color, tipColor: second }
  const isAccent =
    accent.where === 'split'
      ? side > 0
      : accent.where === 'streak'
        ? z > 0.1 && side * x > 0.1 && side > 0 && Math.abs(x) < 0.34
        : chance < SHARE_OF_HIGHLIGHTS
  return { color: isAccent ? second : color }
}

/** Mean colour of the whole head of hair with its grey share. */
export const meanHairColor = ({ hair }: Identity): Rgb => mixRgb(hair.color, greyOf(hair.color), hair.grey)

/** Thickness of an ordinary strand in head units: a few hairs side by side. */
export const STRAND_WIDTH = 0.004

/** One hair, or a bundle of hairs as wide as a brush mark. */
export type Strand = {
  /** World space, x y z per point, root first. */
  points: Float32Array
  /** Thickness as a factor of an ordinary strand. */
  width: number
  /** Colour under full light, 0 to 255. */
  color: Rgb
  /** Colour of the tip, where it is another one. */
  tipColor?: Rgb
  /** How light each point lies, 0 to 1, where something else than hair around it tells. */
  shade?: Float32Array
  /** Opacity at the thickest place. */
  opacity: number
  /** Share of the length over which the root fades in. */
  rootFade: number
  /** Share of the length over which the tip thins out. */
  tipFade: number
  /** How far the highlight is shifted along this strand, about -0.1 to 0.1. */
  shift: number
  /** Strength of the highlights; 0 for the soft mass underneath. */
  gloss: number
  /** Pushed away from the viewer by this depth when strands are sorted. */
  setBack: number
}

export type HairModel = {
  strands: Strand[]
  /** How strongly hair tints the skin at a point of head space, 0 to 1. */
  scalpCoverage: (x: number, y: number, z: number) => number
  scalpColor: Rgb
  beardCoverage: (x: number, y: number, z: number) => number
  beardColor: Rgb
}
