import { smoothstep, TAU } from '../../../math/scalar.ts'
import { sampleCurve } from '../../../math/spline.ts'
import { normalize } from '../../../math/vector.ts'
import type { Vec3 } from '../../../math/vector.ts'
import { BREADTH, SKULL } from '../../head/head-field.ts'
import { createHairline, skullAngles } from '../hairline.ts'
import { BUZZ } from './cropped.ts'
import { GATHERED, sideTie, tiedAside } from './gathered.ts'
import type { HairStyleRule, Lock, StyleContext } from './hair-style.ts'

type PlaitOptions = {
  path: readonly (readonly number[])[]
  radius: number
  turnsPerUnit: number
  strands: number
  /** Across the plait and out of it, where it does not hang before the viewer. */
  across?: readonly [aside: Vec3, over: Vec3]
  hugs?: boolean
}

/** Across a plait that hangs: to the side and to the front. */
const HANGING = [
  [1, 0, 0],
  [0, 0, 1],
] as const

const POINTS_PER_UNIT = 26
const POINTS_PER_TURN = 14

/**
 * Three locks plaited along a path: each swings to and fro across it once while it passes over and under twice.
 * The last eighth hangs loose below the tie.
 */
export const plait = ({
  path,
  radius,
  turnsPerUnit,
  strands,
  across: [aside, over] = HANGING,
  hugs = false,
}: PlaitOptions): Lock[] => {
  const length = path
    .slice(1)
    .reduce((sum, point, index) => sum + Math.hypot(...point.map((value, axis) => value - path[index][axis])), 0)
  const steps = Math.max(24, Math.round(length * Math.max(POINTS_PER_UNIT, turnsPerUnit * POINTS_PER_TURN)))
  const middle = sampleCurve(path, steps) as unknown as Vec3[]
  return [0, 1, 2].map((strand) => {
    const lockPath = middle.map((point, index): Vec3 => {
      const share = index / steps
      const swing = radius * smoothstep(0, 0.08, share) * (1 - 0.35 * share) * smoothstep(1, 0.9, share)
      const phase = TAU * (share * length * turnsPerUnit + strand / 3)
      const [to, out] = [Math.sin(phase) * swing, Math.sin(2 * phase) * swing * 0.62]
      return [0, 1, 2].map((axis) => point[axis] + aside[axis] * to + over[axis] * out) as unknown as Vec3
    })
    return {
      path: lockPath,
      radius: (share: number) =>
        radius *
        ((hugs ? 0.52 : 0.72) - 0.2 * share) *
        (1 - 0.35 * smoothstep(0.86, 0.9, share) * smoothstep(0.96, 0.9, share)),
      strands,
      // Seen along it, one ply of a row is told from the next by its tone alone.
      tone: hugs ? 0.78 + 0.2 * strand : 1,
      collides: false,
      hugs,
    }
  })
}

const PLAIT_TIE: Vec3 = [0.6, 0.42, -0.34]

const twoPlaits = ({ length, volume }: StyleContext): Lock[] =>
  ([-1, 1] as const).flatMap((side) =>
    plait({
      path: [
        sideTie(side, PLAIT_TIE),
        [side * 0.67, 0.72, -0.22],
        [side * 0.72, 1.12, 0.02],
        [side * 0.74, 1.5, 0.27],
        [side * 0.72, 1.95, 0.42],
        [side * 0.66, 1.95 + 0.7 * length, 0.44],
      ],
      radius: 0.105 * volume,
      turnsPerUnit: 1.75,
      strands: 170,
    }),
  )

/** Parted, combed down behind the ears into two plaits that lie on the chest. */
export const BRAIDS: HairStyleRule = {
  ...GATHERED,
  ...tiedAside(PLAIT_TIE),
  reachesBody: true,
  locks: twoPlaits,
}

/** One thick plait before a shoulder. */
export const SIDE_BRAID: HairStyleRule = {
  ...BRAIDS,
  parted: false,
  plan: (root, random, context) => ({
    ...BRAIDS.plan(root, random, context),
    tie: sideTie(context.sweep, PLAIT_TIE),
  }),
  locks: ({ length, volume, sweep: side }) =>
    plait({
      path: [
        sideTie(side, PLAIT_TIE),
        [side * 0.66, 0.75, -0.2],
        [side * 0.66, 1.15, 0.08],
        [side * 0.6, 1.5, 0.32],
        [side * 0.5, 1.95 + 0.5 * length, 0.5],
      ],
      radius: 0.15 * volume,
      turnsPerUnit: 1.4,
      strands: 240,
    }),
}

/** A point over the skull in a direction, by a share of its own size out of it. */
const overSkull = ({ identity: { shape } }: StyleContext, direction: Vec3, lift: number): Vec3 => {
  const { center, radii } = SKULL
  const [x, y, z] = normalize(direction)
  return [
    center[0] + radii[0] * BREADTH * shape.skullWidth * x * lift,
    center[1] + radii[1] * shape.skullHeight * y * lift,
    center[2] + radii[2] * z * lift,
  ]
}

/** A plait laid round the head like a crown. */
export const CROWN_BRAID: HairStyleRule = {
  ...BRAIDS,
  reachesBody: false,
  parted: false,
  plan: (root, random, context) => ({
    ...BRAIDS.plan(root, random, context),
    tie: overSkull(context, [root.angles.x, -0.5 - 0.25 * root.angles.z, root.angles.z * 0.8], 1.04),
  }),
  locks: (context) =>
    plait({
      path: Array.from({ length: 17 }, (_, step) => {
        const turn = (TAU * (step + 8.4)) / 16
        return overSkull(context, [0.8 * Math.sin(turn), -0.62 - 0.16 * Math.cos(turn), 0.75 * Math.cos(turn)], 1.1)
      }),
      radius: 0.1 * context.volume,
      turnsPerUnit: 1.9,
      strands: 190,
    }),
}

const ROWS = 13

/** Plaited close to the head in rows from the forehead to the nape. */
export const CORNROWS: HairStyleRule = {
  ...BUZZ,
  fullRound: true,
  scalp: 0.5,
  thinning: () => 0.3,
  locks: (context) => {
    const { identity } = context
    const inside = createHairline(identity)
    return Array.from({ length: ROWS }, (_, row) => {
      const aside = ((row - (ROWS - 1) / 2) / ((ROWS - 1) / 2)) * 1.42
      const pointAt = (turn: number): Vec3 => {
        const y = -Math.cos(aside) * Math.sin(turn) + 0.5 * smoothstep(1.5, 2.9, turn)
        return overSkull(context, [Math.sin(aside) * Math.sin(turn), y, Math.cos(turn)], 1.03)
      }
      let from = 0.3
      while (from < 1.6 && inside(skullAngles(identity, ...pointAt(from))) < 0.03) from += 0.02
      return plait({
        path: Array.from({ length: 13 }, (_unused, step) => pointAt(from + ((2.9 - from) * step) / 12)),
        radius: 0.034,
        turnsPerUnit: 5,
        strands: 60,
        across: [
          [Math.cos(aside), Math.sin(aside), 0],
          [Math.sin(aside), -Math.cos(aside), 0],
        ],
        hugs: true,
      })
    }).flat()
  },
}
