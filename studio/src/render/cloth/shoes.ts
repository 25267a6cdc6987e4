import { capsule, ellipsoid, smoothMax, smoothMin } from '../../math/distance.ts'
import type { DistanceField } from '../../math/distance.ts'
import { distanceOf, lerp, smoothstep } from '../../math/scalar.ts'
import type { Vec3 } from '../../math/vector.ts'
import type { ShoeName } from '../../scene/outfits/outfit.ts'
import type { Frame } from '../body/frame.ts'
import type { FootPose } from '../body/stance.ts'

/** A point of a foot's own space: x to the picture's right, y up from the floor, z to the toes; the ankle is at x = z = 0. */
export type FootSpace = {
  toLocal: (x: number, y: number, z: number) => Vec3
  toFigure: (point: Vec3) => Vec3
  /** Length of the foot relative to a man's. */
  size: number
  heelHeight: number
}

export const HEEL_HEIGHTS: Record<ShoeName, number> = {
  sneakers: 0.04,
  loafers: 0.02,
  oxfords: 0.05,
  boots: 0.06,
  heels: 0.62,
  sandals: 0,
  barefoot: 0,
}

export const SOLE_HEIGHTS: Record<ShoeName, number> = {
  sneakers: 0.17,
  loafers: 0.08,
  oxfords: 0.09,
  boots: 0.15,
  heels: 0.06,
  sandals: 0.1,
  barefoot: 0,
}

export const footSpace = (frame: Frame, { ankle, heading, lift }: FootPose, heelHeight: number): FootSpace => {
  const [cosine, sine] = [Math.cos(heading), Math.sin(heading)]
  const [level, tilt] = [Math.cos(lift), Math.sin(lift)]
  const forward: Vec3 = [sine * level, tilt, cosine * level]
  const up: Vec3 = [sine * tilt, -level, cosine * tilt]
  const across: Vec3 = [cosine, 0, -sine]
  const ankleHeight = frame.floorY - frame.ankleY + heelHeight
  const size = frame.gender === 'male' ? 1 : 0.86
  return {
    size,
    heelHeight,
    toLocal: (x, y, z) => {
      const [dx, dy, dz] = [x - ankle[0], y - ankle[1], z - ankle[2]]
      return [
        (dx * across[0] + dz * across[2]) / size,
        (ankleHeight + dx * up[0] + dy * up[1] + dz * up[2]) / size,
        (dx * forward[0] + dy * forward[1] + dz * forward[2]) / size,
      ]
    },
    toFigure: ([x, y, z]) => {
      const [px, py, pz] = [x * size, y * size - ankleHeight, z * size]
      return [
        ankle[0] + across[0] * px + up[0] * py + forward[0] * pz,
        ankle[1] + up[1] * py + forward[1] * pz,
        ankle[2] + across[2] * px + up[2] * py + forward[2] * pz,
      ]
    },
  }
}

/** Height of the sole's underside over the floor: a high heel lifts the back of the foot. */
export const arch = (heelHeight: number, z: number): number => heelHeight * smoothstep(1.02, -0.2, z)

/** A foot without a shoe, in its own space, `grow` larger all round. */
const foot = ([x, height, z]: Vec3, grow: number, ankle = 0.235): number => {
  const y = height
  const inner = x
  let distance = ellipsoid(inner, y - 0.2, z - 1.02, 0.37 + grow, 0.22 + grow, 0.6 + grow)
  distance = smoothMin(distance, ellipsoid(inner, y - 0.26, z + 0.18, 0.28 + grow, 0.32 + grow, 0.38 + grow), 0.3)
  const instep = capsule([inner, y, z], [0, 0.55, 0.1], [0, 0.22, 1.05], [0.24 + grow, 0.2 + grow])
  distance = smoothMin(distance, instep, 0.22)
  return smoothMin(
    distance,
    capsule([inner, y, z], [0, 0.4, -0.08], [0, 1.15, -0.06], [ankle + 0.01 + grow, ankle + grow]),
    0.2,
  )
}

export const bareFoot = (space: FootSpace): DistanceField => {
  const heel = space.heelHeight / space.size
  return (x, y, z) => {
    const [across, height, ahead] = space.toLocal(x, y, z)
    const over = height - arch(heel, ahead) - 0.06
    return smoothMax(foot([across, over, ahead], -0.035, 0.24), -over, 0.06) * space.size
  }
}

/** Big toe to little toe: how far aside, where each ends, and how thick it is. */
const TOES = [
  [0.2, 1.56, 0.115],
  [0.04, 1.55, 0.078],
  [-0.085, 1.5, 0.072],
  [-0.19, 1.42, 0.068],
  [-0.28, 1.31, 0.064],
] as const
const TOE_BLEND = 0.035

/** The bones that stand out beside an ankle, the inner one higher and farther ahead, and their radius. */
const ANKLE_BONES = [
  [0.165, 0.7, 0],
  [-0.165, 0.62, -0.09],
] as const
const ANKLE_BONE = 0.075

/** A foot with toes, whose sole rests on the floor; the big one is on the side of `inner`. */
export const toedFoot = (space: FootSpace, inner: 1 | -1): DistanceField => {
  return (x, y, z) => {
    const [across, height, ahead] = space.toLocal(x, y, z)
    const side = across * inner
    const ball = ellipsoid(side, height - 0.17, ahead - 0.86, 0.33, 0.2, 0.5)
    const heel = ellipsoid(side, height - 0.22, ahead + 0.16, 0.25, 0.28, 0.34)
    const waist = capsule([side, height, ahead], [-0.06, 0.17, -0.1], [-0.06, 0.15, 0.8], [0.2, 0.2])
    const instep = capsule([side, height, ahead], [0, 0.52, 0.08], [0.02, 0.22, 0.95], [0.2, 0.18])
    const ankle = capsule([side, height, ahead], [0, 0.4, -0.08], [0, 0.72, -0.06], [0.22, 0.18])
    const flesh = [heel, waist, instep, ankle].reduce((least, part) => smoothMin(least, part, 0.2), ball)
    const body = ANKLE_BONES.reduce(
      (least, [aside, high, along]) =>
        smoothMin(least, distanceOf(side - aside, height - high, ahead - along) - ANKLE_BONE, 0.12),
      flesh,
    )
    const toed = TOES.reduce((least, [aside, end, radius]) => {
      const toe = capsule([side, height, ahead], [aside * 0.8, 0.16, 1], [aside, radius + 0.01, end], [0.1, radius])
      return smoothMin(least, toe, TOE_BLEND)
    }, body)
    return smoothMax(toed, -height, 0.03) * space.size
  }
}

/** Where the upper of a shoe is cut away and the foot shows, in the foot's own space, over the arch. */
export const shoeCovers: Record<'heels' | 'sandals', (y: number, z: number) => boolean> = {
  // High at the heel, low along the sides, closed over the toes.
  heels: (y, z) => y < lerp(0.46, 0.17, smoothstep(-0.3, 0.1, z)) + 2 * smoothstep(0.96, 1.14, z),
  sandals: (y, z) =>
    Math.abs(z - 1.05) < 0.13 || Math.abs(z - 0.62) < 0.1 || (Math.abs(y - 0.42 - 0.25 * z) < 0.07 && z < 0.35),
}
