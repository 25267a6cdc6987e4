import { blurInPlace } from '../../image/blur.ts'
import { clamp } from '../../math/scalar.ts'
import type { GBuffer } from '../raster/gbuffer.ts'
import { MATERIAL } from '../raster/mesh.ts'

/** A soft share of light at a pixel, 0 to 1. */
export type CoarsePlane = (pixelX: number, pixelY: number) => number

/** Cells per head unit: fine enough for the wing of a nose. */
const CELLS_PER_UNIT = 200

/**
 * Works out what changes softly over surfaces for a cell of several pixels at a time, smooths away its grain and reads
 * it between the cells.
 */
export const coarsely = (
  buffer: GBuffer,
  pixelsPerUnit: number,
  shareAt: (pixelX: number, pixelY: number) => number,
): CoarsePlane => {
  const step = Math.max(1, Math.round(pixelsPerUnit / CELLS_PER_UNIT))
  const width = Math.ceil(buffer.width / step) + 1
  const height = Math.ceil(buffer.height / step) + 1
  const cover = new Float32Array(width * height)
  const shares = new Float32Array(width * height)
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const [x, y] = [Math.min(buffer.width - 1, column * step), Math.min(buffer.height - 1, row * step)]
      if (buffer.materials[y * buffer.width + x] === MATERIAL.none) continue
      cover[row * width + column] = 1
      shares[row * width + column] = shareAt(x, y)
    }
  }
  const spare = new Float32Array(width * height)
  for (const values of [cover, shares]) blurInPlace({ width, height, values }, { radius: 1, passes: 3, spare })
  for (let cell = 0; cell < shares.length; cell++)
    shares[cell] = cover[cell] > 1e-4 ? clamp(shares[cell] / cover[cell]) : 1
  return (pixelX, pixelY) => {
    const [u, v] = [pixelX / step, pixelY / step]
    const cell = (v | 0) * width + (u | 0)
    const [right, down] = [u - (u | 0), v - (v | 0)]
    const upper = shares[cell] + (shares[cell + 1] - shares[cell]) * right
    const lower = shares[cell + width] + (shares[cell + width + 1] - shares[cell + width]) * right
    return upper + (lower - upper) * down
  }
}
