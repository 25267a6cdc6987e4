import { distanceOf } from '../../../math/scalar.ts'
import { mixRgb, scaleRgb } from '../../../image/rgb.ts'
import { valueNoise } from '../../../math/noise.ts'
import { path } from '../../../math/spline.ts'
import { add, cross, dot, normalize, scaleVector, subtract } from '../../../math/vector.ts'
import type { Vec3 } from '../../../math/vector.ts'
import { FLAT } from '../../body/digits.ts'
import type { Mesh } from '../../raster/mesh.ts'
import { pointInHand } from '../grip.ts'
import type { MadeProp, PropMaking } from '../grip.ts'
import { inBoth, inBoxGrip, moved } from '../held.ts'
import { ball, block, lathe, paintAs, slab } from '../shapes.ts'
import type { Placement } from '../shapes.ts'

const PHONE = { halfWidth: FLAT.width / 2, halfHeight: 0.62, halfDepth: FLAT.depth / 2 }

/** A telephone across the fingers, which reach round its edge, its length along a way that is roughly down, by so much higher. */
const phone = ({ grip, color }: PropMaking, way: Vec3, up: number): MadeProp => {
  const { halfWidth, halfHeight, halfDepth } = PHONE
  const [sine, cosine] = [Math.sin(FLAT.tilt), Math.cos(FLAT.tilt)]
  const toward = subtract(scaleVector(grip.along, sine), scaleVector(grip.out, cosine))
  const down = normalize(subtract(way, scaleVector(toward, dot(way, toward))))
  const half = FLAT.width / 2 / grip.size
  const middle = pointInHand(grip, FLAT.along + half * cosine, FLAT.out + half * sine)
  const place: Placement = {
    at: add(middle, add(scaleVector(down, -up), scaleVector(toward, -halfDepth))),
    x: cross(down, toward),
    y: down,
    z: toward,
  }
  return {
    meshes: slab([halfWidth, halfHeight, halfDepth], { corner: 0.1, place }),
    paint: (sample) => {
      const isFrame = Math.abs(sample.z) < 0.9 * halfDepth
      const lens = Math.min(
        distanceOf(sample.x - 0.17, sample.y + 0.5),
        distanceOf(sample.x - 0.17, sample.y + 0.34),
        distanceOf(sample.x - 0.04, sample.y + 0.42),
      )
      const island =
        distanceOf(Math.max(0, Math.abs(sample.x - 0.12) - 0.1), Math.max(0, Math.abs(sample.y + 0.42) - 0.1)) < 0.06
      const back = isFrame ? mixRgb(color, [214, 214, 216], 0.5) : island ? scaleRgb(color, 0.8) : color
      paintAs(sample, lens < 0.044 ? [12, 13, 18] : lens < 0.06 ? [150, 152, 158] : back, 0.5)
    },
  }
}

/** Upright, its back to the viewer. */
export const makePhone = (making: PropMaking): MadeProp => phone(making, [0, 1, 0], 0.28)

/** From the ear to the mouth. */
export const makeCall = (making: PropMaking): MadeProp => phone(making, [-0.12 * making.grip.side, 0.72, 0.68], 0.52)

/** A shut notebook or a screen's back, held before the body. */
const makeSlab =
  (half: readonly [number, number], depth: number): ((making: PropMaking) => MadeProp) =>
  (making) => {
    const place = inBoxGrip(making, depth / 2, -0.3)
    const [halfWidth, halfHeight] = half
    return {
      meshes: slab([halfWidth, halfHeight, depth / 2], { corner: 0.1, place }),
      paint: (sample) => {
        const edge = Math.max(Math.abs(sample.x) / halfWidth, Math.abs(sample.y) / halfHeight)
        const badge = distanceOf(sample.x, sample.y * 0.9) < 0.13
        paintAs(
          sample,
          badge ? scaleRgb(making.color, 0.5) : edge > 0.97 ? scaleRgb(making.color, 1.12) : making.color,
          0.45,
        )
      },
    }
  }

/** Shut, its lid to the viewer. */
export const makeLaptop = makeSlab([1.3, 0.88], 0.09)

export const makeTablet = makeSlab([0.98, 0.72], 0.06)

/** A camera in both hands, its lens to the viewer. */
export const makeCamera = (making: PropMaking): MadeProp => {
  const place = inBoxGrip(making, 0.4, -0.1)
  const lens: Placement = { at: moved(place, [0, 0.03, 0.4]).at, x: [1, 0, 0], y: [0, 0, -1], z: [0, 1, 0] }
  return {
    meshes: [
      ...block([-0.86, -0.48, 0], [0.86, 0.52, 0.4], { place }),
      ...block([-0.28, -0.7, 0.04], [0.28, -0.46, 0.36], { place, part: 2 }),
      lathe(path('0.4 0.05, 0.4 -0.4, 0.34 -0.44, 0.27 -0.36, 0 -0.3'), { place: lens, part: 1 }),
    ],
    paint: (sample, part) => {
      if (part === 1) {
        const reach = distanceOf(sample.x, sample.z)
        return paintAs(
          sample,
          reach < 0.27 ? mixRgb([18, 24, 44], [120, 90, 150], Math.max(0, 0.5 - reach * 2)) : [44, 44, 48],
          reach < 0.27 ? 0.95 : 0.35,
        )
      }
      const silver = part === 2 || sample.y < -0.28
      paintAs(
        sample,
        silver ? [176, 178, 182] : scaleRgb(making.color, 0.9 + 0.12 * valueNoise(sample.x * 40, sample.y * 40, 1)),
        silver ? 0.5 : 0.1,
      )
    },
  }
}

/** A game controller in both hands. */
export const makeController = (making: PropMaking): MadeProp => {
  const place = inBoxGrip(making, 0.24)
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
    paint: (sample, part) => {
      paintAs(sample, part === 0 ? making.color : part === 1 ? [36, 38, 44] : [206, 70, 80], 0.35)
    },
  }
}

/** Two tubes with lenses, before the chest. */
export const makeBinoculars = (making: PropMaking): MadeProp => {
  const { at } = inBoth(making, -0.15, 0.4)
  const place: Placement = { at, x: [1, 0, 0], y: [0, 0.25, -0.97], z: [0, 0.97, 0.25] }
  const barrel = (side: number): Mesh[] => [
    lathe(path('0 0.66, 0.24 0.66, 0.26 0.3, 0.38 0.06, 0.4 -0.5, 0.43 -0.52, 0.43 -0.64, 0.36 -0.62'), {
      place: moved(place, [side * 0.5, 0, 0]),
      part: side < 0 ? 1 : 2,
    }),
    lathe(path('0 -0.56, 0.36 -0.58, 0.37 -0.6'), { place: moved(place, [side * 0.5, 0, 0]), part: 3 }),
  ]
  return {
    meshes: [...barrel(-1), ...barrel(1), ...block([-0.16, -0.2, -0.1], [0.16, 0.3, 0.14], { place, part: 4 })],
    paint: (sample, part) => {
      if (part === 3) {
        const shine = Math.exp(-(((sample.x + 0.12) / 0.12) ** 2) - ((sample.z + 0.1) / 0.12) ** 2)
        return paintAs(sample, mixRgb([40, 58, 92], [214, 220, 250], 0.8 * shine), 0.95)
      }
      const rib = part < 3 && sample.y > -0.4 && sample.y < 0 && Math.sin(sample.y * 60) > 0.4
      paintAs(sample, scaleRgb(making.color, rib ? 0.7 : 1), 0.3)
    },
  }
}
