import { lendFloats } from '../../math/lent-arrays.ts'
import { blur } from '../../image/blur.ts'
import { eachRow } from '../../math/each-row.ts'
import { hash3 } from '../../math/noise.ts'
import { clamp, TAU } from '../../math/scalar.ts'
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
  /** Half the angle under which the lamp is seen, in radians: what is farther from its shadow has a softer one. */
  spread: number
  /** The square of world space that the map covers, in head units; by default that of a portrait. */
  area?: ShadowArea
}

export type ShadowArea = { centerY: number; extent: number }

const PORTRAIT_AREA: ShadowArea = { centerY: 0.9, extent: 5.4 }
const MOST_SIZE = 1100
const TEXELS_PER_UNIT = 150
/** Hair counts as dense as it is seen in texels of one size. */
const HAIR_TEXELS_PER_UNIT = 420 / PORTRAIT_AREA.extent
const HAIR_OPACITY = 0.36

/** Head units from what casts a shadow beyond which its edge grows no softer. */
const FARTHEST_CASTER = 0.5
/** Half the width of the sharpest edge, in head units. */
const SHARPEST = 0.01
/** How far over the surface light is looked for, in head units: facing the lamp, and more where it grazes. */
const LIFT = { least: 0.014, grazing: 0.04 } as const
const BIAS = 0.008

/** Points spread evenly over a disc of radius 1, in a spiral (Vogel, 1979): across and down, one after the other. */
const discTaps = (count: number): Float64Array =>
  Float64Array.from({ length: count * 2 }, (_, at) => {
    const [reach, turn] = [Math.sqrt(((at >> 1) + 0.5) / count), (at >> 1) * 2.39996]
    return reach * (at % 2 === 0 ? Math.cos(turn) : Math.sin(turn))
  })

const SEARCH_TAPS = discTaps(12)
const SHADE_TAPS = discTaps(20)
const HAIR_TAPS = discTaps(9)

/** Texels a side of the blocks whose nearest depth is kept, so that open ground is told at a glance. */
const BLOCK = 8

/** The nearest depth to the light within some texels of every texel, as far as blocks tell: never one too far away. */
const nearestAround = (depth: Float32Array, size: number, reach: number): ((u: number, v: number) => number) => {
  const side = Math.ceil(size / BLOCK)
  const nearestIn = new Float32Array(side * side).fill(EMPTY_DEPTH)
  eachRow(size, (row) => {
    for (let column = 0; column < size; column++) {
      const block = ((row / BLOCK) | 0) * side + ((column / BLOCK) | 0)
      if (depth[row * size + column] > nearestIn[block]) nearestIn[block] = depth[row * size + column]
    }
  })
  const blocks = Math.ceil(reach / BLOCK)
  const spread = (from: Float32Array, stride: number, acrossOf: (block: number) => number): Float32Array =>
    from.map((here, block) => {
      const across = acrossOf(block)
      let most = here
      for (let step = Math.max(-blocks, -across); step <= Math.min(blocks, side - 1 - across); step++)
        most = Math.max(most, from[block + step * stride])
      return most
    })
  const inRows = spread(nearestIn, 1, (block) => block % side)
  const nearest = spread(inRows, side, (block) => (block / side) | 0)
  const within = (texel: number): number => clamp((texel / BLOCK) | 0, 0, side - 1)
  return (u, v) => nearest[within(v) * side + within(u)]
}

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
  const counts = lendFloats(size * size)
  const depth = lendFloats(size * size).fill(EMPTY_DEPTH)
  const out = new Float64Array(3)
  const countIn = ({ points }: { points: Float32Array }): void => {
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
  for (const strand of strands) countIn(strand)
  return {
    shades: blur({ width: size, height: size, values: counts }, HAIR_SPREAD).values.map(
      (count) => 1 - Math.exp(-count * HAIR_OPACITY),
    ),
    depth: nearestAlong(nearestAlong(depth, 1), size),
  }
}

/** The picture's two directions as the light sees it. */
const lightAxes = (direction: Vec3): { right: Vec3; down: Vec3 } => {
  const right = normalize([direction[2], 0, -direction[0]])
  return { right, down: cross(direction, right) }
}

/** Sees the scene from the light: pixel column, pixel row, and depth towards the light. */
const lightProjection = (direction: Vec3, { centerY, extent }: ShadowArea, size: number): Projection => {
  const { right, down } = lightAxes(direction)
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

/** `reach` is how far around a point hair is looked for, in texels, `slack` the depth of hair that lies on it. */
type HairShadeOptions = { size: number; reach: number; slack: number }

const createHairShade = (
  { strands, direction, area = PORTRAIT_AREA }: Pick<ShadowCasters, 'strands' | 'direction' | 'area'>,
  { size, reach, slack }: HairShadeOptions,
): HairShade => {
  const project = lightProjection(direction, area, size)
  if (strands.length === 0) return { project, shadeAt: () => 0 }
  const hair = countHair(strands, project, size)
  const nearest = nearestAround(hair.depth, size, reach)
  return {
    project,
    shadeAt: (u, v, depth) => {
      if (nearest(u, v) <= depth + slack) return 0
      let sum = 0
      for (let tap = 0; tap < HAIR_TAPS.length; tap += 2) {
        const column = (u + HAIR_TAPS[tap] * reach) | 0
        const row = (v + HAIR_TAPS[tap + 1] * reach) | 0
        if (column < 0 || row < 0 || column >= size || row >= size) continue
        const cell = row * size + column
        if (hair.depth[cell] > depth + slack) sum += hair.shades[cell]
      }
      return ((2 * sum) / HAIR_TAPS.length) * 0.7
    },
  }
}

/** Where the light comes from that hair keeps from the skin beneath: from above and before. */
const HAIR_SKY: Vec3 = normalize([0, -0.5, 0.86])

/**
 * Shadows of solid meshes as a lamp of some size casts them: sharp where they touch, soft far from what casts them, by the
 * mean distance of what is in the way (Fernando, 2005).
 */
const createSolidShade = ({ meshes, direction, spread, area = PORTRAIT_AREA }: ShadowCasters): ShadowMap['litAt'] => {
  const size = Math.min(MOST_SIZE, Math.round(TEXELS_PER_UNIT * area.extent))
  const texels = size / area.extent
  const project = lightProjection(direction, area, size)
  const { right, down } = lightAxes(direction)
  const { depth } = meshes.reduce(
    (map, mesh) => {
      rasterizeDepth(map, mesh, project)
      return map
    },
    createDepthMap(size, size),
  )
  const searched = spread * FARTHEST_CASTER
  const nearest = nearestAround(depth, size, searched * texels)
  const at = new Float64Array(3)
  // Of the point that is asked for: made once, since it is asked for millions of times.
  let [u, v, level, slopeU, slopeV, cos, sin] = [0, 0, 0, 0, 0, 1, 0]
  /** How far what is in the way at a place beside the point lies before its surface; not above 0 where nothing is. */
  const rise = (x: number, y: number, reach: number): number => {
    const across = (x * cos - y * sin) * reach
    const along = (x * sin + y * cos) * reach
    const column = (u + across * texels) | 0
    const row = (v + along * texels) | 0
    if (column < 0 || row < 0 || column >= size || row >= size) return 0
    return depth[row * size + column] - level - across * slopeU - along * slopeV
  }
  return ({ worldX, worldY, worldZ, normalX, normalY, normalZ, keyFacing, pixelX, pixelY }) => {
    const lift = LIFT.least + LIFT.grazing * (1 - clamp(keyFacing))
    project(worldX + lift * normalX, worldY + lift * normalY, worldZ + lift * normalZ, at)
    u = at[0]
    v = at[1]
    level = at[2] + BIAS
    // The surface itself rises and falls towards the lamp beside the point.
    const steep = 1 / Math.max(0.4, keyFacing)
    slopeU = -steep * (normalX * right[0] + normalY * right[1] + normalZ * right[2])
    slopeV = -steep * (normalX * down[0] + normalY * down[1] + normalZ * down[2])
    if (nearest(u, v) <= level - searched * Math.sqrt(slopeU * slopeU + slopeV * slopeV)) return 1
    const turn = hash3(pixelX, pixelY, 1) * TAU
    cos = Math.cos(turn)
    sin = Math.sin(turn)
    let distance = 0
    let found = 0
    for (let tap = 0; tap < SEARCH_TAPS.length; tap += 2) {
      const height = rise(SEARCH_TAPS[tap], SEARCH_TAPS[tap + 1], searched)
      if (height <= 0) continue
      distance += height
      found++
    }
    if (found === 0) return 1
    const reach = Math.max(SHARPEST, spread * Math.min(FARTHEST_CASTER, distance / found))
    let blocked = 0
    for (let tap = 0; tap < SHADE_TAPS.length; tap += 2)
      if (rise(SHADE_TAPS[tap], SHADE_TAPS[tap + 1], reach) > 0) blocked++
    return 1 - (2 * blocked) / SHADE_TAPS.length
  }
}

/** Solid meshes cast full shadows, hair casts them by how much of it there is. */
export const createShadowMap = (casters: ShadowCasters): ShadowMap => {
  const { strands, direction, area = PORTRAIT_AREA } = casters
  const size = Math.min(MOST_SIZE, Math.round(HAIR_TEXELS_PER_UNIT * area.extent))
  const solid = createSolidShade(casters)
  const hair = createHairShade({ strands, direction, area }, { size, reach: 3.6, slack: 0.05 })
  const above = createHairShade({ strands, direction: HAIR_SKY, area }, { size: size >> 1, reach: 3, slack: 0.01 })
  const at = new Float64Array(3)

  return {
    litAt: (point) => {
      hair.project(point.worldX, point.worldY, point.worldZ, at)
      return solid(point) * (1 - hair.shadeAt(at[0], at[1], at[2]))
    },
    openUnderHair: ({ worldX, worldY, worldZ }) => {
      above.project(worldX, worldY, worldZ, at)
      return 1 - above.shadeAt(at[0], at[1], at[2])
    },
  }
}
