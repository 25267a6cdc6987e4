import { mixRgb, scaleRgb } from '../../../image/rgb.ts'
import type { Rgb } from '../../../image/rgb.ts'
import { valueNoise } from '../../../math/noise.ts'
import { path } from '../../../math/spline.ts'
import { add } from '../../../math/vector.ts'
import type { Vec3 } from '../../../math/vector.ts'
import type { Mesh } from '../../raster/mesh.ts'
import { pointInHand } from '../grip.ts'
import type { MadeProp, PropMaking } from '../grip.ts'
import { inBoth, inFist, moved, stick } from '../held.ts'
import { ball, block, gridShape, lathe, paintAs, partAt, standingAlong } from '../shapes.ts'

const WOOD = [150, 108, 70] as const

/** An empty board with a border, held in both hands: letters are put on it afterwards. */
export const makeSign = (making: PropMaking): MadeProp => ({
  meshes: block([-1.35, -0.85, 0], [1.35, 0.75, 0.07], { place: inBoth(making, -0.1, 0.5) }),
  paint: (sample) => {
    const inner = Math.abs(sample.x) < 1.24 && Math.abs(sample.y + 0.05) < 0.69
    paintAs(sample, inner ? [246, 243, 236] : making.color, 0.12)
  },
})

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
    paint: (sample) => {
      const { part, x } = partAt(sample.x)
      if (part === 0) return paintAs(sample, [...WOOD], 0.3)
      paintAs(sample, scaleRgb(making.color, 0.93 + 0.09 * Math.cos(x * 4.3)), 0.1)
    },
  }
}

/** A brush, pen or pencil between the fingers. */
export const makeBrush = (making: PropMaking): MadeProp => {
  const place = inFist(making, 0.25)
  return {
    meshes: [
      lathe(path('0.02 0.75, 0.05 0, 0.055 -0.42, 0.065 -0.44, 0.065 -0.62'), { place }),
      ball(0.085, 2.2, { place: moved(place, [0, -0.76, 0]), part: 1 }),
    ],
    paint: (sample) => {
      if (partAt(sample.x).part === 1) return paintAs(sample, making.color, 0.15)
      paintAs(sample, sample.y < -0.43 ? [200, 202, 208] : [58, 46, 42], 0.6)
    },
  }
}

/** A game controller in both hands. */
export const makeController = (making: PropMaking): MadeProp => {
  const place = inBoth(making, 0.1, 0.42)
  const horns = [-1, 1].map((side) => ball(0.3, 1.35, { place: moved(place, [side * 0.52, 0.16, 0.02]) }))
  const sticks = [-1, 1].map((side) => ball(0.12, 0.8, { place: moved(place, [side * 0.3, 0.12, 0.28]), part: 1 }))
  const buttons = [-1, 1].flatMap((side) =>
    [0, 1, 2, 3].map((index): Mesh => {
      const turn = (index * Math.PI) / 2
      const at: Vec3 = [side * 0.54 + 0.1 * Math.cos(turn), -0.06 + 0.1 * Math.sin(turn), 0.27]
      return ball(0.045, 0.8, { place: moved(place, at), part: side < 0 ? 1 : 2 })
    }),
  )
  return {
    meshes: [...block([-0.56, -0.22, -0.1], [0.56, 0.2, 0.24], { place }), ...horns, ...sticks, ...buttons],
    paint: (sample) => {
      const { part } = partAt(sample.x)
      paintAs(sample, part === 0 ? making.color : part === 1 ? [36, 38, 44] : [206, 70, 80], 0.35)
    },
  }
}

/** A vinyl record, its face to the viewer. */
export const makeRecord = (making: PropMaking): MadeProp => {
  const place = inBoth(making, -0.15, 0.45)
  const disc = gridShape(
    [0.04, 0.3, 0.34, 0.7, 1.05].map((radius) =>
      Array.from({ length: 41 }, (_, step): Vec3 => {
        const turn = (step / 40) * Math.PI * 2
        return [Math.cos(turn) * radius, Math.sin(turn) * radius, 0]
      }),
    ),
    { place },
  )
  return {
    meshes: [disc],
    paint: (sample) => {
      const radius = Math.hypot(sample.x, sample.y)
      if (radius < 0.34) return paintAs(sample, radius < 0.07 ? [24, 24, 26] : making.color, 0.3)
      const groove = 0.5 + 0.5 * Math.sin(radius * 120)
      const shine = Math.abs(Math.cos(Math.atan2(sample.y, sample.x) * 2 + 0.6)) ** 12
      paintAs(sample, mixRgb([20, 20, 24], [120, 122, 130], shine * (0.5 + 0.3 * groove)), 0.6)
    },
  }
}

/** A cup with handles on a foot. */
export const makeTrophy = (making: PropMaking): MadeProp => {
  const place = inBoth(making, -0.3, 0.4)
  const handles = [-1, 1].map((side) =>
    gridShape(
      Array.from({ length: 11 }, (_, row) => {
        const turn = (row / 10) * Math.PI
        return Array.from({ length: 7 }, (_column, step): Vec3 => {
          const round = (step / 6) * Math.PI * 2
          const reach = 0.3 + 0.05 * Math.cos(round)
          return [side * (0.5 + reach * Math.sin(turn)), -0.45 + reach * Math.cos(turn), 0.05 * Math.sin(round)]
        })
      }),
      { place },
    ),
  )
  return {
    meshes: [
      lathe(path('0.42 0.9, 0.42 0.72, 0.12 0.6, 0.1 0.25, 0.4 -0.05, 0.56 -0.5, 0.6 -0.95, 0.52 -0.92, 0 -0.4'), {
        place,
      }),
      ...handles,
    ],
    paint: (sample) => paintAs(sample, making.color, 0.9),
  }
}

/** A helmet with a dark visor, carried before the waist. */
export const makeHelmet = (making: PropMaking): MadeProp => {
  const place = inBoth(making, 0, 0.25)
  return {
    meshes: [ball(0.86, 0.95, { place }), ball(0.78, 0.5, { place: moved(place, [0, -0.1, 0.26]), part: 1 })],
    paint: (sample) => {
      const { part, x } = partAt(sample.x)
      if (part === 1) return paintAs(sample, [28, 32, 42], 0.95)
      paintAs(sample, Math.abs(x) < 0.16 ? mixRgb(making.color, [250, 250, 250], 0.8) : making.color, 0.7)
    },
  }
}

/** A rolled mat, carried in both hands. */
export const makeMat = (making: PropMaking): MadeProp => {
  const { at } = inBoth(making, 0.05, 0.3)
  const place = standingAlong(at, [1, 0.12, 0])
  return {
    meshes: [lathe(path('0 1.35, 0.36 1.34, 0.36 -1.34, 0 -1.35'), { place })],
    paint: (sample) => {
      const radius = Math.hypot(sample.x, sample.z)
      const isStrap = Math.abs(Math.abs(sample.y) - 0.75) < 0.07
      if (radius > 0.3) return paintAs(sample, isStrap ? [38, 38, 42] : making.color, 0.1)
      const turns = Math.sin(radius * 60 + Math.atan2(sample.z, sample.x))
      paintAs(sample, scaleRgb(making.color, turns > 0 ? 1 : 0.7), 0.05)
    },
  }
}

/** A card, ticket or letter between the fingers, its face to the viewer. */
export const makeCard = (making: PropMaking): MadeProp => {
  const place = standingAlong(add(pointInHand(making.grip, 0.9, 0.13), [0, -0.15, 0]), [making.grip.side * 0.18, 1, 0])
  return {
    meshes: block([-0.5, -0.4, 0], [0.5, 0.32, 0.03], { place }),
    paint: (sample) => {
      const line = Math.abs(sample.y + 0.2) < 0.05 || (Math.abs(sample.y) < 0.02 && sample.x < 0.2)
      paintAs(sample, line ? scaleRgb(making.color, 0.6) : making.color, 0.3)
    },
  }
}

/** A lipstick turned out of its case. */
export const makeLipstick = (making: PropMaking): MadeProp => {
  const place = inFist(making, 0.06)
  return {
    meshes: [
      lathe(path('0 0.2, 0.13 0.2, 0.13 -0.42, 0.1 -0.44, 0.1 -0.6'), { place }),
      ball(0.085, 2.4, { place: moved(place, [0, -0.68, 0]), part: 1 }),
    ],
    paint: (sample) => {
      if (partAt(sample.x).part === 1) return paintAs(sample, making.color, 0.5)
      paintAs(sample, sample.y < -0.43 ? [214, 178, 104] : [30, 30, 34], 0.8)
    },
  }
}

/** A staff as tall as the shoulder. */
export const makeStaff = (making: PropMaking): MadeProp => {
  const place = inFist(making, 0.02)
  return {
    meshes: [stick(place, 0.06, [4.2, -1.6]), ball(0.11, 1, { place: moved(place, [0, -1.66, 0]) })],
    paint: (sample) =>
      paintAs(sample, scaleRgb(making.color, 0.8 + 0.3 * valueNoise(sample.x * 12, sample.y * 2, sample.z * 12)), 0.2),
  }
}

/** A small book with an emblem of gold, its cover to the viewer. */
export const makePassport = ({ grip, color }: PropMaking): MadeProp => {
  const place = standingAlong(add(pointInHand(grip, 0.9, 0.13), [0, -0.35, 0]), [grip.side * 0.16, 1, 0])
  return {
    meshes: block([-0.4, -0.55, 0], [0.4, 0.5, 0.07], { place }),
    paint: (sample) => {
      const { x } = partAt(sample.x)
      const reach = Math.hypot(x, sample.y + 0.04)
      const emblem = reach < 0.16 ? Math.sin(Math.atan2(x, sample.y + 0.04) * 8) > -0.3 : Math.abs(reach - 0.2) < 0.02
      const print = Math.abs(x) < 0.24 && (Math.abs(sample.y + 0.4) < 0.028 || Math.abs(sample.y - 0.32) < 0.02)
      paintAs(sample, emblem || print ? [206, 166, 84] : color, 0.35)
    },
  }
}

/** A tube of glass with a liquid, held up. */
export const makeTestTube = (making: PropMaking): MadeProp => {
  const place = inFist(making, 0.1)
  return {
    meshes: [
      lathe(path('0 0.62, 0.1 0.56, 0.13 0.44, 0.13 -1.1, 0.16 -1.13, 0.16 -1.17, 0.12 -1.17'), { place }),
      lathe(path('0.12 -1.16, 0.11 -1.2, 0 -1.2'), { place, part: 1 }),
    ],
    paint: (sample) => {
      const { part, x } = partAt(sample.x)
      if (part === 1) return paintAs(sample, [120, 96, 70], 0.1)
      const gleam = Math.abs(x + 0.05) < 0.025 && sample.z > 0
      const glass: Rgb = [214, 228, 232]
      paintAs(sample, mixRgb(sample.y > -0.62 ? making.color : glass, [255, 255, 255], gleam ? 0.7 : 0), 0.9)
    },
  }
}
