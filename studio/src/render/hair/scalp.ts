import type { Identity } from '../../identity/identity.ts'
import { sampleDistanceGrid } from '../../math/distance.ts'
import type { DistanceField, DistanceGrid } from '../../math/distance.ts'
import { hash3 } from '../../math/noise.ts'
import { smoothstep, TAU } from '../../math/scalar.ts'
import type { Vec3 } from '../../math/vector.ts'
import { SKULL } from '../head/head-field.ts'
import { createHairline, skullAngles } from './hairline.ts'
import type { SkullAngles } from './hairline.ts'

/** A place on the scalp that hair grows from, in head space. */
export type Root = {
  id: number
  point: Vec3
  normal: Vec3
  angles: SkullAngles
  /** 0 at the lower edge of the scalp, 1 on top of the head. */
  top: number
  /** How far inside the hairline, 0 on the line. */
  inside: number
  /** Which side of the parting: -1 left, 1 right. */
  side: -1 | 1
  /** Hairs are blended only with guides of the same group: one per side of the parting, others for a fringe. */
  group: number
}

/** Square of the distance between two roots. */
export const apart = ({ point: [x, y, z] }: Root, { point }: Root): number =>
  (point[0] - x) ** 2 + (point[1] - y) ** 2 + (point[2] - z) ** 2

export type Scalp = {
  grid: DistanceGrid
  /** Chance that a hair grows at this root, 0 to 1: soft toward the hairline. */
  density: (root: Root) => number
  /** A share of about `count` evenly spread roots, up to `reach` inside the hairline; `salt` chooses another set. */
  roots: (count: number, salt: number, some?: { share?: number; reach?: number }) => Root[]
  /** How far inside the hairline a direction lies, 0 on the line. */
  inside: (angles: SkullAngles) => number
}

const GRID_CELL = 0.05
/** The group of roots that grow a fringe, and of those on one side of a parted one by that side. */
const FRINGE_GROUP = 0
const PARTED_FRINGE = 2

export const growsFringe = ({ group }: Root): boolean => group === FRINGE_GROUP || Math.abs(group) === PARTED_FRINGE

const GOLDEN_TURN = TAU * 0.6180339887498949
/** The scalp covers about this share of all directions. */
const SCALP_SHARE = 0.52

/** Point on the head in a direction from the skull's centre. */
const hitSurface = (grid: DistanceGrid, direction: Vec3): Vec3 => {
  const [cx, cy, cz] = SKULL.center
  let reach = 0.7
  for (let step = 0; step < 12; step++) {
    const distance = grid.distance(cx + direction[0] * reach, cy + direction[1] * reach, cz + direction[2] * reach)
    reach -= distance
    if (Math.abs(distance) < 0.0008) break
  }
  return [cx + direction[0] * reach, cy + direction[1] * reach, cz + direction[2] * reach]
}

type ScalpOptions = {
  identity: Identity
  head: DistanceField
  partX: number
  /** True for roots that grow a fringe. */
  isFringe?: ((root: Root) => boolean) | undefined
  /** A fringe that falls to both sides. */
  isFringeParted?: boolean | undefined
}

const PARTING_STRAY = 0.1

/** Where a parting runs at a depth: it wanders a little. */
export const partingAt = (partX: number, z: number): number =>
  partX + 0.016 * Math.sin(z * 7.3 + partX * 20) + 0.007 * Math.sin(z * 23)

export const createScalp = ({ identity, head, partX, isFringe, isFringeParted = false }: ScalpOptions): Scalp => {
  const grid = sampleDistanceGrid(head, { low: [-1.05, -1.4, -1.5], high: [1.05, 1.35, 1.05] }, GRID_CELL)
  const insideOf = createHairline(identity)
  const slope = new Float64Array(3)
  const rootAt = (id: number, direction: Vec3): Root => {
    const point = hitSurface(grid, direction)
    grid.normal(point[0], point[1], point[2], slope)
    const angles = skullAngles(identity, point[0], point[1], point[2])
    // Single hairs near the parting fall to either side.
    const stray = PARTING_STRAY * (hash3(id, 71, 5) - 0.5)
    const side = point[0] < partingAt(partX, point[2]) + stray ? -1 : 1
    const root: Root = {
      id,
      point,
      normal: [slope[0], slope[1], slope[2]],
      angles,
      top: smoothstep(0.15, -0.7, angles.y),
      inside: insideOf(angles),
      side,
      group: side,
    }
    return isFringe?.(root) ? { ...root, group: isFringeParted ? PARTED_FRINGE * side : FRINGE_GROUP } : root
  }
  /** Whether a direction from the skull's centre leads well beyond `reach`, told without looking for the surface. */
  const isDeep = ([x, y, z]: Vec3, reach: number): boolean => {
    const [cx, cy, cz] = SKULL.center
    return insideOf(skullAngles(identity, cx + x, cy + y, cz + z)) > reach + 0.06
  }
  const roots: Scalp['roots'] = (count, salt, { share = 1, reach = Infinity } = {}) => {
    const total = Math.round(count / SCALP_SHARE)
    const found: Root[] = []
    for (let id = 0; id < total; id++) {
      if (share < 1 && hash3(id, salt, 3) > share) continue
      const height = 1 - (2 * (id + hash3(id, salt, 1))) / total
      if (height > 0.75) continue
      const ring = Math.sqrt(1 - height * height)
      const turn = id * GOLDEN_TURN + (hash3(id, salt, 2) - 0.5) * (6 / Math.sqrt(total))
      const direction: Vec3 = [ring * Math.sin(turn), height, ring * Math.cos(turn)]
      if (reach < Infinity && isDeep(direction, reach)) continue
      const root = rootAt(id, direction)
      if (root.inside > -0.06 && root.inside < reach) found.push(root)
    }
    return found
  }
  return {
    grid,
    roots,
    density: ({ inside }) => smoothstep(-0.06, 0.16, inside),
    inside: insideOf,
  }
}
