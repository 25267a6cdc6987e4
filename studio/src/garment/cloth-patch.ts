import { blur } from '../render/raster/blur.ts'
import { median } from '../swap/skin-likeness.ts'
import { rgbToOklab } from '../identity/oklab.ts'
import type { Picture } from '../scene/portrait-scene.ts'
import type { Mask } from './mask.ts'
import type { Measures } from './measure-garment.ts'

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
export function takePatch(picture: Picture, mask: Mask, measures: Measures): ClothPatch {
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

function sampleAt({ width, height, data }: Picture, x: number, y: number): [number, number, number] {
  const column = Math.max(0, Math.min(width - 1, Math.floor(x)))
  const row = Math.max(0, Math.min(height - 1, Math.floor(y)))
  const at = (row * width + column) * 4
  return [data[at], data[at + 1], data[at + 2]]
}

type Plane = { width: number; height: number; values: Float32Array }

/** Divides the slow changes away and keeps the mean. */
function flatten(plane: Plane): Float32Array {
  const slow = blur(plane, Math.round(plane.width * LIGHT_RADIUS_SHARE), 2).values
  const mean = plane.values.reduce((sum, value) => sum + value, 0) / plane.values.length
  return plane.values.map((value, at) => Math.min(1, (value * mean) / Math.max(0.02, slow[at])))
}

function fineDeviation(plane: Plane): number {
  const soft = blur(plane, 2, 1).values
  // By the median: seams and buttons are no structure of the cloth.
  return NORMAL_DEVIATION * median(plane.values.map((value, at) => Math.abs(value - soft[at])))
}
