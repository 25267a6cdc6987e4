import { distanceOf, lerp } from './scalar.ts'

/** x to the picture's right, y down, z to the viewer. */
export type Vec3 = readonly [number, number, number]

export const dot = (a: Vec3, b: Vec3): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]

export const cross = (a: Vec3, b: Vec3): Vec3 => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
]

export const add = (a: Vec3, b: Vec3): Vec3 => [a[0] + b[0], a[1] + b[1], a[2] + b[2]]

export const subtract = (a: Vec3, b: Vec3): Vec3 => [a[0] - b[0], a[1] - b[1], a[2] - b[2]]

export const scaleVector = (a: Vec3, factor: number): Vec3 => [a[0] * factor, a[1] * factor, a[2] * factor]

/** Unit vector of the same direction; the zero vector stays zero. */
export const normalize = (a: Vec3): Vec3 => scaleVector(a, 1 / (distanceOf(a[0], a[1], a[2]) || 1))

/** The point between two at a share of the way. */
export const between = (from: Vec3, to: Vec3, share: number): Vec3 => [
  lerp(from[0], to[0], share),
  lerp(from[1], to[1], share),
  lerp(from[2], to[2], share),
]
