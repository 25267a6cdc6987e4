import { mixRgb, scaleRgb } from '../../../image/rgb.ts'
import type { Rgb } from '../../../image/rgb.ts'
import { valueNoise } from '../../../math/noise.ts'
import { distanceOf, TAU } from '../../../math/scalar.ts'
import { path } from '../../../math/spline.ts'
import { scaleVector } from '../../../math/vector.ts'
import type { Vec3 } from '../../../math/vector.ts'
import type { Mesh } from '../../raster/mesh.ts'
import type { MadeProp, PropMaking } from '../grip.ts'
import { bow, hanging, inBoth, inFist, moved, stick, tube } from '../held.ts'
import { ball, block, gridShape, lathe, paintAs, standingAlong } from '../shapes.ts'
import type { Placement } from '../shapes.ts'

const STEEL: Rgb = [176, 180, 188]
const WOOD: Rgb = [176, 124, 76]

/** A hammer with a claw, its head up. */
export const makeHammer = (making: PropMaking): MadeProp => {
  const place = inFist(making, 0.12)
  const away = making.grip.side
  const claw = [-0.07, 0.07].map((z) =>
    tube(
      [0, 0.25, 0.5, 0.75, 1].map(
        (along): Vec3 => moved(place, [away * (0.1 + 0.48 * along), -1.5 + 0.26 * along * along, z * (1 + along)]).at,
      ),
      0.055,
      2,
    ),
  )
  return {
    meshes: [
      stick(place, 0.1, [0.85, -0.5]),
      stick(place, 0.075, [-0.4, -1.5], 1),
      ...block([-0.14, -1.68, -0.13], [0.14, -1.34, 0.13], { place, part: 2 }),
      lathe(path('0 0.5, 0.17 0.5, 0.17 0.32, 0.11 0.28, 0.11 0.06'), {
        place: {
          ...moved(place, [0, -1.51, 0]),
          x: place.y,
          y: scaleVector(place.x, -away),
        },
        part: 2,
      }),
      ...claw,
    ],
    paint: (sample, part) => {
      if (part === 2) return paintAs(sample, STEEL, 0.7)
      const grain = valueNoise(sample.x * 22, sample.y * 2, sample.z * 22)
      paintAs(sample, part === 0 ? making.color : scaleRgb(WOOD, 0.84 + 0.26 * grain), part === 0 ? 0.15 : 0.3)
    },
  }
}

/** Scissors, half open, their points up. */
export const makeScissors = (making: PropMaking): MadeProp => {
  const place = inFist(making, 0.1)
  const half = (side: number): Mesh[] => {
    const blade = gridShape(
      Array.from({ length: 7 }, (_, row) => {
        const along = row / 6
        return [-1, 1].map((edge): Vec3 => [
          side * (0.02 + 0.2 * along) + edge * 0.085 * (1.02 - along),
          -0.55 - 1.25 * along,
          0.03 * side,
        ])
      }),
      { place, part: 1 },
    )
    const ring = tube(
      Array.from({ length: 21 }, (_, step): Vec3 => {
        const turn = (step / 20) * TAU
        return moved(place, [-side * 0.24 + 0.17 * Math.cos(turn), 0.5 + 0.27 * Math.sin(turn), 0]).at
      }),
      0.055,
      2,
    )
    const shank = tube([moved(place, [-side * 0.16, 0.26, 0]).at, moved(place, [0, -0.5, 0.02 * side]).at], 0.06, 2)
    return [blade, ring, shank]
  }
  return {
    meshes: [...half(-1), ...half(1), ball(0.06, 0.6, { place: moved(place, [0, -0.52, 0.06]), part: 1 })],
    paint: (sample, part) => paintAs(sample, part === 1 ? STEEL : making.color, 0.6),
  }
}

/** A turner with slots on its long handle. */
export const makeSpatula = (making: PropMaking): MadeProp => {
  const place = inFist(making, 0.14)
  return {
    meshes: [
      stick(place, 0.085, [0.75, -0.45]),
      stick(place, 0.04, [-0.4, -1.5], 1),
      ...block([-0.34, -2.4, -0.02], [0.34, -1.5, 0.02], { place, part: 1 }),
    ],
    paint: (sample, part) => {
      if (part === 0) return paintAs(sample, making.color, 0.3)
      const isSlot = sample.y < -1.68 && sample.y > -2.24 && Math.abs((((sample.x + 0.34) * 5.9) % 1) - 0.5) < 0.17
      paintAs(sample, isSlot ? [48, 48, 52] : STEEL, isSlot ? 0.1 : 0.8)
    },
  }
}

/** A can with a rose on its spout. */
export const makeWateringCan = (making: PropMaking): MadeProp => {
  const place = hanging(making)
  const away = -making.grip.side
  const spout = moved(place, [away * 0.52, 1.15, 0.1])
  const tip = moved(place, [away * 1.5, 0.28, 0.22])
  return {
    meshes: [
      bow(place, [0.42, 0.5, -0.02], 0.06),
      lathe(path('0 1.4, 0.56 1.4, 0.56 0.46, 0.52 0.42, 0.2 0.4, 0 0.4'), { place, part: 1 }),
      tube([spout.at, moved(spout, [away * 0.4, -0.38, 0.06]).at, tip.at], 0.08),
      lathe(path('0.08 0.16, 0.2 -0.06, 0.21 -0.1, 0 -0.12'), {
        place: standingAlong(tip.at, [-away * 0.75, 0.66, -0.1]),
        part: 2,
      }),
    ],
    paint: (sample, part) => {
      if (part === 2 && sample.y < -0.1) return paintAs(sample, [60, 64, 66], 0.2)
      const band = part === 1 && (Math.abs(sample.y - 0.62) < 0.035 || Math.abs(sample.y - 1.24) < 0.035)
      paintAs(sample, scaleRgb(making.color, band ? 0.74 : 1), 0.5)
    },
  }
}

const NICKEL: Rgb = [190, 194, 200]

/** Keys on a ring. */
export const makeKeys = (making: PropMaking): MadeProp => {
  const place = hanging(making)
  const ring = tube(
    Array.from({ length: 25 }, (_, step) => {
      const turn = (step / 24) * TAU
      return moved(place, [0.3 * Math.sin(turn), 0.22 - 0.32 * Math.cos(turn), 0.12]).at
    }),
    0.03,
  )
  const key = (lean: number, part: number): Mesh[] => {
    const own = standingAlong(moved(place, [lean * 0.34, 0.5, 0.16]).at, [lean, 1, 0.06])
    return [
      lathe(
        Array.from({ length: 11 }, (_, step) => {
          const turn = (step / 10) * TAU
          return [0.15 + 0.05 * Math.cos(turn), 0.03 * Math.sin(turn)] as const
        }),
        { place: { at: moved(own, [0, 0.12, 0]).at, x: own.x, y: own.z, z: own.y }, part },
      ),
      ...block([-0.045, 0.28, -0.025], [0.045, 0.95, 0.025], { place: own, part }),
      ...block([0.04, 0.66, -0.025], [0.15, 0.74, 0.025], { place: own, part }),
      ...block([0.04, 0.82, -0.025], [0.17, 0.92, 0.025], { place: own, part }),
    ]
  }
  return {
    meshes: [ring, ...key(-0.42, 1), ...key(0.05, 2), ...key(0.5, 1)],
    paint: (sample, part) => {
      paintAs(sample, part === 1 ? making.color : NICKEL, 0.85)
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
    paint: (sample, part) => {
      if (part === 1) return paintAs(sample, making.color, 0.15)
      paintAs(sample, sample.y < -0.43 ? [200, 202, 208] : [58, 46, 42], 0.6)
    },
  }
}

/** An oval board with dabs of paint and a hole for the thumb. */
export const makePalette = (making: PropMaking): MadeProp => {
  const { at } = inBoth(making, 0, 0.42)
  const place: Placement = { at, x: [1, 0.1, 0], y: [-0.08, 0.86, -0.5], z: [0, 0.5, 0.86] }
  const board = gridShape(
    [0.02, 0.3, 0.6, 0.85, 1].map((reach) =>
      Array.from({ length: 37 }, (_, step): Vec3 => {
        const turn = (step / 36) * TAU
        const dent = 1 - 0.24 * Math.exp(-(((turn - 1.1) / 0.3) ** 2))
        return [Math.cos(turn) * 1.2 * reach * dent, Math.sin(turn) * 0.85 * reach * dent, 0]
      }),
    ),
    { place },
  )
  const tones = DABS.map((_, index) => {
    const turn = 2.1 + (index / DABS.length) * 4.4
    return ball(0.16, 0.5, {
      place: moved({ ...place, y: place.z, z: place.y }, [Math.cos(turn) * 0.84, 0.04, Math.sin(turn) * 0.56]),
      part: 1 + index,
    })
  })
  return {
    meshes: [board, ...tones],
    paint: (sample, part) => {
      if (part > 0) return paintAs(sample, DABS[part - 1] ?? making.color, 0.7)
      const hole = distanceOf(sample.x - 0.62, sample.y - 0.32) < 0.13
      const grain = valueNoise(sample.x * 2, sample.y * 18, 4)
      const smear = valueNoise(sample.x * 4 + 7, sample.y * 4, 1) > 0.74
      const wood = scaleRgb(making.color, 0.84 + 0.26 * grain)
      paintAs(sample, hole ? [40, 30, 26] : smear ? mixRgb(wood, [150, 120, 170], 0.45) : wood, 0.3)
    },
  }
}

const DABS: readonly Rgb[] = [
  [206, 44, 44],
  [236, 150, 46],
  [244, 216, 74],
  [86, 160, 84],
  [62, 112, 184],
  [126, 76, 150],
  [246, 244, 238],
]

/** A tube of glass with a liquid, held up. */
export const makeTestTube = (making: PropMaking): MadeProp => {
  const place = inFist(making, 0.1)
  return {
    meshes: [
      lathe(path('0 0.62, 0.1 0.56, 0.13 0.44, 0.13 -1.1, 0.16 -1.13, 0.16 -1.17, 0.12 -1.17'), { place }),
      lathe(path('0.12 -1.16, 0.11 -1.2, 0 -1.2'), { place, part: 1 }),
    ],
    paint: (sample, part) => {
      if (part === 1) return paintAs(sample, [120, 96, 70], 0.1)
      const gleam = Math.abs(sample.x + 0.05) < 0.025 && sample.z > 0
      const glass: Rgb = [214, 228, 232]
      paintAs(sample, mixRgb(sample.y > -0.62 ? making.color : glass, [255, 255, 255], gleam ? 0.7 : 0), 0.9)
    },
  }
}

/** An open-ended wrench, its jaw up. */
export const makeWrench = (making: PropMaking): MadeProp => {
  const place = inFist(making, 0.1)
  const jaw = [-1, 1].flatMap((side) => [
    ...block([side * 0.2 - 0.1, -1.62, -0.07], [side * 0.2 + 0.1, -1.14, 0.07], { place }),
    ...block([side * 0.14 - 0.14, -1.24, -0.07], [side * 0.14 + 0.14, -0.96, 0.07], { place }),
  ])
  return {
    meshes: [
      ...block([-0.1, -1.1, -0.055], [0.1, 0.75, 0.055], { place }),
      ...jaw,
      lathe(path('0.12 0.07, 0.26 0.07, 0.26 -0.07, 0.12 -0.07'), {
        place: { ...moved(place, [0, 0.86, 0]), y: place.z, z: scaleVector(place.y, -1) },
      }),
    ],
    paint: (sample) => paintAs(sample, making.color, 0.8),
  }
}

/** A rolling pin with two handles. */
export const makeRollingPin = (making: PropMaking): MadeProp => {
  const place = inFist(making, 0.16)
  return {
    meshes: [
      stick(place, 0.09, [0.42, -0.34], 1),
      lathe(path('0 -0.3, 0.22 -0.32, 0.24 -0.38, 0.24 -1.9, 0.22 -1.96, 0 -1.98'), { place }),
      lathe(path('0.07 -1.95, 0.09 -2.1, 0.11 -2.4, 0.06 -2.5, 0 -2.52'), { place, part: 1 }),
    ],
    paint: (sample, part) => {
      const grain = valueNoise(sample.x * 20, sample.y * 2, sample.z * 20)
      paintAs(sample, scaleRgb(making.color, (part === 1 ? 0.7 : 0.88) + 0.2 * grain), 0.2)
    },
  }
}

/** A pencil, its point up. */
export const makePencil = (making: PropMaking): MadeProp => {
  const place = inFist(making, 0.45)
  return {
    meshes: [lathe(path('0 0.7, 0.055 0.7, 0.055 -0.78, 0.012 -1.02, 0 -1.03'), { place })],
    paint: (sample) => {
      if (sample.y > 0.52) return paintAs(sample, sample.y > 0.6 ? [226, 130, 140] : STEEL, 0.4)
      if (sample.y < -0.97) return paintAs(sample, [48, 46, 48], 0.2)
      paintAs(sample, sample.y < -0.78 ? [226, 190, 146] : making.color, 0.35)
    },
  }
}
