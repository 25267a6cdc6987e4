import { mixRgb, scaleRgb } from '../../../image/rgb.ts'
import type { Rgb } from '../../../image/rgb.ts'
import { valueNoise } from '../../../math/noise.ts'
import type { Vec3 } from '../../../math/vector.ts'
import { line, TRIM } from '../../cloth/appearance/fabrics.ts'
import { clothTube } from '../../cloth/sewn/sheet.ts'
import { MATERIAL } from '../../raster/mesh.ts'
import type { Mesh } from '../../raster/mesh.ts'
import { axisInFist } from '../grip.ts'
import type { MadeProp, PropMaking } from '../grip.ts'
import { moved, inFist, inBoth, stick } from '../held.ts'
import type { Placement } from '../shapes.ts'
import { ball, block, gridShape, lathe, paintAs, partAt, standingAlong } from '../shapes.ts'

const makeBall =
  (skin: (x: number, y: number, z: number, color: Rgb) => Rgb): ((making: PropMaking) => MadeProp) =>
  (making) => ({
    meshes: [ball(0.92, 1, { place: inBoth(making, 0, 0.5) })],
    paint: (sample) => {
      const { x } = partAt(sample.x)
      const grain = 0.96 + 0.05 * valueNoise(x * 34, sample.y * 34, sample.z * 34)
      paintAs(sample, scaleRgb(skin(x, sample.y, sample.z, making.color), grain), 0.25)
    },
  })

const GOLDEN = (1 + Math.sqrt(5)) / 2
/** The twelve corners of an icosahedron, where a football has its dark patches. */
const PATCHES: readonly Vec3[] = ([-1, 1] as const).flatMap((a) =>
  ([-1, 1] as const).flatMap((b): Vec3[] => [
    [0, a, b * GOLDEN],
    [a, b * GOLDEN, 0],
    [b * GOLDEN, 0, a],
  ]),
)

export const makeFootball = makeBall((x, y, z, color) => {
  const size = Math.hypot(1, GOLDEN) * (Math.hypot(x, y, z) || 1)
  const cosines = PATCHES.map(([px, py, pz]) => (x * px + y * py + z * pz) / size).sort((a, b) => b - a)
  if (cosines[0] > 0.925) return [34, 34, 38]
  return cosines[0] - cosines[1] < 0.022 ? scaleRgb(color, 0.72) : color
})

export const makeBasketball = makeBall((x, y, z, color) => {
  const seam = Math.min(
    Math.abs(x),
    Math.abs(y),
    Math.abs(Math.hypot(x - 1.1, z * 0.4) - 0.72),
    Math.abs(Math.hypot(x + 1.1, z * 0.4) - 0.72),
  )
  return seam < 0.022 ? [36, 30, 28] : color
})

/** A string of a racket. */
const thread = (head: Placement, from: Vec3, to: Vec3): Mesh =>
  clothTube({
    path: [moved(head, from).at, moved(head, to).at],
    radius: () => 0.012,
    trim: TRIM.button,
    material: MATERIAL.prop,
    sides: 4,
  })

export const makeRacket = (making: PropMaking): MadeProp => {
  const place = inFist(making, 0.2)
  const head = moved(place, [0, -2.5, 0])
  const at = (turn: number): Vec3 => moved(head, [Math.cos(turn) * 0.72, Math.sin(turn) * 0.95, 0]).at
  const rim = clothTube({
    path: Array.from({ length: 41 }, (_, step) => at((step / 40) * Math.PI * 2)),
    radius: () => 0.06,
    trim: TRIM.button,
    material: MATERIAL.prop,
  })
  const strings = Array.from({ length: 9 }, (_, index) => (index - 4) / 5).flatMap((share): Mesh[] => {
    const reach = Math.sqrt(1 - share * share)
    return [
      thread(head, [share * 0.72, -reach * 0.95, 0], [share * 0.72, reach * 0.95, 0]),
      thread(head, [-reach * 0.72, share * 0.95, 0], [reach * 0.72, share * 0.95, 0]),
    ]
  })
  return {
    meshes: [stick(place, 0.1, [0.75, -0.5]), stick(place, 0.065, [-0.45, -1.6], 1), rim, ...strings],
    paint: (sample) => {
      const { part } = partAt(sample.x)
      if (part === 0 && Math.abs(sample.y) < 0.9) return paintAs(sample, [46, 44, 46], 0.1)
      paintAs(sample, making.color, 0.4)
    },
  }
}

const FOLDS = 17

/** An open fan of cloth on ribs. */
export const makeFan = (making: PropMaking): MadeProp => {
  const place = inFist(making, 0.06)
  const leaf = gridShape(
    [0.2, 0.7, 1.2, 1.72].map((reach) =>
      Array.from({ length: FOLDS * 2 + 1 }, (_, step): Vec3 => {
        const turn = (step / (FOLDS * 2) - 0.5) * 2.5
        return [Math.sin(turn) * reach, -0.25 - Math.cos(turn) * reach, 0.06 * (step % 2) + 0.05]
      }),
    ),
    { place },
  )
  return {
    meshes: [leaf, stick(place, 0.06, [0.3, -0.35], 1)],
    paint: (sample) => {
      const { part, x } = partAt(sample.x)
      if (part === 1) return paintAs(sample, [70, 48, 36], 0.3)
      const reach = Math.hypot(x, sample.y + 0.25)
      const isRib = reach < 0.85 && Math.sin(Math.atan2(x, -(sample.y + 0.25)) * FOLDS * 2.51) > 0.6
      const edge = line(reach - 1.64, 0.03)
      paintAs(sample, isRib ? [86, 58, 42] : mixRgb(making.color, [226, 190, 110], edge), 0.2)
    },
  }
}

export const makeSword = (making: PropMaking): MadeProp => {
  const place = inFist(making, 0.12)
  return {
    meshes: [
      stick(place, 0.09, [0.6, -0.3]),
      ...block([-0.42, -0.4, -0.07], [0.42, -0.28, 0.07], { place, part: 1 }),
      gridShape(
        Array.from({ length: 12 }, (_, row) => {
          const along = row / 11
          const half = 0.14 * (1 - Math.max(0, (along - 0.86) / 0.14))
          return [-1, 0, 1].map((side): Vec3 => [side * half, -0.38 - 4.4 * along, side === 0 ? 0.05 : 0])
        }),
        { place, part: 2 },
      ),
    ],
    paint: (sample) => {
      const { part, x } = partAt(sample.x)
      if (part === 0) return paintAs(sample, Math.sin(sample.y * 44) > 0 ? [58, 40, 32] : [84, 60, 44], 0.15)
      if (part === 1) return paintAs(sample, [196, 160, 86], 0.6)
      paintAs(sample, x < 0 ? scaleRgb(making.color, 1.08) : scaleRgb(making.color, 0.8), 0.9)
    },
  }
}

export const makeDumbbell = (making: PropMaking): MadeProp => {
  const { grip } = making
  const place = standingAlong(axisInFist(grip), [1, 0.08, 0.42 * grip.side])
  const plates = ([-1, 1] as const).flatMap((side) =>
    [0.5, 0.72].map((y, index) =>
      lathe(
        [
          [0, side * y],
          [0.38 - index * 0.08, side * y],
          [0.38 - index * 0.08, side * (y + 0.18)],
          [0, side * (y + 0.18)],
        ],
        { place, part: 1 },
      ),
    ),
  )
  return {
    meshes: [stick(place, 0.08, [0.95, -0.95]), ...plates],
    paint: (sample) => {
      const { part } = partAt(sample.x)
      paintAs(sample, part === 0 ? [150, 152, 158] : making.color, part === 0 ? 0.5 : 0.2)
    },
  }
}
