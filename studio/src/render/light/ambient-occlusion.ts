import { hash3 } from '../../math/noise.ts'
import { clamp, TAU } from '../../math/scalar.ts'
import { EMPTY_DEPTH } from '../raster/gbuffer.ts'
import type { GBuffer } from '../raster/gbuffer.ts'

const DIRECTIONS = 7
/** Where along each direction is looked, in head units: close to for creases, far off for chin and collar. */
const REACHES = [0.02, 0.055, 0.13, 0.3] as const
/** What lies less steeply above the surface than this sine is its own curve, or the mesh's edges. */
const LEAST_SINE = 0.16
const STRENGTH = 1.15
const DARKEST = 0.12

/** What a surface pixel sees of its surroundings: their share, 0 to 1, and how far their middle lies beside its normal. */
type Openness = { open: number; leanX: number; leanY: number }

/** Looks for the horizons around a surface pixel (Bavoil and others, 2008); what is hidden turns the open light away. */
export const openAt = (buffer: GBuffer, pixelsPerUnit: number, { x, y }: { x: number; y: number }): Openness => {
  const { width, height, depth, normals } = buffer
  const pixel = y * width + x
  const [nx, ny, nz] = [normals[pixel * 3], normals[pixel * 3 + 1], normals[pixel * 3 + 2]]
  const here = depth[pixel]
  const turn = hash3(x, y, 41) * TAU
  let [hidden, leanX, leanY] = [0, 0, 0]
  for (let direction = 0; direction < DIRECTIONS; direction++) {
    const angle = turn + (direction * TAU) / DIRECTIONS
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)]
    let horizon = LEAST_SINE
    let weight = 0
    for (let at = 0; at < REACHES.length; at++) {
      const reach = REACHES[at]
      const column = (x + dx * reach * pixelsPerUnit) | 0
      const row = (y + dy * reach * pixelsPerUnit) | 0
      if (column < 0 || row < 0 || column >= width || row >= height) break
      const there = depth[row * width + column]
      if (there === EMPTY_DEPTH) continue
      const rise = there - here
      const length = Math.sqrt(reach * reach + rise * rise)
      const sine = (dx * reach * nx + dy * reach * ny + rise * nz) / length
      if (sine <= horizon) continue
      horizon = sine
      // Far things in front are no wall: what is behind them is lit.
      weight = clamp(1.25 - length / 0.6)
    }
    const kept = ((horizon - LEAST_SINE) * weight) / DIRECTIONS
    hidden += kept
    leanX -= kept * dx
    leanY -= kept * dy
  }
  return { open: 1 - clamp(STRENGTH * hidden, 0, 1 - DARKEST), leanX, leanY }
}
