import { clamp, lerp } from './scalar.ts'
import type { Vec3 } from './vector.ts'

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
