import { scaleRgb } from '../../../image/rgb.ts'
import { valueNoise } from '../../../math/noise.ts'
import type { Vec3 } from '../../../math/vector.ts'
import type { MadeProp, PropMaking } from '../grip.ts'
import { inFist, moved, stick } from '../held.ts'
import { ball, block, gridShape, paintAs } from '../shapes.ts'

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
