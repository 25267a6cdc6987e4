import { distanceOf } from '../../../math/scalar.ts'
import { mixRgb, scaleRgb } from '../../../image/rgb.ts'
import type { Rgb } from '../../../image/rgb.ts'
import { valueNoise } from '../../../math/noise.ts'
import { path } from '../../../math/spline.ts'
import { add } from '../../../math/vector.ts'
import type { Vec3 } from '../../../math/vector.ts'
import type { Mesh } from '../../raster/mesh.ts'
import type { MadeProp, PropMaking } from '../grip.ts'
import { hanging, inBoxGrip, inRoundGrip, moved, tube } from '../held.ts'
import { ball, block, lathe, paintAs } from '../shapes.ts'

/** A wrapped box with a ribbon, held in both hands. */
export const makeGift = (making: PropMaking): MadeProp => {
  const place = inBoxGrip(making, 0.9, -0.1)
  const loops = [-1, 1].flatMap((side) => ball(0.24, 0.55, { place: moved(place, [side * 0.22, -0.82, 0.4]), part: 1 }))
  return {
    meshes: [...block([-0.92, -0.66, 0], [0.92, 0.62, 0.9], { place }), ...loops],
    paint: (sample, part) => {
      const ribbon: Rgb = [238, 226, 196]
      if (part === 1) return paintAs(sample, scaleRgb(ribbon, 0.94), 0.3)
      const isRibbon = Math.abs(sample.x) < 0.13 || Math.abs(sample.y) < 0.11
      const dots = distanceOf(((sample.x * 5) % 1) - 0.5, ((sample.y * 5 + 20) % 1) - 0.5) < 0.16
      paintAs(sample, isRibbon ? ribbon : dots ? mixRgb(making.color, [255, 255, 255], 0.4) : making.color, 0.3)
    },
  }
}

const BALLOONS: readonly Vec3[] = [
  [0.15, -4.5, 0],
  [-0.75, -3.9, -0.3],
  [0.95, -3.85, -0.2],
]

/** Balloons on strings, beside the head. */
export const makeBalloons = (making: PropMaking): MadeProp => {
  const { grip, color } = making
  const place = hanging(making)
  const spots = BALLOONS.map(([x, y, z]): Vec3 => [x + grip.side * 0.75, y, z])
  const strings = spots.map(([x, y, z]): Mesh => {
    const points = Array.from({ length: 9 }, (_, step): Vec3 => {
      const along = step / 8
      return add(place.at, [x * along ** 1.4, (y + 0.95) * along, z * along])
    })
    return tube(points, 0.012)
  })
  const tones: readonly Rgb[] = [color, mixRgb(color, [250, 240, 230], 0.45), mixRgb(color, [232, 170, 80], 0.6)]
  return {
    meshes: [
      ...strings,
      ...spots.map((at, index) =>
        lathe(path('0.07 0.98, 0.02 0.9, 0.32 0.66, 0.64 0.22, 0.74 -0.18, 0.64 -0.56, 0.36 -0.82, 0 -0.9'), {
          place: moved(place, at),
          part: 1 + index,
        }),
      ),
    ],
    paint: (sample, part) => {
      if (part === 0) return paintAs(sample, [226, 222, 214], 0)
      const shine = Math.exp(-(((sample.x + 0.3) / 0.16) ** 2) - ((sample.y + 0.36) / 0.2) ** 2)
      paintAs(sample, mixRgb(tones[part - 1], [255, 255, 255], 0.7 * shine), 0.6)
    },
  }
}

/** A toy bear in both arms. */
export const makeTeddyBear = (making: PropMaking): MadeProp => {
  const place = moved(inRoundGrip(making, 0.76, -0.45), [0, 0, -0.2])
  const parts: readonly (readonly [Vec3, number, number, number])[] = [
    [[0, 0.45, 0.2], 0.72, 1.05, 1],
    [[0, 0.5, 0.62], 0.46, 1.1, 2],
    [[0, -0.62, 0.3], 0.62, 0.9, 3],
    [[0, -0.46, 0.78], 0.28, 0.8, 2],
    [[-0.46, -1.06, 0.25], 0.24, 1, 1],
    [[0.46, -1.06, 0.25], 0.24, 1, 1],
    [[-0.72, 0.2, 0.45], 0.26, 1.5, 1],
    [[0.72, 0.2, 0.45], 0.26, 1.5, 1],
    [[-0.48, 1.1, 0.55], 0.32, 1.1, 1],
    [[0.48, 1.1, 0.55], 0.32, 1.1, 1],
    [[-0.2, -0.74, 0.83], 0.065, 1, 4],
    [[0.2, -0.74, 0.83], 0.065, 1, 4],
    [[0, -0.58, 1.03], 0.09, 0.75, 4],
  ]
  return {
    meshes: parts.map(([at, radius, flatness, part]) => ball(radius, flatness, { place: moved(place, at), part })),
    paint: (sample, part) => {
      if (part === 4) return paintAs(sample, [28, 22, 22], 0.7)
      const fur = 0.86 + 0.26 * valueNoise(sample.x * 30, sample.y * 30, sample.z * 30)
      paintAs(sample, scaleRgb(part === 2 ? mixRgb(making.color, [240, 222, 190], 0.6) : making.color, fur), 0)
    },
  }
}
