import { smoothstep, TAU } from '../../../math/scalar.ts'
import { normalize, subtract } from '../../../math/vector.ts'
import type { Vec3 } from '../../../math/vector.ts'
import { BREADTH, SKULL } from '../../head/head-field.ts'
import { createHairline, skullAngles } from '../hairline.ts'
import { plait } from './plait.ts'
import { BUZZ } from './cropped.ts'
import { GATHERED, sideTie, tiedAside } from './gathered.ts'
import type { HairStyleRule, Lock, StyleContext } from './hair-style.ts'

/** Behind the ear, on the head: farther out and lower a plait would begin in mid-air beside the jaw. */
const PLAIT_TIE: Vec3 = [0.47, 0.2, -0.56]
const SWELLING = 0.2

const twoPlaits = ({ length, volume }: StyleContext): Lock[] =>
  ([-1, 1] as const).flatMap((side) =>
    plait({
      path: [
        sideTie(side, PLAIT_TIE),
        [side * 0.56, 0.46, -0.5],
        [side * 0.66, 0.8, -0.28],
        [side * 0.72, 1.16, 0.02],
        [side * 0.74, 1.5, 0.27],
        [side * 0.72, 1.95, 0.42],
        [side * 0.66, 1.95 + 0.7 * length, 0.44],
      ],
      radius: 0.105 * volume,
      turnsPerUnit: 1.75,
      strands: 170,
      swelling: SWELLING,
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
        [side * 0.56, 0.46, -0.5],
        [side * 0.64, 0.8, -0.26],
        [side * 0.66, 1.18, 0.08],
        [side * 0.6, 1.5, 0.32],
        [side * 0.5, 1.95 + 0.5 * length, 0.5],
      ],
      radius: 0.15 * volume,
      turnsPerUnit: 1.4,
      strands: 240,
      swelling: SWELLING,
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

/** Away from the skull. */
const outward = (point: Vec3): Vec3 => subtract(point, SKULL.center)

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
      facing: outward,
    }),
}

const ROWS = 17

/** Plaited close to the head in rows from the forehead to the nape. */
export const CORNROWS: HairStyleRule = {
  ...BUZZ,
  fullRound: true,
  scalp: 0.78,
  gloss: 0.9,
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
      while (from < 1.6 && inside(skullAngles(identity, ...pointAt(from))) < 0) from += 0.02
      return plait({
        path: Array.from({ length: 13 }, (_unused, step) => pointAt(from + ((2.9 - from) * step) / 12)),
        radius: 0.023,
        turnsPerUnit: 8,
        strands: 44,
        facing: outward,
        hugs: true,
      })
    }).flat()
  },
}
