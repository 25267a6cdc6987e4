import { fromLinear, toLinear } from './linear-light.ts'
import type { Rgb } from './rgb.ts'

/** OKLab after Björn Ottosson, 2020: lightness 0 to 1, a green to red, b blue to yellow. */
export type Oklab = readonly [lightness: number, a: number, b: number]

export const rgbToOklab = (color: Rgb): Oklab => {
  const [red, green, blue] = color.map(toLinear) as [number, number, number]
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  return [
    0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short,
    0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short,
  ]
}

const whole = (light: number): number => Math.round(fromLinear(light))

/** The nearest sRGB colour, whole numbers 0 to 255; colours outside sRGB are clipped by channel. */
export const oklabToRgb = ([lightness, a, b]: Oklab): Rgb => {
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    whole(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short),
    whole(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short),
    whole(-0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short),
  ]
}

/** Weighted mean in OKLab. The weights need not add up to 1. */
export const mixColors = (colors: readonly Rgb[], weights: readonly number[]): Rgb => {
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  const mean: [number, number, number] = [0, 0, 0]
  for (const [index, color] of colors.entries()) {
    const share = weights[index] / total
    for (const [axis, value] of rgbToOklab(color).entries()) mean[axis] += value * share
  }
  return oklabToRgb(mean)
}

export const shiftColor = (color: Rgb, shift: Oklab): Rgb => {
  const [lightness, a, b] = rgbToOklab(color)
  return oklabToRgb([lightness + shift[0], a + shift[1], b + shift[2]])
}

/** Straight-line distance in OKLab; about 0.02 is just noticeable. */
export const colorDistance = (first: Rgb, second: Rgb): number => {
  const [a, b] = [rgbToOklab(first), rgbToOklab(second)]
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])
}

/** OKLab in polar form: lightness 0 to 1, chroma 0 to about 0.35, hue in radians. */
export type Oklch = { lightness: number; chroma: number; hue: number }

export const oklchFromRgb = (color: Rgb): Oklch => {
  const [lightness, a, b] = rgbToOklab(color)
  return { lightness, chroma: Math.hypot(a, b), hue: Math.atan2(b, a) }
}

export const rgbFromOklch = ({ lightness, chroma, hue }: Oklch): Rgb =>
  oklabToRgb([lightness, chroma * Math.cos(hue), chroma * Math.sin(hue)])
