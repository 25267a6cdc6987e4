import { giveBack, lendCopy, lendFloats } from '../../math/lent-arrays.ts'
import { blurInPlace } from '../../image/blur.ts'
import { eachRow } from '../../math/each-row.ts'
import { clamp } from '../../math/scalar.ts'
import type { GBuffer } from '../raster/gbuffer.ts'
import { MATERIAL } from '../raster/mesh.ts'
import type { Material } from '../raster/mesh.ts'

/** Writes soft shares of light at a pixel, 0 to 1, in the order of their reaches. */
type CoarsePlanes = (pixelX: number, pixelY: number, shares: Float32Array) => void

/** Cells per head unit: fine enough for the wing of a nose. */
const CELLS_PER_UNIT = 200
const PASSES = 3

type CoarseOptions<Name extends string> = {
  pixelsPerUnit: number
  /** How far each share is smoothed over the surface, in head units; a cell at least. */
  reaches: Record<Name, number>
  /** What is read far from what counts: 1 where left out. */
  far?: Partial<Record<Name, number>>
  /** Surfaces that count; all of them when left out. */
  counts?: (material: Material) => boolean
}

/** The cells that hold all that counts, each once; no cells where nothing does. */
const boundCells = (
  { width, height, materials }: GBuffer,
  step: number,
  counts: (material: Material) => boolean,
): { left: number; top: number; right: number; bottom: number } => {
  const counting = Uint8Array.from({ length: 256 }, (_, material) => (counts(material as Material) ? 1 : 0))
  let [left, top, right, bottom] = [width, height, -1, -1]
  eachRow(height, (y) => {
    let first = 0
    while (first < width && counting[materials[y * width + first]] === 0) first++
    if (first === width) return
    let last = width - 1
    while (counting[materials[y * width + last]] === 0) last--
    left = Math.min(left, first)
    right = Math.max(right, last)
    top = Math.min(top, y)
    bottom = y
  })
  const cell = (pixel: number): number => Math.floor(pixel / step)
  return { left: cell(left), top: cell(top), right: cell(right), bottom: cell(bottom) }
}

/**
 * Works out what changes softly over surfaces for a cell of several pixels at a time, smooths away its grain and reads
 * it between the cells. `sharesAt` writes shares from 0 to 1 in the order of `reaches`.
 */
export const coarsely = <Name extends string>(
  buffer: GBuffer,
  { pixelsPerUnit, reaches, far = {}, counts = (material) => material !== MATERIAL.none }: CoarseOptions<Name>,
  sharesAt: (pixelX: number, pixelY: number, shares: Float32Array) => void,
): CoarsePlanes => {
  const step = Math.max(2, Math.round(pixelsPerUnit / CELLS_PER_UNIT))
  const names = Object.keys(reaches) as Name[]
  const radii = names.map((name) => Math.max(1, Math.round((reaches[name] * pixelsPerUnit) / step)))
  const bounds = boundCells(buffer, step, counts)
  const beyond = Float32Array.from(names, (name) => far[name] ?? 1)
  if (bounds.right < 0) return (_x, _y, shares) => shares.set(beyond)
  // As far around what counts as its light is smoothed, and a cell to read between.
  const margin = PASSES * Math.max(...radii) + 1
  const [left, top] = [Math.max(0, bounds.left - margin), Math.max(0, bounds.top - margin)]
  const width = Math.min(Math.ceil(buffer.width / step) + 1, bounds.right + margin + 1) - left
  const height = Math.min(Math.ceil(buffer.height / step) + 1, bounds.bottom + margin + 1) - top
  const cover = lendFloats(width * height)
  const planes = names.map(() => lendFloats(width * height))
  const shares = new Float32Array(names.length)
  eachRow(height, (row) => {
    const y = Math.min(buffer.height - 1, (top + row) * step)
    for (let column = 0; column < width; column++) {
      const x = Math.min(buffer.width - 1, (left + column) * step)
      if (!counts(buffer.materials[y * buffer.width + x] as Material)) continue
      const cell = row * width + column
      cover[cell] = 1
      sharesAt(x, y, shares)
      for (let plane = 0; plane < planes.length; plane++) planes[plane][cell] = shares[plane]
    }
  })
  const spare = lendFloats(width * height)
  const smooth = (values: Float32Array, radius: number): Float32Array => {
    blurInPlace({ width, height, values }, { radius, passes: PASSES, spare })
    return values
  }
  const covers = new Map([...new Set(radii)].map((radius) => [radius, smooth(lendCopy(cover), radius)]))
  const count = names.length
  /** What is read at each cell, side by side. */
  const known = lendFloats(planes.length * cover.length)
  for (const [plane, radius] of radii.entries()) {
    const around = covers.get(radius) as Float32Array
    const values = smooth(planes[plane], radius)
    for (let cell = 0; cell < values.length; cell++)
      known[cell * count + plane] = around[cell] > 1e-4 ? clamp(values[cell] / around[cell]) : beyond[plane]
  }
  giveBack(cover, spare, ...planes, ...covers.values())
  return (pixelX, pixelY, shares) => {
    const u = pixelX / step - left
    const v = pixelY / step - top
    if (u < 0 || v < 0 || u >= width - 1 || v >= height - 1) {
      shares.set(beyond)
      return
    }
    const upper = ((v | 0) * width + (u | 0)) * count
    const lower = upper + width * count
    const right = u - (u | 0)
    const down = v - (v | 0)
    for (let plane = 0; plane < count; plane++) {
      const above = known[upper + plane] + (known[upper + count + plane] - known[upper + plane]) * right
      const below = known[lower + plane] + (known[lower + count + plane] - known[lower + plane]) * right
      shares[plane] = above + (below - above) * down
    }
  }
}
