import { mixRgb, scaleRgb } from '../../../image/rgb.ts'
import type { Rgb } from '../../../image/rgb.ts'
import { valueNoise } from '../../../math/noise.ts'
import { path } from '../../../math/spline.ts'
import { add } from '../../../math/vector.ts'
import type { Vec3 } from '../../../math/vector.ts'
import { HELD_RADII } from '../../body/prop-arms.ts'
import type { Mesh } from '../../raster/mesh.ts'
import { axisInFist, pointInHand } from '../grip.ts'
import type { MadeProp, PropMaking } from '../grip.ts'
import { inBoth, inFist, inGrasp, moved } from '../held.ts'
import { ball, gridShape, lathe, paintAs, partAt, standingAlong } from '../shapes.ts'
import type { Placement } from '../shapes.ts'

type Profile = Parameters<typeof lathe>[0]

const DISH: Profile = path('0.3 0.34, 0.5 0.3, 0.86 -0.12, 0.9 -0.2, 0.82 -0.14, 0 0.02')

/** Bun, leaf, meat and bun. */
export const makeBurger = (making: PropMaking): MadeProp => {
  const place = inGrasp(making, HELD_RADII.burger, 0.16)
  const layer = (radius: number, y: number, flatness: number, part: number): Mesh =>
    ball(radius, flatness, { place: moved(place, [0, y, 0]), part })
  return {
    meshes: [
      layer(HELD_RADII.burger, 0.14, 0.34, 0),
      layer(0.5, -0.02, 0.22, 1),
      layer(0.53, -0.13, 0.14, 2),
      layer(0.47, -0.26, 0.62, 0),
    ],
    paint: (sample) => {
      const { part, x } = partAt(sample.x)
      const rough = valueNoise(x * 16, sample.y * 16, sample.z * 16)
      if (part === 1) return paintAs(sample, scaleRgb([94, 52, 34], 0.75 + 0.4 * rough), 0.1)
      if (part === 2) return paintAs(sample, mixRgb([98, 150, 58], [222, 190, 70], rough > 0.6 ? 1 : 0), 0.2)
      const seed = sample.y < -0.2 && valueNoise(x * 34, 3, sample.z * 34) > 0.86
      paintAs(sample, seed ? [246, 232, 200] : scaleRgb(making.color, 0.92 + 0.14 * rough), 0.35)
    },
  }
}

/** A ring with icing, held up in a fist. */
export const makeDonut = (making: PropMaking): MadeProp => {
  const at = pointInHand(making.grip, 0.95, 0.3)
  const place = standingAlong(at, [making.grip.side * 0.1, 0.35, -0.94])
  const ring: Profile = Array.from({ length: 15 }, (_, step) => {
    const turn = (step / 14) * Math.PI * 2
    return [0.33 + 0.17 * Math.cos(turn), 0.17 * Math.sin(turn)] as const
  })
  return {
    meshes: [lathe(ring, { place })],
    paint: (sample) => {
      const turn = Math.atan2(sample.z, sample.x)
      if (sample.y < 0.02 + 0.03 * Math.sin(turn * 7)) {
        const sprinkle = valueNoise(sample.x * 30, 1, sample.z * 30)
        const tone: Rgb = sprinkle > 0.8 ? [250, 236, 180] : sprinkle < 0.18 ? [126, 196, 220] : making.color
        return paintAs(sample, tone, 0.5)
      }
      paintAs(sample, [206, 150, 86], 0.15)
    },
  }
}

const SLICE_LENGTH = 1.15
const SLICE_HALF = 0.5
const SLICE_FROM = 0.5

/** A slice on the palm, its tip to the side. */
export const makePizza = (making: PropMaking): MadeProp => {
  const { at } = inGrasp(making, HELD_RADII.cup, 0.05)
  // Tipped to the viewer, who would see its edge alone.
  const place: Placement = { at, x: [1, 0, 0], y: [0, 0.6, -0.8], z: [0, 0.8, 0.6] }
  const tip = making.grip.side
  const sheet = (y: number, part: number): Mesh =>
    gridShape(
      Array.from({ length: 9 }, (_, row) => {
        const along = 0.04 + (0.96 * row) / 8
        return [-1, -0.5, 0, 0.5, 1].map((across): Vec3 => [
          tip * (SLICE_FROM - SLICE_LENGTH * along),
          y + 0.16 * (1 - along) ** 2 - (part === 1 && along > 0.9 ? 0.1 : 0),
          0.12 + across * SLICE_HALF * along,
        ])
      }),
      { place, part },
    )
  return {
    meshes: [sheet(0.05, 0), sheet(0, 1)],
    paint: (sample) => {
      const { part, x } = partAt(sample.x)
      if (part === 0 || Math.abs(x - tip * (SLICE_FROM - SLICE_LENGTH)) < 0.13)
        return paintAs(sample, [206, 150, 84], 0.1)
      const topping = valueNoise(x * 5 + 2, 0, sample.z * 5)
      const cheese = mixRgb(making.color, [222, 132, 60], valueNoise(x * 14, 1, sample.z * 14))
      paintAs(sample, topping > 0.68 ? [170, 44, 36] : cheese, 0.4)
    },
  }
}

/** A striped tub, full to the brim. */
export const makePopcorn = (making: PropMaking): MadeProp => {
  const place = inGrasp(making, HELD_RADII.popcorn, 0.34)
  const kernels = Array.from({ length: 22 }, (_, index): Mesh => {
    const turn = index * 2.4
    const reach = 0.4 * Math.sqrt(index / 22)
    const at: Vec3 = [Math.cos(turn) * reach, -0.52 - 0.16 * (1 - reach / 0.4), Math.sin(turn) * reach]
    return ball(0.12, 0.85, { place: moved(place, at), part: 1 })
  })
  const tub: Profile = [
    [0.3, 0.56],
    [0.44, -0.5],
  ]
  return {
    meshes: [lathe(tub, { place }), ...kernels],
    paint: (sample) => {
      const { part, x } = partAt(sample.x)
      if (part === 1) {
        const warm = valueNoise(x * 20, sample.y * 20, sample.z * 20)
        return paintAs(sample, mixRgb([252, 244, 220], [240, 200, 110], warm * 0.8), 0.1)
      }
      const stripe = Math.sin(Math.atan2(sample.z, x) * 9) > 0
      paintAs(sample, stripe ? making.color : [244, 240, 232], 0.2)
    },
  }
}

/** A bowl of something warm with two sticks in it, in both hands. */
export const makeBowl = (making: PropMaking): MadeProp => {
  const place = inBoth(making, -0.05, 0.3)
  const sticks = [-0.1, 0.06].map((x) =>
    lathe(
      [
        [0.02, 0.1],
        [0.03, -1.25],
      ],
      { place: standingAlong(add(place.at, [0.35 + x, -0.1, 0.1]), [-0.5, 0.85, 0.1]), part: 2 },
    ),
  )
  return {
    meshes: [
      lathe(DISH, { place }),
      ball(0.78, 0.24, { place: moved(place, [0, -0.14, 0]), part: 1 }),
      ball(0.2, 0.7, { place: moved(place, [-0.24, -0.26, 0.32]), part: 3 }),
      ...sticks,
    ],
    paint: (sample) => {
      const { part, x } = partAt(sample.x)
      if (part === 0) return paintAs(sample, making.color, 0.6)
      if (part === 2) return paintAs(sample, [132, 84, 52], 0.2)
      if (part === 3) return paintAs(sample, Math.hypot(x, sample.y) < 0.1 ? [242, 176, 60] : [250, 246, 236], 0.4)
      const strand = Math.sin((x + 0.16 * Math.sin(sample.z * 9)) * 46)
      const green = valueNoise(x * 7, 4, sample.z * 7) > 0.72
      paintAs(sample, green ? [92, 140, 66] : scaleRgb([232, 192, 118], 0.88 + 0.14 * strand), 0.35)
    },
  }
}

/** Radius of a coconut's shell, which the hand lies below, in head units. */
const SHELL = 0.46

/** Half a shell with a straw. */
export const makeCoconut = (making: PropMaking): MadeProp => {
  const place = inGrasp(making, HELD_RADII.coconut, 0.3)
  const shell: Profile = Array.from({ length: 9 }, (_, step) => {
    const turn = (step / 8) * 2.2
    return [SHELL * Math.sin(turn), SHELL * Math.cos(turn)] as const
  })
  const straw = standingAlong(add(place.at, [0.12, -0.2, 0.05]), [-0.3, 1, 0])
  return {
    meshes: [
      lathe(shell, { place }),
      ball(0.36, 0.2, { place: moved(place, [0, -0.26, 0]), part: 1 }),
      lathe(
        [
          [0.035, 0],
          [0.035, -0.75],
        ],
        { place: straw, part: 2 },
      ),
    ],
    paint: (sample) => {
      const { part, x } = partAt(sample.x)
      if (part === 1) return paintAs(sample, [246, 242, 234], 0.3)
      if (part === 2) return paintAs(sample, Math.sin(sample.y * 24) > 0 ? [212, 60, 76] : [246, 242, 236], 0.3)
      const fibre = valueNoise(x * 8, sample.y * 40, sample.z * 8)
      paintAs(sample, scaleRgb(making.color, 0.7 + 0.5 * fibre), 0.05)
    },
  }
}

/** A wedge with its rind below, held up in a fist. */
export const makeWatermelon = (making: PropMaking): MadeProp => {
  const place = inFist(making, 0.05)
  const half = 0.62
  const side = (z: number): Mesh =>
    gridShape(
      Array.from({ length: 9 }, (_, row) => {
        const turn = (row / 8) * Math.PI
        return [0.04, 0.5, 0.8, 0.9, 1].map((reach): Vec3 => [
          Math.cos(turn) * half * reach,
          -0.62 + Math.sin(turn) * half * reach,
          z * (1 - 0.2 * reach),
        ])
      }),
      { place },
    )
  return {
    meshes: [side(0.13), side(-0.13)],
    paint: (sample) => {
      const reach = Math.hypot(sample.x, sample.y + 0.62) / half
      if (reach > 0.91) return paintAs(sample, [58, 112, 56], 0.4)
      if (reach > 0.8) return paintAs(sample, [226, 232, 196], 0.3)
      const pip = valueNoise(sample.x * 13, sample.y * 9, 2) > 0.86 && reach < 0.7
      paintAs(sample, pip ? [40, 26, 24] : making.color, 0.4)
    },
  }
}

const COOKIES = 7

/** Cookies with dark chips on a plate, held in both hands. */
export const makePlate = (making: PropMaking): MadeProp => {
  const place = inBoth(making, -0.3, 0.32)
  const cookies = Array.from({ length: COOKIES }, (_, index) => {
    const turn = (index / (COOKIES - 1)) * Math.PI * 2
    const isTop = index === COOKIES - 1
    return moved(place, isTop ? [0.05, 0.03, 0.02] : [Math.cos(turn) * 0.56, 0.15, Math.sin(turn) * 0.56])
  })
  return {
    meshes: [
      lathe(path('0 0.32, 0.7 0.32, 1.14 0.2, 1.16 0.17, 0.72 0.25, 0 0.25'), { place, part: 1 }),
      ...cookies.map((at) => ball(0.34, 0.3, { place: at })),
    ],
    paint: (sample) => {
      const { part, x } = partAt(sample.x)
      if (part === 1) return paintAs(sample, making.color, 0.5)
      const chip = valueNoise(x * 9 + 4, sample.y * 9, sample.z * 9) > 0.68
      const rough = valueNoise(x * 26, sample.y * 26, sample.z * 26)
      paintAs(sample, chip ? [66, 40, 28] : scaleRgb([204, 150, 92], 0.86 + 0.24 * rough), 0.08)
    },
  }
}

/** A long loaf with cuts across its crust, held in a fist. */
export const makeBaguette = ({ grip, color }: PropMaking): MadeProp => ({
  meshes: [
    lathe(path('0 0.95, 0.13 0.84, 0.2 0.4, 0.21 -0.5, 0.19 -1.3, 0.1 -1.72, 0 -1.78'), {
      place: standingAlong(axisInFist(grip), [grip.side * 0.16, 1, -0.1]),
    }),
  ],
  paint: (sample) => {
    const slash = Math.sin(sample.y * 11 + sample.x * 9) > 0.72 && sample.z > 0
    const rough = valueNoise(sample.x * 20, sample.y * 9, sample.z * 20)
    paintAs(sample, slash ? [240, 214, 160] : scaleRgb(color, 0.8 + 0.36 * rough), 0.12)
  },
})
