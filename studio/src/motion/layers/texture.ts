import { clamp } from '../../math/scalar.ts'
import { bakeToneCurves, gradeMood } from '../../render/finish/grade.ts'
import type { ColorBuffer } from '../../render/raster/gbuffer.ts'
import type { Mood } from '../../scene/scene.ts'

/** A picture as RGBA in one number a pixel (red lowest), premultiplied by its alpha. */
export type Texture = { width: number; height: number; texels: Uint32Array }

export const createTexture = (width: number, height: number): Texture => ({
  width,
  height,
  texels: new Uint32Array(width * height),
})

const curves = bakeToneCurves()

/** Ends the finish of a layer: tone curve and mood. Colours are not premultiplied; without `alpha` it is opaque. */
export const developTexture = ({ width, height, pixels, alpha }: ColorBuffer, mood: Mood): Texture => {
  const data = new Uint8ClampedArray(width * height * 4)
  for (let pixel = 0; pixel < width * height; pixel++) {
    for (let channel = 0; channel < 3; channel++) {
      data[pixel * 4 + channel] = curves[channel][clamp(pixels[pixel * 3 + channel] * 4, 0, 1024) | 0]
    }
  }
  gradeMood({ width, height, data }, mood)
  const texture = createTexture(width, height)
  for (let pixel = 0; pixel < width * height; pixel++) {
    const cover = alpha ? clamp(alpha[pixel]) : 1
    const at = pixel * 4
    texture.texels[pixel] =
      ((Math.round(cover * 255) << 24) |
        (Math.round(data[at + 2] * cover) << 16) |
        (Math.round(data[at + 1] * cover) << 8) |
        Math.round(data[at] * cover)) >>>
      0
  }
  return texture
}

const EVEN = 0xff00ff

/** Mixes two numbers of four channels each; `share` from 0 to 256. */
export const mixTexels = (from: number, to: number, share: number): number => {
  const rest = 256 - share
  const even = ((Math.imul(from & EVEN, rest) + Math.imul(to & EVEN, share)) >>> 8) & EVEN
  const odd = (Math.imul((from >>> 8) & EVEN, rest) + Math.imul((to >>> 8) & EVEN, share)) & ~EVEN
  return (even | odd) >>> 0
}
