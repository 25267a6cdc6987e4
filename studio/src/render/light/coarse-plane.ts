import { blurInPlace } from '../../image/blur.ts'
import { clamp } from '../../math/scalar.ts'
import type { GBuffer } from '../raster/gbuffer.ts'
import { MATERIAL } from '../raster/mesh.ts'
import type { Material } from '../raster/mesh.ts'

/** A soft share of light at a pixel, 0 to 1. */
type CoarsePlane = (pixelX: number, pixelY: number) => number

/** Cells per head unit: fine enough for the wing of a nose. */
const CELLS_PER_UNIT = 200

type CoarseOptions<Name extends string> = {
  pixelsPerUnit: number
  /** How far each share is smoothed over the surface, in head units; a cell at least. */
  reaches: Record<Name, number>
  /** What is read far from what counts: 1 where left out. */
  far?: Partial<Record<Name, number>>
  /** Surfaces that count; all of them when left out. */
  counts?: (material: Material) => boolean
}

/**
 * Works out what changes softly over surfaces for a cell of several pixels at a time, smooths away its grain and reads
 * it between the cells. Shares run from 0 to 1.
 */
export const coarsely = <Name extends string>(
  buffer: GBuffer,
  { pixelsPerUnit, reaches, far = {}, counts = (material) => material !== MATERIAL.none }: CoarseOptions<Name>,
  sharesAt: (pixelX: number, pixelY: number) => Record<Name, number>,
): Record<Name, CoarsePlane> => {
  const step = Math.max(1, Math.round(pixelsPerUnit / CELLS_PER_UNIT))
  const width = Math.ceil(buffer.width / step) + 1
  const height = Math.ceil(buffer.height / step) + 1
  const names = Object.keys(reaches) as Name[]
  const cover = new Float32Array(width * height)
  const planes = names.map(() => new Float32Array(width * height))
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const [x, y] = [Math.min(buffer.width - 1, column * step), Math.min(buffer.height - 1, row * step)]
      if (!counts(buffer.materials[y * buffer.width + x] as Material)) continue
      cover[row * width + column] = 1
      const shares = sharesAt(x, y)
      names.forEach((name, plane) => (planes[plane][row * width + column] = shares[name]))
    }
  }
  const spare = new Float32Array(width * height)
  const read = (name: Name, values: Float32Array): CoarsePlane => {
    const around = cover.slice()
    const radius = Math.max(1, Math.round((reaches[name] * pixelsPerUnit) / step))
    for (const smoothed of [around, values])
      blurInPlace({ width, height, values: smoothed }, { radius, passes: 3, spare })
    for (let cell = 0; cell < values.length; cell++)
      values[cell] = around[cell] > 1e-4 ? clamp(values[cell] / around[cell]) : (far[name] ?? 1)
    return (pixelX, pixelY) => {
      const [u, v] = [pixelX / step, pixelY / step]
      const cell = (v | 0) * width + (u | 0)
      const [right, down] = [u - (u | 0), v - (v | 0)]
      const upper = values[cell] + (values[cell + 1] - values[cell]) * right
      const lower = values[cell + width] + (values[cell + width + 1] - values[cell + width]) * right
      return upper + (lower - upper) * down
    }
  }
  return Object.fromEntries(names.map((name, plane) => [name, read(name, planes[plane])])) as Record<Name, CoarsePlane>
}
