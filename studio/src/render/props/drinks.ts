import { mixRgb, scaleRgb } from '../../image/rgb.ts'
import { valueNoise } from '../../math/noise.ts'
import { path } from '../../math/spline.ts'
import { add } from '../../math/vector.ts'
import { HELD_RADII } from '../body/prop-arms.ts'
import { line } from '../cloth/appearance/fabrics.ts'
import { axisInHand, pointInHand } from './grip.ts'
import type { MadeProp, PropMaking } from './grip.ts'
import { moved } from './held.ts'
import { ball, gridShape, lathe, paintAs, partAt, standingAlong, uprightAt } from './shapes.ts'

const CUP_HALF_HEIGHT = 0.36

/** A mug in the hollow of the hand, fingers round it, its handle on the other side. */
export const makeCup = ({ grip, color }: PropMaking): MadeProp => {
  const place = uprightAt(axisInHand(grip, HELD_RADII.cup))
  const [r, h] = [HELD_RADII.cup, CUP_HALF_HEIGHT]
  const handle = Array.from({ length: 13 }, (_, step) => {
    const turn = -1.35 + (step / 12) * 2.7
    return Array.from({ length: 9 }, (_unused, corner) => {
      const round = (corner / 8) * Math.PI * 2
      const reach = 0.19 + 0.045 * Math.cos(round)
      return [
        -grip.side * (r - 0.03 + Math.cos(turn) * reach),
        Math.sin(turn) * reach * 1.15,
        0.05 * Math.sin(round),
      ] as const
    })
  })
  const body = lathe(
    [
      [0, h],
      [r * 0.8, h],
      [r * 0.92, h - 0.07],
      [r, h - 0.3],
      [r, -h],
      [r - 0.035, -h],
      [r - 0.04, -h + 0.1],
      [0, -h + 0.1],
    ],
    { place },
  )
  return {
    meshes: [body, gridShape(handle, { place })],
    paint: (sample) => {
      const { x } = partAt(sample.x)
      const inside = Math.hypot(x, sample.z) < r - 0.05 && sample.y < 0
      paintAs(sample, inside ? [62, 38, 26] : mixRgb(color, [244, 240, 232], line(sample.y + h, 0.05)), 0.45)
    },
  }
}

/** A glass of wine held by its bowl. */
export const makeGlass = ({ grip, color }: PropMaking): MadeProp => {
  const place = uprightAt(add(pointInHand(grip, 0.72, 0.385), [0, -0.16, 0]))
  const stem = lathe(
    path(
      '0.3 1.06, 0.28 1.03, 0.03 0.98, 0.03 0.4, 0.2 0.28, 0.31 0.02, 0.32 -0.22, 0.25 -0.62, 0.235 -0.62, 0.3 -0.2, 0 -0.12',
    ),
    { place },
  )
  return {
    meshes: [stem],
    paint: (sample) => {
      const { y } = sample
      const filled = y > -0.2 && y < 0.34
      const clear: readonly [number, number, number] = [206, 216, 222]
      paintAs(sample, filled ? scaleRgb(color, 1 + 0.35 * line(y + 0.18, 0.05)) : clear, 0.9)
    },
  }
}

/** A bottle held by its body. */
export const makeBottle = ({ grip, color }: PropMaking): MadeProp => {
  const place = uprightAt(add(axisInHand(grip, HELD_RADII.glass), [0, -0.1, 0]))
  const r = HELD_RADII.glass
  const body = lathe(
    [
      [0, 0.95],
      [r - 0.02, 0.95],
      [r, 0.88],
      [r, -0.3],
      ...path('0.24 -0.52, 0.11 -0.72, 0.1 -1.06, 0.125 -1.08, 0.125 -1.2, 0 -1.2'),
    ],
    { place },
  )
  return {
    meshes: [body],
    paint: (sample) => {
      const { y } = sample
      const label = y > -0.16 && y < 0.6
      const cap = y < -1.07
      const print = line(y - 0.06, 0.03) + line(y - 0.2, 0.018) + line(y - 0.3, 0.018)
      const tone = label
        ? mixRgb([238, 232, 216], scaleRgb(color, 0.6), 0.8 * Math.min(1, print))
        : cap
          ? scaleRgb(color, 0.5)
          : color
      paintAs(sample, tone, label ? 0.1 : 0.85)
    },
  }
}

/** A glass mug of beer with its foam. */
export const makeBeer = ({ grip, color }: PropMaking): MadeProp => {
  const place = uprightAt(axisInHand(grip, HELD_RADII.beer))
  const r = HELD_RADII.beer
  const mug = lathe(
    [
      [0, 0.52],
      [r - 0.02, 0.52],
      [r + 0.02, 0.46],
      [r, -0.5],
      [r - 0.035, -0.5],
      [r - 0.05, -0.42],
      [0, -0.42],
    ],
    { place },
  )
  const foam = [0, 1, 2, 3, 4, 5, 6].map((index) => {
    const turn = index * 0.9
    const reach = index === 0 ? 0 : 0.2
    return ball(0.19, 0.6, { place: moved(place, [Math.cos(turn) * reach, -0.48, Math.sin(turn) * reach]), part: 1 })
  })
  return {
    meshes: [mug, ...foam],
    paint: (sample) => {
      const { part, x } = partAt(sample.x)
      if (part === 1)
        return paintAs(
          sample,
          scaleRgb([250, 244, 228], 0.94 + 0.08 * valueNoise(sample.x * 30, sample.y * 30, sample.z * 30)),
          0.05,
        )
      const facet = 0.5 + 0.5 * Math.cos(Math.atan2(sample.z, x) * 9)
      const bubbles = valueNoise(x * 26, sample.y * 26, sample.z * 26) > 0.78 ? 0.2 : 0
      paintAs(sample, mixRgb(scaleRgb(color, 0.78 + 0.3 * facet), [255, 246, 214], bubbles), 0.8)
    },
  }
}

/** A tall glass or beaker with a straw. */
export const makeTumbler = ({ grip, color }: PropMaking): MadeProp => {
  const place = uprightAt(add(pointInHand(grip, 0.74, 0.42), [0, -0.1, 0]))
  const straw = standingAlong(moved(place, [0.08, -0.2, 0]).at, [grip.side * 0.18, 1, 0])
  return {
    meshes: [
      lathe(path('0 0.6, 0.24 0.6, 0.34 -0.58, 0.31 -0.58, 0.29 -0.44, 0 -0.44'), { place }),
      lathe(
        [
          [0.035, 0.2],
          [0.035, -0.85],
        ],
        { place: straw, part: 1 },
      ),
      ball(0.16, 0.9, { place: moved(place, [-0.22, -0.56, 0.1]), part: 2 }),
    ],
    paint: (sample) => {
      const { part, x } = partAt(sample.x)
      if (part === 1) return paintAs(sample, Math.sin(sample.y * 26) > 0 ? [240, 238, 232] : [206, 60, 70], 0.2)
      if (part === 2) return paintAs(sample, Math.hypot(x, sample.y) < 0.1 ? [250, 224, 130] : [232, 180, 60], 0.2)
      const ice = valueNoise(x * 7, sample.y * 7, sample.z * 7) > 0.6 ? 0.35 : 0.05
      paintAs(sample, sample.y < -0.45 ? [222, 230, 234] : mixRgb(color, [250, 250, 248], ice), 0.7)
    },
  }
}
