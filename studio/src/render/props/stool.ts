import type { Vec3 } from '../../math/vector.ts'
import type { Frame } from '../body/frame.ts'
import { stoolRestY, stoolSeatY } from '../body/prop-arms.ts'
import type { Seams } from '../cloth/appearance/fabrics.ts'
import type { ClothAppearance } from '../cloth/appearance/shade-cloth.ts'
import { MATERIAL } from '../raster/mesh.ts'
import type { Mesh } from '../raster/mesh.ts'
import { lathe, paintAs, partAt, standingAlong, uprightAt } from './shapes.ts'

const WOOD = [126, 84, 54] as const
const STEEL = [58, 58, 62] as const
const SEAT_Z = -0.5
const [SEAT_RADIUS, SEAT_THICKNESS, LEG_RADIUS] = [1.3, 0.24, 0.075]
/** How far the legs stand from the middle, under the seat and on the floor. */
const [TOP_REACH, FLOOR_REACH] = [0.6, 1.02]
const METAL = 1

const paint: Seams = (sample) => {
  if (partAt(sample.x).part === METAL) paintAs(sample, STEEL, 0.6)
  else paintAs(sample, WOOD, 0.3)
}

/** A rod from one point to another. */
const rod = (from: Vec3, to: Vec3): Mesh => {
  const way: Vec3 = [to[0] - from[0], to[1] - from[1], to[2] - from[2]]
  const length = Math.hypot(...way)
  const profile = [0, length / 2, length].map((y) => [LEG_RADIUS, y] as const)
  return lathe(profile, { place: standingAlong(from, way), part: METAL, material: MATERIAL.table })
}

/** A high round stool under somebody who sits upright, with a bar for the feet on each side. */
export const makeStool = (frame: Frame): { meshes: Mesh[]; look: ClothAppearance } => {
  const seatY = stoolSeatY(frame)
  const restShare = (stoolRestY(frame) - seatY) / (frame.floorY - seatY)
  const corner = (index: number, share: number): Vec3 => {
    const reach = TOP_REACH + (FLOOR_REACH - TOP_REACH) * share
    const [sideX, sideZ] = [index === 0 || index === 3 ? -1 : 1, index < 2 ? 1 : -1]
    return [sideX * reach, seatY + (frame.floorY - seatY) * share, SEAT_Z + sideZ * reach]
  }
  const rim = 0.08
  const seat = lathe(
    [
      [0, 0],
      [SEAT_RADIUS - rim, 0],
      [SEAT_RADIUS, rim],
      [SEAT_RADIUS, SEAT_THICKNESS - rim],
      [SEAT_RADIUS - rim, SEAT_THICKNESS],
      [0, SEAT_THICKNESS],
    ],
    { place: uprightAt([0, seatY, SEAT_Z]), material: MATERIAL.table },
  )
  const legs = [0, 1, 2, 3].map((index) => rod(corner(index, 0), corner(index, 1)))
  const bars = [0, 1, 2, 3].map((index) => rod(corner(index, restShare), corner((index + 1) % 4, restShare)))
  return {
    meshes: [seat, ...legs, ...bars],
    look: { fabric: { weave: () => undefined, sheen: 0, gloss: 0.3 }, color: WOOD, pattern: 'plain', seams: paint },
  }
}
