import { scaleRgb } from '../../../image/rgb.ts'
import { valueNoise } from '../../../math/noise.ts'
import type { Vec3 } from '../../../math/vector.ts'
import type { MadeProp, PropMaking } from '../grip.ts'
import { inFist, moved, stick } from '../held.ts'
import { path } from '../../../math/spline.ts'
import { ball, block, gridShape, lathe, paintAs } from '../shapes.ts'

/** A staff as tall as the shoulder. */
export const makeStaff = (making: PropMaking): MadeProp => {
  const place = inFist(making, 0.02)
  return {
    meshes: [stick(place, 0.06, [4.2, -1.6]), ball(0.11, 1, { place: moved(place, [0, -1.66, 0]) })],
    paint: (sample) =>
      paintAs(sample, scaleRgb(making.color, 0.8 + 0.3 * valueNoise(sample.x * 12, sample.y * 2, sample.z * 12)), 0.2),
  }
}

/** A sword with a cross guard, its point up. */
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
    paint: (sample, part) => {
      if (part === 0) return paintAs(sample, Math.sin(sample.y * 44) > 0 ? [58, 40, 32] : [84, 60, 44], 0.15)
      if (part === 1) return paintAs(sample, [196, 160, 86], 0.6)
      paintAs(sample, sample.x < 0 ? scaleRgb(making.color, 1.08) : scaleRgb(making.color, 0.8), 0.9)
    },
  }
}

const WOOD = [150, 108, 70] as const
const FLAG_FROM = -3.3
const FLAG_HEIGHT = 1.3

/** Cloth of one colour on a pole, in a light wind. */
export const makeFlag = (making: PropMaking): MadeProp => {
  const place = inFist(making, 0.02)
  const away = making.grip.side
  const cloth = gridShape(
    Array.from({ length: 5 }, (_, row) =>
      Array.from({ length: 17 }, (_column, step): Vec3 => {
        const along = step / 16
        return [
          away * (0.05 + 1.9 * along),
          FLAG_FROM + (FLAG_HEIGHT * row) / 4 + 0.14 * along,
          0.16 * Math.sin(along * 8),
        ]
      }),
    ),
    { place, part: 1 },
  )
  return {
    meshes: [stick(place, 0.05, [1.2, FLAG_FROM - 0.15]), cloth],
    paint: (sample, part) => {
      if (part === 0) return paintAs(sample, [...WOOD], 0.3)
      paintAs(sample, scaleRgb(making.color, 0.93 + 0.09 * Math.cos(sample.x * 4.3)), 0.1)
    },
  }
}

/** A broom of twigs, its brush up. */
export const makeBroom = (making: PropMaking): MadeProp => {
  const place = inFist(making, -0.3)
  return {
    meshes: [
      stick(place, 0.06, [3.4, -1.9]),
      lathe(path('0.1 -1.7, 0.2 -1.86, 0.36 -2.5, 0.5 -3.3, 0.42 -3.42, 0 -3.36'), { place, part: 1 }),
    ],
    paint: (sample, part) => {
      if (part === 0) return paintAs(sample, [...WOOD], 0.25)
      const isBound = Math.abs(sample.y + 1.92) < 0.05 || Math.abs(sample.y + 2.14) < 0.05
      const straw = 0.72 + 0.5 * valueNoise(Math.atan2(sample.z, sample.x) * 14, sample.y * 0.8, 3)
      paintAs(sample, isBound ? [120, 44, 40] : scaleRgb(making.color, straw), 0.05)
    },
  }
}

/** An axe, its head up and its edge outwards. */
export const makeAxe = (making: PropMaking): MadeProp => {
  const place = inFist(making, 0.1)
  const away = making.grip.side
  const blade = [-1, 1].map((face) =>
    gridShape(
      Array.from({ length: 9 }, (_, row) => {
        const along = row / 8
        const half = 0.17 + 0.4 * along ** 1.8
        return [-1, -0.5, 0, 0.5, 1].map((across): Vec3 => [
          away * (0.06 + 0.86 * along + 0.1 * along * (1 - across * across)),
          -2.1 + half * across + 0.08 * along,
          face * 0.09 * (1 - along),
        ])
      }),
      { place, part: 1 },
    ),
  )
  return {
    meshes: [
      stick(place, 0.075, [1.5, -2.4]),
      ...blade,
      ...block([-0.15, -2.28, -0.11], [0.15, -1.9, 0.11], { place, part: 1 }),
    ],
    paint: (sample, part) => {
      if (part === 0)
        return paintAs(sample, scaleRgb([...WOOD], 0.8 + 0.3 * valueNoise(sample.x * 14, sample.y * 2, 4)), 0.25)
      paintAs(sample, Math.abs(sample.x) > 0.72 ? scaleRgb(making.color, 1.14) : scaleRgb(making.color, 0.62), 0.7)
    },
  }
}

/** A wand whose tip glows. */
export const makeWand = (making: PropMaking): MadeProp => {
  const place = inFist(making, 0.22)
  return {
    meshes: [
      stick(place, 0.07, [0.5, -0.4]),
      stick(place, 0.042, [-0.3, -1.9], 1),
      ball(0.085, 1, { place: moved(place, [0, -1.94, 0]), part: 2 }),
    ],
    paint: (sample, part) => {
      if (part === 2) return paintAs(sample, [255, 246, 206], 0.9)
      const ring = part === 0 && Math.abs(((((sample.y * 5) % 1) + 1) % 1) - 0.5) < 0.12
      paintAs(sample, ring ? [206, 168, 92] : making.color, ring ? 0.6 : 0.25)
    },
  }
}
