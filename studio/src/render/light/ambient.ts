import { linearRgb, luminance } from '../../image/linear-light.ts'
import type { Rgb } from '../../image/rgb.ts'
import { clamp } from '../../math/scalar.ts'

/**
 * Linear light from the right, the left, below, above, the viewer and behind, three channels each; 1 is usual. Last comes
 * how bright the place itself is, as luminance from 0 to 1.
 */
export type Ambient = Float32Array

const SIDES = 6
/** Share of the place's colour that its light keeps: eyes adapt to the rest. */
const KEPT_COLOR = 0.6
/** How far one side may differ from the mean. */
const DARKEST = 0.4
const BRIGHTEST = 2.2
/** Ceilings and skies are brighter than what is seen of them, floors darker. */
const ABOVE = 1.3
const BELOW = 0.75

type Window = { left: number; right: number; top: number; bottom: number }

const WHOLE: Window = { left: 0, right: 1, top: 0, bottom: 1 }
const WINDOWS: readonly Window[] = [
  { ...WHOLE, left: 0.62 },
  { ...WHOLE, right: 0.38 },
  { ...WHOLE, top: 0.6 },
  { ...WHOLE, bottom: 0.4 },
  WHOLE,
  WHOLE,
]

const meanLight = (data: Uint8ClampedArray, width: number, height: number, window: Window): Rgb => {
  const sum: [number, number, number] = [0, 0, 0]
  let count = 0
  for (let y = Math.floor(window.top * height); y < window.bottom * height; y++)
    for (let x = Math.floor(window.left * width); x < window.right * width; x++) {
      const at = (y * width + x) * 4
      for (const [channel, light] of linearRgb([data[at], data[at + 1], data[at + 2]]).entries()) sum[channel] += light
      count++
    }
  return [sum[0] / count, sum[1] / count, sum[2] / count]
}

/**
 * The light that a place sends from all sides, as an ambient cube (McTaggart, 2004). Only what is behind the person is
 * painted: the room before them is taken to be like it.
 * @param data The backdrop as RGBA; a few dozen pixels a side are enough.
 */
export const readAmbient = (data: Uint8ClampedArray, width: number, height: number): Ambient => {
  const mean = Math.max(1e-4, luminance(meanLight(data, width, height, WHOLE)))
  const ambient = new Float32Array(SIDES * 3 + 1)
  ambient[SIDES * 3] = mean
  for (const [side, window] of WINDOWS.entries()) {
    const light = meanLight(data, width, height, window)
    const own = Math.max(1e-4, luminance(light))
    const level = clamp(own / mean, DARKEST, BRIGHTEST) * (side === 3 ? ABOVE : side === 2 ? BELOW : 1)
    for (let channel = 0; channel < 3; channel++)
      ambient[side * 3 + channel] = level * (1 + KEPT_COLOR * (light[channel] / own - 1))
  }
  return ambient
}

/** The light that the floor of a place throws up, in a channel. */
export const fromBelow = (ambient: Ambient, channel: number): number => ambient[6 + channel]

/** How bright what is seen of a place is, as luminance from 0 to 1. */
export const brightnessOf = (ambient: Ambient): number => ambient[SIDES * 3]

/** Writes the ambient light on a surface that faces `(x, y, z)`, a unit vector, into `out`. */
export const ambientOn = (ambient: Ambient, x: number, y: number, z: number, out: Float32Array): void => {
  const across = x > 0 ? 0 : 3
  const down = y > 0 ? 6 : 9
  const near = z > 0 ? 12 : 15
  for (let channel = 0; channel < 3; channel++)
    out[channel] = x * x * ambient[across + channel] + y * y * ambient[down + channel] + z * z * ambient[near + channel]
}
