import { blur } from '../../image/blur.ts'
import { hash3 } from '../../math/noise.ts'
import { clamp } from '../../math/scalar.ts'
import { cross, normalize } from '../../math/vector.ts'
import type { Vec3 } from '../../math/vector.ts'
import { createDepthMap, EMPTY_DEPTH } from '../raster/gbuffer.ts'
import type { Mesh } from '../raster/mesh.ts'
import { rasterizeDepth } from '../raster/rasterize.ts'
import type { Projection } from '../raster/rasterize.ts'
import type { SurfacePoint } from './surface-point.ts'

export type ShadowMap = {
  /**
   * Share of the key light that reaches a point, 0 to 1, with a soft edge. The point's pixel seeds the jitter that
   * turns stair steps into fine grain.
   */
  litAt: (point: SurfacePoint) => number
}

type ShadowCasters = {
  meshes: readonly Mesh[]
  /** Hair as polylines in world space, xyz after xyz. */
  strands: readonly { points: Float32Array }[]
  /** Towards the light. */
  direction: Vec3
  /** The square of world space that the map covers, in head units; by default that of a portrait. */
  area?: ShadowArea
}

export type ShadowArea = { centerY: number; extent: number }

const PORTRAIT_AREA: ShadowArea = { centerY: 0.9, extent: 5.4 }
const MOST_SIZE = 1100
const TEXELS_PER_UNIT = 420 / PORTRAIT_AREA.extent
const TAPS = 9
/** Texels between taps: the width of a shadow's soft edge. */
const TAP_SPACING = 3.4
const HAIR_OPACITY = 0.36

const countHair = (strands: readonly { points: Float32Array }[], project: Projection, size: number) => {
  const counts = new Float32Array(size * size)
  const depth = new Float32Array(size * size).fill(EMPTY_DEPTH)
  const out = new Float64Array(3)
  for (const { points } of strands) {
    for (let i = 3; i < points.length; i += 3) {
      project(points[i], points[i + 1], points[i + 2], out)
      const column = out[0] | 0
      const row = out[1] | 0
      if (column < 1 || row < 1 || column >= size - 1 || row >= size - 1) continue
      const at = row * size + column
      counts[at] += 1
      if (out[2] > depth[at]) depth[at] = out[2]
    }
  }
  return { counts: blur({ width: size, height: size, values: counts }, 2).values, depth }
}

/** Sees the scene from the light: pixel column, pixel row, and depth towards the light. */
const lightProjection = (direction: Vec3, { centerY, extent }: ShadowArea, size: number): Projection => {
  const right = normalize([direction[2], 0, -direction[0]])
  const down = cross(direction, right)
  const [rx, ry, rz] = right
  const [dx, dy, dz] = down
  const [lx, ly, lz] = direction
  const texelsPerUnit = size / extent
  return (x, worldY, z, out) => {
    const y = worldY - centerY
    out[0] = size / 2 + texelsPerUnit * (x * rx + y * ry + z * rz)
    out[1] = size / 2 + texelsPerUnit * (x * dx + y * dy + z * dz)
    out[2] = x * lx + y * ly + z * lz
  }
}

/** Solid meshes cast full shadows, hair casts them by how much of it there is. */
export const createShadowMap = ({ meshes, strands, direction, area = PORTRAIT_AREA }: ShadowCasters): ShadowMap => {
  const size = Math.min(MOST_SIZE, Math.round(TEXELS_PER_UNIT * area.extent))
  const project = lightProjection(direction, area, size)
  const isInside = (column: number, row: number): boolean => column >= 0 && row >= 0 && column < size && row < size
  const solid = createDepthMap(size, size)
  for (const mesh of meshes) rasterizeDepth(solid, mesh, project)
  const hair = strands.length > 0 ? countHair(strands, project, size) : undefined
  const at = new Float64Array(3)

  const hairShadow = (u: number, v: number, depth: number): number => {
    if (!hair) return 0
    let sum = 0
    for (let tap = 0; tap < 5; tap++) {
      const column = (u + (tap === 1 ? 2.5 : tap === 2 ? -2.5 : 0)) | 0
      const row = (v + (tap === 3 ? 2.5 : tap === 4 ? -2.5 : 0)) | 0
      if (!isInside(column, row)) continue
      const cell = row * size + column
      if (hair.depth[cell] > depth + 0.05) sum += 1 - Math.exp(-hair.counts[cell] * HAIR_OPACITY)
    }
    return (sum / 5) * 0.85
  }

  return {
    litAt: ({ worldX, worldY, worldZ, keyFacing, pixelX, pixelY }) => {
      project(worldX, worldY, worldZ, at)
      const jitterX = (hash3(pixelX, pixelY, 1) - 0.5) * TAP_SPACING
      const jitterY = (hash3(pixelX, pixelY, 2) - 0.5) * TAP_SPACING
      const threshold = at[2] + 0.035 + 0.05 * (1 - clamp(keyFacing))
      let blocked = 0
      for (let tap = 0; tap < TAPS; tap++) {
        const column = (at[0] + ((tap % 3) - 1) * TAP_SPACING + jitterX) | 0
        const row = (at[1] + (((tap / 3) | 0) - 1) * TAP_SPACING + jitterY) | 0
        if (isInside(column, row) && solid.depth[row * size + column] > threshold) blocked++
      }
      return (1 - blocked / TAPS) * (1 - hairShadow(at[0] + jitterX, at[1] + jitterY, at[2]))
    },
  }
}
