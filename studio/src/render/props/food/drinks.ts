import { distanceOf } from '../../../math/scalar.ts'
import { mixRgb, scaleRgb } from '../../../image/rgb.ts'
import type { Rgb } from '../../../image/rgb.ts'
import { valueNoise } from '../../../math/noise.ts'
import { path, sampleCurve } from '../../../math/spline.ts'
import { add, cross, normalize, scaleVector } from '../../../math/vector.ts'
import type { Vec3 } from '../../../math/vector.ts'
import { HELD_RADII } from '../../body/prop-arms.ts'
import { line } from '../../cloth/appearance/fabrics.ts'
import type { Mesh } from '../../raster/mesh.ts'
import { axisInHand } from '../grip.ts'
import type { MadeProp, PropMaking } from '../grip.ts'
import { inGrasp, moved } from '../held.ts'
import { ball, block, gridShape, lathe, paintAs, standingAlong, uprightAt } from '../shapes.ts'
import type { Placement } from '../shapes.ts'

/** The profile of a ring of round wire. */
const ring = (radius: number, y: number, thickness: number): (readonly [number, number])[] =>
  Array.from({ length: 9 }, (_, step) => {
    const turn = (step / 8) * 2 * Math.PI
    return [radius + thickness * Math.cos(turn), y + thickness * Math.sin(turn)] as const
  })

const CUP_HALF_HEIGHT = 0.36

/** A mug in the hollow of the hand, fingers round it, its handle on the other side. */
export const makeCup = (making: PropMaking): MadeProp => {
  const place = inGrasp(making, HELD_RADII.round)
  const [r, h] = [HELD_RADII.round, CUP_HALF_HEIGHT]
  const handle = Array.from({ length: 13 }, (_, step) => {
    const turn = -1.35 + (step / 12) * 2.7
    return Array.from({ length: 9 }, (_unused, corner) => {
      const round = (corner / 8) * Math.PI * 2
      const reach = 0.19 + 0.045 * Math.cos(round)
      return [
        -making.grip.side * (r - 0.03 + Math.cos(turn) * reach),
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
      const inside = distanceOf(sample.x, sample.z) < r - 0.05 && sample.y < 0
      paintAs(sample, inside ? [62, 38, 26] : mixRgb(making.color, [244, 240, 232], line(sample.y + h, 0.05)), 0.45)
    },
  }
}

const CLEAR: Rgb = [246, 250, 249]
const ROUND_SIDES = 56

/** A smooth round wall or drink through the points of a profile. */
const blown = (profile: string, place: Placement): Mesh =>
  lathe(
    sampleCurve(path(profile), 60).map(([radius, y]) => [radius, y] as const),
    { place, sides: ROUND_SIDES },
  )

/** A glass of wine held by its stem. */
export const makeGlass = ({ grip, color }: PropMaking): MadeProp => {
  const place = uprightAt(add(axisInHand(grip, HELD_RADII.handle), [0, -0.7, 0]))
  return {
    meshes: [],
    paint: () => undefined,
    glass: {
      walls: [
        blown('0 1.07, 0.29 1.06, 0.3 1.045, 0.16 1.02, 0.035 0.97, 0.025 0.8, 0.025 0.5, 0.05 0.4, 0.17 0.32', place),
        blown('0 0.36, 0.1 0.345, 0.2 0.28, 0.29 0.12, 0.325 -0.08, 0.31 -0.3, 0.275 -0.5, 0.25 -0.62', place),
        lathe(ring(0.25, -0.62, 0.009), { place, sides: ROUND_SIDES }),
      ],
      drink: [
        blown('0 0.33, 0.1 0.315, 0.19 0.25, 0.275 0.11, 0.305 -0.08, 0.306 -0.11', place),
        lathe(
          [
            [0.306, -0.11],
            [0.15, -0.11],
            [0, -0.11],
          ],
          { place, sides: ROUND_SIDES },
        ),
      ],
      color: CLEAR,
      drinkColor: color,
    },
  }
}

const METAL: Rgb = [196, 198, 204]

/** A can of a drink. */
export const makeCan = (making: PropMaking): MadeProp => {
  const r = HELD_RADII.slim
  return {
    meshes: [
      lathe(
        [
          [0, 0.6],
          [r - 0.07, 0.6],
          [r, 0.5],
          [r, -0.46],
          [r - 0.08, -0.58],
          [r - 0.08, -0.6],
          [r - 0.11, -0.56],
          [0, -0.56],
        ],
        { place: inGrasp(making, HELD_RADII.slim) },
      ),
    ],
    paint: (sample) => {
      const { y } = sample
      const isPrinted = y > -0.46 && y < 0.5
      const wave = 0.02 + 0.14 * Math.sin(Math.atan2(sample.z, sample.x) * 2)
      paintAs(
        sample,
        !isPrinted ? METAL : Math.abs(y - wave) < 0.1 ? [244, 242, 238] : making.color,
        isPrinted ? 0.6 : 0.8,
      )
    },
  }
}

/** A bottle held by its body. */
export const makeBottle = (making: PropMaking): MadeProp => {
  const place = inGrasp(making, HELD_RADII.slim, 0.1)
  const r = HELD_RADII.slim
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
        ? mixRgb([238, 232, 216], scaleRgb(making.color, 0.6), 0.8 * Math.min(1, print))
        : cap
          ? scaleRgb(making.color, 0.5)
          : making.color
      paintAs(sample, tone, label ? 0.1 : 0.85)
    },
  }
}

/** A slim sports bottle of lacquered steel with a screw cap, held by its body. */
export const makeWaterBottle = (making: PropMaking): MadeProp => {
  const place = inGrasp(making, HELD_RADII.slim, 0.08)
  const r = HELD_RADII.slim
  const [capY, footY] = [-0.84, 0.86]
  return {
    meshes: [
      lathe(
        path(
          `0 0.93, ${r - 0.03} 0.93, ${r - 0.005} 0.9, ${r} 0.84, ${r} 0.3, ${r} -0.3, ${r} -0.52, ${r - 0.03} -0.66, ${r - 0.1} -0.77, 0.16 -0.81, 0.155 -0.86`,
        ),
        { place },
      ),
      lathe(
        [
          [0.16, -0.83],
          [0.185, -0.85],
          [0.185, -1.04],
          [0.165, -1.09],
          [0, -1.1],
        ],
        { place, part: 1 },
      ),
    ],
    paint: (sample, part) => {
      if (part === 1) return paintAs(sample, scaleRgb([58, 60, 64], 0.9 + 0.2 * Math.cos(sample.y * 90)), 0.3)
      const isSteel = sample.y > footY || sample.y < capY + 0.06
      const gleam = line(sample.normalX + 0.5, 0.12) + 0.6 * line(sample.normalX - 0.72, 0.06)
      paintAs(sample, mixRgb(isSteel ? [188, 192, 198] : making.color, [255, 255, 255], 0.35 * Math.min(1, gleam)), 0.6)
    },
  }
}

/** How far the bar of a handle is from the wall of its vessel: fingers fit between them. */
const HANDLE_GAP = 0.25

/** Upright beside the hand that is closed round its handle, for a vessel of this radius; its x axis points away from the handle. */
const byHandle = ({ grip }: PropMaking, radius: number): Placement => {
  const x = normalize([grip.out[0], 0, grip.out[2]])
  const at = add(axisInHand(grip, HELD_RADII.handle), scaleVector(x, HANDLE_GAP + radius))
  return { at, x, y: [0, 1, 0], z: cross(x, [0, 1, 0]) }
}

/** The handle of a vessel of this radius that stands so, half as high as told. */
const handleOf = (place: Placement, radius: number, half: number): Mesh =>
  gridShape(
    Array.from({ length: 17 }, (_, step) => {
      const turn = (step / 16 - 0.5) * Math.PI
      return Array.from({ length: 9 }, (_unused, corner): Vec3 => {
        const round = (corner / 8) * Math.PI * 2
        const thick = 0.068 * Math.cos(round)
        return [
          0.02 - radius - Math.max(0, Math.cos(turn)) ** 0.5 * (HANDLE_GAP + thick),
          Math.sin(turn) * (half + thick),
          0.078 * Math.sin(round),
        ]
      })
    }),
    { place },
  )

/** A glass mug of beer with its foam. */
export const makeBeer = (making: PropMaking): MadeProp => {
  const r = 0.38
  const place = byHandle(making, r)
  const foam = [0, 1, 2, 3, 4, 5, 6].map((index) => {
    const turn = index * 0.9
    const reach = index === 0 ? 0 : 0.2
    return ball(0.19, 0.6, { place: moved(place, [Math.cos(turn) * reach, -0.48, Math.sin(turn) * reach]) })
  })
  return {
    meshes: foam,
    paint: (sample) =>
      paintAs(
        sample,
        scaleRgb([250, 244, 228], 0.94 + 0.08 * valueNoise(sample.x * 30 + 300, sample.y * 30, sample.z * 30)),
        0.05,
      ),
    glass: {
      walls: [
        lathe(
          [
            [0, 0.54],
            [r - 0.02, 0.54],
            [r + 0.02, 0.49],
            [r + 0.015, 0.42],
            [r, 0],
            [r, -0.52],
          ],
          { place, sides: ROUND_SIDES },
        ),
        lathe(ring(r - 0.01, -0.52, 0.014), { place, sides: ROUND_SIDES }),
        handleOf(place, r, 0.38),
      ],
      drink: [
        lathe(
          [
            [0, 0.46],
            [r - 0.03, 0.44],
            [r - 0.03, -0.42],
            [0, -0.42],
          ],
          { place, sides: ROUND_SIDES },
        ),
      ],
      color: CLEAR,
      drinkColor: making.color,
    },
  }
}

/** A tall glass or beaker with a straw. */
export const makeTumbler = (making: PropMaking): MadeProp => {
  const place = inGrasp(making, HELD_RADII.slim, 0.05)
  const straw = standingAlong(moved(place, [0.08, -0.2, 0]).at, [making.grip.side * 0.18, 1, 0])
  return {
    meshes: [
      lathe(path('0.035 0.2, 0.035 -0.85'), { place: straw, part: 1 }),
      ball(0.16, 0.9, { place: moved(place, [-0.22, -0.56, 0.1]), part: 2 }),
    ],
    paint: (sample, part) => {
      if (part === 1) return paintAs(sample, Math.sin(sample.y * 26) > 0 ? [240, 238, 232] : [206, 60, 70], 0.2)
      paintAs(sample, distanceOf(sample.x, sample.y) < 0.1 ? [250, 224, 130] : [232, 180, 60], 0.2)
    },
    glass: {
      walls: [
        lathe(path('0 0.6, 0.22 0.6, 0.24 0.58, 0.29 0, 0.34 -0.58'), { place, sides: ROUND_SIDES }),
        lathe(ring(0.335, -0.58, 0.012), { place, sides: ROUND_SIDES }),
      ],
      drink: [lathe(path('0 0.54, 0.21 0.53, 0.265 0, 0.305 -0.4, 0 -0.4'), { place, sides: ROUND_SIDES })],
      color: CLEAR,
      drinkColor: making.color,
    },
  }
}

/** A tumbler of steel with a rim, as filter coffee and chai come in. */
export const makeSteelTumbler = (making: PropMaking): MadeProp => {
  const place = inGrasp(making, HELD_RADII.round)
  const r = HELD_RADII.round
  return {
    meshes: [
      lathe(
        [
          [0, 0.42],
          [r * 0.74, 0.42],
          [r * 0.78, 0.36],
          [r, -0.4],
          [r + 0.07, -0.43],
          [r + 0.06, -0.45],
          [r - 0.03, -0.42],
          [r - 0.06, -0.32],
          [0, -0.32],
        ],
        { place },
      ),
    ],
    paint: (sample) => {
      const inside = distanceOf(sample.x, sample.z) < r - 0.07 && sample.y < -0.2
      if (inside) return paintAs(sample, [150, 98, 60], 0.4)
      const turn = Math.atan2(sample.x, sample.z)
      const gleam = 0.5 + 0.5 * Math.cos(turn * 5 + 0.6)
      paintAs(sample, mixRgb(scaleRgb(making.color, 0.7), [250, 250, 252], gleam * 0.6), 0.9)
    },
  }
}

/** A low tumbler of spirits with ice. */
export const makeWhisky = (making: PropMaking): MadeProp => {
  const place = inGrasp(making, HELD_RADII.round)
  const r = HELD_RADII.round
  const wall = (profile: string): Mesh => lathe(path(profile), { place, sides: 48 })
  return {
    meshes: [],
    paint: () => undefined,
    glass: {
      walls: [
        wall(`0 0.42, ${r - 0.05} 0.42, ${r - 0.01} 0.36, ${r} 0, ${r + 0.02} -0.66, ${r - 0.01} -0.67`),
        wall(`0 0.36, ${r - 0.07} 0.36, ${r - 0.05} 0.3, ${r - 0.03} -0.66`),
        ...block([-0.2, -0.52, -0.12], [0.06, -0.26, 0.14], { place }),
        ...block([0, -0.46, -0.2], [0.22, -0.2, 0.04], { place }),
      ],
      drink: [
        wall(`0 0.35, ${r - 0.08} 0.35, ${r - 0.06} 0.28, ${r - 0.045} -0.36`),
        wall(`${r - 0.045} -0.36, 0.15 -0.36, 0 -0.36`),
      ],
      color: [246, 250, 249],
      drinkColor: making.color,
    },
  }
}
