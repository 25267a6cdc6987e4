import { mixRgb, scaleRgb } from '../../../image/rgb.ts'
import type { Rgb } from '../../../image/rgb.ts'
import { hash3, valueNoise } from '../../../math/noise.ts'
import { path } from '../../../math/spline.ts'
import { add } from '../../../math/vector.ts'
import type { Vec3 } from '../../../math/vector.ts'
import { TRIM } from '../../cloth/appearance/fabrics.ts'
import { clothTube } from '../../cloth/sewn/sheet.ts'
import { MATERIAL } from '../../raster/mesh.ts'
import type { Mesh } from '../../raster/mesh.ts'
import { axisInFist } from '../grip.ts'
import type { MadeProp, PropMaking } from '../grip.ts'
import { moved, inFist, inBoth, stick } from '../held.ts'
import { ball, block, gridShape, lathe, paintAs, partAt, uprightAt } from '../shapes.ts'
import type { Placement } from '../shapes.ts'

const PETALS = 26

/** One bloom on its stem. */
export const makeFlower = (making: PropMaking): MadeProp => {
  const { grip, color } = making
  const place = inFist(making, 0.1)
  const bloom = moved(place, [0, -1.75, 0.06])
  const petals = Array.from({ length: PETALS }, (_, index): Mesh => {
    const share = index / PETALS
    const turn = index * 2.4
    const radius = 0.06 + 0.2 * share
    const at = moved(bloom, [Math.cos(turn) * radius, 0.14 * share - 0.1, Math.sin(turn) * radius])
    return ball(0.1 + 0.08 * share, 1.15, { place: at, part: 2 })
  })
  const leaf = (side: number, y: number): Mesh =>
    gridShape(
      Array.from({ length: 7 }, (_, row) => {
        const along = row / 6
        const width = 0.13 * Math.sin(Math.PI * along)
        return [-1, 0, 1].map((edge): Vec3 => [
          side * (0.03 + 0.5 * along),
          y - 0.3 * along + edge * width,
          0.05 - 0.04 * edge ** 2,
        ])
      }),
      { place, part: 1 },
    )
  return {
    meshes: [stick(place, 0.045, [0.9, -1.65]), leaf(grip.side, -0.7), leaf(-grip.side, -0.95), ...petals],
    paint: (sample) => {
      const { part, x } = partAt(sample.x)
      if (part < 2) return paintAs(sample, part === 0 ? [70, 110, 60] : [62, 118, 66], 0.15)
      paintAs(sample, scaleRgb(color, 0.82 + 0.24 * valueNoise(x * 9, sample.y * 9, sample.z * 9)), 0.08)
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
  const place = uprightAt(axisInFist(grip))
  const spots = BALLOONS.map(([x, y, z]): Vec3 => [x + grip.side * 0.75, y, z])
  const strings = spots.map(([x, y, z]): Mesh => {
    const path = Array.from({ length: 9 }, (_, step): Vec3 => {
      const along = step / 8
      return add(place.at, [x * along ** 1.4, (y + 0.95) * along, z * along])
    })
    return clothTube({ path, radius: () => 0.012, trim: TRIM.button, material: MATERIAL.prop, sides: 5 })
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
    paint: (sample) => {
      const { part, x } = partAt(sample.x)
      if (part < 1 || part > 3) return paintAs(sample, [226, 222, 214], 0)
      const shine = Math.exp(-(((x + 0.3) / 0.16) ** 2) - ((sample.y + 0.36) / 0.2) ** 2)
      paintAs(sample, mixRgb(tones[part - 1], [255, 255, 255], 0.7 * shine), 0.6)
    },
  }
}

export const makeCandle = (making: PropMaking): MadeProp => {
  const place = inFist(making, 0.04)
  return {
    meshes: [stick(place, 0.17, [0.7, -0.75]), ball(0.095, 1.9, { place: moved(place, [0, -0.98, 0]), part: 1 })],
    paint: (sample) => {
      const { part } = partAt(sample.x)
      if (part === 0) return paintAs(sample, mixRgb(making.color, [255, 214, 150], sample.y < -0.5 ? 0.5 : 0), 0.2)
      paintAs(sample, mixRgb([255, 236, 180], [255, 150, 60], Math.max(0, -sample.y * 4)), 0)
    },
  }
}

/** A wrapped box with a ribbon, held in both hands. */
export const makeGift = (making: PropMaking): MadeProp => {
  const place = inBoth(making, 0, 0.1)
  const loops = [-1, 1].flatMap((side) => ball(0.24, 0.55, { place: moved(place, [side * 0.22, -0.82, 0.4]), part: 1 }))
  return {
    meshes: [...block([-0.92, -0.66, 0], [0.92, 0.62, 0.9], { place }), ...loops],
    paint: (sample) => {
      const { part, x } = partAt(sample.x)
      const ribbon: Rgb = [238, 226, 196]
      if (part === 1) return paintAs(sample, scaleRgb(ribbon, 0.94), 0.3)
      const isRibbon = Math.abs(x) < 0.13 || Math.abs(sample.y) < 0.11
      const dots = Math.hypot(((x * 5) % 1) - 0.5, ((sample.y * 5 + 20) % 1) - 0.5) < 0.16
      paintAs(sample, isRibbon ? ribbon : dots ? mixRgb(making.color, [255, 255, 255], 0.4) : making.color, 0.3)
    },
  }
}

/** A shut notebook or a screen's back, held before the body. */
const makeSlab =
  (half: readonly [number, number], depth: number): ((making: PropMaking) => MadeProp) =>
  (making) => {
    const place = inBoth(making, -0.05, 0.05)
    const [halfWidth, halfHeight] = half
    return {
      meshes: block([-halfWidth, -halfHeight, 0], [halfWidth, halfHeight, depth], { place }),
      paint: (sample) => {
        const { x } = partAt(sample.x)
        const edge = Math.max(Math.abs(x) / halfWidth, Math.abs(sample.y) / halfHeight)
        const badge = Math.hypot(x, sample.y * 0.9) < 0.13
        paintAs(
          sample,
          badge ? scaleRgb(making.color, 0.5) : edge > 0.97 ? scaleRgb(making.color, 1.12) : making.color,
          0.45,
        )
      },
    }
  }

export const makeLaptop = makeSlab([1.42, 0.98], 0.11)
export const makeTablet = makeSlab([0.98, 0.72], 0.06)

/** A paper bag on two cords, hanging from the hand. */
export const makeShoppingBag = (making: PropMaking): MadeProp => {
  const top = uprightAt(axisInFist(making.grip))
  const place = moved(top, [0, 1.85, 0])
  const cords = [-0.08, 0.1].map((z) => {
    const path = Array.from({ length: 13 }, (_, step): Vec3 => {
      const turn = (step / 12) * Math.PI
      return add(top.at, [Math.cos(turn) * 0.42, 0.85 - Math.sin(turn) * 0.9, z])
    })
    return clothTube({ path, radius: () => 0.03, trim: TRIM.button, material: MATERIAL.prop, sides: 6 })
  })
  return {
    meshes: [...block([-0.78, -1, -0.28], [0.78, 1, 0.28], { place }), ...cords],
    paint: (sample) => {
      const { x } = partAt(sample.x)
      const mark = Math.max(Math.abs(x) / 0.4, Math.abs(sample.y) / 0.16) < 1
      paintAs(
        sample,
        mark ? mixRgb(making.color, [240, 232, 216], 0.7) : scaleRgb(making.color, 0.97 + 0.03 * Math.sin(x * 3)),
        0.25,
      )
    },
  }
}

/** A lamp in a frame of glass, hanging from the hand. */
export const makeLantern = (making: PropMaking): MadeProp => {
  const top = uprightAt(axisInFist(making.grip))
  const place = moved(top, [0, 1.05, 0])
  const ring = Array.from({ length: 13 }, (_, step): Vec3 => {
    const turn = (step / 12) * Math.PI
    return add(top.at, [Math.cos(turn) * 0.26, 0.34 - Math.sin(turn) * 0.36, 0])
  })
  return {
    meshes: [
      clothTube({ path: ring, radius: () => 0.03, trim: TRIM.button, material: MATERIAL.prop, sides: 6 }),
      lathe(path('0.5 0.72, 0.5 0.56, 0.4 0.55, 0.4 -0.36, 0.52 -0.4, 0.16 -0.72, 0.05 -0.74'), { place }),
    ],
    paint: (sample) => {
      const { x } = partAt(sample.x)
      const isGlass = sample.y > -0.36 && sample.y < 0.55
      const bar = Math.abs(Math.sin(Math.atan2(sample.z, x) * 3)) < 0.16
      const flame = Math.exp(-((sample.y - 0.1) ** 2) * 9)
      paintAs(
        sample,
        isGlass && !bar ? mixRgb([255, 190, 96], [255, 244, 206], flame) : making.color,
        isGlass ? 0.2 : 0.35,
      )
    },
  }
}

export const makeCamera = (making: PropMaking): MadeProp => {
  const place = inBoth(making, -0.1, 0.1)
  const lens: Placement = { at: moved(place, [0, 0.03, 0.4]).at, x: [1, 0, 0], y: [0, 0, -1], z: [0, 1, 0] }
  return {
    meshes: [
      ...block([-0.86, -0.48, 0], [0.86, 0.52, 0.4], { place }),
      ...block([-0.28, -0.7, 0.04], [0.28, -0.46, 0.36], { place, part: 2 }),
      lathe(path('0.4 0.05, 0.4 -0.4, 0.34 -0.44, 0.27 -0.36, 0 -0.3'), { place: lens, part: 1 }),
    ],
    paint: (sample) => {
      const { part, x } = partAt(sample.x)
      if (part === 1) {
        const reach = Math.hypot(x, sample.z)
        return paintAs(
          sample,
          reach < 0.27 ? mixRgb([18, 24, 44], [120, 90, 150], Math.max(0, 0.5 - reach * 2)) : [44, 44, 48],
          reach < 0.27 ? 0.95 : 0.35,
        )
      }
      const silver = part === 2 || sample.y < -0.28
      paintAs(
        sample,
        silver ? [176, 178, 182] : scaleRgb(making.color, 0.9 + 0.12 * valueNoise(x * 40, sample.y * 40, 1)),
        silver ? 0.5 : 0.1,
      )
    },
  }
}

const LEAVES = 26

/** A plant in its pot, held in both hands. */
export const makePlant = (making: PropMaking): MadeProp => {
  const place = inBoth(making, 0.15, 0.35)
  const leaf = (index: number): Mesh => {
    const turn = index * 2.4
    const lean = 0.25 + 0.75 * hash3(index, 2, 4)
    const length = 0.75 + 0.45 * hash3(index, 5, 7)
    const [out, side]: [Vec3, Vec3] = [
      [Math.cos(turn), 0, Math.sin(turn)],
      [-Math.sin(turn), 0, Math.cos(turn)],
    ]
    const rows = Array.from({ length: 7 }, (_, row) => {
      const along = row / 6
      const width = 0.13 * Math.sin(Math.PI * (0.06 + 0.92 * along))
      const reach = lean * along * length * 0.8
      const rise = -0.4 - length * along + lean * 0.45 * along ** 2
      return [-1, 0, 1].map((edge): Vec3 => [
        out[0] * reach + side[0] * width * edge,
        rise,
        out[2] * reach + side[2] * width * edge,
      ])
    })
    return gridShape(rows, { place, part: 1 })
  }
  return {
    meshes: [
      lathe(path('0 0.62, 0.46 0.62, 0.62 -0.3, 0.66 -0.32, 0.66 -0.44, 0 -0.4'), { place }),
      ...Array.from({ length: LEAVES }, (_, index) => leaf(index)),
    ],
    paint: (sample) => {
      const { part, x } = partAt(sample.x)
      if (part === 1)
        return paintAs(sample, mixRgb([48, 98, 56], [128, 170, 92], valueNoise(x * 5, sample.y * 5, sample.z * 5)), 0.2)
      paintAs(sample, sample.y < -0.36 && Math.hypot(x, sample.z) < 0.6 ? [70, 52, 40] : making.color, 0.1)
    },
  }
}

/** A toy bear in both arms. */
export const makeTeddyBear = (making: PropMaking): MadeProp => {
  const place = inBoth(making, -0.25, 0.25)
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
    paint: (sample) => {
      const { part, x } = partAt(sample.x)
      if (part === 4) return paintAs(sample, [28, 22, 22], 0.7)
      const fur = 0.86 + 0.26 * valueNoise(x * 30, sample.y * 30, sample.z * 30)
      paintAs(sample, scaleRgb(part === 2 ? mixRgb(making.color, [240, 222, 190], 0.6) : making.color, fur), 0)
    },
  }
}
