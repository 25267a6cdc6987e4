import { mixRgb, palette, scaleRgb } from '../../../image/rgb.ts'
import type { Rgb } from '../../../image/rgb.ts'
import { hash3, valueNoise } from '../../../math/noise.ts'
import { path } from '../../../math/spline.ts'
import { add } from '../../../math/vector.ts'
import type { ClothSample } from '../../cloth/appearance/fabrics.ts'
import type { Mesh } from '../../raster/mesh.ts'
import { line } from '../../cloth/appearance/fabrics.ts'
import { axisInFist, beforeWaist, pointInHand } from '../grip.ts'
import type { MadeProp, PropMaking } from '../grip.ts'
import { bow, moved } from '../held.ts'
import { ball, lathe, paintAs, partAt, standingAlong, uprightAt } from '../shapes.ts'
import type { Placement } from '../shapes.ts'

/** A cone with two scoops. */
export const makeIceCream = ({ grip, color }: PropMaking): MadeProp => {
  const place = standingAlong(axisInFist(grip), [grip.side * 0.1, 1, -0.06])
  return {
    meshes: [
      lathe(path('0.02 0.62, 0.27 -0.5, 0.3 -0.54, 0.26 -0.56'), { place }),
      ball(0.33, 0.92, { place: moved(place, [0, -0.72, 0]), part: 1 }),
      ball(0.29, 0.95, { place: moved(place, [0.03, -1.12, 0]), part: 2 }),
    ],
    paint: (sample) => {
      const { part, x } = partAt(sample.x)
      if (part === 0) {
        const turn = Math.atan2(sample.z, x) * 0.3
        const waffle = line(((sample.y + turn) * 7) % 1, 0.09) + line(((sample.y - turn) * 7) % 1, 0.09)
        return paintAs(sample, mixRgb([222, 170, 104], [166, 108, 56], Math.min(1, waffle) * 0.7), 0.05)
      }
      const rough = 0.92 + 0.14 * valueNoise(x * 18, sample.y * 18, sample.z * 18)
      paintAs(sample, scaleRgb(part === 1 ? color : mixRgb(color, [250, 240, 220], 0.75), rough), 0.15)
    },
  }
}

/** A round sweet on a stick. */
export const makeLollipop = ({ grip, color }: PropMaking): MadeProp => {
  const place = standingAlong(axisInFist(grip), [grip.side * 0.14, 1, -0.06])
  return {
    meshes: [
      lathe(
        [
          [0.035, 0.5],
          [0.035, -0.8],
        ],
        { place },
      ),
      ball(0.34, 1, { place: moved(place, [0, -1.05, 0]), part: 1 }),
    ],
    paint: (sample) => {
      const { part, x } = partAt(sample.x)
      if (part === 0) return paintAs(sample, [244, 240, 232], 0.1)
      const swirl = Math.sin(Math.atan2(sample.y, x) * 3 + Math.hypot(x, sample.y) * 22)
      paintAs(sample, swirl > 0 ? color : [250, 244, 240], 0.7)
    },
  }
}

export const makeCupcake = ({ grip, color }: PropMaking): MadeProp => {
  const place = uprightAt(add(pointInHand(grip, 0.74, 0.43), [0, -0.16, 0]))
  const swirls = [0.36, 0.29, 0.21, 0.12].map((radius, index) =>
    ball(radius, 0.5, { place: moved(place, [0, -0.22 - index * 0.17, 0]), part: 1 }),
  )
  return {
    meshes: [
      lathe(path('0 0.28, 0.24 0.28, 0.34 -0.16'), { place }),
      ...swirls,
      ball(0.09, 1, { place: moved(place, [0, -0.86, 0]), part: 2 }),
    ],
    paint: (sample) => {
      const { part, x } = partAt(sample.x)
      if (part === 2) return paintAs(sample, [186, 30, 44], 0.7)
      const turn = Math.atan2(sample.z, x)
      if (part === 0) return paintAs(sample, scaleRgb([236, 222, 200], 0.86 + 0.14 * Math.sin(turn * 26)), 0.05)
      paintAs(sample, scaleRgb(color, 0.94 + 0.08 * Math.sin(turn * 8 + sample.y * 20)), 0.12)
    },
  }
}

const CANDLES = 5

/** A cake with candles on a plate, held in both hands. */
export const makeCake = ({ grip, figure, color }: PropMaking): MadeProp => {
  const place = uprightAt(add(beforeWaist(grip, figure), [0, 0.3, 0.35]))
  const candles = Array.from({ length: CANDLES }, (_, index) => {
    const turn = (index / CANDLES) * Math.PI * 2 + 0.3
    return moved(place, [Math.cos(turn) * 0.48, -0.62, Math.sin(turn) * 0.48])
  })
  return {
    meshes: [
      lathe(path('0 0.3, 1.12 0.3, 1.16 0.24, 0 0.24'), { place, part: 2 }),
      lathe(path('0.88 0.26, 0.88 -0.36, 0.84 -0.42, 0 -0.42'), { place }),
      ...candles.map((at) => lathe(path('0.045 0.22, 0.045 -0.24, 0 -0.24'), { place: at, part: 1 })),
      ...candles.map((at) => ball(0.06, 1.9, { place: moved(at, [0, -0.34, 0]), part: 3 })),
    ],
    paint: (sample) => {
      const { part, x } = partAt(sample.x)
      if (part === 3) return paintAs(sample, [255, 214, 110], 0)
      if (part === 2) return paintAs(sample, [236, 236, 238], 0.5)
      if (part === 1)
        return paintAs(sample, Math.sin(sample.y * 40 + x * 30) > 0 ? [240, 120, 140] : [250, 246, 240], 0.2)
      const turn = Math.atan2(sample.z, x)
      const drip = -0.3 + 0.16 * Math.abs(Math.sin(turn * 6)) + 0.06 * Math.sin(turn * 17)
      paintAs(sample, sample.y < drip ? [250, 244, 236] : scaleRgb(color, 0.94 + 0.05 * Math.sin(sample.y * 30)), 0.15)
    },
  }
}

export const makeApple = ({ grip, color }: PropMaking): MadeProp => {
  const place = uprightAt(add(pointInHand(grip, 0.74, 0.44), [0, -0.08, 0]))
  return {
    meshes: [
      lathe(path('0 0.3, 0.18 0.34, 0.34 0.12, 0.38 -0.1, 0.3 -0.28, 0.12 -0.3, 0.02 -0.22'), { place }),
      lathe(
        [
          [0.02, -0.2],
          [0.025, -0.44],
        ],
        { place, part: 1 },
      ),
    ],
    paint: (sample) => {
      const { part, x } = partAt(sample.x)
      if (part === 1) return paintAs(sample, [96, 66, 42], 0.1)
      const streak = valueNoise(Math.atan2(sample.z, x) * 6, sample.y * 2, 1)
      paintAs(sample, mixRgb(color, [230, 190, 90], 0.3 * streak), 0.45)
    },
  }
}

/** A small pot with a lid. */
export const makeJar = ({ grip, color }: PropMaking): MadeProp => {
  const place = uprightAt(pointInHand(grip, 0.74, 0.43))
  return {
    meshes: [
      lathe(path('0 0.28, 0.34 0.28, 0.36 0.22, 0.36 -0.1, 0.33 -0.12, 0.37 -0.13, 0.37 -0.34, 0 -0.35'), { place }),
    ],
    paint: (sample) => {
      const lid = sample.y < -0.125
      const label = Math.abs(sample.y - 0.08) < 0.06 && sample.z > 0 && Math.abs(partAt(sample.x).x) < 0.2
      paintAs(sample, lid ? [206, 172, 104] : label ? scaleRgb(color, 0.6) : color, 0.5)
    },
  }
}

const RIBS = 10
const SEGMENTS = 12

/** A pumpkin held in both hands. */
export const makePumpkin = ({ grip, figure, color }: PropMaking): MadeProp => {
  const center = add(beforeWaist(grip, figure), [0, 0.1, 0.4])
  const place = uprightAt(center)
  const profile = Array.from({ length: SEGMENTS + 1 }, (_, step) => {
    const turn = 0.12 + (step / SEGMENTS) * (Math.PI - 0.24)
    return [Math.sin(turn) ** 0.8 * 0.92, Math.cos(turn) * 0.74] as const
  })
  return {
    meshes: [
      lathe(profile, { place }),
      lathe(
        [
          [0.12, -0.66],
          [0.08, -1],
        ],
        { place, part: 1 },
      ),
    ],
    paint: (sample) => {
      const { part, x } = partAt(sample.x)
      if (part === 1) return paintAs(sample, [104, 110, 60], 0.1)
      const groove = Math.abs(Math.sin((Math.atan2(sample.z, x) * RIBS) / 2))
      paintAs(sample, scaleRgb(color, 0.62 + 0.42 * groove ** 0.5), 0.25)
    },
  }
}

const FRUITS = palette('236 150 44, 226 178 60, 198 52 48')
const GREENERY: Rgb = [84, 128, 70]

type Filling = {
  /** One of what lies in the basket, at its place. */
  piece: (place: Placement, part: number, index: number) => Mesh[]
  count: number
  /** How high it stands above the rim. */
  rise: number
  paint: (sample: ClothSample, x: number, part: number, color: Rgb) => void
}

/** A basket on its handle with something in it. */
const basketOf =
  ({ piece, count, rise, paint }: Filling): ((making: PropMaking) => MadeProp) =>
  ({ grip, color }) => {
    const top = uprightAt(axisInFist(grip))
    const place = moved(top, [0, 1.3, 0])
    const filling = Array.from({ length: count }, (_, index) => {
      const turn = index * 2.4
      const reach = 0.62 * Math.sqrt((index + 0.5) / count)
      const up = 0.38 + rise * (1 - reach) + 0.05 * hash3(index, 1, 2)
      return piece(moved(place, [Math.cos(turn) * reach, -up, Math.sin(turn) * reach]), 1 + (index % 3), index)
    })
    return {
      meshes: [
        lathe(path('0 0.5, 0.6 0.5, 0.82 -0.3, 0.86 -0.34, 0.8 -0.36'), { place }),
        bow(top, [0.78, 1.1, -0.03], 0.07),
        ...filling.flat(),
      ],
      paint: (sample) => {
        const { part, x } = partAt(sample.x)
        if (part >= 1 && part <= 8) return paint(sample, x, part, color)
        const turn = Math.atan2(sample.z, x) * 12
        const weave = Math.sin(turn) * Math.sin(sample.y * 26)
        paintAs(sample, scaleRgb([176, 130, 82], 0.86 + 0.22 * weave), 0.08)
      },
    }
  }

export const makeBasket = basketOf({
  count: 14,
  rise: 0.14,
  piece: (place, part) => [ball(0.22, 0.95, { place, part })],
  paint: (sample, x, part, color) => {
    const tone = mixRgb(FRUITS[part - 1], color, 0.45)
    paintAs(sample, scaleRgb(tone, 0.95 + 0.06 * valueNoise(x * 20, sample.y * 20, sample.z * 20)), 0.3)
  },
})

/** Strawberries with their green caps. */
export const makeBerryBasket = basketOf({
  count: 24,
  rise: 0.2,
  piece: (place, part) => [
    lathe(path('0 0.2, 0.07 0.16, 0.15 0, 0.16 -0.09, 0.09 -0.16, 0 -0.17'), { place, part }),
    lathe(path('0.15 -0.1, 0.11 -0.15, 0.04 -0.2, 0 -0.24'), { place, part: 4, sides: 7 }),
  ],
  paint: (sample, x, part, color) => {
    if (part === 4) return paintAs(sample, GREENERY, 0.15)
    const seed = Math.sin(Math.atan2(sample.z, x) * 9) * Math.sin(sample.y * 46) > 0.72
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
  paint: (sample, x, part, color) => {
    if (part === 4) return paintAs(sample, GREENERY, 0.15)
    if (part === 5) return paintAs(sample, [240, 200, 90], 0.1)
    const tone =
      part === 1 ? color : part === 2 ? mixRgb(color, [250, 246, 240], 0.7) : mixRgb(color, [240, 170, 60], 0.5)
    paintAs(sample, scaleRgb(tone, 0.9 + 0.14 * valueNoise(x * 18, sample.y * 18, sample.z * 18)), 0.1)
  },
})

const EGGS = palette('250 244 232, 226 186 148, 196 222 226')

export const makeEggBasket = basketOf({
  count: 13,
  rise: 0.14,
  piece: (place, part) => [
    lathe(path('0 0.19, 0.12 0.17, 0.19 0.06, 0.18 -0.08, 0.11 -0.22, 0.04 -0.27, 0 -0.275'), { place, part }),
  ],
  paint: (sample, x, part, color) => {
    const tone = mixRgb(EGGS[part - 1], color, 0.2)
    paintAs(sample, scaleRgb(tone, 0.94 + 0.08 * valueNoise(x * 14, sample.y * 14, sample.z * 14)), 0.2)
  },
})
