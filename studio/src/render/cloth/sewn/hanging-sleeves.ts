import type { DistanceField } from '../../../math/distance.ts'
import { clamp, lerp, smoothstep } from '../../../math/scalar.ts'
import { add, between, cross, dot, normalize, scaleVector, subtract } from '../../../math/vector.ts'
import type { Vec3 } from '../../../math/vector.ts'
import type { Limb } from '../../body/limb.ts'
import { fieldGradient } from '../../body/surface-nets.ts'
import type { Material, Mesh } from '../../raster/mesh.ts'
import { TRIM } from '../appearance/fabrics.ts'
import { clothSheet } from './sheet.ts'

type HangingSleeveOptions = {
  /** What it has to hang clear of. */
  body: DistanceField
  limbs: readonly Limb[]
  material: Material
  /** Where it ends along the arm, and how far it hangs below it. */
  end: number
  depth: number
}

const ROWS = 28
const DOWN = 18
/** Where its inner edge leaves the arm, how far apart its two layers hang, and how far behind a hanging arm; sashes have room beneath. */
const START = 0.5
const APART = 0.075
const BEHIND = 0.8
const CLEAR = 0.14

const placeOn = ({ upper, joint, lower }: Limb, along: number): Vec3 =>
  along <= 1
    ? between(upper.start, joint, along)
    : add(joint, scaleVector(lower.axes.along, lower.length * (along - 1)))

/** Moves a point out of what it would be inside of. */
const clearOf = (body: DistanceField, point: Vec3): Vec3 => {
  let at = point
  for (let turn = 0; turn < 3; turn++) {
    const distance = body(...at)
    if (distance >= CLEAR) break
    at = add(at, scaleVector(normalize(fieldGradient(body, at, 0.05)), CLEAR - distance))
  }
  return at
}

/** Which way one layer is from the other: they lie on each other on what they fall on, as it is there. */
const offLayer = (body: DistanceField, hangs: Vec3, lies: Vec3, across: Vec3): Vec3 => {
  const pushed = Math.hypot(...subtract(lies, hangs))
  if (pushed === 0) return across
  const normal = normalize(fieldGradient(body, lies, 0.05))
  const outward = scaleVector(normal, Math.sign(dot(normal, across)) || 1)
  return normalize(between(across, outward, Math.min(1, pushed / 0.1)))
}

const hangingSleeve = ({ body, limbs, material, end, depth }: HangingSleeveOptions, side: number): Mesh => {
  const limb = limbs[side]
  const [from, to] = [placeOn(limb, START), placeOn(limb, end)]
  const way = normalize(subtract(to, from))
  const upright = smoothstep(0.45, 0.95, clamp(way[1]))
  const outward = side === 0 ? -1 : 1
  const down: Vec3 = [0.1 * outward, depth, -BEHIND * upright]
  const across = normalize(cross(way, down))
  const rows = Array.from({ length: ROWS + 1 }, (_, row): Vec3[] => {
    const share = row / ROWS
    const top = placeOn(limb, lerp(START, end, share))
    // Both layers, from the arm down, round the lower edge and up again.
    return Array.from({ length: 2 * DOWN + 1 }, (_place, column): Vec3 => {
      const layer = column - DOWN
      const fallen = 1 - Math.abs(layer / DOWN)
      const fold = 0.055 * fallen * Math.sin(share * 13 + 1.5 * side + fallen)
      const apart = APART * Math.sign(layer) * lerp(0.4, 1, Math.sqrt(Math.min(1, (1 - fallen) * 6)))
      const hangs = add(add(top, scaleVector(down, fallen)), scaleVector(across, fold))
      const lies = clearOf(body, hangs)
      return add(lies, scaleVector(offLayer(body, hangs, lies, across), apart))
    })
  })
  return clothSheet({ rows, trim: TRIM.panel, material, isMeasured: true })
}

/** The bags of cloth that hang below the arms from wide sleeves. */
export const hangingSleeves = (options: HangingSleeveOptions): Mesh[] =>
  [0, 1].map((side) => hangingSleeve(options, side))
