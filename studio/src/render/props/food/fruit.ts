import { mixRgb, scaleRgb } from '../../../image/rgb.ts'
import type { Rgb } from '../../../image/rgb.ts'
import { hash3, valueNoise } from '../../../math/noise.ts'
import { distanceOf, smoothstep, TAU } from '../../../math/scalar.ts'
import { path } from '../../../math/spline.ts'
import { add } from '../../../math/vector.ts'
import type { Vec3 } from '../../../math/vector.ts'
import { HELD_RADII } from '../../body/prop-arms.ts'
import type { Mesh } from '../../raster/mesh.ts'
import type { MadeProp, PropMaking } from '../grip.ts'
import { hanging, inFist, inGrasp, inPalm, inRoundGrip, moved } from '../held.ts'
import { ball, gridShape, lathe, NEXT_TURN, paintAs, standingAlong } from '../shapes.ts'
import type { Placement } from '../shapes.ts'

/** A leaf with a point, from its stalk along x and bent down at its end. */
const leaf = (place: Placement, side: number, [length, width]: readonly [number, number], part: number): Mesh =>
  gridShape(
    Array.from({ length: 7 }, (_, row) => {
      const along = row / 6
      const half = width * Math.sin(Math.PI * (0.06 + 0.94 * along))
      return [-1, 0, 1].map((edge): Vec3 => [
        side * length * along,
        -0.1 * Math.sin(along * 2.4) + 0.03 * edge * edge,
        edge * half,
      ])
    }),
    { place, part },
  )

/** An orange with its leaf; a lemon, peach or tomato in their colours. */
export const makeOrange = (making: PropMaking): MadeProp => {
  const place = inPalm(making, 0.08, 0.44)
  return {
    meshes: [
      ball(0.37, 0.96, { place }),
      ball(0.05, 0.7, { place: moved(place, [0, -0.35, 0.02]), part: 1 }),
      leaf(moved(place, [0, -0.36, 0.04]), -making.grip.side, [0.4, 0.13], 2),
    ],
    paint: (sample, part) => {
      if (part > 0) return paintAs(sample, part === 1 ? [96, 116, 58] : [70, 128, 62], 0.25)
      const pore = valueNoise(sample.x * 46, sample.y * 46, sample.z * 46)
      paintAs(sample, scaleRgb(making.color, 0.88 + 0.18 * pore), 0.3)
    },
  }
}

/** A mango, red on the side of the sun. */
export const makeMango = (making: PropMaking): MadeProp => {
  const { at } = inPalm(making, 0.08, 0.44)
  const lean = making.grip.side * 0.32
  const place: Placement = { at, x: [1, -lean, 0], y: [lean, 1, 0], z: [0, 0, 1] }
  return {
    meshes: [
      lathe(path('0 0.5, 0.16 0.46, 0.3 0.28, 0.36 0.02, 0.33 -0.22, 0.2 -0.4, 0.06 -0.45, 0 -0.44'), { place }),
      lathe(path('0.025 -0.4, 0.03 -0.54, 0 -0.55'), { place, part: 1 }),
      leaf(moved(place, [0, -0.46, 0]), -making.grip.side, [0.55, 0.12], 2),
    ],
    paint: (sample, part) => {
      if (part > 0) return paintAs(sample, part === 1 ? [98, 74, 46] : [64, 122, 62], 0.25)
      const red = smoothstep(0.1, -0.5, sample.y + 0.6 * sample.x) * 0.8
      const freckle = valueNoise(sample.x * 40, sample.y * 40, sample.z * 40) > 0.84 ? 0.9 : 1
      paintAs(sample, scaleRgb(mixRgb(making.color, [206, 70, 48], red), freckle), 0.5)
    },
  }
}

/** A banana, bent in its plane and angular. */
export const makeBanana = (making: PropMaking): MadeProp => {
  const place = inPalm(making, 0.08, 0.44)
  const { side } = making.grip
  const rows = Array.from({ length: 17 }, (_, row) => {
    const along = row / 16
    const bend = (along - 0.5) * 2.1
    const thick = 0.155 * smoothstep(0, 0.16, along) * smoothstep(1, 0.8, along) + 0.03
    const [middleX, middleY] = [side * (0.62 - Math.cos(bend) * 0.78), -Math.sin(bend) * 0.86 - 0.12]
    return Array.from({ length: 11 }, (_unused, step): Vec3 => {
      const turn = (step / 10) * TAU
      const edge = thick * (1 - 0.09 * Math.cos(turn * 5))
      return [
        middleX + Math.cos(turn) * edge * Math.cos(bend) * -side,
        middleY + Math.cos(turn) * edge * Math.sin(bend),
        Math.sin(turn) * edge,
      ]
    })
  })
  return {
    meshes: [gridShape(rows, { place })],
    paint: (sample) => {
      const end = Math.max(smoothstep(0.72, 0.86, -0.12 - sample.y), smoothstep(0.78, 0.9, sample.y + 0.12))
      const spot = valueNoise(sample.x * 14, sample.y * 14, sample.z * 14) > 0.86 ? 0.35 : 0
      paintAs(sample, mixRgb(making.color, [96, 74, 36], Math.max(end, spot)), 0.25)
    },
  }
}

/** A pineapple with its crown of leaves, in both hands. */
export const makePineapple = (making: PropMaking): MadeProp => {
  const place = inRoundGrip(making, 0.58)
  const crown = Array.from({ length: 26 }, (_, index) => {
    const turn = index * NEXT_TURN
    const out = 0.22 + 0.5 * (1 - index / 26)
    const rise = 0.55 + 0.75 * (index / 26)
    const [dx, dz] = [Math.cos(turn), Math.sin(turn)]
    return gridShape(
      Array.from({ length: 6 }, (_unused, row) => {
        const along = row / 5
        const half = 0.13 * (1.04 - along)
        const reach = 0.08 + out * along ** 1.6
        return [-1, 0, 1].map((edge): Vec3 => [
          dx * reach - dz * half * edge,
          -0.72 - rise * along + 0.1 * along * along,
          dz * reach + dx * half * edge,
        ])
      }),
      { place, part: 1 },
    )
  })
  return {
    meshes: [
      lathe(path('0 0.98, 0.3 0.96, 0.52 0.72, 0.6 0.3, 0.58 -0.2, 0.46 -0.62, 0.24 -0.78, 0 -0.8'), {
        place,
        sides: 40,
      }),
      ...crown,
    ],
    paint: (sample, part) => {
      if (part === 1)
        return paintAs(sample, scaleRgb([84, 128, 70], 0.75 + 0.4 * hash3(Math.round(sample.x * 9), 1, 2)), 0.2)
      const [u, v] = [(Math.atan2(sample.z, sample.x) / TAU) * 13, sample.y * 3.4]
      const [a, b] = [u + v, u - v].map((value) => Math.abs(value - Math.round(value)) * 2)
      const seam = smoothstep(0.86, 1, Math.max(a, b))
      const eye = smoothstep(0.34, 0.1, distanceOf(a, b))
      const flesh = mixRgb(making.color, [126, 138, 60], smoothstep(0.1, -0.8, sample.y) * 0.5)
      paintAs(sample, mixRgb(mixRgb(flesh, [110, 78, 34], 0.75 * seam), [88, 66, 34], 0.7 * eye), 0.2)
    },
  }
}

/** A bunch of grapes that hangs from the fist. */
export const makeGrapes = (making: PropMaking): MadeProp => {
  const place = hanging(making)
  const grapes = Array.from({ length: 46 }, (_, index): Mesh => {
    const share = index / 46
    const turn = index * NEXT_TURN
    const reach = 0.4 * Math.sin(Math.PI * (0.14 + 0.8 * share)) ** 0.8 * (0.75 + 0.3 * hash3(index, 3, 1))
    return ball(0.135, 1, {
      place: moved(place, [Math.cos(turn) * reach, 0.42 + 1.2 * share, Math.sin(turn) * reach]),
      part: 1 + (index % 3),
    })
  })
  return {
    meshes: [lathe(path('0.04 -0.3, 0.035 0.1, 0.03 0.7'), { place }), ...grapes],
    paint: (sample, part) => {
      if (part === 0) return paintAs(sample, [112, 104, 60], 0.1)
      const bloom = 0.9 + 0.16 * valueNoise(sample.x * 12, sample.y * 12, sample.z * 12)
      const tone: Rgb = part === 2 ? scaleRgb(making.color, 0.84) : making.color
      paintAs(sample, scaleRgb(tone, bloom), 0.45)
    },
  }
}

/** An apple with its stalk. */
export const makeApple = (making: PropMaking): MadeProp => {
  const place = inPalm(making, 0.08, 0.44)
  return {
    meshes: [
      lathe(path('0 0.3, 0.18 0.34, 0.34 0.12, 0.38 -0.1, 0.3 -0.28, 0.12 -0.3, 0.02 -0.22'), { place }),
      lathe(path('0.02 -0.2, 0.025 -0.44'), { place, part: 1 }),
    ],
    paint: (sample, part) => {
      if (part === 1) return paintAs(sample, [96, 66, 42], 0.1)
      const streak = valueNoise(Math.atan2(sample.z, sample.x) * 6, sample.y * 2, 1)
      paintAs(sample, mixRgb(making.color, [230, 190, 90], 0.3 * streak), 0.45)
    },
  }
}

/** Radius of a coconut's shell, which the hand lies below, in head units. */
const SHELL = 0.46

/** Half a shell with a straw. */
export const makeCoconut = (making: PropMaking): MadeProp => {
  const place = inGrasp(making, HELD_RADII.coconut, 0.3)
  const shell = Array.from({ length: 9 }, (_, step) => {
    const turn = (step / 8) * 2.2
    return [SHELL * Math.sin(turn), SHELL * Math.cos(turn)] as const
  })
  const straw = standingAlong(add(place.at, [0.12, -0.2, 0.05]), [-0.3, 1, 0])
  return {
    meshes: [
      lathe(shell, { place }),
      ball(0.36, 0.2, { place: moved(place, [0, -0.26, 0]), part: 1 }),
      lathe(path('0.035 0, 0.035 -0.75'), { place: straw, part: 2 }),
    ],
    paint: (sample, part) => {
      if (part === 1) return paintAs(sample, [246, 242, 234], 0.3)
      if (part === 2) return paintAs(sample, Math.sin(sample.y * 24) > 0 ? [212, 60, 76] : [246, 242, 236], 0.3)
      const fibre = valueNoise(sample.x * 8, sample.y * 40, sample.z * 8)
      paintAs(sample, scaleRgb(making.color, 0.7 + 0.5 * fibre), 0.05)
    },
  }
}

/** A wedge with its rind below, held up in a fist. */
export const makeWatermelon = (making: PropMaking): MadeProp => {
  const place = inFist(making, 0.05)
  const half = 0.62
  const side = (z: number): Mesh =>
    gridShape(
      Array.from({ length: 9 }, (_, row) => {
        const turn = (row / 8) * Math.PI
        return [0.04, 0.5, 0.8, 0.9, 1].map((reach): Vec3 => [
          Math.cos(turn) * half * reach,
          -0.62 + Math.sin(turn) * half * reach,
          z * (1 - 0.2 * reach),
        ])
      }),
      { place },
    )
  return {
    meshes: [side(0.13), side(-0.13)],
    paint: (sample) => {
      const reach = distanceOf(sample.x, sample.y + 0.62) / half
      if (reach > 0.91) return paintAs(sample, [58, 112, 56], 0.4)
      if (reach > 0.8) return paintAs(sample, [226, 232, 196], 0.3)
      const pip = valueNoise(sample.x * 13, sample.y * 9, 2) > 0.86 && reach < 0.7
      paintAs(sample, pip ? [40, 26, 24] : making.color, 0.4)
    },
  }
}

const RIBS = 10
const SEGMENTS = 12

/** A pumpkin held in both hands. */
export const makePumpkin = (making: PropMaking): MadeProp => {
  const place = inRoundGrip(making, 0.92)
  const profile = Array.from({ length: SEGMENTS + 1 }, (_, step) => {
    const turn = 0.12 + (step / SEGMENTS) * (Math.PI - 0.24)
    return [Math.sin(turn) ** 0.8 * 0.92, Math.cos(turn) * 0.74] as const
  })
  return {
    meshes: [lathe(profile, { place }), lathe(path('0.12 -0.66, 0.08 -1'), { place, part: 1 })],
    paint: (sample, part) => {
      if (part === 1) return paintAs(sample, [104, 110, 60], 0.1)
      const groove = Math.abs(Math.sin((Math.atan2(sample.z, sample.x) * RIBS) / 2))
      paintAs(sample, scaleRgb(making.color, 0.62 + 0.42 * groove ** 0.5), 0.25)
    },
  }
}
