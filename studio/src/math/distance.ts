import { clamp, lerp } from './scalar.ts'
import type { Vec3 } from './vector.ts'

type GridBox = { low: Vec3; high: Vec3 }

/** A distance field sampled once where it is asked for, so that a look-up costs eight reads. Outside the box the nearest edge answers. */
export type DistanceGrid = {
  distance: DistanceField
  /** Unit vector away from the surface, written to `out`. */
  normal: (x: number, y: number, z: number, out: Float64Array) => void
}

export const sampleDistanceGrid = (field: DistanceField, { low, high }: GridBox, cell: number): DistanceGrid => {
  const [columns, rows, layers] = [0, 1, 2].map((axis) => Math.ceil((high[axis] - low[axis]) / cell) + 1)
  const slab = columns * rows
  const values = new Float32Array(slab * layers)
  const isSampled = new Uint8Array(values.length)
  const sample = (at: number): number => {
    const k = Math.floor(at / slab)
    const inSlab = at % slab
    const j = Math.floor(inSlab / columns)
    isSampled[at] = 1
    values[at] = field(low[0] + (inSlab % columns) * cell, low[1] + j * cell, low[2] + k * cell)
    return values[at]
  }
  const valueAt = (at: number): number => (isSampled[at] === 1 ? values[at] : sample(at))
  /** Between a point of the grid and the next one in its row. */
  const between = (at: number, share: number): number => {
    const first = valueAt(at)
    return first + (valueAt(at + 1) - first) * share
  }
  const density = 1 / cell
  const distance: DistanceField = (x, y, z) => {
    const u = Math.min(columns - 1.001, Math.max(0, (x - low[0]) * density))
    const v = Math.min(rows - 1.001, Math.max(0, (y - low[1]) * density))
    const w = Math.min(layers - 1.001, Math.max(0, (z - low[2]) * density))
    const at = (w | 0) * slab + (v | 0) * columns + (u | 0)
    const fu = u - (u | 0)
    const fv = v - (v | 0)
    const near = between(at, fu)
    const front = near + (between(at + columns, fu) - near) * fv
    const far = between(at + slab, fu)
    return front + (far + (between(at + slab + columns, fu) - far) * fv - front) * (w - (w | 0))
  }
  const reach = cell * 0.5
  const normal = (x: number, y: number, z: number, out: Float64Array): void => {
    const dx = distance(x + reach, y, z) - distance(x - reach, y, z)
    const dy = distance(x, y + reach, z) - distance(x, y - reach, z)
    const dz = distance(x, y, z + reach) - distance(x, y, z - reach)
    const scale = 1 / (Math.sqrt(dx * dx + dy * dy + dz * dz) || 1)
    out[0] = dx * scale
    out[1] = dy * scale
    out[2] = dz * scale
  }
  return { distance, normal }
}

/** Signed distance to a surface: negative inside. May be approximate away from the surface. */
export type DistanceField = (x: number, y: number, z: number) => number

/** Union of two fields, rounded over `radius` (polynomial smooth minimum). */
export const smoothMin = (a: number, b: number, radius: number): number => {
  const overlap = Math.max(radius - Math.abs(a - b), 0) / radius
  return Math.min(a, b) - overlap * overlap * radius * 0.25
}

/** Intersection of two fields, rounded over `radius`. */
export const smoothMax = (a: number, b: number, radius: number): number => -smoothMin(-a, -b, radius)

/** Approximate distance to an ellipsoid around the origin with the given radii. */
export const ellipsoid = (
  x: number,
  y: number,
  z: number,
  radiusX: number,
  radiusY: number,
  radiusZ: number,
): number => {
  const p = x / radiusX
  const q = y / radiusY
  const r = z / radiusZ
  const length = Math.sqrt(p * p + q * q + r * r)
  const s = p / radiusX
  const t = q / radiusY
  const u = r / radiusZ
  return (length * (length - 1)) / Math.max(Math.sqrt(s * s + t * t + u * u), 1e-4)
}

/** As `capsule`, for one that is asked for again and again. */
export const capsuleField = (
  [startX, startY, startZ]: Vec3,
  [endX, endY, endZ]: Vec3,
  [first, last]: readonly [number, number],
): DistanceField => {
  const ax = endX - startX
  const ay = endY - startY
  const az = endZ - startZ
  const squared = ax * ax + ay * ay + az * az
  return (x, y, z) => {
    const px = x - startX
    const py = y - startY
    const pz = z - startZ
    const along = clamp((px * ax + py * ay + pz * az) / squared)
    const dx = px - ax * along
    const dy = py - ay * along
    const dz = pz - az * along
    return Math.sqrt(dx * dx + dy * dy + dz * dz) - lerp(first, last, along)
  }
}

/** Distance to a tapered capsule from `start` to `end`. */
export const capsule = (point: Vec3, start: Vec3, end: Vec3, radii: readonly [number, number]): number => {
  const px = point[0] - start[0]
  const py = point[1] - start[1]
  const pz = point[2] - start[2]
  const ax = end[0] - start[0]
  const ay = end[1] - start[1]
  const az = end[2] - start[2]
  const along = clamp((px * ax + py * ay + pz * az) / (ax * ax + ay * ay + az * az))
  const dx = px - ax * along
  const dy = py - ay * along
  const dz = pz - az * along
  return Math.sqrt(dx * dx + dy * dy + dz * dz) - lerp(radii[0], radii[1], along)
}
