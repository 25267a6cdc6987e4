import { clamp, lerp } from '../math/scalar.ts'
import { triples } from '../math/spline.ts'

/** sRGB, each channel 0 to 255. */
export type Rgb = readonly [number, number, number]

/** Colours written as "red green blue, red green blue". */
export const palette = (text: string): readonly Rgb[] => triples(text)

export const mixRgb = (a: Rgb, b: Rgb, share: number): Rgb => [
  lerp(a[0], b[0], share),
  lerp(a[1], b[1], share),
  lerp(a[2], b[2], share),
]

export const scaleRgb = (color: Rgb, factor: number): Rgb => [color[0] * factor, color[1] * factor, color[2] * factor]

export const multiplyRgb = (color: Rgb, factors: Rgb): Rgb => [
  color[0] * factors[0],
  color[1] * factors[1],
  color[2] * factors[2],
]

/** Rec. 601 luma, 0 to 255. */
export const luma = (color: Rgb): number => 0.299 * color[0] + 0.587 * color[1] + 0.114 * color[2]

const byte = (value: number): number => clamp(Math.round(value), 0, 255)

export const cssRgb = (color: Rgb, alpha = 1): string =>
  `rgba(${byte(color[0])},${byte(color[1])},${byte(color[2])},${alpha.toFixed(4)})`
