import type { DistanceField } from '../../../math/distance.ts'
import { clamp, lerp, smoothstep } from '../../../math/scalar.ts'
import { add, between, cross, normalize, scaleVector, subtract } from '../../../math/vector.ts'
import type { Vec3 } from '../../../math/vector.ts'
import { fieldGradient } from '../../body/surface-nets.ts'
import type { Material, Mesh } from '../../raster/mesh.ts'
import { TRIM } from '../appearance/fabrics.ts'
import type { Trim } from '../appearance/fabrics.ts'
import type { Neckline } from '../cut/neckline.ts'
import { clothSheet, clothTube, pointAround, pointInFront } from './sheet.ts'

/** The same point at a distance from cloth. */
const settle = (cloth: DistanceField, point: Vec3, height: number): Vec3 => {
  let at = point
  for (let turn = 0; turn < 3; turn++)
    at = add(at, scaleVector(normalize(fieldGradient(cloth, at, 0.04)), height - cloth(...at)))
  return at
}

type WrapCollarOptions = {
  cloth: DistanceField
  neckline: Neckline
  material: Material
  /** How broad the band is, from the neckline outward. */
  width: number
  thickness: number
  trim: Trim
  /** Where the band of the upper front ends, beyond the middle: the other front goes on beneath it. */
  end: readonly [x: number, y: number]
  /** Nothing below it is in the picture. */
  bottomY: number
  /** How far another collar beneath looks out at the neck. */
  liner?: number
}

/** The wearer's left, which lies over the right. */
const OVER = 1
const NECK_STEPS = 46
const FRONT_STEPS = 26

/** So near to where the fronts cross, in steps, a band turns. */
const TURN = 12

/** Lets a band turn in a curve where the fronts cross: in a corner it would fold. */
const smoothTurn = (path: Vec3[]): Vec3[] => {
  let smooth = path
  for (let pass = 0; pass < 16; pass++)
    smooth = smooth.map((point, index) =>
      Math.abs(index - NECK_STEPS) > TURN || index + 1 === smooth.length
        ? point
        : between(point, between(smooth[index - 1], smooth[index + 1], 0.5), 0.5),
    )
  return smooth
}

/** The line that a band follows from the nape to where its front ends. */
const bandPath = ({ cloth, neckline, end, bottomY }: WrapCollarOptions, side: 1 | -1): Vec3[] => {
  const round = Array.from({ length: NECK_STEPS + 1 }, (_, step): Vec3 => {
    const angle = 180 * (1 - step / NECK_STEPS) ** 1.5
    return pointAround(cloth, (side * angle * Math.PI) / 180, neckline(angle))
  })
  const [x, y] = round[NECK_STEPS]
  const aside = side === OVER ? end[0] : -end[0]
  const shown = Math.ceil(FRONT_STEPS * clamp((bottomY + 0.3 - y) / (end[1] - y)))
  const down = Array.from({ length: shown }, (_, step): Vec3 => {
    const share = (step + 1) / FRONT_STEPS
    return pointInFront(cloth, lerp(x, aside, share), lerp(y, end[1], share))
  })
  return smoothTurn([...round, ...down])
}

/** Places across a band from its outer to its inner edge, as shares of its width, and how high they lie. */
const BAND = [
  [-1, -0.6],
  [-1, 0.5],
  [-0.95, 1],
  [-0.5, 1.05],
  [-0.06, 1],
  [0.02, 0.7],
  [0.05, 0.1],
  [0.02, -0.6],
] as const

const band = (options: WrapCollarOptions, side: 1 | -1, isLiner = false): Mesh => {
  const { cloth, material, thickness, trim, end, liner = 0 } = options
  const path = bandPath(options, side)
  const [, crossY] = path[NECK_STEPS]
  /** What goes on beneath the upper front ends there. */
  const hide = ([x, y, z]: Vec3): Vec3 => {
    const edge = (end[0] * (y - crossY)) / (end[1] - crossY)
    return side === OVER || x < edge + 0.12 ? [x, y, z] : pointInFront(cloth, edge + 0.12, y)
  }
  const width = isLiner ? 0.12 : options.width
  const lift = isLiner ? 0.3 * thickness : (side === OVER ? 1.5 : 0.9) * thickness
  const rows = path.map((edge, index): Vec3[] => {
    const normal = normalize(fieldGradient(cloth, edge, 0.05))
    const along = normalize(subtract(path[Math.min(path.length - 1, index + 1)], path[Math.max(0, index - 1)]))
    const inward = scaleVector(normalize(cross(along, normal)), -side)
    // Its end is tucked in flat.
    const tucked = lerp(1, 0.3, smoothstep(0.92, 1, index / (path.length - 1)))
    return BAND.map(([across, height]): Vec3 => {
      const at = add(edge, scaleVector(inward, across * width + (isLiner ? liner : 0)))
      const high = height * lift * tucked
      // On the cloth it follows that; over the bare neck it goes on as it lay.
      return hide(across < -0.3 && !isLiner ? settle(cloth, at, high) : add(at, scaleVector(normal, high)))
    })
  })
  return clothSheet({ rows, trim: isLiner ? TRIM.liner : trim, material, isMeasured: true })
}

/** The bands of a robe's fronts, the left one over the right one, and the collar of what is worn beneath. */
export const wrapCollar = (options: WrapCollarOptions): Mesh[] => [
  ...(options.liner ? [band(options, -1, true), band(options, OVER, true)] : []),
  band(options, -1),
  band(options, OVER),
]

export type Tied = {
  cloth: DistanceField
  material: Material
  trim: Trim
}

/** The knot that ribbons hang from. */
export const knot = ({ cloth, material, trim }: Tied, [x, y]: readonly [x: number, y: number], size: number): Mesh => {
  const path = Array.from({ length: 9 }, (_, step): Vec3 => {
    const across = lerp(-1, 1, step / 8) * size
    const [, , z] = pointInFront(cloth, x + across, y)
    return [x + across, y + 0.12 * across, z + 0.05]
  })
  const radius = (share: number): number => size * (0.12 + 0.6 * Math.sin(Math.PI * share))
  return clothTube({ path, radius, trim, material })
}

/** A bow at the collar: how high its middle is and how far it stands before the shirt, how far a wing reaches, and half its height at its root and its end. */
const BOW = { y: 1.62, ahead: 0.13, reach: 0.42, root: 0.06, end: 0.17, knot: 0.085 } as const
const WING_STEPS = 12

/** A bow tied in front of the collar. */
export const bowTie = (cloth: DistanceField, material: Material): Mesh[] => {
  const trim = TRIM.accent
  const { y, ahead, reach, root, end } = BOW
  const middle = pointInFront(cloth, 0, y)[2] + ahead
  const before: DistanceField = (_x, _y, z) => z - middle
  const wings = [-1, 1].map((side) => {
    const rows = Array.from({ length: WING_STEPS + 1 }, (_, step): Vec3[] => {
      const out = step / WING_STEPS
      const half = lerp(root, end, smoothstep(0, 0.85, out)) * lerp(1, 0.94, smoothstep(0.9, 1, out))
      return Array.from({ length: 13 }, (_point, column): Vec3 => {
        const across = column / 6 - 1
        const full = (1 - across * across) * (0.03 + 0.05 * Math.sin(Math.PI * Math.min(1, 0.15 + out)))
        // Gathered at the knot, in two folds.
        const fold = 0.018 * Math.cos(3 * Math.PI * across) * (1 - out)
        return [side * reach * out, y + half * across, middle + full + fold - 0.12 * out * out]
      })
    })
    return clothSheet({ rows, trim, material, isMeasured: true })
  })
  return [...wings, knot({ cloth: before, material, trim }, [0, y], BOW.knot)]
}
