import type { Rgb } from '../../identity/identity.ts'
import { valueNoise } from '../../render/math/noise.ts'
import { lerp, smoothstep, TAU } from '../../render/math/scalar.ts'
import { mixTexels } from '../layers/texture.ts'
import type { AirLayer } from './particles.ts'

export type FogOptions = { seed: number; color: Rgb; alpha: number; wind: number }

const CELL = 10

/** Density of the fog at a place: noise on a ring, so that it comes back to itself after one turn. */
const densityAt = (
  u: number,
  v: number,
  { seed, wind, share }: { seed: number; wind: number; share: number },
): number => {
  const angle = TAU * (u * 0.5 - share * (wind < 0 ? -1 : 1))
  const [x, z] = [Math.cos(angle) * 1.3 + seed, Math.sin(angle) * 1.3]
  const body = 0.65 * valueNoise(x, v * 3.2, z) + 0.35 * valueNoise(x * 2.3 + 7, v * 6.5, z * 2.3)
  return smoothstep(0.34, 0.78, body) * (0.25 + 0.75 * smoothstep(0.25, 0.95, v))
}

/** Banks of fog that drift through the picture, thickest near the ground. */
export const createFog =
  ({ seed, color, alpha, wind }: FogOptions): AirLayer =>
  (frame, share) => {
    const { width, height, texels } = frame
    const columns = Math.ceil(width / CELL) + 1
    const rows = Math.ceil(height / CELL) + 1
    const density = new Float32Array(columns * rows)
    for (let node = 0; node < density.length; node++) {
      const [row, column] = [Math.floor(node / columns), node % columns]
      density[node] = 256 * alpha * densityAt(column / columns, row / rows, { seed: seed % 61, wind, share })
    }
    const ink = (0xff000000 | (Math.round(color[2]) << 16) | (Math.round(color[1]) << 8) | Math.round(color[0])) >>> 0
    for (let y = 0; y < height; y++) {
      const row = (y / CELL) | 0
      const down = y / CELL - row
      for (let x = 0; x < width; x++) {
        const column = (x / CELL) | 0
        const right = x / CELL - column
        const at = row * columns + column
        const above = lerp(density[at], density[at + 1], right)
        const below = lerp(density[at + columns], density[at + columns + 1], right)
        const share256 = lerp(above, below, down) | 0
        if (share256 > 0) texels[y * width + x] = mixTexels(texels[y * width + x], ink, share256)
      }
    }
  }
