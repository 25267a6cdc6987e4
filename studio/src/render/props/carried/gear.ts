import { mixRgb, scaleRgb } from '../../../image/rgb.ts'
import type { Rgb } from '../../../image/rgb.ts'
import { valueNoise } from '../../../math/noise.ts'
import { smoothstep, TAU } from '../../../math/scalar.ts'
import { path } from '../../../math/spline.ts'
import type { Vec3 } from '../../../math/vector.ts'
import type { Mesh } from '../../raster/mesh.ts'
import { axisInFist } from '../grip.ts'
import type { MadeProp, PropMaking } from '../grip.ts'
import { bow, inBoth, inFist, moved, stick, tube } from '../held.ts'
import { ball, block, gridShape, lathe, paintAs, partAt, standingAlong, uprightAt } from '../shapes.ts'
import type { Placement } from '../shapes.ts'

const STEEL: Rgb = [190, 194, 200]
const BRASS: Rgb = [206, 166, 84]

const hung = ({ grip }: PropMaking): Placement => uprightAt(axisInFist(grip))

/** A case with a handle, hinges and a lock, carried at its side. */
export const makeBriefcase = (making: PropMaking): MadeProp => {
  const place = hung(making)
  return {
    meshes: [
      bow(place, [0.34, 0.36, -0.04], 0.07),
      ...block([-1.15, 0.36, -0.2], [1.15, 1.86, 0.2], { place, part: 1 }),
    ],
    paint: (sample) => {
      const { part, x } = partAt(sample.x)
      if (part === 0) return paintAs(sample, scaleRgb(making.color, 0.7), 0.3)
      const isLock = Math.abs(Math.abs(x) - 0.62) < 0.09 && sample.y < 0.56
      const isEdge = Math.abs(x) > 1.07 || sample.y < 0.43 || sample.y > 1.79
      const seam = Math.abs(sample.y - 0.86) < 0.025
      const grain = 0.92 + 0.12 * valueNoise(x * 22, sample.y * 22, sample.z * 22)
      paintAs(sample, isLock ? BRASS : scaleRgb(making.color, (isEdge || seam ? 0.72 : 1) * grain), isLock ? 0.8 : 0.4)
    },
  }
}

/** A weight with a handle. */
export const makeKettlebell = (making: PropMaking): MadeProp => {
  const place = hung(making)
  return {
    meshes: [
      bow(place, [0.34, 0.5, -0.02], 0.1),
      ball(0.6, 0.95, { place: moved(place, [0, 0.92, 0]), part: 1 }),
      lathe(path('0.34 1.42, 0.36 1.5, 0 1.51'), { place, part: 1 }),
    ],
    paint: (sample) => {
      const { part, x } = partAt(sample.x)
      if (part === 0) return paintAs(sample, [70, 72, 78], 0.4)
      const ring = Math.abs(Math.hypot(x, sample.y) - 0.3) < 0.04 && sample.z > 0
      paintAs(sample, ring ? [238, 238, 240] : making.color, 0.35)
    },
  }
}

/** A can with a rose on its spout. */
export const makeWateringCan = (making: PropMaking): MadeProp => {
  const place = hung(making)
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
    paint: (sample) => {
      const { part } = partAt(sample.x)
      if (part === 2 && sample.y < -0.1) return paintAs(sample, [60, 64, 66], 0.2)
      const band = part === 1 && (Math.abs(sample.y - 0.62) < 0.035 || Math.abs(sample.y - 1.24) < 0.035)
      paintAs(sample, scaleRgb(making.color, band ? 0.74 : 1), 0.5)
    },
  }
}

/** Keys on a ring. */
export const makeKeys = (making: PropMaking): MadeProp => {
  const place = hung(making)
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
    paint: (sample) => {
      const { part } = partAt(sample.x)
      paintAs(sample, part === 2 ? STEEL : part === 1 ? making.color : STEEL, 0.85)
    },
  }
}

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
    paint: (sample) => {
      const { part } = partAt(sample.x)
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
    paint: (sample) => {
      const { part, x } = partAt(sample.x)
      if (part === 0) return paintAs(sample, scaleRgb(making.color, Math.sin(sample.y * 60) > 0 ? 1 : 0.8), 0.1)
      const isSticker = sample.y > 1.2 && sample.y < 2 && Math.abs(x) < 0.2
      const grain = valueNoise(x * 26, sample.y * 1.6, 2)
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

/** Half the outline of a violin's body: out and down, from neck to button. */
const VIOLIN = path(
  '0.1 0, 0.34 0.04, 0.46 0.18, 0.48 0.4, 0.4 0.58, 0.32 0.7, 0.3 0.84, 0.36 0.98, 0.5 1.12, 0.58 1.36, 0.56 1.62, 0.4 1.8, 0.14 1.86, 0 1.86',
)

/** A violin hanging from the fist round its neck. */
export const makeViolin = (making: PropMaking): MadeProp => {
  const place = inFist(making, 0.08)
  const top = 0.45
  const sheet = (z: number, rise: number): Mesh =>
    gridShape(
      VIOLIN.map(([out, down]) =>
        [-1, -0.6, -0.2, 0.2, 0.6, 1].map((across): Vec3 => [
          across * out,
          top + down,
          z + rise * (1 - across * across),
        ]),
      ),
      { place, part: 1 },
    )
  const rib = [-1, 1].map((side) =>
    gridShape(
      VIOLIN.map(([out, down]) => [-0.12, 0.12].map((z): Vec3 => [side * out, top + down, z])),
      { place, part: 2 },
    ),
  )
  const scroll = ball(0.13, 1, { place: moved(place, [0, -0.86, -0.02]), part: 2 })
  const pegs = [-0.5, -0.68].flatMap((y) => block([-0.24, y, -0.03], [0.24, y + 0.07, 0.03], { place, part: 3 }))
  return {
    meshes: [
      sheet(0.12, 0.08),
      sheet(-0.12, -0.06),
      ...rib,
      ...block([-0.085, -0.85, -0.06], [0.085, 1.15, 0.2], { place, part: 3 }),
      ...block([-0.16, 1.5, 0.14], [0.16, 1.58, 0.3], { place, part: 2 }),
      ...block([-0.1, 1.62, 0.2], [0.1, 2.24, 0.25], { place, part: 3 }),
      scroll,
      ...pegs,
    ],
    paint: (sample) => {
      const { part, x } = partAt(sample.x)
      if (part === 3) {
        const string = Math.abs(((x * 20 + 10) % 1) - 0.5) < 0.12 && Math.abs(x) < 0.08 && sample.z > 0.15
        return paintAs(sample, string ? [196, 196, 190] : [38, 30, 28], 0.4)
      }
      const hole = Math.abs(Math.abs(x) - 0.24 - 0.05 * Math.sin((sample.y - 1.45) * 9)) < 0.022
      const isHole = part === 1 && sample.z > 0 && hole && Math.abs(sample.y - 1.45) < 0.26
      const grain = valueNoise(x * 24, sample.y * 1.4, 3)
      const edge = part === 1 ? 1 : 0.72
      paintAs(sample, isHole ? [30, 18, 14] : scaleRgb(making.color, edge * (0.84 + 0.26 * grain)), 0.7)
    },
  }
}

/** A board on four wheels, its painted belly to the viewer, in both hands. */
export const makeBoard = (making: PropMaking): MadeProp => {
  const { at } = inBoth(making, 0.1, 0.36)
  const place: Placement = { at, x: [0.98, -0.18, 0], y: [0.18, 0.98, 0], z: [0, 0, 1] }
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
    paint: (sample) => {
      const { part } = partAt(sample.x)
      if (part === 1) return paintAs(sample, [242, 236, 220], 0.4)
      if (part === 2) return paintAs(sample, STEEL, 0.7)
      const bolt = Math.sin(sample.x * 5 + sample.y * 6) > 0.4
      const stripe = Math.abs(sample.y - 0.12 * Math.sin(sample.x * 3)) < 0.16
      paintAs(sample, stripe ? [246, 238, 222] : bolt ? scaleRgb(making.color, 0.82) : making.color, 0.45)
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
    paint: (sample) => {
      const { part, x } = partAt(sample.x)
      if (part > 0) return paintAs(sample, DABS[part - 1] ?? making.color, 0.7)
      const hole = Math.hypot(x - 0.62, sample.y - 0.32) < 0.13
      const grain = valueNoise(x * 2, sample.y * 18, 4)
      const smear = valueNoise(x * 4 + 7, sample.y * 4, 1) > 0.74
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
    paint: (sample) => {
      const { part, x } = partAt(sample.x)
      if (part === 3) {
        const shine = Math.exp(-(((x + 0.12) / 0.12) ** 2) - ((sample.z + 0.1) / 0.12) ** 2)
        return paintAs(sample, mixRgb([40, 58, 92], [214, 220, 250], 0.8 * shine), 0.95)
      }
      const rib = part < 3 && sample.y > -0.4 && sample.y < 0 && Math.sin(sample.y * 60) > 0.4
      paintAs(sample, scaleRgb(making.color, rib ? 0.7 : 1), 0.3)
    },
  }
}
