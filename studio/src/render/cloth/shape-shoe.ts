import { clamp, lerp, smoothstep, TAU } from '../../math/scalar.ts'
import { splineTable } from '../../math/spline.ts'
import type { TablePoint } from '../../math/spline.ts'
import type { Vec3 } from '../../math/vector.ts'
import type { ShoeName } from '../../scene/outfits/outfit.ts'
import { gridIndices, MATERIAL, vertexNormals } from '../raster/mesh.ts'
import type { Mesh } from '../raster/mesh.ts'
import { arch, SOLE_HEIGHTS } from './shoes.ts'
import type { FootSpace } from './shoes.ts'

/** The form a shoe is made on, by the way from heel to toes. */
type Last = {
  heel: number
  toe: number
  /** Half its width, and how far in front of its widest place the toe begins to round off. */
  width: readonly TablePoint[]
  toeLength: number
  /** How far the toe leans to the other foot. */
  lean: number
  /** The height of its ridge over the floor, and how long the wall in front of the toes is. */
  height: readonly TablePoint[]
  wall: number
  /** Up to where it is open above. */
  open: number
  /** How far the sole stands out, and whether a block lifts its heel. */
  welt: number
  isBlocked: boolean
}

const OXFORD: Last = {
  heel: -0.54,
  toe: 1.76,
  width: [
    [-0.54, 0.26],
    [-0.2, 0.26],
    [0.35, 0.255],
    [0.9, 0.335],
    [1.15, 0.335],
    [1.45, 0.27],
    [1.76, 0.2],
  ],
  toeLength: 0.3,
  lean: 0.06,
  height: [
    [-0.54, 0.62],
    [-0.25, 0.57],
    [0.05, 0.6],
    [0.3, 0.66],
    [0.6, 0.54],
    [0.9, 0.42],
    [1.2, 0.34],
    [1.5, 0.31],
    [1.76, 0.29],
  ],
  wall: 0.26,
  open: 0.2,
  welt: 0.04,
  isBlocked: true,
}

const LASTS: Record<Exclude<ShoeName, 'barefoot'>, Last> = {
  oxfords: OXFORD,
  loafers: {
    ...OXFORD,
    toe: 1.72,
    height: [
      [-0.54, 0.55],
      [-0.2, 0.48],
      [0.2, 0.47],
      [0.5, 0.53],
      [0.75, 0.46],
      [1, 0.38],
      [1.3, 0.33],
      [1.72, 0.29],
    ],
    open: 0.44,
    welt: 0.03,
  },
  boots: {
    ...OXFORD,
    toe: 1.72,
    width: OXFORD.width.map(([at, half]) => [at, half + 0.02] as const),
    toeLength: 0.36,
    height: [
      [-0.54, 0.7],
      [-0.1, 0.8],
      [0.25, 0.82],
      [0.6, 0.62],
      [0.9, 0.48],
      [1.2, 0.41],
      [1.72, 0.37],
    ],
    open: -1,
    welt: 0.05,
  },
  sneakers: {
    ...OXFORD,
    heel: -0.56,
    toe: 1.61,
    width: [
      [-0.56, 0.28],
      [0.35, 0.275],
      [0.9, 0.355],
      [1.15, 0.36],
      [1.61, 0.29],
    ],
    toeLength: 0.46,
    height: [
      [-0.56, 0.78],
      [-0.25, 0.68],
      [0.05, 0.7],
      [0.26, 0.82],
      [0.6, 0.64],
      [0.9, 0.5],
      [1.2, 0.42],
      [1.4, 0.4],
      [1.61, 0.38],
    ],
    wall: 0.34,
    welt: 0.035,
    isBlocked: false,
  },
  heels: {
    ...OXFORD,
    heel: -0.5,
    toe: 1.82,
    width: [
      [-0.5, 0.25],
      [0.2, 0.215],
      [0.85, 0.345],
      [1.1, 0.35],
      [1.4, 0.25],
      [1.7, 0.13],
      [1.82, 0.08],
    ],
    toeLength: 0.12,
    height: [
      [-0.5, 0.5],
      [0.2, 0.46],
      [0.9, 0.47],
      [1.15, 0.43],
      [1.45, 0.32],
      [1.82, 0.2],
    ],
    wall: 0.2,
    open: 0.9,
    welt: 0.008,
    isBlocked: false,
  },
  sandals: {
    ...OXFORD,
    toe: 1.68,
    width: [
      [-0.54, 0.29],
      [0.35, 0.27],
      [0.95, 0.37],
      [1.2, 0.36],
      [1.68, 0.28],
    ],
    toeLength: 0.4,
    welt: 0.02,
    isBlocked: false,
  },
}

const HEEL_LENGTH = 0.3
const STATIONS = 44
const ARCH_STEPS = 26
/** From its widest place the upper turns in under itself, where the sole begins. */
const TUCK = 0.07
/** How deep what stands open is below its rim. */
const DIP = 0.16
/** The heel's block ends here, over a waist that leaves the floor. */
const BREAST = 0.14
const WAIST = 0.05
/** Rounding of a sole's edges. */
const BEVEL = 0.02

/** How wide something is that rounds off to 0 at its end, by the way to that. */
const roundOff = (left: number, length: number): number => Math.sqrt(Math.max(0, 1 - (1 - clamp(left / length)) ** 2))

/** No ring of a mesh shrinks to less than this: what has no size faces nowhere. */
const LEAST = 0.004

/** Places from heel to toe, closer at both ends. */
const stationsOf = (from: number, to: number): number[] =>
  Array.from({ length: STATIONS + 1 }, (_, step) => lerp(from, to, (1 - Math.cos((step / STATIONS) * Math.PI)) / 2))

type Plan = { half: (z: number) => number; middle: (z: number) => number }

/** Seen from above, `grow` larger all round; leaning to the side of `inner`. */
const planOf = ({ heel, toe, width, toeLength, lean }: Last, inner: 1 | -1, grow: number): Plan => {
  const table = splineTable(width)
  const [from, to] = [heel - grow, toe + grow]
  return {
    half: (z) => LEAST + (table(z) + grow) * roundOff(z - from, HEEL_LENGTH) * roundOff(to - z, toeLength + grow),
    middle: (z) => inner * lean * (smoothstep(0.7, 1.6, z) - 0.5 * smoothstep(0.1, 0.5, z) * smoothstep(1.1, 0.7, z)),
  }
}

/** A grid of points of a foot's own space that lie on `lifted` ground: rest places are without that. */
const gridMesh = (rows: readonly (readonly Vec3[])[], space: FootSpace, wrap = false): Mesh => {
  const heel = space.heelHeight / space.size
  const columns = rows[0].length
  const positions = new Float32Array(rows.length * columns * 3)
  const rest = new Float32Array(positions.length)
  rows.flat().forEach(([x, y, z], index) => {
    positions.set(space.toFigure([x, y + arch(heel, z), z]), index * 3)
    rest.set([x, y, z], index * 3)
  })
  const indices = gridIndices({ columns, rows: rows.length, wrap })
  const normals = vertexNormals(positions, indices)
  return { positions, normals, rest, indices, material: MATERIAL.shoe, twoSided: true }
}

const shapeUpper = (last: Last, space: FootSpace, inner: 1 | -1, base: number): Mesh => {
  const { half, middle } = planOf(last, inner, 0)
  const ridge = splineTable(last.height)
  const rows = stationsOf(last.heel, last.toe).map((z) => {
    const rise = LEAST + (ridge(z) - base) * roundOff(last.toe - z, last.wall)
    const isOpen = smoothstep(last.open, last.open - 0.12, z)
    const power = 2 / lerp(lerp(2.1, 2.5, smoothstep(0.9, 1.4, z)), 3.4, isOpen)
    return Array.from({ length: ARCH_STEPS + 1 }, (_, step): Vec3 => {
      const turn = (step / ARCH_STEPS) * Math.PI
      const [across, up] = [Math.cos(turn), Math.sin(turn)]
      const height = Math.abs(up) ** power
      const side = Math.sign(across) * Math.abs(across) ** power
      const tucked = 1 - TUCK * (1 - smoothstep(0, 0.3, height))
      // Walls lean in towards the ridge.
      const leaning = 1 - 0.12 * height * (1 - isOpen)
      const dip = isOpen * DIP * smoothstep(0.86, 0.6, Math.abs(side))
      return [middle(z) + half(z) * side * tucked * leaning, base + rise * height - dip, z]
    })
  })
  return gridMesh(rows, space)
}

/** The welt with the sole below it, and the block under the heel: rings round the foot from the middle above to that below. */
const shapeSole = (last: Last, space: FootSpace, inner: 1 | -1, height: number): Mesh => {
  const { half, middle } = planOf(last, inner, last.welt)
  const heel = space.heelHeight / space.size
  const along = stationsOf(last.heel - last.welt, last.toe + last.welt)
  const around = [
    ...along.map((z) => [z, 1] as const),
    ...along
      .slice(0, -1)
      .toReversed()
      .map((z) => [z, -1] as const),
  ]
  const center = (last.heel + last.toe) / 2
  const bottom = (z: number): number => {
    if (!last.isBlocked) return 0
    return lerp(-arch(heel, z), WAIST * smoothstep(0.8, 0.3, z), smoothstep(BREAST - 0.03, BREAST + 0.03, z))
  }
  const top = height - 0.005
  const profile: readonly (readonly [inset: number, y: (z: number) => number])[] = [
    [0.12, () => top],
    [BEVEL, () => top],
    [0.3 * BEVEL, () => top - 0.3 * BEVEL],
    [0, () => top - BEVEL],
    [0, (z) => lerp(top - BEVEL, bottom(z) + BEVEL, 0.5)],
    [0, (z) => bottom(z) + BEVEL],
    [0.3 * BEVEL, (z) => bottom(z) + 0.3 * BEVEL],
    [BEVEL, bottom],
    [1, bottom],
  ]
  const rows = around.map(([z, side]) =>
    profile.map(([inset, y]): Vec3 => {
      const inward = Math.sign(center - z) * Math.min(inset, 0.12) * smoothstep(0.25, 0, half(z))
      return [middle(z) + side * Math.max(0.1 * half(z), half(z) - inset), y(z), z + inward]
    }),
  )
  return gridMesh(rows, space)
}

/** The shaft of a boot, wider than the leg in it and slack about the ankle, up to a height. */
const SHAFT = { top: 1.5, ankle: 0.335, calf: 0.38, rings: 22, steps: 28 } as const

/** Height of the joint about which a shaft leans with the shin, and the most that it does, as a slope. */
const BENT = { at: 0.5, most: 1.1 } as const

/** @param knee Of the leg that is in it, in figure space. */
const shapeShaft = (space: FootSpace, knee: Vec3): Mesh => {
  const [kneeX, kneeY, kneeZ] = space.toLocal(...knee)
  const [leanX, leanZ] = [kneeX, kneeZ].map((aside) =>
    clamp(aside / Math.max(0.5, kneeY - BENT.at), -BENT.most, BENT.most),
  )
  const rows = Array.from({ length: SHAFT.rings + 1 }, (_, ring) => {
    const share = ring / SHAFT.rings
    const y = lerp(0.4, SHAFT.top, share)
    const slack = 0.014 * Math.sin(y * 15) * smoothstep(1.2, 0.7, y)
    const rim = 0.02 * smoothstep(0.93, 1, share)
    return Array.from({ length: SHAFT.steps + 1 }, (__, step): Vec3 => {
      const turn = (step / SHAFT.steps + 0.5) * TAU
      const ahead = Math.cos(turn)
      const reach = lerp(SHAFT.ankle, SHAFT.calf, share) + slack * (0.5 + ahead) - rim
      const above = Math.max(0, y - BENT.at)
      return [Math.sin(turn) * reach + leanX * above, y, -0.09 + ahead * (reach + 0.05 * (1 - share)) + leanZ * above]
    })
  })
  return gridMesh(rows, space)
}

/** A heel that narrows to its tip. */
const shapeSpike = (space: FootSpace): Mesh => {
  const heel = space.heelHeight / space.size
  const rows = Array.from({ length: 17 }, (_, ring) => {
    const share = ring / 16
    const reach = lerp(0.2, 0.05, Math.sqrt(share)) + 0.012 * smoothstep(0.9, 0.95, share)
    const z = lerp(-0.3, -0.42, Math.sqrt(share))
    return Array.from({ length: 17 }, (__, step): Vec3 => {
      const turn = (step / 16 + 0.5) * TAU
      const at = z + Math.cos(turn) * reach
      return [Math.sin(turn) * reach, lerp(heel + 0.05, 0, share) - arch(heel, at), at]
    })
  })
  return gridMesh(rows, space)
}

/** Whether a foot shows above the rim of a loafer at a place of its own space; it goes on a little way under the rim. */
export const isOverLoafer = (() => {
  const { height, open } = LASTS.loafers
  const ridge = splineTable(height)
  return (y: number, z: number): boolean => z < open + 0.08 && y > ridge(z) - 0.12
})()

/** The parts of a shoe for the foot whose big toe is on the side of `inner`; sandals are a sole alone. The knee is in figure space. */
export const shapeShoe = (
  name: Exclude<ShoeName, 'barefoot'>,
  space: FootSpace,
  inner: 1 | -1,
  knee: Vec3,
): { upper?: Mesh; others: Mesh[] } => {
  const last = LASTS[name]
  const height = SOLE_HEIGHTS[name]
  const others = [shapeSole(last, space, inner, height)]
  if (name === 'sandals') return { others }
  if (name === 'boots') others.push(shapeShaft(space, knee))
  if (name === 'heels') others.push(shapeSpike(space))
  return { upper: shapeUpper(last, space, inner, height + 0.005), others }
}
