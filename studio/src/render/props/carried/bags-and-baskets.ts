import { mixRgb, palette, scaleRgb } from '../../../image/rgb.ts'
import type { Rgb } from '../../../image/rgb.ts'
import { hash3, valueNoise } from '../../../math/noise.ts'
import { path } from '../../../math/spline.ts'
import { add } from '../../../math/vector.ts'
import type { Vec3 } from '../../../math/vector.ts'
import type { Mesh } from '../../raster/mesh.ts'
import type { MadeProp, PropMaking, PropPainter } from '../grip.ts'
import { bow, hanging, moved, tube } from '../held.ts'
import { ball, block, fillCircle, lathe, paintAs } from '../shapes.ts'
import type { Placement } from '../shapes.ts'

const BRASS: Rgb = [206, 166, 84]

/** A case with a handle, hinges and a lock, carried at its side. */
export const makeBriefcase = (making: PropMaking): MadeProp => {
  const place = hanging(making)
  return {
    meshes: [
      bow(place, [0.34, 0.36, -0.04], 0.07),
      ...block([-1.15, 0.36, -0.2], [1.15, 1.86, 0.2], { place, part: 1 }),
    ],
    paint: (sample, part) => {
      if (part === 0) return paintAs(sample, scaleRgb(making.color, 0.7), 0.3)
      const isLock = Math.abs(Math.abs(sample.x) - 0.62) < 0.09 && sample.y < 0.56
      const isEdge = Math.abs(sample.x) > 1.07 || sample.y < 0.43 || sample.y > 1.79
      const seam = Math.abs(sample.y - 0.86) < 0.025
      const grain = 0.92 + 0.12 * valueNoise(sample.x * 22, sample.y * 22, sample.z * 22)
      paintAs(sample, isLock ? BRASS : scaleRgb(making.color, (isEdge || seam ? 0.72 : 1) * grain), isLock ? 0.8 : 0.4)
    },
  }
}

/** A paper bag on two cords, hanging from the hand. */
export const makeShoppingBag = (making: PropMaking): MadeProp => {
  const top = hanging(making)
  const place = moved(top, [0, 1.85, 0])
  const cords = [-0.08, 0.1].map((z) => {
    const points = Array.from({ length: 13 }, (_, step): Vec3 => {
      const turn = (step / 12) * Math.PI
      return add(top.at, [Math.cos(turn) * 0.42, 0.85 - Math.sin(turn) * 0.9, z])
    })
    return tube(points, 0.03, 1)
  })
  return {
    meshes: [...block([-0.78, -1, -0.28], [0.78, 1, 0.28], { place }), ...cords],
    paint: (sample, part) => {
      if (part === 1) return paintAs(sample, making.color)
      const mark = Math.max(Math.abs(sample.x) / 0.4, Math.abs(sample.y) / 0.16) < 1
      paintAs(
        sample,
        mark
          ? mixRgb(making.color, [240, 232, 216], 0.7)
          : scaleRgb(making.color, 0.97 + 0.03 * Math.sin(sample.x * 3)),
        0.25,
      )
    },
  }
}

const FRUITS = palette('236 150 44, 226 178 60, 198 52 48')

type Filling = {
  /** One of what lies in the basket, at its place. */
  piece: (place: Placement, part: number, index: number) => Mesh[]
  count: number
  /** How high it stands above the rim. */
  rise: number
  paint: (...point: [...Parameters<PropPainter>, color: Rgb]) => void
}

/** A basket on its handle with something in it. */
const basketOf =
  ({ piece, count, rise, paint }: Filling): ((making: PropMaking) => MadeProp) =>
  (making) => {
    const top = hanging(making)
    const place = moved(top, [0, 1.3, 0])
    const filling = fillCircle(count, 0.62).map(({ x, z, reach }, index) => {
      const up = 0.38 + rise * (1 - reach) + 0.05 * hash3(index, 1, 2)
      return piece(moved(place, [x, -up, z]), 1 + (index % 3), index)
    })
    return {
      meshes: [
        lathe(path('0 0.5, 0.6 0.5, 0.82 -0.3, 0.86 -0.34, 0.8 -0.36'), { place }),
        bow(top, [0.78, 1.1, -0.03], 0.07),
        ...filling.flat(),
      ],
      paint: (sample, part) => {
        if (part > 0) return paint(sample, part, making.color)
        const turn = Math.atan2(sample.z, sample.x) * 12
        const weave = Math.sin(turn) * Math.sin(sample.y * 26)
        paintAs(sample, scaleRgb([176, 130, 82], 0.86 + 0.22 * weave), 0.08)
      },
    }
  }

/** Fruit of three sorts. */
export const makeBasket = basketOf({
  count: 14,
  rise: 0.14,
  piece: (place, part) => [ball(0.22, 0.95, { place, part })],
  paint: (sample, part, color) => {
    const tone = mixRgb(FRUITS[part - 1], color, 0.45)
    paintAs(sample, scaleRgb(tone, 0.95 + 0.06 * valueNoise(sample.x * 20, sample.y * 20, sample.z * 20)), 0.3)
  },
})

const GREENERY: Rgb = [84, 128, 70]

/** Strawberries with their green caps. */
export const makeBerryBasket = basketOf({
  count: 24,
  rise: 0.2,
  piece: (place, part) => [
    lathe(path('0 0.2, 0.07 0.16, 0.15 0, 0.16 -0.09, 0.09 -0.16, 0 -0.17'), { place, part }),
    lathe(path('0.15 -0.1, 0.11 -0.15, 0.04 -0.2, 0 -0.24'), { place, part: 4, sides: 7 }),
  ],
  paint: (sample, part, color) => {
    if (part === 4) return paintAs(sample, GREENERY, 0.15)
    const seed = Math.sin(Math.atan2(sample.z, sample.x) * 9) * Math.sin(sample.y * 46) > 0.72
    paintAs(sample, seed ? [240, 206, 120] : color, 0.5)
  },
})

/** Blooms of three tones among leaves. */
export const makeFlowerBasket = basketOf({
  count: 18,
  rise: 0.42,
  piece: (place, part, index) => [
    ...[0, 1, 2, 3, 4, 5, 6].map((petal) => {
      const turn = (petal / 7) * Math.PI * 2 + index
      return ball(0.1, 0.8, { place: moved(place, [Math.cos(turn) * 0.13, 0.02, Math.sin(turn) * 0.13]), part })
    }),
    ball(0.09, 0.8, { place: moved(place, [0, -0.07, 0]), part: 5 }),
    ball(0.14, 0.5, { place: moved(place, [0.12, 0.16, 0.1]), part: 4 }),
  ],
  paint: (sample, part, color) => {
    if (part === 4) return paintAs(sample, GREENERY, 0.15)
    if (part === 5) return paintAs(sample, [240, 200, 90], 0.1)
    const tone =
      part === 1 ? color : part === 2 ? mixRgb(color, [250, 246, 240], 0.7) : mixRgb(color, [240, 170, 60], 0.5)
    paintAs(sample, scaleRgb(tone, 0.9 + 0.14 * valueNoise(sample.x * 18, sample.y * 18, sample.z * 18)), 0.1)
  },
})

const EGGS = palette('250 244 232, 226 186 148, 196 222 226')

/** Eggs of three tones. */
export const makeEggBasket = basketOf({
  count: 13,
  rise: 0.14,
  piece: (place, part) => [
    lathe(path('0 0.19, 0.12 0.17, 0.19 0.06, 0.18 -0.08, 0.11 -0.22, 0.04 -0.27, 0 -0.275'), { place, part }),
  ],
  paint: (sample, part, color) => {
    const tone = mixRgb(EGGS[part - 1], color, 0.2)
    paintAs(sample, scaleRgb(tone, 0.94 + 0.08 * valueNoise(sample.x * 14, sample.y * 14, sample.z * 14)), 0.2)
  },
})
