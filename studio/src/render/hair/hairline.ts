import type { Gender, Identity } from '../../identity/identity.ts'
import { valueNoise } from '../../math/noise.ts'
import { bell, smoothstep } from '../../math/scalar.ts'
import { path, splineTable } from '../../math/spline.ts'
import type { TablePoint } from '../../math/spline.ts'
import { BREADTH, SKULL } from '../head/head-field.ts'

/**
 * Lower edge of the scalp by azimuth in degrees (0 front, 90 ear, 180 nape) as the y of the unit sphere that the skull
 * is mapped to; smaller is higher.
 */
const EDGES: Record<Gender, readonly TablePoint[]> = {
  male: path(
    '0 -0.375, 18 -0.39, 30 -0.4, 42 -0.345, 54 -0.15, 63 0.06, 70 0.24, 76 0.3, 82 0.08, 94 0, 106 0.1, 125 0.36, 150 0.56, 180 0.62',
  ),
  female: path('0 -0.38, 20 -0.375, 40 -0.31, 56 -0.14, 67 0.12, 75 0.2, 82 0.08, 92 0, 105 0.08, 135 0.46, 180 0.64'),
}

export type SkullAngles = {
  /** Unit direction from the skull's centre; y down. */
  x: number
  y: number
  z: number
  /** Degrees from the front, 0 to 180, the same on both sides. */
  azimuth: number
}

/** Where a point of the head lies on the unit sphere that the skull is mapped to. */
export const skullAngles = (identity: Identity, x: number, y: number, z: number): SkullAngles => {
  const { center, radii } = SKULL
  const u = (x - center[0]) / (radii[0] * identity.shape.skullWidth * BREADTH)
  const v = (y - center[1]) / (radii[1] * identity.shape.skullHeight)
  const w = (z - center[2]) / radii[2]
  const scale = 1 / (Math.sqrt(u * u + v * v + w * w) || 1)
  return { x: u * scale, y: v * scale, z: w * scale, azimuth: (Math.atan2(Math.abs(u), w) * 180) / Math.PI }
}

/**
 * How far inside the hairline a point lies: 0 on the line, positive on the scalp (1 is about half a head). A receding
 * hairline climbs at the temples first, then in the middle, and at last leaves the crown.
 */
export const createHairline = (identity: Identity): ((angles: SkullAngles) => number) => {
  const edge = splineTable(EDGES[identity.gender])
  const { recession } = identity.hair
  const seed = identity.seed % 89
  return ({ x, y, z, azimuth }) => {
    const temples = 0.27 * bell(azimuth, 37, 17)
    const middle = 0.24 * smoothstep(0.35, 1, recession) * bell(azimuth, 0, 34)
    const wander =
      0.06 * (valueNoise(x * 5 + seed, y * 5, z * 5) - 0.5) + 0.045 * (valueNoise(x * 21 + seed, y * 21, z * 21) - 0.5)
    const inside = edge(azimuth) - recession * temples - middle - y + wander
    const crown = smoothstep(0.55, 1, recession) * smoothstep(-0.78, -0.97, y + 0.25 * z)
    return inside - crown * (inside + 0.05)
  }
}
