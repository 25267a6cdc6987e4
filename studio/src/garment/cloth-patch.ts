import type { Mask } from '../cut-out/mask.ts'
import { blur } from '../image/blur.ts'
import { oklabToRgb, rgbToOklab } from '../image/oklab.ts'
import type { Oklab } from '../image/oklab.ts'
import type { Picture } from '../image/picture.ts'
import type { Rgb } from '../image/rgb.ts'
import { median } from '../math/scalar.ts'
import type { Measures } from './measure-garment.ts'

export type Texture = 'smooth' | 'denim' | 'knit'

const COARSE_GRAIN = 0.016
const GROUP_RADIUS = 0.07

/** The colour that most of a patch has: the mean of the fullest neighbourhood in OKLab. */
export const usualColor = ({ lightness, a, b }: ClothPatch): Rgb => {
  const step = Math.max(1, Math.floor(lightness.length / 900))
  const samples: Oklab[] = []
  for (let at = 0; at < lightness.length; at += step) samples.push([lightness[at], a[at], b[at]])
  let fullest: Oklab[] = []
  for (const center of samples) {
    const group = samples.filter(
      (sample) => Math.hypot(sample[0] - center[0], sample[1] - center[1], sample[2] - center[2]) < GROUP_RADIUS,
    )
    if (group.length > fullest.length) fullest = group
  }
  const meanOf = (axis: 0 | 1 | 2) => fullest.reduce((sum, sample) => sum + sample[axis], 0) / fullest.length
  return oklabToRgb([meanOf(0), meanOf(1), meanOf(2)])
}

const mean = (plane: Float32Array) => plane.reduce((sum, value) => sum + value, 0) / plane.length

/** What the finest structure of a cloth without print looks like. */
export const readTexture = ({ grain, a, b, lightness }: ClothPatch): Texture => {
  if (grain < COARSE_GRAIN) return 'smooth'
  const [light, red, yellow] = [mean(lightness), mean(a), mean(b)]
  const isBlue = yellow < -0.015 && yellow < -Math.abs(red) && light < 0.72
  return isBlue ? 'denim' : 'knit'
}

/** The front of a garment, squarely: OKLab in three planes, without the light's slow changes. */
export type ClothPatch = {
  width: number
  height: number
  lightness: Float32Array
  a: Float32Array
  b: Float32Array
  /** Pixels of the patch in the garment's width across the body. */
  pixelsAcross: number
  /** Standard deviation of the finest structure, in OKLab lightness, without what is rare. */
  grain: number
}

const PATCH_WIDTH = 160
/** The patch's part of the body: half widths to either side, and shares of the height. */
const SIDE = 0.8
const PART = { top: [0.34, 0.84], legs: [0.05, 0.27] } as const
const LIGHT_RADIUS_SHARE = 0.34
/** Of normally spread values, how much larger the standard deviation is than the median one. */
const NORMAL_DEVIATION = 1.4826

/** Takes the front of a garment out of its photo and evens the light out. */
export const takePatch = (picture: Picture, mask: Mask, measures: Measures): ClothPatch => {
  const scale = picture.width / mask.width
  const [from, to] = measures.hasLegs ? PART.legs : PART.top
  const left = (measures.axis - SIDE * measures.halfWidth) * scale
  const spanX = 2 * SIDE * measures.halfWidth * scale
  const top = (measures.top + from * measures.height) * scale
  const spanY = (to - from) * measures.height * scale
  const width = Math.min(PATCH_WIDTH, Math.max(24, Math.round(spanX)))
  const height = Math.max(24, Math.round((width * spanY) / spanX))
  const planes = [0, 1, 2].map(() => new Float32Array(width * height)) as [Float32Array, Float32Array, Float32Array]
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const color = sampleAt(picture, left + ((x + 0.5) * spanX) / width, top + ((y + 0.5) * spanY) / height)
      for (const [axis, value] of rgbToOklab(color).entries()) planes[axis][y * width + x] = value
    }
  const grain = fineDeviation({ width, height, values: planes[0] })
  const size = { width, height }
  return {
    ...size,
    lightness: flatten({ ...size, values: planes[0] }),
    a: planes[1],
    b: planes[2],
    pixelsAcross: (width * 2 * measures.halfWidth * scale) / spanX,
    grain,
  }
}

const sampleAt = ({ width, height, data }: Picture, x: number, y: number): [number, number, number] => {
  const column = Math.max(0, Math.min(width - 1, Math.floor(x)))
  const row = Math.max(0, Math.min(height - 1, Math.floor(y)))
  const at = (row * width + column) * 4
  return [data[at], data[at + 1], data[at + 2]]
}

type Plane = { width: number; height: number; values: Float32Array }

/** Divides the slow changes away and keeps the mean. */
const flatten = (plane: Plane): Float32Array => {
  const slow = blur(plane, Math.round(plane.width * LIGHT_RADIUS_SHARE), 2).values
  const mean = plane.values.reduce((sum, value) => sum + value, 0) / plane.values.length
  return plane.values.map((value, at) => Math.min(1, (value * mean) / Math.max(0.02, slow[at])))
}

const fineDeviation = (plane: Plane): number => {
  const soft = blur(plane, 2, 1).values
  // By the median: seams and buttons are no structure of the cloth.
  return NORMAL_DEVIATION * median(plane.values.map((value, at) => Math.abs(value - soft[at])))
}
