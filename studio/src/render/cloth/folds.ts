import { valueNoise } from '../math/noise.ts'
import { clamp, smoothstep } from '../math/scalar.ts'

export type FoldOptions = {
  /** Depth of the deepest folds, in head units. */
  depth: number
  /** How many folds lie side by side; 1 for a tee, less for thick cloth. */
  fineness: number
  shoulderX: number
  shoulderY: number
  seed: number
}

/** A rounded crest where the noise passes one half: 1 on the crest, 0 away from it. */
const crest = (noise: number): number => {
  const away = 1 - Math.abs(2 * noise - 1)
  return away * away * (3 - 2 * away)
}

/**
 * How far cloth stands off the body at a point because it hangs in folds: drags that run from the armpit to the
 * neck, swags across the chest, and a slow unevenness everywhere. Zero mean up to a small offset.
 */
export function foldOffset(x: number, y: number, z: number, options: FoldOptions): number {
  const { depth, fineness, shoulderX, shoulderY, seed } = options
  const side = Math.abs(x)
  const hand = x < 0 ? seed : seed + 40
  const pitX = side - shoulderX * 0.74
  const pitY = y - shoulderY - 0.62
  const reach = Math.sqrt(pitX * pitX + pitY * pitY)
  const turn = Math.atan2(pitX, -pitY) + 0.5 * (valueNoise(x * 1.4, y * 1.4, seed) - 0.5)
  const drag = crest(valueNoise(turn * 3.1 * fineness + hand, reach * 0.9, hand + z * 0.6))
  const dragMask = smoothstep(0.02, 0.25, reach) * smoothstep(1.05, 0.35, reach)
  const sag = y - 0.3 * Math.cos(clamp(side, 0, 1.4) * 1.5)
  const swag = crest(valueNoise(x * 0.7 + seed, sag * 3.4 * fineness, seed + 9))
  const swagMask = smoothstep(1.9, 2.2, y) * smoothstep(1.15, 0.5, side) * smoothstep(-0.3, 0, z)
  const slow = valueNoise(x * 1.3 + seed, y * 1.3, z * 1.3) - 0.5
  return depth * (drag * dragMask + 0.55 * swag * swagMask + 0.9 * slow)
}
