import type { DistanceField } from '../../../math/distance.ts'
import { lerp } from '../../../math/scalar.ts'
import { sampleCurve } from '../../../math/spline.ts'
import type { Vec3 } from '../../../math/vector.ts'
import type { Material, Mesh } from '../../raster/mesh.ts'
import { TRIM } from '../appearance/fabrics.ts'
import { clothSheet, pointBelow, pointInFront } from './sheet.ts'

const COLUMNS = 26
/** Nothing that hangs beside the body lies farther back. */
const BEHIND_Z = -0.25
/** How far back the crest of the shoulder is, and below which height the sheet has left it. */
const CREST_Z = -0.38
const CHEST_Y = 2.4

/** How high its folds lie over the cloth beneath. */
const foldAt = (share: number, index: number): number =>
  0.03 + 0.035 * (0.5 + 0.5 * Math.sin(share * 31 + index * 0.03))

/** A long scarf over one shoulder, drawn across the front to the other hip and falling beside it, in soft folds. */
export const drapeDupatta = (body: DistanceField, hip: { y: number; halfWidth: number }, material: Material): Mesh => {
  const upper = [
    [-1.06, 1.62],
    [-0.92, 2.4],
    [-0.25, 3.75],
    [0.55, 4.75],
    [hip.halfWidth - 0.25, hip.y + 0.05],
    [hip.halfWidth - 0.12, hip.y + 1.9],
    [hip.halfWidth - 0.1, hip.y + 3.9],
  ]
  const lower = [
    [-0.46, 1.2],
    [-0.12, 2.0],
    [0.55, 2.95],
    [1.02, 3.75],
    [hip.halfWidth + 0.22, hip.y - 0.8],
    [hip.halfWidth + 0.55, hip.y + 1.6],
    [hip.halfWidth + 0.75, hip.y + 3.8],
  ]
  const [first, second] = [sampleCurve(upper, 96), sampleCurve(lower, 96)]
  const rows = first.map((from, index): Vec3[] =>
    Array.from({ length: COLUMNS + 1 }, (_, column): Vec3 => {
      const share = column / COLUMNS
      const x = lerp(from[0], second[index][0], share)
      const y = lerp(from[1], second[index][1], share)
      const fold = foldAt(share, index)
      const isOnChest = y > CHEST_Y
      const crest = isOnChest ? 0 : pointBelow(body, x, CREST_Z)[1] - fold
      if (y <= crest) return [x, crest, CREST_Z]
      return [x, y, Math.max(pointInFront(body, x, y)[2], isOnChest ? BEHIND_Z : CREST_Z) + fold]
    }),
  )
  // Over the shoulder it falls down the back.
  const behind = rows[0].map(([x], column): Vec3 => {
    const [, y] = pointBelow(body, x, CREST_Z - 0.3)
    return [x, y - foldAt(column / COLUMNS, 0), CREST_Z - 0.3]
  })
  return clothSheet({ rows: [behind, ...rows], trim: TRIM.scarf, material })
}
