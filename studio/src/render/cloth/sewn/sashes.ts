import { lerp, smoothstep } from '../../../math/scalar.ts'
import { sampleCurve } from '../../../math/spline.ts'
import type { Vec3 } from '../../../math/vector.ts'
import type { Mesh } from '../../raster/mesh.ts'
import { TRIM } from '../appearance/fabrics.ts'
import { clothSheet, pointAround, pointInFront } from './sheet.ts'
import { knot } from './wraps.ts'
import type { Tied } from './wraps.ts'

type SashOptions = Tied & {
  topY: number
  bottomY: number
  thickness: number
}

/** Places down a sash, as shares of its height, and how far it stands off. */
const SASH = [
  [0.03, -0.5],
  [0, 0.2],
  [0.02, 0.8],
  [0.08, 1],
  [0.24, 1],
  [0.42, 1.04],
  [0.6, 1],
  [0.78, 1.03],
  [0.92, 1],
  [0.98, 0.8],
  [1, 0.2],
  [0.97, -0.5],
] as const
const ROUND_STEPS = 108

/** A band of cloth wound round the waist. */
const sash = ({ cloth, material, topY, bottomY, thickness, trim }: SashOptions): Mesh => {
  const rows = Array.from({ length: ROUND_STEPS + 1 }, (_, step): Vec3[] => {
    const angle = (step / ROUND_STEPS) * 2 * Math.PI - Math.PI
    return SASH.map(([down, off]): Vec3 => {
      const at = pointAround(cloth, angle, lerp(topY, bottomY, down))
      const out = off * thickness * (1 + 0.12 * Math.sin(3 * angle + 9 * down))
      return [at[0] + Math.sin(angle) * out, at[1], at[2] + Math.cos(angle) * out]
    })
  })
  return clothSheet({ rows, trim, material, isMeasured: true })
}

type RibbonOptions = Tied & {
  /** Its way down the front as (x, y), and how broad it is. */
  way: readonly (readonly [x: number, y: number])[]
  width: number
}

/** A flat ribbon that hangs down the front. */
const ribbon = ({ cloth, material, trim, way, width }: RibbonOptions): Mesh => {
  const path = sampleCurve(way, 30)
  let ahead = -9
  const rows = path.map(([x, y], index): Vec3[] => {
    const share = index / (path.length - 1)
    const half = (width / 2) * lerp(0.55, 1, smoothstep(0, 0.25, share))
    // It falls from the fullest place that it has passed.
    ahead = Math.max(ahead - 0.02, pointInFront(cloth, x, y)[2])
    return [-1, -0.6, 0, 0.6, 1].map((across): Vec3 => {
      const rests = pointInFront(cloth, x + across * half, y)[2]
      return [x + across * half, y, Math.max(ahead - 0.05, rests) + 0.05 + 0.02 * Math.sin(9 * share + 2.4 * across)]
    })
  })
  return clothSheet({ rows, trim, material, isMeasured: true })
}

type TiedEnds = {
  at: readonly [x: number, y: number]
  /** How far each end hangs to the side, and how far down. */
  ends: readonly (readonly [aside: number, long: number])[]
  width: number
  /** Of the knot. */
  size: number
}

const tieEnds = (tied: Tied, { at: [x, y], ends, width, size }: TiedEnds): Mesh[] => [
  ...ends.map(([aside, long]) => {
    const way = [
      [x, y],
      [x + 0.6 * aside, y + 0.5],
      [x + aside, y + long],
    ] as const
    return ribbon({ ...tied, way, width })
  }),
  knot(tied, [x, y], size),
]

/** How thick an obi is, how much more its cord stands out, and half how high that is. */
const OBI = { thickness: 0.075, cord: 0.06, half: 0.055 } as const

/** A broad sash, with a cord round its middle where it has one. */
export const windObi = ({
  hasCord,
  topY,
  bottomY,
  ...cloth
}: Omit<SashOptions, 'thickness' | 'trim'> & { hasCord: boolean }): Mesh[] => {
  const { thickness, cord, half } = OBI
  const middle = (topY + bottomY) / 2
  return [
    sash({ ...cloth, topY, bottomY, thickness, trim: TRIM.accent }),
    ...(hasCord
      ? [sash({ ...cloth, topY: middle - half, bottomY: middle + half, thickness: thickness + cord, trim: TRIM.cord })]
      : []),
  ]
}

/** Half the height of a narrow belt, and where it is knotted. */
const BELT = { half: 0.14, knotX: -0.12 } as const

/** A narrow belt, knotted in front with two ends that hang; it stands off by its thickness, and its ends hang to `long` below it. */
export const tieBelt = (belt: Tied, y: number, { thickness, long }: { thickness: number; long: number }): Mesh[] => {
  const { half, knotX } = BELT
  return [
    sash({ ...belt, topY: y - half, bottomY: y + half, thickness }),
    ...tieEnds(belt, {
      at: [knotX, y],
      ends: [
        [-0.1 * long, long],
        [0.15 * long, 0.84 * long],
      ],
      width: 0.24,
      size: 0.2,
    }),
  ]
}

/** A ribbon tied on the chest, with two long ends. */
export const tieRibbon = (tied: Tied, at: readonly [x: number, y: number]): Mesh[] =>
  tieEnds(tied, {
    at,
    ends: [
      [0.08, 3.3],
      [-0.16, 2.8],
    ],
    width: 0.2,
    size: 0.17,
  })
