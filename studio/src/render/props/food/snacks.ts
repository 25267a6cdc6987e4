import { mixRgb, scaleRgb } from '../../../image/rgb.ts'
import { valueNoise } from '../../../math/noise.ts'
import { path } from '../../../math/spline.ts'
import type { Vec3 } from '../../../math/vector.ts'
import { HELD_RADII } from '../../body/prop-arms.ts'
import type { Mesh } from '../../raster/mesh.ts'
import { axisInFist } from '../grip.ts'
import type { MadeProp, PropMaking } from '../grip.ts'
import { inGrasp, moved } from '../held.ts'
import { ball, fillCircle, gridShape, lathe, paintAs, standingAlong } from '../shapes.ts'
import type { Placement } from '../shapes.ts'

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
    paint: (sample, part) => {
      const rough = valueNoise(sample.x * 16, sample.y * 16, sample.z * 16)
      if (part === 1) return paintAs(sample, scaleRgb([94, 52, 34], 0.75 + 0.4 * rough), 0.1)
      if (part === 2) return paintAs(sample, mixRgb([98, 150, 58], [222, 190, 70], rough > 0.6 ? 1 : 0), 0.2)
      const seed = sample.y < -0.2 && valueNoise(sample.x * 34, 3, sample.z * 34) > 0.86
      paintAs(sample, seed ? [246, 232, 200] : scaleRgb(making.color, 0.92 + 0.14 * rough), 0.35)
    },
  }
}

const SLICE_LENGTH = 1.15
const SLICE_HALF = 0.5
const SLICE_FROM = 0.5

/** A slice on the palm, its tip to the side. */
export const makePizza = (making: PropMaking): MadeProp => {
  const { at } = inGrasp(making, HELD_RADII.round, 0.05)
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
    paint: (sample, part) => {
      if (part === 0 || Math.abs(sample.x - tip * (SLICE_FROM - SLICE_LENGTH)) < 0.13)
        return paintAs(sample, [206, 150, 84], 0.1)
      const topping = valueNoise(sample.x * 5 + 2, 0, sample.z * 5)
      const cheese = mixRgb(making.color, [222, 132, 60], valueNoise(sample.x * 14, 1, sample.z * 14))
      paintAs(sample, topping > 0.68 ? [170, 44, 36] : cheese, 0.4)
    },
  }
}

/** A striped tub, full to the brim. */
export const makePopcorn = (making: PropMaking): MadeProp => {
  const place = inGrasp(making, HELD_RADII.popcorn, 0.34)
  const kernels = fillCircle(22, 0.4, 0).map(({ x, z, reach }) =>
    ball(0.12, 0.85, { place: moved(place, [x, -0.52 - 0.16 * (1 - reach / 0.4), z]), part: 1 }),
  )
  return {
    meshes: [lathe(path('0.3 0.56, 0.44 -0.5'), { place }), ...kernels],
    paint: (sample, part) => {
      if (part === 1) {
        const warm = valueNoise(sample.x * 20, sample.y * 20, sample.z * 20)
        return paintAs(sample, mixRgb([252, 244, 220], [240, 200, 110], warm * 0.8), 0.1)
      }
      const stripe = Math.sin(Math.atan2(sample.z, sample.x) * 9) > 0
      paintAs(sample, stripe ? making.color : [244, 240, 232], 0.2)
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
