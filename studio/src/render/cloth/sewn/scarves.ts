import type { DistanceField } from '../../../math/distance.ts'
import { lerp, smoothstep } from '../../../math/scalar.ts'
import { sampleCurve } from '../../../math/spline.ts'
import type { Vec3 } from '../../../math/vector.ts'
import type { Material, Mesh } from '../../raster/mesh.ts'
import { TRIM } from '../appearance/fabrics.ts'
import { clothSheet, pointBehind, pointBelow, pointInFront } from './sheet.ts'

const COLUMNS = { soft: 26, pleated: 56 } as const
/** Nothing that hangs beside the body lies farther back. */
const BEHIND_Z = -0.25
/** How far back the crest of the shoulder is, and below which height the sheet has left it. */
const CREST_Z = -0.38
const CHEST_Y = 2.4

const ROWS = 96

type Hip = {
  y: number
  halfWidth: number
  /** Of the trunk at a height. */ widthAt: (y: number) => number
  /** Nothing below it is in the picture. */ bottomY: number
  /** How far below it what hangs behind can fall. */ drop: number
}
type Edge = readonly (readonly [x: number, y: number])[]

/** Lays a scarf between two edges, from a shoulder down the front. */
const drapeBetween = (
  body: DistanceField,
  { bottomY }: Hip,
  [first, second]: readonly [Edge, Edge],
  material: Material,
  heightAt: (share: number, index: number) => number,
  columns: number = COLUMNS.soft,
): Mesh => {
  const [from, to] = [sampleCurve(first, ROWS), sampleCurve(second, ROWS)]
  const hidden = from.findIndex(([, y], index) => Math.min(y, to[index][1]) > bottomY + 0.3)
  const rows = from.slice(0, hidden < 0 ? undefined : hidden + 1).map(([fromX, fromY], index): Vec3[] =>
    Array.from({ length: columns + 1 }, (_, column): Vec3 => {
      const share = column / columns
      const x = lerp(fromX, to[index][0], share)
      const y = lerp(fromY, to[index][1], share)
      const fold = heightAt(share, index)
      const isOnChest = y > CHEST_Y
      const crest = isOnChest ? 0 : pointBelow(body, x, CREST_Z)[1] - fold
      if (y <= crest) return [x, crest, CREST_Z]
      return [x, y, Math.max(pointInFront(body, x, y)[2], isOnChest ? BEHIND_Z : CREST_Z) + fold]
    }),
  )
  // Over the shoulder it falls down the back.
  const behind = rows[0].map(([x], column): Vec3 => {
    const [, y] = pointBelow(body, x, CREST_Z - 0.3)
    return [x, y - heightAt(column / columns, 0), CREST_Z - 0.3]
  })
  return clothSheet({ rows: [behind, ...rows], trim: TRIM.scarf, material })
}

/** How high the folds of a dupatta lie over the cloth beneath. */
const foldAt = (share: number, index: number): number =>
  0.03 + 0.035 * (0.5 + 0.5 * Math.sin(share * 31 + index * 0.03))

/** A long scarf over one shoulder, drawn across the front to the other hip and falling beside it, in soft folds. */
export const drapeDupatta = (body: DistanceField, hip: Hip, material: Material): Mesh => {
  const upper: Edge = [
    [-1.06, 1.62],
    [-0.92, 2.4],
    [-0.25, 3.75],
    [0.55, 4.75],
    [hip.halfWidth - 0.25, hip.y + 0.05],
    [hip.halfWidth - 0.12, hip.y + 1.9],
    [hip.halfWidth - 0.1, hip.y + 3.9],
  ]
  const lower: Edge = [
    [-0.46, 1.2],
    [-0.12, 2.0],
    [0.55, 2.95],
    [1.02, 3.75],
    [hip.halfWidth + 0.22, hip.y - 0.8],
    [hip.halfWidth + 0.55, hip.y + 1.6],
    [hip.halfWidth + 0.75, hip.y + 3.8],
  ]
  return drapeBetween(body, hip, [upper, lower], material, foldAt)
}

/** Pleats gathered at the shoulder, each as broad and as long as it falls: some run out over the chest, others reach the hip. */
const PLEATS = 6
const pleatAt = (share: number, index: number): number => {
  const down = index / ROWS
  const place = PLEATS * (share + 0.05 * Math.sin(7.5 * share + 0.6) + 0.025 * Math.sin(3 * down + 11 * share)) + 0.15
  const pleat = Math.floor(place)
  const within = place - pleat
  const reach = 0.5 + 0.35 * Math.sin(2.4 * pleat + 1)
  const crest =
    within < 0.68 ? Math.sin((within / 0.68) * (Math.PI / 2)) : Math.cos(((within - 0.68) / 0.32) * (Math.PI / 2))
  const height = lerp(0.1, 0.03, smoothstep(0.04, reach, down)) * (0.75 + 0.25 * Math.sin(4.1 * pleat))
  return 0.03 + height * crest
}

/** The end of a saree: pleated over the wearer's left shoulder, spread across the chest and drawn round the right hip. */
export const drapePallu = (body: DistanceField, hip: Hip, material: Material): Mesh => {
  const outer: Edge = [
    [1.02, 1.56],
    [0.84, 2.3],
    [0.76, 3.1],
    [0.68, 3.9],
    [0.42, hip.y - 0.85],
    [-0.25, hip.y - 0.2],
    [-hip.halfWidth + 0.12, hip.y + 0.3],
  ]
  const inner: Edge = [
    [0.4, 1.16],
    [0.1, 1.95],
    [-0.42, 2.6],
    ...[3.3, hip.y - 1.5, hip.y - 0.95, hip.y - 0.5].map((y) => [-hip.widthAt(y) - 0.01, y] as const),
  ]
  return drapeBetween(body, hip, [outer, inner], material, pleatAt, COLUMNS.pleated)
}

/** How far below the hip joints a pallu ends behind. */
const PALLU_DROP = 2.6
/** How far off what it falls on a pallu hangs behind. */
const PALLU_CLEAR = 0.06

/** The rest of it behind the shoulder: it falls straight from where the back is fullest, in folds that widen to its woven end. */
export const hangPallu = (body: DistanceField, hip: Hip, material: Material): Mesh => {
  const endY = hip.y + Math.min(PALLU_DROP, hip.drop)
  const lowest: number[] = []
  const rows = Array.from({ length: ROWS + 1 }, (_, row): Vec3[] => {
    const down = row / ROWS
    return Array.from({ length: COLUMNS.soft + 1 }, (_, column): Vec3 => {
      const share = column / COLUMNS.soft
      const onShoulder = lerp(0.42, 1.02, share)
      const x = onShoulder + lerp(0.2 * down, 0.9 * smoothstep(0, 0.6, down), share)
      const top = pointBelow(body, onShoulder, CREST_Z - 0.3)[1]
      const y = lerp(top, endY, down)
      const fold = lerp(0.05, 0.13, down) * Math.sin(15 * share + 1.6 * Math.sin(2 * down + 4 * share)) ** 2
      const behind = row === 0 ? CREST_Z - 0.3 : pointBehind(body, x, y)[2]
      lowest[column] = Math.min(lowest[column] ?? 0, behind)
      return [x, row === 0 ? top - 0.05 : y, lowest[column] - PALLU_CLEAR - fold]
    })
  })
  const shown = rows.filter(([[, y]]) => y < hip.bottomY + 0.3)
  return clothSheet({ rows: shown, trim: TRIM.scarf, material })
}
