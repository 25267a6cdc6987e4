import type { Rgb } from '../../identity/identity.ts'

/** Thickness of an ordinary strand in head units: a few hairs side by side. */
export const STRAND_WIDTH = 0.0048

/** One hair, or a bundle of hairs as wide as a brush mark. */
export type Strand = {
  /** World space, x y z per point, root first. */
  points: Float32Array
  /** Thickness as a factor of an ordinary strand. */
  width: number
  /** Colour under full light, 0 to 255. */
  color: Rgb
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
