import type { DistanceField } from '../../../math/distance.ts'
import { lerp, smoothstep } from '../../../math/scalar.ts'
import type { Vec3 } from '../../../math/vector.ts'
import type { Material, Mesh } from '../../raster/mesh.ts'
import { TRIM } from '../appearance/fabrics.ts'
import type { Opening } from '../cut/neckline.ts'
import { clothSheet, pointInFront } from './sheet.ts'

type LapelOptions = { cloth: DistanceField; opening: Opening; material: Material }

/** Height of the lapel's upper edge, of its widest point just below the notch, and of its end. */
const TOP_Y = 1.52
const NOTCH_Y = 1.98
const END_Y = 3.44
const WIDEST = 0.4

/** Width of the lapel from the fold by height: narrow at the collar, pointed under the notch, then tapering down. */
export const lapelWidth = (y: number): number => {
  if (y < NOTCH_Y) return lerp(0.14, WIDEST, smoothstep(TOP_Y, NOTCH_Y, y) ** 3)
  return WIDEST * Math.max(0, 1 - (y - NOTCH_Y) / (END_Y - NOTCH_Y)) ** 0.8
}

/** The two lapels of a blazer: folded back along the opening. */
export const lapels = ({ cloth, opening, material }: LapelOptions): Mesh[] =>
  [-1, 1].map((side) => {
    const rows: Vec3[][] = []
    for (let step = 0; step <= 90; step++) {
      const foldY = lerp(TOP_Y, END_Y, (step / 90) ** 1.4)
      rows.push(
        lapelSection(cloth, { side, foldX: Math.max(0.012, opening(foldY) - 0.02), foldY, width: lapelWidth(foldY) }),
      )
    }
    return clothSheet({ rows, trim: TRIM.lapel, material })
  })

/** Height at which a jacket's front edges begin. */
const FRONT_TOP_Y = 1.66
/** Across a front edge: how far it lies inside the opening and behind the cloth's face, in head units. */
const FRONT_EDGE = [
  [-0.05, -0.012],
  [-0.02, 0.012],
  [0.012, 0.006],
  [0.026, -0.03],
  [0.016, -0.08],
  [-0.03, -0.12],
] as const

/** The turned edges of a jacket that hangs open, down to its hem: they show how thick it is. */
export const frontEdges = ({ cloth, opening, material }: LapelOptions, hemY: number): Mesh[] =>
  [-1, 1].map((side) => {
    const rows: Vec3[][] = []
    for (let step = 0; step <= 110; step++) {
      const y = lerp(FRONT_TOP_Y, hemY, step / 110)
      const [, , z] = pointInFront(cloth, side * opening(y), y)
      rows.push(FRONT_EDGE.map(([inside, ahead]): Vec3 => [side * (opening(y) - inside), y, z + ahead]))
    }
    return clothSheet({ rows, trim: TRIM.hood, material })
  })

type Section = { side: number; foldX: number; foldY: number; width: number }

/** How a lapel stands off the jacket: inside its roll, over it, and back round the edge, as (share across, height). */
const LAPEL_PROFILE = [
  [-0.08, -0.05],
  [-0.07, 0],
  [-0.03, 0.05],
  [0.04, 0.085],
  [0.14, 0.1],
  [0.28, 0.1],
  [0.45, 0.088],
  [0.62, 0.074],
  [0.78, 0.064],
  [0.9, 0.06],
  [0.97, 0.056],
  [1, 0.04],
  [1, 0.01],
  [0.97, -0.04],
] as const
/** Above this height a lapel lies beneath the collar; one narrower than the next stands off less. */
const COLLAR_Y = 1.9
const FULL_WIDTH = 0.16

const lapelSection = (cloth: DistanceField, { side, foldX, foldY, width }: Section): Vec3[] => {
  const full = smoothstep(0, FULL_WIDTH, width) * lerp(0.4, 1, smoothstep(TOP_Y, COLLAR_Y, foldY))
  return LAPEL_PROFILE.map(([across, height]): Vec3 => {
    const [x, y, z] = pointInFront(cloth, side * (foldX + width * across), foldY)
    return [x, y, z + height * lerp(0.3, 1, full)]
  })
}
