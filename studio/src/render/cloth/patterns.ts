import type { Rgb } from '../../identity/identity.ts'
import type { Pattern } from '../../scene/outfit.ts'
import { mixRgb } from '../color/rgb.ts'
import { hash3 } from '../math/noise.ts'
import { smoothstep } from '../math/scalar.ts'
import type { ClothLook, ClothSample } from './shade-cloth.ts'

/** Share of the second colour, 0 to 1, at (u, v) on the cloth in head units. */
type Figure = (u: number, v: number) => number

const band = (position: number, period: number, width: number): number => {
  const share = position / period - Math.floor(position / period)
  return smoothstep(0, 0.04, share) * smoothstep(width + 0.04, width, share)
}

const DOT_SPACING = 0.2
const FLOWER_SPACING = 0.34

const dots: Figure = (u, v) => {
  const row = Math.floor(v / DOT_SPACING)
  const shifted = u + (row % 2 === 0 ? 0 : DOT_SPACING / 2)
  const dx = shifted - (Math.floor(shifted / DOT_SPACING) + 0.5) * DOT_SPACING
  const dy = v - (row + 0.5) * DOT_SPACING
  return smoothstep(0.05, 0.04, Math.hypot(dx, dy))
}

/** Five-petalled blossoms of varied size, scattered. */
const floral: Figure = (u, v) => {
  const column = Math.floor(u / FLOWER_SPACING)
  const row = Math.floor(v / FLOWER_SPACING)
  const centerX = (column + 0.3 + 0.4 * hash3(column, row, 1)) * FLOWER_SPACING
  const centerY = (row + 0.3 + 0.4 * hash3(column, row, 2)) * FLOWER_SPACING
  const [dx, dy] = [u - centerX, v - centerY]
  const angle = Math.atan2(dy, dx) + hash3(column, row, 3) * 6
  const reach = (0.065 + 0.045 * hash3(column, row, 4)) * (0.75 + 0.25 * Math.cos(angle * 5))
  const distance = Math.hypot(dx, dy)
  const stem = angle - 0.6
  const [alongLeaf, acrossLeaf] = [distance * Math.cos(stem) - 0.115, distance * Math.sin(stem)]
  const leaf = 0.4 * smoothstep(1.1, 0.9, Math.hypot(alongLeaf / 0.05, acrossLeaf / 0.02))
  return distance < 0.018 ? 0.2 : Math.max(leaf, smoothstep(reach, reach * 0.86, distance))
}

const PRINTS: Record<Exclude<Pattern, 'plain'>, Figure> = {
  stripes: (_u, v) => band(v, 0.24, 0.4),
  checks: (u, v) => 0.5 * band(u, 0.36, 0.42) + 0.5 * band(v, 0.36, 0.42),
  dots,
  floral,
}

const WHITE: Rgb = [246, 243, 236]
const INK: Rgb = [30, 32, 40]

/** Light figures on dark cloth, dark ones on light cloth. */
const secondColor = (color: Rgb): Rgb =>
  0.3 * color[0] + 0.59 * color[1] + 0.11 * color[2] > 165 ? mixRgb(color, INK, 0.72) : mixRgb(color, WHITE, 0.82)

/** Prints the look's pattern at (u, v) onto a sample that has the cloth's plain colour. */
export function printPattern(
  sample: ClothSample,
  { pattern, print, color }: ClothLook,
  [u, v]: readonly [number, number],
): void {
  if (print) return print(sample, u, v)
  if (pattern === 'plain') return
  const share = PRINTS[pattern](u, v)
  if (share <= 0) return
  const [red, green, blue] = secondColor(color)
  sample.red += (red - sample.red) * share
  sample.green += (green - sample.green) * share
  sample.blue += (blue - sample.blue) * share
}
