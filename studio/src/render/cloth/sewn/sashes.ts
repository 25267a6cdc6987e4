import { lerp, smoothstep } from '../../../math/scalar.ts'
import { sampleCurve } from '../../../math/spline.ts'
import type { Vec3 } from '../../../math/vector.ts'
import type { Mesh } from '../../raster/mesh.ts'
import { clothSheet, pointAround, pointInFront } from './sheet.ts'
import type { Tied } from './wraps.ts'

type SashOptions = Tied & {
  topY: number
  bottomY: number
  thickness: number
}

/** Places down a sash, as shares of its height, and how far it stands off. */
const SASH = [
  [0.03, -0.5],
  [0, 0.2],
  [0.02, 0.8],
  [0.08, 1],
  [0.24, 1],
  [0.42, 1.04],
  [0.6, 1],
  [0.78, 1.03],
  [0.92, 1],
  [0.98, 0.8],
  [1, 0.2],
  [0.97, -0.5],
] as const
const ROUND_STEPS = 108

/** A band of cloth wound round the waist. */
export const sash = ({ cloth, material, topY, bottomY, thickness, trim }: SashOptions): Mesh => {
  const rows = Array.from({ length: ROUND_STEPS + 1 }, (_, step): Vec3[] => {
    const angle = (step / ROUND_STEPS) * 2 * Math.PI - Math.PI
    return SASH.map(([down, off]): Vec3 => {
      const at = pointAround(cloth, angle, lerp(topY, bottomY, down))
      const out = off * thickness * (1 + 0.12 * Math.sin(3 * angle + 9 * down))
      return [at[0] + Math.sin(angle) * out, at[1], at[2] + Math.cos(angle) * out]
    })
  })
  return clothSheet({ rows, trim, material, isMeasured: true })
}

type RibbonOptions = Tied & {
  /** Its way down the front as (x, y), and how broad it is. */
  way: readonly (readonly [x: number, y: number])[]
  width: number
}

/** A flat ribbon that hangs down the front. */
export const ribbon = ({ cloth, material, trim, way, width }: RibbonOptions): Mesh => {
  const path = sampleCurve(way, 30)
  let ahead = -9
  const rows = path.map(([x, y], index): Vec3[] => {
    const share = index / (path.length - 1)
    const half = (width / 2) * lerp(0.55, 1, smoothstep(0, 0.25, share))
    // It falls from the fullest place that it has passed.
    ahead = Math.max(ahead - 0.02, pointInFront(cloth, x, y)[2])
    return [-1, -0.6, 0, 0.6, 1].map((across): Vec3 => {
      const rests = pointInFront(cloth, x + across * half, y)[2]
      return [x + across * half, y, Math.max(ahead - 0.05, rests) + 0.05 + 0.02 * Math.sin(9 * share + 2.4 * across)]
    })
  })
  return clothSheet({ rows, trim, material, isMeasured: true })
}
