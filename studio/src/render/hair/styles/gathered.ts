import { hash3 } from '../../../math/noise.ts'
import { smoothstep } from '../../../math/scalar.ts'
import { sampleCurve } from '../../../math/spline.ts'
import { cross, normalize, subtract } from '../../../math/vector.ts'
import type { Vec3 } from '../../../math/vector.ts'
import { BREADTH, SKULL } from '../../head/head-field.ts'
import { waveCurve } from '../curves.ts'
import type { Root } from '../scalp.ts'
import type { HairStyleRule, Lock, StyleContext } from './hair-style.ts'
import { LONG } from './long.ts'

export const GATHERED: Omit<HairStyleRule, 'plan' | 'locks'> = {
  guides: 420,
  clumps: 700,
  strands: 12000,
  points: 22,
  clumping: [0.38, 0.42],
  frizz: 0.006,
  raggedness: 0.05,
  wave: { size: 0.02, turns: 0.8, perStrand: 0, natural: 0 },
  strandWidth: 0.95,
  undercoat: { width: 0.045, opacity: 0.75 },
  fades: [0.05, 0.12],
  gloss: 1,
  scalp: 0.97,
  gathered: true,
  reachesBody: false,
}

const tieTo =
  (tie: Vec3): HairStyleRule['plan'] =>
  (_root, random, { volume }) => ({
    length: 1,
    direction: [0, 0, -1],
    lift: 0,
    gravity: 0,
    clearance: (0.014 + 0.012 * random()) * volume,
    tie,
  })

/** The same tie at one side of the head. */
export const sideTie = (side: number, [x, y, z]: Vec3): Vec3 => [side * x, y, z]

/** Combed from a middle parting to a tie on each side. */
export const tiedAside = (tie: Vec3): Pick<HairStyleRule, 'plan' | 'parted'> => ({
  plan: (root, random, context) => tieTo(sideTie(root.side, tie))(root, random, context),
  parted: true,
})

/** A fine, wavy lock that has come loose before each of a woman's ears. */
const tendrils = ({ length, identity }: StyleContext): Lock[] => {
  if (identity.gender === 'male') return []
  return ([-1, 1] as const).map((side): Lock => {
    const chance = (use: number) => hash3(identity.seed, side + 1, use)
    const sway = 0.02 + 0.02 * chance(1)
    const tipY = 0.2 + 0.16 * length * chance(2)
    const path = sampleCurve(
      [
        [side * 0.53 * BREADTH, -0.46, 0.14],
        [side * 0.6 * BREADTH, -0.2, 0.2],
        [side * (0.62 + sway) * BREADTH, 0.02, 0.22],
        [side * (0.63 - sway) * BREADTH, tipY - 0.1, 0.2],
        [side * (0.61 + sway) * BREADTH, tipY, 0.2],
      ],
      22,
    ) as unknown as Vec3[]
    return {
      path,
      radius: (share) => 0.004 + 0.03 * smoothstep(0, 0.3, share) * (1 - 0.8 * share),
      strands: 9,
      tone: 0.92,
      collides: true,
    }
  })
}

const TAIL_TIE: Vec3 = [0, -0.62, -0.98]

/** Lets a lock of the tail wave or curl, more toward its tip; neighbours follow each other. */
const wavePath = (path: readonly Vec3[], curl: number, lock: number): Vec3[] => {
  const points = Float32Array.from(path.flat())
  const phase = lock * 0.5
  waveCurve(points, { size: 0.045 + 0.052 * curl, turns: 1.5 + 3 * curl, phase, roundness: 0.4 + 0.6 * curl })
  return path.map((_, index): Vec3 => [points[index * 3], points[index * 3 + 1], points[index * 3 + 2]])
}

/** A tail's way over the shoulder: how far aside, how low, how far before, each with its share of the locks' spread. */
type Spine = readonly (readonly [aside: number, y: number, z: number, spread: number, depth: number])[]

const HIGH_SPINE: Spine = [
  [0, -0.62, -0.98, 0, 0],
  [0.14, -0.78, -1.22, 0.3, 0],
  [0.48, -0.46, -1.2, 0.5, 0.5],
  [0.8, 0.2, -0.95, 0.85, 1],
  [0.9, 0.85, -0.6, 0.95, 1],
  [0.76, 1.6, -0.12, 0.8, 0.8],
  [0.66, 2.35, 0.1, 0.6, 0.6],
]

const LOW_SPINE: Spine = [
  [0.1, 0.3, -0.86, 0, 0],
  [0.34, 0.62, -0.86, 0.4, 0.4],
  [0.58, 1.05, -0.5, 0.8, 0.6],
  [0.62, 1.5, 0, 1, 0.6],
  [0.56, 2.3, 0.2, 1.2, 0.6],
]

const tail = ({ sweep, length, curl }: StyleContext, spine = HIGH_SPINE, bubbles = 0): Lock[] => {
  const locks: Lock[] = []
  for (let index = 0; index < 13; index++) {
    const loose = bubbles > 0 ? 0.3 : 1
    const spread = (hash3(index, 3, 1) - 0.5) * 0.34 * loose
    const depth = (hash3(index, 3, 2) - 0.5) * 0.3 * loose
    const cut = 1.1 - 0.75 * hash3(index, 3, 5)
    const path = sampleCurve(
      spine.map(([aside, y, z, across, before]) => [
        sweep * (aside + across * spread),
        y > 1.6 ? 1.6 + (y - 1.6) * length * cut : y - 0.12 * (1 - cut) * smoothstep(0.5, 1.6, y),
        z + before * depth,
      ]),
      44,
    ) as unknown as Vec3[]
    locks.push({
      path: wavePath(path, curl, index),
      radius: (share) =>
        (0.035 + 0.1 * smoothstep(0, 0.4, share) * (1 - 0.8 * smoothstep(0.5, 1, share))) *
        (bubbles > 0 ? 0.25 + 1.3 * Math.abs(Math.sin(bubbles * Math.PI * share)) : 1),
      strands: 130,
      raggedness: 0.4,
      tone: 0.86 + 0.2 * hash3(index, 3, 4),
      collides: true,
    })
  }
  return locks
}

/** Combed back and tied high; the tail falls over one shoulder. */
export const PONYTAIL: HairStyleRule = {
  ...GATHERED,
  plan: tieTo(TAIL_TIE),
  gloss: 0.8,
  locks: (context) => [...tail(context), ...tendrils(context)],
  reachesBody: true,
}

const BUN_CENTER: Vec3 = [0, -1.14, -0.52]
const BUN_RADIUS = 0.31

const CORE_COILS = 10

/** Coils wound round a bun's axis, which points out of the head, over a core that leaves no holes between them. */
export const coilsAt = ({ volume }: StyleContext, center: Vec3, size: number): Lock[] => {
  const outward = normalize(subtract(center, SKULL.center))
  return Array.from({ length: 34 }, (_, index): Lock => {
    const chance = (use: number) => hash3(index, use, 77)
    const isCore = index < CORE_COILS
    const axis = normalize([1, 2, 3].map((use, k) => outward[k] + 0.6 * (chance(use) - 0.5)) as unknown as Vec3)
    const aside = normalize(cross(axis, [0.3, 0.1, 0.95]))
    const over = cross(axis, aside)
    const height = (isCore ? 0.6 : 1.3) * (chance(5) - 0.52)
    const radius =
      size * (isCore ? 0.5 : 0.8 + 0.2 * chance(4)) * Math.sqrt(1 - height * height) * (0.85 + 0.15 * volume)
    const start = chance(6) * 6.28
    const path = Array.from({ length: 26 }, (_unused, step): Vec3 => {
      const share = step / 25
      const turn = start + share * 5.6
      // Both ends dive into the knot, so that no cut end shows.
      const reach = radius * (0.45 + 0.55 * Math.sin(Math.PI * share) ** 0.5)
      const [a, b, c] = [Math.cos(turn) * reach, Math.sin(turn) * reach, size * height]
      return [0, 1, 2].map((k) => center[k] + aside[k] * a + over[k] * b + axis[k] * c) as unknown as Vec3
    })
    return {
      path,
      radius: (share) => (isCore ? 0.3 : 0.2) * size * Math.sin(Math.PI * (0.06 + 0.88 * share)),
      strands: isCore ? 60 : 90,
      tone: (isCore ? 0.7 : 0.85) + 0.25 * chance(7),
      collides: false,
    }
  })
}

/** A knot on top of the head, with loose tendrils at the temples. */
export const BUN: HairStyleRule = {
  ...GATHERED,
  plan: tieTo([0, -0.98, -0.5]),
  locks: (context) => [...coilsAt(context, BUN_CENTER, BUN_RADIUS), ...tendrils(context)],
}

/** A ponytail tied at intervals into bubbles. */
export const BUBBLE_PONYTAIL: HairStyleRule = {
  ...PONYTAIL,
  locks: (context) => tail({ ...context, curl: 0 }, HIGH_SPINE, 6),
}

/** Tied at the nape, the tail before one shoulder. */
export const LOW_PONYTAIL: HairStyleRule = {
  ...PONYTAIL,
  plan: tieTo([0, 0.28, -0.84]),
  locks: (context) => [...tail(context, LOW_SPINE), ...tendrils(context)],
}

/** A knot low at one side of the nape. */
export const LOW_BUN: HairStyleRule = {
  ...GATHERED,
  plan: (root, random, context) => tieTo([context.sweep * 0.34, 0.24, -0.66])(root, random, context),
  locks: (context) => [...coilsAt(context, [context.sweep * 0.5, 0.36, -0.66], 0.3), ...tendrils(context)],
}

const isUpper = ({ top }: Root): boolean => top > 0.8

/** The upper half tied in a knot, the rest loose. */
export const HALF_UP: HairStyleRule = {
  ...LONG,
  isFringe: isUpper,
  parted: false,
  plan: (root, random, context) =>
    isUpper(root) ? tieTo([0, -0.98, -0.5])(root, random, context) : LONG.plan(root, random, context),
  locks: (context) => coilsAt(context, [0, -1.1, -0.5], 0.24),
}
