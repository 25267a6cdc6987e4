import type { Identity } from '../../identity/identity.ts'
import type { DistanceField } from '../../math/distance.ts'
import { bell, bell2, clamp, distanceOf, lerp, smoothstep, TAU } from '../../math/scalar.ts'
import type { Vec3 } from '../../math/vector.ts'
import { unitOf } from '../../scene/face-units.ts'
import { createDepthMap, EMPTY_DEPTH } from '../raster/gbuffer.ts'
import { gridIndices, MATERIAL, vertexNormals } from '../raster/mesh.ts'
import type { Mesh } from '../raster/mesh.ts'
import { rasterizeDepth } from '../raster/rasterize.ts'
import { earSkew, faceSkew } from './asymmetry.ts'
import type { Skew } from './asymmetry.ts'
import { faceRelief } from './displacement.ts'
import type { Relief } from './displacement.ts'
import { faceLayout, JAW_DROP } from './features-layout.ts'
import type { Expression, FaceLayout } from './features-layout.ts'
import { headField } from './head-field.ts'
import { withNose } from './nose-field.ts'

const COLUMNS = 96
const ROWS = 40
const CENTER_Y = 0.1
const HINGE_Z = -0.07
const HALF_HEIGHT = 0.225
/** How much higher an ear is at its back than at its hinge, for each unit behind that. */
const EAR_LEAN = 0.04
const HALF_WIDTH = 0.128

/** How far an ear turns away from the head, in radians. */
const earFlare = ({ earFlare: flare }: Identity['shape']): number => 0.13 + 0.2 * flare

/**
 * Height over the ear's disc: rim, inner fold, bowl, tragus and lobe. `u` points back and `v` down, both -1 to 1; the
 * disc's edge bends back so that the rim looks thick.
 */
const earHeight = (u: number, v: number): number => {
  const radius = distanceOf(u, v)
  const backAndTop = smoothstep(-0.75, 0.1, u - 0.55 * v) * smoothstep(1.1, 0.2, v)
  // Seen from the front a rim as high at the top would be a corner.
  const rim = 0.058 * bell(radius, 0.82, 0.19) * backAndTop * (1 - 0.8 * smoothstep(0, -1, v))
  const fold = 0.046 * bell(distanceOf(u + 0.16, (v - 0.02) * 0.9), 0.5, 0.18) * smoothstep(-0.4, 0.25, u)
  const bowl = 0.07 * bell2(u, v, -0.24, 0.12, 0.32, 0.36)
  const tragus = 0.045 * bell2(u, v, -0.72, 0.18, 0.17, 0.2)
  const lobe = 0.03 * bell2(u, v, -0.08, 0.68, 0.42, 0.28)
  const edge = 0.07 * smoothstep(0.8, 1.04, radius) * smoothstep(-0.85, -0.4, u)
  return rim + fold + tragus + lobe - bowl - edge
}

/**
 * How little of the light from all sides gets into the ear's bowl and the groove under its rim, 0 to 1 at a point of the
 * resting ear.
 */
export const earHollow = ({ shape }: Identity): ((y: number, z: number) => number) => {
  const backward = Math.cos(earFlare(shape))
  return (y, z) => {
    const back = (HINGE_Z - z) / backward
    const v = (y + EAR_LEAN * back - CENTER_Y) / (HALF_HEIGHT * shape.earSize)
    const u = (back / shape.earSize - HALF_WIDTH * (1 - 0.2 * smoothstep(0.2, 1, v))) / HALF_WIDTH
    const groove = bell(distanceOf(u, v), 0.66, 0.1) * smoothstep(-0.6, 0.2, u - 0.55 * v) * smoothstep(0.7, 0.1, v)
    return clamp(0.95 * bell2(u, v, -0.3, 0.14, 0.34, 0.36) + 0.55 * groove)
  }
}

/** Where the head's side lies at a height and depth. */
const sideOf = (head: DistanceField, y: number, z: number): number => {
  let x = 0.6
  for (let step = 0; step < 12; step++) {
    const distance = head(x, y, z)
    x -= distance
    if (Math.abs(distance) < 1e-3) break
  }
  return x
}

/** How far an ear's skin stays off the head's side, and as far within it where it is joined to it, in head units. */
const OFF_HEAD = 0.012

/** How far the hinge's two ends are from the middle of the head. */
type Hinge = { top: number; bottom: number }

const buildEar = (identity: Identity, head: DistanceField, hinge: Hinge, side: -1 | 1): Mesh => {
  const { shape } = identity
  const rest = new Float32Array(COLUMNS * ROWS * 3)
  const flare = earFlare(shape)
  const [outward, backward] = [Math.sin(flare), Math.cos(flare)]
  for (let row = 0; row < ROWS; row++) {
    const radius = row / (ROWS - 1)
    for (let column = 0; column < COLUMNS; column++) {
      const angle = (column / COLUMNS) * TAU
      const u = Math.cos(angle) * radius
      const v = Math.sin(angle) * radius
      const height = earHeight(u, v) * shape.earSize
      const width = HALF_WIDTH * (1 - 0.26 * smoothstep(-0.2, 0.9, v))
      const back = (u * width + HALF_WIDTH * (1 - 0.2 * smoothstep(0.2, 1, v))) * shape.earSize
      const at = (row * COLUMNS + column) * 3
      const x = lerp(hinge.top, hinge.bottom, 0.5 + 0.5 * v) + 0.01 + back * outward + height * backward
      const y = CENTER_Y + v * HALF_HEIGHT * shape.earSize - EAR_LEAN * back
      const z = HINGE_Z - back * backward + height * outward
      // The skull widens behind the hinge: it would be seen through the bowl.
      const joined = Math.max(smoothstep(-0.7, -0.95, u), smoothstep(0.8, 0.97, radius) * smoothstep(0.35, -0.1, u))
      rest[at] = side * Math.max(x, sideOf(head, y, z) + OFF_HEAD - 2 * OFF_HEAD * joined)
      rest[at + 1] = y
      rest[at + 2] = z
    }
  }
  const { growth, drop } = earSkew(identity, side)
  const positions = rest.map((value, at) => (at % 3 === 1 ? value + growth * (value - CENTER_Y) + drop : value))
  const indices = gridIndices({ columns: COLUMNS, rows: ROWS, wrap: true, flip: side > 0 })
  return { positions, normals: vertexNormals(positions, indices), rest, indices, material: MATERIAL.ear }
}

/** The grid's vertex in the middle of the lobe. */
const LOBE = Math.round(0.74 * (ROWS - 1)) * COLUMNS + Math.round(0.266 * COLUMNS)

/** The middle of an ear's lobe, in head space. */
export const lobeOf = ({ positions }: Mesh): Vec3 => [
  positions[LOBE * 3],
  positions[LOBE * 3 + 1],
  positions[LOBE * 3 + 2],
]

/** The ears, the one on the picture's left first. `head` is the plain head's field. */
const buildEars = (identity: Identity, head: DistanceField): Mesh[] => {
  const reach = HALF_HEIGHT * identity.shape.earSize
  const hinge = {
    top: sideOf(head, CENTER_Y - reach, HINGE_Z - 0.04),
    bottom: sideOf(head, CENTER_Y + reach, HINGE_Z - 0.04),
  }
  return [buildEar(identity, head, hinge, -1), buildEar(identity, head, hinge, 1)]
}

export type Head = {
  mesh: Mesh
  ears: Mesh[]
  layout: FaceLayout
  /** The plain head without features, in head space. */
  distance: DistanceField
  /** Takes a point of the even face, where the layout and what is painted lie, to the person's own. */
  skew: Skew
  /** Depth of the resting face's surface at (x, y), in head space. */
  heightAt: (x: number, y: number) => number
}

const FINEST_COLUMNS = 261
const FINEST_ROWS = 290
const RAY_ORIGIN = [0, 0.08, -0.1] as const

/** Distance along a ray from inside the head to its surface: Newton steps kept inside a bracket. */
const castOutwards = (field: DistanceField, dx: number, dy: number, dz: number): number => {
  const [ox, oy, oz] = RAY_ORIGIN
  let near = 0.25
  let far = 1.5
  let at = 0.8
  for (let step = 0; step < 12; step++) {
    const distance = field(ox + dx * at, oy + dy * at, oz + dz * at)
    if (distance < 0) near = at
    else far = at
    let next = at - distance * 1.08
    if (!(next > near && next < far)) next = (near + far) / 2
    if (Math.abs(next - at) < 3e-4) return next
    at = next
  }
  return at
}

/** Polar angle of a row; rows crowd where the face is. */
const rowAngle = (share: number): number => {
  const crowded = share + 0.075 * Math.sin((share - 0.08) * Math.PI * 2) * (1 - share) * share * 4
  return Math.PI * (0.002 + 0.996 * clamp(crowded))
}

/** Azimuth of a column counted from the front; columns crowd at the front. */
const columnAngle = (share: number): number => Math.PI * (0.4 * share + 0.6 * share * share * share)

type HeadGrid = { columns: number; rows: number }

const castHead = (field: DistanceField, relief: Relief, { columns, rows }: HeadGrid): Float32Array => {
  const half = columns >> 1
  const positions = new Float32Array(columns * rows * 3)
  const [ox, oy, oz] = RAY_ORIGIN
  for (let row = 0; row < rows; row++) {
    const polar = rowAngle(row / (rows - 1))
    const rise = -Math.cos(polar)
    const ring = Math.sin(polar)
    for (let column = 0; column <= half; column++) {
      const azimuth = columnAngle(column / half)
      const dx = Math.sin(azimuth) * ring
      const dz = Math.cos(azimuth) * ring
      const reach = castOutwards(field, dx, rise, dz)
      const x = ox + dx * reach
      const y = oy + rise * reach
      let z = oz + dz * reach
      const front = smoothstep(-0.12, 0.28, z)
      if (front > 0) z += front * relief(x, y)
      positions.set([x, y, z], (row * columns + half + column) * 3)
      positions.set([-x, y, z], (row * columns + half - column) * 3)
    }
  }
  return positions
}

/** The head's vertices where the person's own face has them; its back is even. */
const skewed = (even: Float32Array, skew: Skew): Float32Array => {
  const positions = even.slice()
  for (let at = 0; at < even.length; at += 3) {
    const front = smoothstep(-0.12, 0.28, even[at + 2])
    if (front === 0) continue
    const [x, y] = skew(even[at], even[at + 1])
    positions[at] = lerp(even[at], x, front)
    positions[at + 1] = lerp(even[at + 1], y, front)
  }
  return positions
}

const CELLS_PER_UNIT = 128
const MAP_LEFT = -0.8
const MAP_TOP = -1.25
const MAP_WIDTH = Math.round(1.6 * CELLS_PER_UNIT)
const MAP_HEIGHT = Math.round(2.6 * CELLS_PER_UNIT)
const OUTSIDE_DEPTH = -0.1

const surfaceHeights = (mesh: Mesh): ((x: number, y: number) => number) => {
  const map = createDepthMap(MAP_WIDTH, MAP_HEIGHT)
  rasterizeDepth(map, mesh, (x, y, z, out) => {
    out[0] = (x - MAP_LEFT) * CELLS_PER_UNIT
    out[1] = (y - MAP_TOP) * CELLS_PER_UNIT
    out[2] = z
  })
  const heights = map.depth.map((depth) => (depth === EMPTY_DEPTH ? OUTSIDE_DEPTH : depth))
  return (x, y) => {
    const u = clamp((x - MAP_LEFT) * CELLS_PER_UNIT - 0.5, 0, MAP_WIDTH - 1.001)
    const v = clamp((y - MAP_TOP) * CELLS_PER_UNIT - 0.5, 0, MAP_HEIGHT - 1.001)
    const column = u | 0
    const at = (v | 0) * MAP_WIDTH + column
    const top = lerp(heights[at], heights[at + 1], u - column)
    const bottom = lerp(heights[at + MAP_WIDTH], heights[at + MAP_WIDTH + 1], u - column)
    return lerp(top, bottom, v - (v | 0))
  }
}

/** The plain head without features, in head space; an expression may drop its jaw. */
export const plainHead = (identity: Identity, expression: Expression): DistanceField =>
  headField(identity, identity.shape.chinLength + JAW_DROP * unitOf(expression.units, 'jawDrop'))

/**
 * Builds the head of a person with an expression, at rest before the camera (no pose).
 * @param detail Share of the finest mesh's triangles, 0 to 1, for small pictures.
 */
export const buildHead = (
  identity: Identity,
  expression: Expression,
  detail = 1,
  distance = plainHead(identity, expression),
): Head => {
  const layout = faceLayout(identity, expression)
  const share = Math.sqrt(detail)
  const columns = 2 * Math.round((FINEST_COLUMNS * share) / 2) + 1
  const rows = Math.round(FINEST_ROWS * share)
  const skew = faceSkew(identity, layout)
  const rest = castHead(withNose(distance, identity, layout), faceRelief(identity, layout), { columns, rows })
  const positions = skewed(rest, skew)
  const indices = gridIndices({ columns, rows })
  const mesh: Mesh = {
    positions,
    normals: vertexNormals(positions, indices),
    rest,
    indices,
    material: MATERIAL.face,
  }
  return { mesh, ears: buildEars(identity, distance), layout, distance, skew, heightAt: surfaceHeights(mesh) }
}
