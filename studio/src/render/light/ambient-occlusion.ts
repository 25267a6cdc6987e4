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

/** Turns of the directions that pixels take by chance, so that stripes become fine grain. */
const TURNS = 64
/** Sine and cosine of every direction in every turn. */
const COMPASS = Float64Array.from({ length: TURNS * DIRECTIONS * 2 }, (_, at) => {
  const angle = ((((at >> 1) / DIRECTIONS) | 0) / TURNS + ((at >> 1) % DIRECTIONS) / DIRECTIONS) * TAU
  return at % 2 === 0 ? Math.cos(angle) : Math.sin(angle)
})

/** What a surface pixel sees of its surroundings: their share, 0 to 1, and how far their middle lies beside its normal. */
export type Openness = { open: number; leanX: number; leanY: number }

/**
 * Looks for the horizons around surface pixels (Bavoil and others, 2008); what is hidden turns the open light away.
 * What it finds at a pixel is written into `found`.
 */
export const createOpenness = (
  { width, height, depth, normals }: GBuffer,
  pixelsPerUnit: number,
): ((x: number, y: number, found: Openness) => void) => {
  const steps = REACHES.map((reach) => reach * pixelsPerUnit)
  return (x, y, found) => {
    const pixel = y * width + x
    const nx = normals[pixel * 3]
    const ny = normals[pixel * 3 + 1]
    const nz = normals[pixel * 3 + 2]
    const here = depth[pixel]
    const turn = ((hash3(x, y, 41) * TURNS) | 0) * DIRECTIONS * 2
    let hidden = 0
    let leanX = 0
    let leanY = 0
    for (let direction = 0; direction < DIRECTIONS; direction++) {
      const dx = COMPASS[turn + direction * 2]
      const dy = COMPASS[turn + direction * 2 + 1]
      const across = dx * nx + dy * ny
      let horizon = LEAST_SINE
      let weight = 0
      for (let at = 0; at < REACHES.length; at++) {
        // What is cut off goes on beyond the picture's edge as it is there, or a pale band would run along it.
        const column = clamp((x + dx * steps[at]) | 0, 0, width - 1)
        const row = clamp((y + dy * steps[at]) | 0, 0, height - 1)
        const there = depth[row * width + column]
        if (there === EMPTY_DEPTH) continue
        const reach = REACHES[at]
        const rise = there - here
        const high = across * reach + rise * nz
        if (high <= 0) continue
        const length = Math.sqrt(reach * reach + rise * rise)
        if (high <= horizon * length) continue
        horizon = high / length
        // Far things in front are no wall: what is behind them is lit.
        weight = clamp(1.25 - length / 0.6)
      }
      const kept = ((horizon - LEAST_SINE) * weight) / DIRECTIONS
      hidden += kept
      leanX -= kept * dx
      leanY -= kept * dy
    }
    found.open = 1 - clamp(STRENGTH * hidden, 0, 1 - DARKEST)
    found.leanX = leanX
    found.leanY = leanY
  }
}
