import { mixRgb, scaleRgb } from '../../../image/rgb.ts'
import type { Rgb } from '../../../image/rgb.ts'
import { valueNoise } from '../../../math/noise.ts'
import { distanceOf, smoothstep, TAU } from '../../../math/scalar.ts'
import { path } from '../../../math/spline.ts'
import type { Vec3 } from '../../../math/vector.ts'
import type { Mesh } from '../../raster/mesh.ts'
import { axisInFist } from '../grip.ts'
import type { MadeProp, PropMaking } from '../grip.ts'
import { bow, hanging, inBoxGrip, inFist, inRoundGrip, moved, stick, tube } from '../held.ts'
import { ball, block, gridShape, lathe, paintAs, standingAlong } from '../shapes.ts'
import type { Placement } from '../shapes.ts'

/** A ball in both hands, coloured by a point of its skin. */
const makeBall =
  (skin: (x: number, y: number, z: number, color: Rgb) => Rgb): ((making: PropMaking) => MadeProp) =>
  (making) => ({
    meshes: [ball(0.92, 1, { place: inRoundGrip(making, 0.92) })],
    paint: (sample) => {
      const grain = 0.96 + 0.05 * valueNoise(sample.x * 34, sample.y * 34, sample.z * 34)
      paintAs(sample, scaleRgb(skin(sample.x, sample.y, sample.z, making.color), grain), 0.25)
    },
  })

const GOLDEN = (1 + Math.sqrt(5)) / 2

/** The twelve corners of an icosahedron, where a football has its dark patches. */
const PATCHES: readonly Vec3[] = ([-1, 1] as const).flatMap((a) =>
  ([-1, 1] as const).flatMap((b): Vec3[] => [
    [0, a, b * GOLDEN],
    [a, b * GOLDEN, 0],
    [b * GOLDEN, 0, a],
  ]),
)

/** White with dark patches and seams. */
export const makeFootball = makeBall((x, y, z, color) => {
  const size = distanceOf(1, GOLDEN) * (distanceOf(x, y, z) || 1)
  const cosines = PATCHES.map(([px, py, pz]) => (x * px + y * py + z * pz) / size).sort((a, b) => b - a)
  if (cosines[0] > 0.925) return [34, 34, 38]
  return cosines[0] - cosines[1] < 0.022 ? scaleRgb(color, 0.72) : color
})

/** Of one colour with dark grooves. */
export const makeBasketball = makeBall((x, y, z, color) => {
  const seam = Math.min(
    Math.abs(x),
    Math.abs(y),
    Math.abs(distanceOf(x - 1.1, z * 0.4) - 0.72),
    Math.abs(distanceOf(x + 1.1, z * 0.4) - 0.72),
  )
  return seam < 0.022 ? [36, 30, 28] : color
})

/** A racket with its strings, its head up. */
export const makeRacket = (making: PropMaking): MadeProp => {
  const place = inFist(making, 0.2)
  const head = moved(place, [0, -2.5, 0])
  const at = (turn: number): Vec3 => moved(head, [Math.cos(turn) * 0.72, Math.sin(turn) * 0.95, 0]).at
  const rim = tube(
    Array.from({ length: 41 }, (_, step) => at((step / 40) * TAU)),
    0.06,
    1,
  )
  const thread = (from: Vec3, to: Vec3): Mesh => tube([moved(head, from).at, moved(head, to).at], 0.012, 1)
  const strings = Array.from({ length: 9 }, (_, index) => (index - 4) / 5).flatMap((share): Mesh[] => {
    const reach = Math.sqrt(1 - share * share)
    return [
      thread([share * 0.72, -reach * 0.95, 0], [share * 0.72, reach * 0.95, 0]),
      thread([-reach * 0.72, share * 0.95, 0], [reach * 0.72, share * 0.95, 0]),
    ]
  })
  return {
    meshes: [stick(place, 0.1, [0.75, -0.5]), stick(place, 0.065, [-0.45, -1.6], 1), rim, ...strings],
    paint: (sample, part) => {
      if (part === 0 && Math.abs(sample.y) < 0.9) return paintAs(sample, [46, 44, 46], 0.1)
      paintAs(sample, making.color, 0.4)
    },
  }
}

const STEEL: Rgb = [190, 194, 200]

/** A club whose head is at the ground. */
export const makeGolfClub = (making: PropMaking): MadeProp => {
  const place = inFist(making, 0.12)
  const toe = -making.grip.side
  return {
    meshes: [
      stick(place, 0.075, [0.7, -0.75]),
      stick(place, 0.035, [4.4, 0.6], 1),
      ball(0.2, 0.8, { place: moved(place, [toe * 0.12, 4.5, 0.05]), part: 2 }),
      ball(0.24, 0.7, { place: moved(place, [toe * 0.36, 4.54, 0.05]), part: 2 }),
    ],
    paint: (sample, part) => {
      if (part === 0) return paintAs(sample, Math.sin(sample.y * 40) > 0.7 ? [70, 70, 74] : [34, 34, 38], 0.1)
      paintAs(sample, part === 1 ? STEEL : making.color, 0.8)
    },
  }
}

/** A bat for cricket: a long handle, a flat blade with a ridge. */
export const makeCricketBat = (making: PropMaking): MadeProp => {
  const place = inFist(making, 0.1)
  const blade = gridShape(
    Array.from({ length: 9 }, (_, row) => {
      const along = row / 8
      const half = 0.3 * Math.min(1, along * 9 + 0.35) * (1 - 0.25 * smoothstep(0.92, 1, along))
      return [-1, -0.5, 0, 0.5, 1].map((across): Vec3 => [
        across * half,
        0.62 + 3.1 * along,
        0.07 + 0.14 * (1 - Math.abs(across)) * (0.6 + 0.4 * along),
      ])
    }),
    { place, part: 1 },
  )
  const back = block([-0.29, 0.85, -0.05], [0.29, 3.66, 0.06], { place, part: 1 })
  return {
    meshes: [stick(place, 0.1, [0.75, -0.7]), blade, ...back],
    paint: (sample, part) => {
      if (part === 0) return paintAs(sample, scaleRgb(making.color, Math.sin(sample.y * 60) > 0 ? 1 : 0.8), 0.1)
      const isSticker = sample.y > 1.2 && sample.y < 2 && Math.abs(sample.x) < 0.2
      const grain = valueNoise(sample.x * 26, sample.y * 1.6, 2)
      paintAs(sample, isSticker ? making.color : scaleRgb([226, 194, 140], 0.86 + 0.2 * grain), 0.25)
    },
  }
}

/** A bat for baseball, its thick end down. */
export const makeBaseballBat = (making: PropMaking): MadeProp => ({
  meshes: [
    lathe(
      path(
        '0 -0.75, 0.14 -0.72, 0.14 -0.64, 0.09 -0.6, 0.085 -0.1, 0.1 0.6, 0.17 1.6, 0.22 2.3, 0.21 2.9, 0.12 3, 0 3.02',
      ),
      { place: inFist(making, 0.16) },
    ),
  ],
  paint: (sample) => {
    const isGrip = sample.y < 0.45
    const grain = valueNoise(sample.x * 20, sample.y * 2, sample.z * 20)
    const tone = scaleRgb(making.color, 0.85 + 0.24 * grain)
    paintAs(sample, isGrip ? scaleRgb([44, 42, 46], Math.sin(sample.y * 34) > 0 ? 1 : 1.5) : tone, isGrip ? 0.1 : 0.5)
  },
})

/** A board on four wheels, its painted belly to the viewer, in both hands. */
export const makeBoard = (making: PropMaking): MadeProp => {
  const place = inBoxGrip(making, 0.03, -0.48)
  const deck = gridShape(
    Array.from({ length: 23 }, (_, row) => {
      const along = row / 11 - 1
      const half = 0.48 * Math.sqrt(Math.max(0.004, 1 - Math.abs(along) ** 5))
      return [-1, -0.5, 0, 0.5, 1].map((across): Vec3 => [
        along * 1.9,
        across * half,
        -0.3 * smoothstep(0.72, 1, Math.abs(along)) + 0.03 * across * across,
      ])
    }),
    { place },
  )
  const wheels = [-1, 1].flatMap((end) =>
    [-1, 1].map((side) =>
      lathe(path('0 0.12, 0.17 0.12, 0.17 -0.12, 0 -0.12'), {
        place: moved(place, [end * 1.1, side * 0.34, 0.24]),
        part: 1,
      }),
    ),
  )
  const trucks = [-1, 1].flatMap((end) =>
    block([end * 1.1 - 0.07, -0.34, 0.04], [end * 1.1 + 0.07, 0.34, 0.22], { place, part: 2 }),
  )
  return {
    meshes: [deck, ...wheels, ...trucks],
    paint: (sample, part) => {
      if (part === 1) return paintAs(sample, [242, 236, 220], 0.4)
      if (part === 2) return paintAs(sample, STEEL, 0.7)
      const bolt = Math.sin(sample.x * 5 + sample.y * 6) > 0.4
      const stripe = Math.abs(sample.y - 0.12 * Math.sin(sample.x * 3)) < 0.16
      paintAs(sample, stripe ? [246, 238, 222] : bolt ? scaleRgb(making.color, 0.82) : making.color, 0.45)
    },
  }
}

/** A bar with two plates at either end, hanging from the hand. */
export const makeDumbbell = (making: PropMaking): MadeProp => {
  const { grip } = making
  const place = standingAlong(axisInFist(grip), [1, 0.08, 0.42 * grip.side])
  const plates = ([-1, 1] as const).flatMap((side) =>
    [0.5, 0.72].map((y, index) =>
      lathe(
        [
          [0, side * y],
          [0.38 - index * 0.08, side * y],
          [0.38 - index * 0.08, side * (y + 0.18)],
          [0, side * (y + 0.18)],
        ],
        { place, part: 1 },
      ),
    ),
  )
  return {
    meshes: [stick(place, 0.08, [0.95, -0.95]), ...plates],
    paint: (sample, part) => {
      paintAs(sample, part === 0 ? [150, 152, 158] : making.color, part === 0 ? 0.5 : 0.2)
    },
  }
}

/** A weight with a handle. */
export const makeKettlebell = (making: PropMaking): MadeProp => {
  const place = hanging(making)
  return {
    meshes: [
      bow(place, [0.34, 0.5, -0.02], 0.1),
      ball(0.6, 0.95, { place: moved(place, [0, 0.92, 0]), part: 1 }),
      lathe(path('0.34 1.42, 0.36 1.5, 0 1.51'), { place, part: 1 }),
    ],
    paint: (sample, part) => {
      if (part === 0) return paintAs(sample, [70, 72, 78], 0.4)
      const ring = Math.abs(distanceOf(sample.x, sample.y) - 0.3) < 0.04 && sample.z > 0
      paintAs(sample, ring ? [238, 238, 240] : making.color, 0.35)
    },
  }
}

/** A rolled mat, carried in both hands. */
export const makeMat = (making: PropMaking): MadeProp => {
  const { at } = inRoundGrip(making, 0.36)
  const place = standingAlong(at, [1, 0, 0])
  return {
    meshes: [lathe(path('0 1.35, 0.36 1.34, 0.36 -1.34, 0 -1.35'), { place })],
    paint: (sample) => {
      const radius = distanceOf(sample.x, sample.z)
      const isStrap = Math.abs(Math.abs(sample.y) - 0.75) < 0.07
      if (radius > 0.3) return paintAs(sample, isStrap ? [38, 38, 42] : making.color, 0.1)
      const turns = Math.sin(radius * 60 + Math.atan2(sample.z, sample.x))
      paintAs(sample, scaleRgb(making.color, turns > 0 ? 1 : 0.7), 0.05)
    },
  }
}

/** A helmet with a dark visor, carried before the waist. */
export const makeHelmet = (making: PropMaking): MadeProp => {
  const place = inRoundGrip(making, 0.86)
  return {
    meshes: [ball(0.86, 0.95, { place }), ball(0.78, 0.5, { place: moved(place, [0, -0.1, 0.26]), part: 1 })],
    paint: (sample, part) => {
      if (part === 1) return paintAs(sample, [28, 32, 42], 0.95)
      paintAs(sample, Math.abs(sample.x) < 0.16 ? mixRgb(making.color, [250, 250, 250], 0.8) : making.color, 0.7)
    },
  }
}

/** A cup with handles on a foot. */
export const makeTrophy = (making: PropMaking): MadeProp => {
  const place = inRoundGrip(making, 0.44, 0.3)
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

/** A long board that stands on its end beside somebody: half its breadth, where it ends, and how far its tips bend. */
const standingBoard = (
  place: Placement,
  {
    x,
    half,
    low,
    high,
    bend,
    part,
  }: { x: number; half: number; low: number; high: number; bend: number; part: number },
): Mesh =>
  gridShape(
    Array.from({ length: 25 }, (_, row) => {
      const along = row / 24
      const tip = Math.max(smoothstep(0.1, 0, along), smoothstep(0.86, 1, along))
      const wide = half * Math.sqrt(Math.max(0.01, 1 - tip ** 3))
      return [-1, -0.5, 0, 0.5, 1].map((across): Vec3 => [
        x + across * wide,
        low + (high - low) * along,
        bend * tip + 0.02 * across * across,
      ])
    }),
    { place, part },
  )

/** A pair of skis, upright in one hand. */
export const makeSkis = (making: PropMaking): MadeProp => {
  const place = inFist(making, 0.05)
  return {
    meshes: [
      standingBoard(place, { x: 0.02, half: 0.17, low: 3.3, high: -3.6, bend: 0.3, part: 0 }),
      standingBoard(moved(place, [0.12, 0.1, -0.1]), {
        x: 0.05,
        half: 0.17,
        low: 3.3,
        high: -3.6,
        bend: -0.1,
        part: 0,
      }),
      ...block([-0.1, 0.9, 0.03], [0.14, 1.6, 0.2], { place, part: 1 }),
    ],
    paint: (sample, part) => {
      if (part === 1) return paintAs(sample, [44, 46, 52], 0.3)
      const isStripe = Math.abs(sample.y + 1.6) < 0.5 || sample.y < -3.1
      paintAs(sample, isStripe ? [244, 244, 246] : making.color, 0.55)
    },
  }
}

/** A snowboard, upright in one hand, its bindings to the viewer. */
export const makeSnowboard = (making: PropMaking): MadeProp => {
  const place = inFist(making, 0.05)
  const x = making.grip.side * 0.42
  return {
    meshes: [
      standingBoard(place, { x, half: 0.46, low: 2.9, high: -2.9, bend: 0.34, part: 0 }),
      ...[-1.15, 0.95].flatMap((y) => block([x - 0.34, y, 0.03], [x + 0.34, y + 0.34, 0.22], { place, part: 1 })),
    ],
    paint: (sample, part) => {
      if (part === 1) return paintAs(sample, [44, 46, 52], 0.3)
      const wave = Math.sin(sample.y * 1.7 + 2 * Math.sin(sample.x * 2.4))
      paintAs(
        sample,
        wave > 0.35
          ? mixRgb(making.color, [250, 248, 240], 0.85)
          : wave < -0.6
            ? scaleRgb(making.color, 0.5)
            : making.color,
        0.5,
      )
    },
  }
}
