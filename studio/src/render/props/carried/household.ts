import { mixRgb, scaleRgb } from '../../../image/rgb.ts'
import type { Rgb } from '../../../image/rgb.ts'
import { valueNoise } from '../../../math/noise.ts'
import { smoothstep, TAU } from '../../../math/scalar.ts'
import { path } from '../../../math/spline.ts'
import type { Vec3 } from '../../../math/vector.ts'
import type { Mesh } from '../../raster/mesh.ts'
import type { MadeProp, PropMaking } from '../grip.ts'
import { inBoth, inFist, moved, stick, tube } from '../held.ts'
import { ball, block, gridShape, lathe, paintAs, partAt } from '../shapes.ts'
import type { Placement } from '../shapes.ts'

const STEEL: Rgb = [176, 180, 188]
const WOOD: Rgb = [176, 124, 76]

/** A hammer with a claw, its head up. */
export const makeHammer = (making: PropMaking): MadeProp => {
  const place = inFist(making, 0.12)
  const away = making.grip.side
  const claw = [-0.07, 0.07].map((z) =>
    tube(
      [0, 0.25, 0.5, 0.75, 1].map(
        (along): Vec3 => moved(place, [away * (0.1 + 0.48 * along), -1.5 + 0.26 * along * along, z * (1 + along)]).at,
      ),
      0.055,
      2,
    ),
  )
  return {
    meshes: [
      stick(place, 0.1, [0.85, -0.5]),
      stick(place, 0.075, [-0.4, -1.5], 1),
      ...block([-0.14, -1.68, -0.13], [0.14, -1.34, 0.13], { place, part: 2 }),
      lathe(path('0 0.5, 0.17 0.5, 0.17 0.32, 0.11 0.28, 0.11 0.06'), {
        place: {
          ...moved(place, [0, -1.51, 0]),
          x: place.y,
          y: place.x.map((value) => -away * value) as unknown as Vec3,
        },
        part: 2,
      }),
      ...claw,
    ],
    paint: (sample) => {
      const { part, x } = partAt(sample.x)
      if (part === 2) return paintAs(sample, STEEL, 0.7)
      const grain = valueNoise(x * 22, sample.y * 2, sample.z * 22)
      paintAs(sample, part === 0 ? making.color : scaleRgb(WOOD, 0.84 + 0.26 * grain), part === 0 ? 0.15 : 0.3)
    },
  }
}

/** Scissors, half open, their points up. */
export const makeScissors = (making: PropMaking): MadeProp => {
  const place = inFist(making, 0.1)
  const half = (side: number): Mesh[] => {
    const blade = gridShape(
      Array.from({ length: 7 }, (_, row) => {
        const along = row / 6
        return [-1, 1].map((edge): Vec3 => [
          side * (0.02 + 0.2 * along) + edge * 0.085 * (1.02 - along),
          -0.55 - 1.25 * along,
          0.03 * side,
        ])
      }),
      { place, part: 1 },
    )
    const ring = tube(
      Array.from({ length: 21 }, (_, step): Vec3 => {
        const turn = (step / 20) * TAU
        return moved(place, [-side * 0.24 + 0.17 * Math.cos(turn), 0.5 + 0.27 * Math.sin(turn), 0]).at
      }),
      0.055,
      2,
    )
    const shank = tube([moved(place, [-side * 0.16, 0.26, 0]).at, moved(place, [0, -0.5, 0.02 * side]).at], 0.06, 2)
    return [blade, ring, shank]
  }
  return {
    meshes: [...half(-1), ...half(1), ball(0.06, 0.6, { place: moved(place, [0, -0.52, 0.06]), part: 1 })],
    paint: (sample) => paintAs(sample, partAt(sample.x).part === 1 ? STEEL : making.color, 0.6),
  }
}

/** A turner with slots on its long handle. */
export const makeSpatula = (making: PropMaking): MadeProp => {
  const place = inFist(making, 0.14)
  return {
    meshes: [
      stick(place, 0.085, [0.75, -0.45]),
      stick(place, 0.04, [-0.4, -1.5], 1),
      ...block([-0.34, -2.4, -0.02], [0.34, -1.5, 0.02], { place, part: 1 }),
    ],
    paint: (sample) => {
      const { part, x } = partAt(sample.x)
      if (part === 0) return paintAs(sample, making.color, 0.3)
      const isSlot = sample.y < -1.68 && sample.y > -2.24 && Math.abs((((x + 0.34) * 5.9) % 1) - 0.5) < 0.17
      paintAs(sample, isSlot ? [48, 48, 52] : STEEL, isSlot ? 0.1 : 0.8)
    },
  }
}

/** A brush for hair, its bristles to the side. */
export const makeHairbrush = (making: PropMaking): MadeProp => {
  const place = inFist(making, 0.1)
  const inward = -making.grip.side
  const head = moved(place, [0, -1.25, 0])
  const bristles = Array.from({ length: 36 }, (_, index): Mesh => {
    const [row, column] = [Math.floor(index / 4), index % 4]
    const z = (column - 1.5) * 0.1
    const y = -0.62 + row * 0.15
    return tube([moved(head, [inward * 0.08, y, z]).at, moved(head, [inward * 0.25, y, z * 1.15]).at], 0.012, 2)
  })
  const paddle: Placement = { ...head, x: head.x.map((value) => value * 0.3) as unknown as Vec3 }
  return {
    meshes: [
      stick(place, 0.1, [0.8, -0.5]),
      lathe(path('0.09 0.8, 0.2 0.66, 0.3 0.4, 0.33 0, 0.3 -0.45, 0.2 -0.7, 0 -0.78'), { place: paddle, part: 1 }),
      ...bristles,
    ],
    paint: (sample) => {
      const { part, x } = partAt(sample.x)
      if (part === 2) return paintAs(sample, [52, 46, 46], 0.2)
      const grain = valueNoise(x * 14, sample.y * 3, sample.z * 14)
      paintAs(sample, scaleRgb(making.color, 0.86 + 0.22 * grain), 0.45)
    },
  }
}

/** A large sheet with folds: land, water, roads and a route. */
export const makeMap = (making: PropMaking): MadeProp => {
  const { at } = inBoth(making, -0.15, 0.5)
  const place: Placement = { at, x: [1, 0, 0], y: [0, 0.96, -0.28], z: [0, 0.28, 0.96] }
  const folds = 6
  const sheet = gridShape(
    Array.from({ length: 9 }, (_, row) =>
      Array.from({ length: folds * 4 + 1 }, (_unused, step): Vec3 => {
        const across = step / (folds * 4)
        const fold = Math.abs(((across * folds) % 2) - 1)
        return [(across - 0.5) * 2.9, -0.85 + (row / 8) * 1.7, 0.12 * fold]
      }),
    ),
    { place },
  )
  return {
    meshes: [sheet],
    paint: (sample) => {
      const { x, y } = sample
      const land = valueNoise(x * 1.6 + 3, y * 1.6, 2)
      const hills = valueNoise(x * 5, y * 5, 7)
      const road = Math.min(
        Math.abs(y - 0.3 * Math.sin(x * 2.1) - 0.1),
        Math.abs(x - 0.4 * Math.sin(y * 2.4) + 0.5),
        Math.abs(y + 0.5 - 0.2 * Math.cos(x * 3)),
      )
      const route = Math.abs(y - 0.5 * Math.sin(x * 1.7 + 0.6)) < 0.035 && Math.sin(x * 24) > -0.2
      const ground = mixRgb([234, 228, 204], [176, 204, 150], smoothstep(0.4, 0.7, hills))
      const base: Rgb = land < 0.34 ? [156, 196, 220] : ground
      const isEdge = Math.abs(x) > 1.38 || Math.abs(y) > 0.8
      const fold = 0.93 + 0.07 * Math.cos(((x / 2.9 + 0.5) * 6 * TAU) / 2)
      const tone: Rgb = isEdge ? [248, 246, 240] : route ? making.color : road < 0.025 ? [250, 214, 120] : base
      paintAs(sample, scaleRgb(tone, fold), 0.08)
    },
  }
}
