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
  /** Share of the light from above and before that hair leaves a point, 0 to 1: hairlines and fringes lie in shade. */
  openUnderHair: (point: SurfacePoint) => number
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

/** Texels over which a strand's shade spreads: single strands would draw hatches on the skin. */
const HAIR_SPREAD = 2

/** The nearest depth to the light within the spread of every texel along a row (stride 1) or a column. */
const nearestAlong = (from: Float32Array, stride: number): Float32Array => {
  const to = from.slice()
  const last = from.length - HAIR_SPREAD * stride
  for (let at = HAIR_SPREAD * stride; at < last; at++) {
    if (from[at] === EMPTY_DEPTH) continue
    for (let step = -HAIR_SPREAD; step <= HAIR_SPREAD; step++) {
      const beside = at + step * stride
      if (from[at] > to[beside]) to[beside] = from[at]
    }
  }
  return to
}

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
  return {
    counts: blur({ width: size, height: size, values: counts }, HAIR_SPREAD).values,
    depth: nearestAlong(nearestAlong(depth, 1), size),
  }
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

/** How much hair there is between points and a light far away. */
type HairShade = { project: Projection; shadeAt: (u: number, v: number, depth: number) => number }

const SHADE_TAPS = [
  [0, 0],
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const

type HairShadeOptions = { size: number; spacing: number; slack: number }

const createHairShade = (
  { strands, direction, area = PORTRAIT_AREA }: Pick<ShadowCasters, 'strands' | 'direction' | 'area'>,
  { size, spacing, slack }: HairShadeOptions,
): HairShade => {
  const project = lightProjection(direction, area, size)
  if (strands.length === 0) return { project, shadeAt: () => 0 }
  const hair = countHair(strands, project, size)
  return {
    project,
    shadeAt: (u, v, depth) => {
      let sum = 0
      for (const [across, down] of SHADE_TAPS) {
        const column = (u + across * spacing) | 0
        const row = (v + down * spacing) | 0
        if (column < 0 || row < 0 || column >= size || row >= size) continue
        const cell = row * size + column
        if (hair.depth[cell] > depth + slack) sum += 1 - Math.exp(-hair.counts[cell] * HAIR_OPACITY)
      }
      return (sum / SHADE_TAPS.length) * 0.7
    },
  }
}

/** Where the light comes from that hair keeps from the skin beneath: from above and before. */
const HAIR_SKY: Vec3 = normalize([0, -0.5, 0.86])

/** Solid meshes cast full shadows, hair casts them by how much of it there is. */
export const createShadowMap = ({ meshes, strands, direction, area = PORTRAIT_AREA }: ShadowCasters): ShadowMap => {
  const size = Math.min(MOST_SIZE, Math.round(TEXELS_PER_UNIT * area.extent))
  const project = lightProjection(direction, area, size)
  const isInside = (column: number, row: number): boolean => column >= 0 && row >= 0 && column < size && row < size
  const solid = createDepthMap(size, size)
  for (const mesh of meshes) rasterizeDepth(solid, mesh, project)
  const hair = createHairShade({ strands, direction, area }, { size, spacing: 2.5, slack: 0.05 })
  const above = createHairShade({ strands, direction: HAIR_SKY, area }, { size: size >> 1, spacing: 3, slack: 0.01 })
  const at = new Float64Array(3)

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
      return (1 - blocked / TAPS) * (1 - hair.shadeAt(at[0] + jitterX, at[1] + jitterY, at[2]))
    },
    openUnderHair: ({ worldX, worldY, worldZ }) => {
      above.project(worldX, worldY, worldZ, at)
      return 1 - above.shadeAt(at[0], at[1], at[2])
    },
  }
}
