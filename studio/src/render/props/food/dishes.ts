import { mixRgb, palette, scaleRgb } from '../../../image/rgb.ts'
import type { Rgb } from '../../../image/rgb.ts'
import { hash3, valueNoise } from '../../../math/noise.ts'
import { distanceOf, smoothstep, TAU } from '../../../math/scalar.ts'
import { path } from '../../../math/spline.ts'
import { add, scaleVector } from '../../../math/vector.ts'
import type { Vec3 } from '../../../math/vector.ts'
import type { Mesh } from '../../raster/mesh.ts'
import type { MadeProp, PropMaking, PropPainter } from '../grip.ts'
import { inRoundGrip, moved } from '../held.ts'
import { ball, block, fillCircle, gridShape, lathe, paintAs, standingAlong } from '../shapes.ts'
import type { Placement } from '../shapes.ts'

/** The outline of a plate. */
const PLATE = path('0 0.32, 0.7 0.32, 1.14 0.2, 1.16 0.17, 0.72 0.25, 0 0.25')
const COOKIES = 7

/** Cookies with dark chips on a plate, held in both hands. */
export const makePlate = (making: PropMaking): MadeProp => {
  const place = inRoundGrip(making, 1, -0.06)
  const cookies = Array.from({ length: COOKIES }, (_, index) => {
    const turn = (index / (COOKIES - 1)) * Math.PI * 2
    const isTop = index === COOKIES - 1
    return moved(place, isTop ? [0.05, 0.03, 0.02] : [Math.cos(turn) * 0.56, 0.15, Math.sin(turn) * 0.56])
  })
  return {
    meshes: [lathe(PLATE, { place, part: 1 }), ...cookies.map((at) => ball(0.34, 0.3, { place: at }))],
    paint: (sample, part) => {
      if (part === 1) return paintAs(sample, making.color, 0.5)
      const chip = valueNoise(sample.x * 9 + 4, sample.y * 9, sample.z * 9) > 0.68
      const rough = valueNoise(sample.x * 26, sample.y * 26, sample.z * 26)
      paintAs(sample, chip ? [66, 40, 28] : scaleRgb([204, 150, 92], 0.86 + 0.24 * rough), 0.08)
    },
  }
}

type Food = {
  /** One piece at its place, numbered by its part. */
  piece: (place: Placement, part: number, index: number) => Mesh[]
  count: number
  paint: PropPainter
}

/** A plate with pieces around one that lies on top, held in both hands. */
const onPlate =
  ({ piece, count, paint }: Food): ((making: PropMaking) => MadeProp) =>
  (making) => {
    // Tipped towards the viewer, who would see its edge alone.
    const { at } = inRoundGrip(making, 1, -0.06)
    const place: Placement = { at, x: [1, 0, 0], y: [0, 0.94, -0.34], z: [0, 0.34, 0.94] }
    const pieces = Array.from({ length: count }, (_, index) => {
      const isTop = index === count - 1
      const turn = (index / (count - 1)) * TAU + 0.4
      const spot: Vec3 = isTop ? [0.03, -0.1, 0] : [Math.cos(turn) * 0.56, 0.12, Math.sin(turn) * 0.5]
      const yaw = index * 1.9
      const [cosine, sine] = [Math.cos(yaw), Math.sin(yaw)]
      const turned = (a: Vec3, b: Vec3, sine: number): Vec3 => add(scaleVector(a, cosine), scaleVector(b, sine))
      const own = moved(place, spot)
      return piece({ ...own, x: turned(own.x, own.z, sine), z: turned(own.z, own.x, -sine) }, 1 + (index % 3), index)
    })
    return {
      meshes: [lathe(PLATE, { place }), ...pieces.flat()],
      paint: (sample, part) => {
        if (part === 0) return paintAs(sample, making.color, 0.5)
        paint(sample, part)
      },
    }
  }

/** A three-sided pocket of pastry with a crimped edge. */
const samosa = (place: Placement, part: number): Mesh[] => {
  const corners: readonly Vec3[] = [
    [-0.36, 0.14, 0.22],
    [0.36, 0.14, 0.22],
    [0, 0.14, -0.34],
  ]
  const tip: Vec3 = [0.02, -0.34, -0.02]
  return [0, 1, 2].map((side) => {
    const [a, b] = [corners[side], corners[(side + 1) % 3]]
    return gridShape(
      Array.from({ length: 7 }, (_, row) => {
        const up = (0.97 * row) / 6
        return Array.from({ length: 7 }, (_unused, step): Vec3 => {
          const along = step / 6
          const bulge = 0.34 * Math.sin(Math.PI * along) * Math.sin(Math.PI * Math.min(1, up + 0.1)) * (1 - up)
          return [0, 1, 2].map((axis) => {
            const base = a[axis] + (b[axis] - a[axis]) * along
            return base + (tip[axis] - base) * up + base * bulge * (axis === 1 ? 0 : 1)
          }) as unknown as Vec3
        })
      }),
      { place, part },
    )
  })
}

/** Pockets of pastry, blistered from frying. */
export const makeSamosas = onPlate({
  count: 6,
  piece: samosa,
  paint: (sample) => {
    const blister = valueNoise(sample.x * 16, sample.y * 16, sample.z * 16)
    paintAs(sample, scaleRgb([214, 152, 76], 0.74 + 0.42 * blister), 0.3)
  },
})

/** A crescent of layers. */
const croissant = (place: Placement, part: number): Mesh[] => [
  gridShape(
    Array.from({ length: 19 }, (_, row) => {
      const along = row / 18
      const bend = (along - 0.5) * 3.1
      const swell = Math.sin(Math.PI * (0.03 + 0.94 * along)) ** 1.25
      const thick = 0.235 * swell * (0.93 + 0.09 * Math.abs(Math.sin(along * Math.PI * 3.5)))
      return Array.from({ length: 11 }, (_unused, step): Vec3 => {
        const turn = (step / 10) * TAU
        const out = 0.32 + Math.cos(turn) * thick
        return [Math.sin(bend) * out * 1.25, 0.02 - Math.sin(turn) * thick, Math.cos(bend) * out - 0.24]
      })
    }),
    { place, part },
  ),
]

/** Croissants. */
export const makePastries = onPlate({
  count: 5,
  piece: croissant,
  paint: (sample) => {
    const bend = Math.atan2(sample.x / 1.25, sample.z + 0.24)
    // Each layer is darkest along its edge, which runs slantwise.
    const layer = ((bend / 2.5) * 7 + 0.5 * sample.y + 20) % 1
    const baked = valueNoise(sample.x * 9, sample.y * 9, sample.z * 9)
    const tone = mixRgb([222, 150, 70], [168, 92, 34], 0.5 * baked + 0.5 * smoothstep(0.72, 1, layer))
    paintAs(sample, tone, 0.45)
  },
})

/** Rice with fish on it, and rolls between. */
const sushi = (place: Placement, part: number, index: number): Mesh[] =>
  index % 2 === 0
    ? [
        ball(0.25, 0.55, { place: { ...place, x: scaleVector(place.x, 1.35) }, part }),
        ball(0.27, 0.3, {
          place: {
            ...moved(place, [0, -0.14, 0]),
            x: scaleVector(place.x, 1.4),
          },
          part: part + 3,
        }),
      ]
    : [lathe(path('0 0.14, 0.22 0.14, 0.22 -0.16, 0.19 -0.17, 0 -0.17'), { place, part: part + 6 })]

const FISH = palette('240 128 88, 206 62 62, 250 206 150')

/** Rice with fish and rolls by turns. */
export const makeSushi = onPlate({
  count: 8,
  piece: sushi,
  paint: (sample, part) => {
    const grain = valueNoise(sample.x * 30, sample.y * 30, sample.z * 30)
    if (part > 6) {
      const radius = distanceOf(sample.x, sample.z)
      if (sample.y > -0.155 || radius > 0.19) return paintAs(sample, [32, 44, 36], 0.3)
      return paintAs(sample, radius < 0.09 ? FISH[part % 3] : scaleRgb([246, 244, 236], 0.9 + 0.1 * grain), 0.25)
    }
    if (part <= 3) return paintAs(sample, scaleRgb([248, 246, 240], 0.86 + 0.16 * grain), 0.15)
    const stripe = smoothstep(0.7, 1, Math.sin(sample.x * 34 + sample.z * 12))
    paintAs(sample, mixRgb(FISH[part - 4], [255, 236, 220], 0.6 * stripe), 0.6)
  },
})

/** Round sweets of gram flour, a nut on some. */
export const makeLaddoos = onPlate({
  count: 8,
  piece: (place, part) => [ball(0.27, 0.95, { place: moved(place, [0, -0.06, 0]), part })],
  paint: (sample) => {
    const crumb = valueNoise(sample.x * 26, sample.y * 26, sample.z * 26)
    const nut = sample.y < -0.22 && distanceOf(sample.x, sample.z) < 0.09
    paintAs(sample, nut ? [122, 150, 84] : scaleRgb([238, 158, 44], 0.76 + 0.38 * crumb), 0.25)
  },
})

/** Squares of cake with icing. */
export const makeDessert = onPlate({
  count: 2,
  piece: (place, part, index) =>
    index === 0
      ? []
      : [
          ...block([-0.5, -0.36, -0.34], [0.5, 0.3, 0.34], { place, part }),
          ball(0.13, 1, { place: moved(place, [0.12, -0.48, 0.05]), part: 5 }),
          ball(0.1, 1, { place: moved(place, [-0.55, 0.2, 0.62]), part: 5 }),
          ball(0.09, 1, { place: moved(place, [0.72, 0.2, 0.5]), part: 5 }),
        ],
  paint: (sample, part) => {
    if (part === 5) return paintAs(sample, [196, 34, 52], 0.6)
    const isCream = sample.y < -0.24 || Math.abs(sample.y - 0.02) < 0.06
    const crumb = valueNoise(sample.x * 24, sample.y * 24, sample.z * 24)
    paintAs(sample, isCream ? [250, 240, 226] : scaleRgb([120, 72, 44], 0.8 + 0.35 * crumb), isCream ? 0.4 : 0.1)
  },
})

/** The outline of a bowl, from its foot over its rim to its middle. */
const DISH = path('0.3 0.34, 0.5 0.3, 0.86 -0.12, 0.9 -0.2, 0.82 -0.14, 0 0.02')

/** A bowl of something warm with two sticks in it, in both hands. */
export const makeBowl = (making: PropMaking): MadeProp => {
  const place = inRoundGrip(making, 0.75, 0)
  const sticks = [-0.1, 0.06].map((x) =>
    lathe(path('0.02 0.1, 0.03 -1.25'), {
      place: standingAlong(add(place.at, [0.35 + x, -0.1, 0.1]), [-0.5, 0.85, 0.1]),
      part: 2,
    }),
  )
  return {
    meshes: [
      lathe(DISH, { place }),
      ball(0.78, 0.24, { place: moved(place, [0, -0.14, 0]), part: 1 }),
      ball(0.2, 0.7, { place: moved(place, [-0.24, -0.26, 0.32]), part: 3 }),
      ...sticks,
    ],
    paint: (sample, part) => {
      if (part === 0) return paintAs(sample, making.color, 0.6)
      if (part === 2) return paintAs(sample, [132, 84, 52], 0.2)
      if (part === 3)
        return paintAs(sample, distanceOf(sample.x, sample.y) < 0.1 ? [242, 176, 60] : [250, 246, 236], 0.4)
      const strand = Math.sin((sample.x + 0.16 * Math.sin(sample.z * 9)) * 46)
      const green = valueNoise(sample.x * 7, 4, sample.z * 7) > 0.72
      paintAs(sample, green ? [92, 140, 66] : scaleRgb([232, 192, 118], 0.88 + 0.14 * strand), 0.35)
    },
  }
}

const inBowl = (making: PropMaking): Placement => {
  const { at } = inRoundGrip(making, 0.75, 0)
  return { at, x: [1, 0, 0], y: [0, 0.95, -0.3], z: [0, 0.3, 0.95] }
}

const LEAVES = palette('104 158 62, 142 186 82, 70 128 58')

/** Leaves, tomatoes and slices of cucumber in a bowl. */
export const makeSalad = (making: PropMaking): MadeProp => {
  const place = inBowl(making)
  const leaves = fillCircle(26, 0.72).map(({ turn, reach, x, z }, index): Mesh => {
    const lift = 0.2 * hash3(index, 5, 2)
    const spot = moved(place, [x, -0.16 - lift * (1 - reach), z])
    return gridShape(
      Array.from({ length: 6 }, (_unused, row) => {
        const along = row / 5 - 0.5
        return Array.from({ length: 7 }, (_column, step): Vec3 => {
          const across = step / 6 - 0.5
          const half = 0.34 * Math.cos(along * 2.6)
          const frill = 0.05 * Math.sin(step * 2.4 + row * 1.7 + index)
          const [u, v] = [along * 0.5, across * half]
          return [
            u * Math.cos(turn * 3) - v * Math.sin(turn * 3),
            -0.16 * Math.cos(across * 3) + frill,
            u * Math.sin(turn * 3) + v * Math.cos(turn * 3),
          ]
        })
      }),
      { place: spot, part: 1 + (index % 3) },
    )
  })
  const tomatoes = [0.5, 1.9, 3.3, 4.7].map((turn, index) =>
    ball(0.14, 0.95, {
      place: moved(place, [Math.cos(turn) * 0.42, -0.34 - 0.04 * index, Math.sin(turn) * 0.36 + 0.08]),
      part: 4,
    }),
  )
  const slices = [1.2, 2.7, 5.6].map((turn) =>
    lathe(path('0 0.03, 0.16 0.03, 0.17 -0.03, 0 -0.04'), {
      place: moved(place, [Math.cos(turn) * 0.5, -0.36, Math.sin(turn) * 0.4]),
      part: 5,
    }),
  )
  return {
    meshes: [lathe(DISH, { place }), ...leaves, ...tomatoes, ...slices],
    paint: (sample, part) => {
      if (part === 0) return paintAs(sample, making.color, 0.5)
      if (part === 4) return paintAs(sample, [206, 46, 40], 0.6)
      if (part === 5)
        return paintAs(sample, distanceOf(sample.x, sample.z) > 0.145 ? [58, 112, 56] : [214, 230, 170], 0.35)
      paintAs(
        sample,
        scaleRgb(LEAVES[part - 1], 0.82 + 0.3 * valueNoise(sample.x * 12, sample.y * 12, sample.z * 12)),
        0.25,
      )
    },
  }
}

/** A bowl of something thick with herbs and cream on it. */
export const makeCurry = (making: PropMaking): MadeProp => {
  const place = inBowl(making)
  const pieces = fillCircle(7, 0.6, 0.4).map(({ x, z }) =>
    ball(0.13, 0.6, { place: moved(place, [x, -0.17, z]), part: 2 }),
  )
  return {
    meshes: [lathe(DISH, { place }), ball(0.8, 0.16, { place: moved(place, [0, -0.07, 0]), part: 1 }), ...pieces],
    paint: (sample, part) => {
      if (part === 0) return paintAs(sample, [206, 170, 104], 0.7)
      const herb = valueNoise(sample.x * 13 + 5, sample.y * 9, sample.z * 13) > 0.8
      if (herb) return paintAs(sample, [74, 132, 58], 0.2)
      const swirl =
        Math.abs(distanceOf(sample.x, sample.z) - 0.34 - 0.06 * Math.atan2(sample.z, sample.x)) < 0.03 && part === 1
      const tone: Rgb = part === 2 ? scaleRgb(making.color, 1.12) : making.color
      paintAs(
        sample,
        swirl ? [252, 240, 216] : scaleRgb(tone, 0.88 + 0.2 * valueNoise(sample.x * 9, 2, sample.z * 9)),
        0.6,
      )
    },
  }
}
