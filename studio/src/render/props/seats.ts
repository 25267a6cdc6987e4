import { scaleRgb } from '../../image/rgb.ts'
import type { Rgb } from '../../image/rgb.ts'
import { fractalNoise } from '../../math/noise.ts'
import type { Vec3 } from '../../math/vector.ts'
import type { Figure } from '../body/figure.ts'
import { stoolSeatY } from '../body/prop-arms.ts'
import type { Seat } from '../body/whole-poses.ts'
import type { Seams } from '../cloth/appearance/fabrics.ts'
import type { ClothAppearance } from '../cloth/appearance/shade-cloth.ts'
import { MATERIAL } from '../raster/mesh.ts'
import type { Mesh } from '../raster/mesh.ts'
import { block, boxed, gridShape, paintAs, uprightAt } from './shapes.ts'

const WOOD: Rgb = [142, 98, 62]
const STONE: Rgb = [168, 162, 152]
const ROCK: Rgb = [112, 108, 102]
const IRON: Rgb = [44, 46, 48]
const UPHOLSTERY: Rgb = [134, 142, 132]

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

/** Half a park bench's width, where its iron feet stand, and how thick they are. */
const BENCH = { half: 4.3, foot: 3.4, iron: 0.11 }

/** Slats of wood on two iron feet that bear the back and the arms. */
const benchMeshes = (seatY: number, groundY: number): Mesh[] => {
  const { half, foot, iron } = BENCH
  const slat = (low: Vec3, high: Vec3): Mesh[] => block([-half, low[1], low[2]], [half, high[1], high[2]], shape)
  const bar = (x: number, low: readonly [y: number, z: number], high: readonly [y: number, z: number]): Mesh[] =>
    block([x - iron, ...low], [x + iron, ...high], shape)
  return [
    ...[0, 1, 2, 3].flatMap((index) => {
      const z = FRONT_Z - 0.66 - index * 0.74
      return slat([0, seatY, z], [0, seatY + 0.16, z + 0.6])
    }),
    ...[0, 1, 2].flatMap((index) => {
      const y = seatY - 1.2 - index * 0.85
      return slat([0, y, BACK_Z - 0.1 - 0.09 * index], [0, y + 0.6, BACK_Z + 0.06 - 0.09 * index])
    }),
    ...[-foot, foot].flatMap((x) => [
      ...bar(x, [seatY + 0.16, FRONT_Z - 0.3], [groundY, FRONT_Z - 0.08]),
      ...bar(x, [seatY - 2.9, BACK_Z - 0.32], [groundY, BACK_Z - 0.1]),
      ...bar(x, [seatY + 0.16, BACK_Z - 0.1], [seatY + 0.36, FRONT_Z - 0.08]),
      ...bar(x, [seatY - 1.3, BACK_Z - 0.1], [seatY - 1.14, FRONT_Z - 0.08]),
      ...bar(x, [seatY - 1.3, FRONT_Z - 0.26], [seatY + 0.16, FRONT_Z - 0.08]),
    ]),
  ]
}

/** A block whose edges are rounded off, as what is stuffed is: a superellipsoid from corner to corner. */
const cushion = (low: Vec3, high: Vec3, roundness = 0.22): Mesh => {
  const [rings, sides] = [24, 48]
  const bent = (sine: number): number => boxed(sine, roundness)
  const middle = low.map((from, axis) => (from + high[axis]) / 2)
  const half = low.map((from, axis) => (high[axis] - from) / 2)
  return gridShape(
    Array.from({ length: rings + 1 }, (_, ring) => {
      const tilt = Math.PI * (ring / rings)
      return Array.from({ length: sides + 1 }, (_unused, step): Vec3 => {
        const turn = (step / sides) * Math.PI * 2
        const around = bent(Math.sin(tilt))
        return [
          middle[0] + half[0] * around * bent(Math.cos(turn)),
          middle[1] - half[1] * bent(Math.cos(tilt)),
          middle[2] + half[2] * around * bent(Math.sin(turn)),
        ]
      })
    }),
    shape,
  )
}

/** Two seat and two back cushions between two arms, on short legs. */
const sofaMeshes = (seatY: number, groundY: number): Mesh[] => {
  const [inner, outer, front] = [3.1, 3.95, FRONT_Z + 0.55]
  const sides = [-1, 1] as const
  return [
    cushion([-outer, seatY + 0.75, BACK_Z - 0.9], [outer, groundY - 0.4, front - 0.1], 0.14),
    cushion([-outer + 0.1, seatY - 2.75, BACK_Z - 1], [outer - 0.1, groundY - 0.5, BACK_Z - 0.15], 0.3),
    ...sides.flatMap((side) => [
      cushion(...onSide(side, 0.02, inner, [seatY, seatY + 0.95], [BACK_Z - 0.3, front])),
      cushion(...onSide(side, 0.04, inner, [seatY - 2.35, seatY + 0.1], [BACK_Z - 0.5, BACK_Z + 0.4])),
      cushion(...onSide(side, inner, outer, [seatY - 1.15, groundY - 0.4], [BACK_Z - 0.9, front + 0.05])),
      ...[BACK_Z - 0.6, front - 0.5].flatMap((z) =>
        block([side * 3.5 - 0.12, groundY - 0.45, z], [side * 3.5 + 0.12, groundY, z + 0.24], shape),
      ),
    ]),
  ]
}

type Range = readonly [from: number, to: number]

/** Opposite corners of what lies on one side of the middle. */
const onSide = (side: -1 | 1, near: number, far: number, [top, bottom]: Range, [back, front]: Range): [Vec3, Vec3] => {
  const [left, right] = side < 0 ? [-far, -near] : [near, far]
  return [
    [left, top, back],
    [right, bottom, front],
  ]
}

type Paint = (color: Rgb) => Seams

const paintWood: Paint = (color) => (sample) => {
  const grain = fractalNoise(sample.x * 1.1, sample.y * 6, sample.z * 6, 3)
  paintAs(sample, scaleRgb(color, 0.76 + 0.44 * grain), 0.3)
}

const paintStone: Paint = (color) => (sample) => {
  const grain = fractalNoise(sample.x * 3, sample.y * 3, sample.z * 3, 4)
  paintAs(sample, scaleRgb(color, 0.82 + 0.34 * grain), 0.08)
}

const paintRock: Paint = (color) => (sample) => {
  const grain = fractalNoise(sample.x * 1.4, sample.y * 1.4, sample.z * 1.4, 5)
  paintAs(sample, scaleRgb(color, 0.6 + 0.8 * grain), 0.06)
}

const paintBench: Paint = (color) => {
  const paintSlats = paintWood(color)
  return (sample) => {
    const isIron = Math.abs(Math.abs(sample.x) - BENCH.foot) < BENCH.iron + 0.01
    if (isIron) paintAs(sample, IRON, 0.5)
    else paintSlats(sample)
  }
}

const paintUpholstery: Paint = (color) => (sample) => {
  const weave = fractalNoise(sample.x * 9, sample.y * 9, sample.z * 9, 2)
  paintAs(sample, scaleRgb(color, 0.93 + 0.14 * weave), 0.04)
}

const SEATS = {
  chair: { meshes: chairMeshes, color: WOOD, paint: paintWood },
  steps: { meshes: stepMeshes, color: STONE, paint: paintStone },
  rock: { meshes: rockMeshes, color: ROCK, paint: paintRock },
  bench: { meshes: benchMeshes, color: WOOD, paint: paintBench },
  sofa: { meshes: sofaMeshes, color: UPHOLSTERY, paint: paintUpholstery },
} as const satisfies Record<Seat, unknown>

/** What somebody sits on whose feet are on the ground, in a colour of its own unless one is asked for. */
export const makeSeat = (
  name: Seat,
  { frame, groundY }: Figure,
  asked?: Rgb,
): { meshes: Mesh[]; look: ClothAppearance } => {
  const { meshes, color: usual, paint } = SEATS[name]
  const color = asked ?? usual
  return {
    meshes: meshes(stoolSeatY(frame), groundY),
    look: {
      fabric: { weave: () => undefined, sheen: 0, gloss: 0.3 },
      color,
      pattern: 'plain',
      seams: paint(color),
    },
  }
}
