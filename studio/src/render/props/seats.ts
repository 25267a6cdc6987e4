import { scaleRgb } from '../../image/rgb.ts'
import { fractalNoise } from '../../math/noise.ts'
import type { Vec3 } from '../../math/vector.ts'
import type { Figure } from '../body/figure.ts'
import { stoolSeatY } from '../body/prop-arms.ts'
import type { Seat } from '../body/whole-poses.ts'
import type { Seams } from '../cloth/appearance/fabrics.ts'
import type { ClothAppearance } from '../cloth/appearance/shade-cloth.ts'
import { MATERIAL } from '../raster/mesh.ts'
import type { Mesh } from '../raster/mesh.ts'
import { block, gridShape, paintAs, uprightAt } from './shapes.ts'

const WOOD = [142, 98, 62] as const
const STONE = [168, 162, 152] as const
const ROCK = [112, 108, 102] as const

const shape = { place: uprightAt([0, 0, 0]), material: MATERIAL.table }

/** How far a seat reaches behind and before the hips. */
const [BACK_Z, FRONT_Z] = [-1.75, 1.15]

/** Four legs, a seat and a back of two posts and two slats, a little wider than the person on it. */
const chairMeshes = (seatY: number, groundY: number): Mesh[] => {
  const wide = 1.5
  const leg = 0.13
  const post = (x: number, z: number, topY: number): Mesh[] =>
    block([x - leg, topY, z - leg], [x + leg, groundY, z + leg], shape)
  const slat = (topY: number): Mesh[] => block([-wide, topY, BACK_Z - 0.08], [wide, topY + 0.5, BACK_Z + 0.08], shape)
  return [
    ...block([-wide, seatY, BACK_Z], [wide, seatY + 0.22, FRONT_Z], shape),
    ...[-wide + leg, wide - leg].flatMap((x) => [
      ...post(x, BACK_Z, seatY - 3.3),
      ...post(x, FRONT_Z - leg, seatY + 0.2),
    ]),
    ...slat(seatY - 3.2),
    ...slat(seatY - 2.2),
  ]
}

/** Steps from side to side of the picture: the feet stand before the lowest. */
const stepMeshes = (seatY: number, groundY: number): Mesh[] => {
  const rise = (groundY - seatY) / 2
  return [0, 1, 2, 3].flatMap((index) => {
    const topY = groundY - (index + 1) * rise
    const frontZ = FRONT_Z + 0.6 - index * 0.9
    return block([-14, topY, frontZ - 2], [14, topY + rise, frontZ], shape)
  })
}

/** A boulder with a flat top. */
const rockMeshes = (seatY: number, groundY: number): Mesh[] => {
  const height = groundY - seatY + 0.4
  const [rings, sides] = [22, 48]
  const rows = Array.from({ length: rings + 1 }, (_, ring) =>
    Array.from({ length: sides + 1 }, (_unused, step): Vec3 => {
      const turn = (step / sides) * Math.PI * 2
      const down = ring / rings
      const [cosine, sine] = [Math.cos(turn), Math.sin(turn)]
      const bulge = 0.55 * (fractalNoise(cosine * 1.3 + 7, down * 2.2, sine * 1.3 + 3, 3) - 0.5)
      const reach = (1.25 + 1.5 * Math.sqrt(down)) * Math.min(1, down * 9) * (1 + bulge)
      return [cosine * reach * 1.15, seatY + 0.03 + height * Math.max(0, down - 0.1) ** 1.4, sine * reach * 0.75 - 0.5]
    }),
  )
  return [gridShape(rows, shape)]
}

const paintWood: Seams = (sample) => {
  const grain = fractalNoise(sample.x * 1.1, sample.y * 6, sample.z * 6, 3)
  paintAs(sample, scaleRgb(WOOD, 0.76 + 0.44 * grain), 0.3)
}

const paintStone: Seams = (sample) => {
  const grain = fractalNoise(sample.x * 3, sample.y * 3, sample.z * 3, 4)
  paintAs(sample, scaleRgb(STONE, 0.82 + 0.34 * grain), 0.08)
}

const paintRock: Seams = (sample) => {
  const grain = fractalNoise(sample.x * 1.4, sample.y * 1.4, sample.z * 1.4, 5)
  paintAs(sample, scaleRgb(ROCK, 0.6 + 0.8 * grain), 0.06)
}

const SEATS = {
  chair: { meshes: chairMeshes, color: WOOD, seams: paintWood },
  steps: { meshes: stepMeshes, color: STONE, seams: paintStone },
  rock: { meshes: rockMeshes, color: ROCK, seams: paintRock },
} as const satisfies Record<Seat, unknown>

/** What somebody sits on whose feet are on the ground. */
export const makeSeat = (name: Seat, { frame, groundY }: Figure): { meshes: Mesh[]; look: ClothAppearance } => {
  const { meshes, color, seams } = SEATS[name]
  return {
    meshes: meshes(stoolSeatY(frame), groundY),
    look: {
      fabric: { weave: () => undefined, sheen: 0, gloss: 0.3 },
      color,
      pattern: 'plain',
      seams,
    },
  }
}
