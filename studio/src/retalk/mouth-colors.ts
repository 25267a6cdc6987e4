import { clamp, lerp, median } from '../math/scalar.ts'
import { sampleTexel } from '../motion/picture/face-part.ts'
import type { Line, Part } from '../motion/picture/face-part.ts'
import type { Texture } from '../motion/layers/texture.ts'

export type Color = readonly [red: number, green: number, blue: number]

/** Reads a picture in the axes of one of its parts. */
export type ColorReader = (along: number, down: number) => [number, number, number]

export const brightness = ([red, green, blue]: Color): number => 0.3 * red + 0.6 * green + 0.1 * blue

export const redness = ([red, green, blue]: Color): number => (red - blue) / Math.max(30, red + green + blue)

const channels = (texel: number): [number, number, number] => [texel & 255, (texel >>> 8) & 255, (texel >>> 16) & 255]

export const readerOf =
  (still: Texture, { origin, cosine, sine }: Part): ColorReader =>
  (along, down) =>
    channels(sampleTexel(still, origin.x + along * cosine - down * sine, origin.y + along * sine + down * cosine))

export const meanColor = (colors: readonly Color[]): [number, number, number] => {
  const mean = (channel: 0 | 1 | 2) => colors.reduce((sum, color) => sum + color[channel], 0) / colors.length
  return [mean(0), mean(1), mean(2)]
}

export const medianFilter = (values: Float32Array, reach: number): Float32Array =>
  values.map((_, at) => median(values.subarray(Math.max(0, at - reach), at + reach + 1)))

export const boxFilter = (values: Float32Array, reach: number): Float32Array =>
  values.map((_, at) => {
    const around = values.subarray(Math.max(0, at - reach), at + reach + 1)
    return around.reduce((sum, value) => sum + value, 0) / around.length
  })

/** A line of one value a pixel, from a place on. */
export const tabled =
  (values: Float32Array, from: number): Line =>
  (along) => {
    const place = clamp(along - from, 0, values.length - 1)
    const low = Math.floor(place)
    return lerp(values[low], values[Math.min(values.length - 1, low + 1)], place - low)
  }
