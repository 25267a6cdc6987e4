import { hash3 } from '../../../math/noise.ts'
import { lerp, smoothstep } from '../../../math/scalar.ts'
import { sampleCurve } from '../../../math/spline.ts'
import type { Vec3 } from '../../../math/vector.ts'
import { CREW, FADE } from './cropped.ts'
import { coilsAt, GATHERED, sideTie, tiedAside } from './gathered.ts'
import type { HairStyleRule, Lock, StyleContext } from './hair-style.ts'
import { LONG, LONG_FRINGE } from './long.ts'
import { SIDE_PART } from './swept.ts'

/** A crest along the middle of a shorn head. */
export const MOHAWK: HairStyleRule = {
  ...CREW,
  points: 14,
  plan: (root, random, { length, volume }) => {
    const crest = smoothstep(0.3, 0.16, Math.abs(root.angles.x)) * smoothstep(0.1, 0.5, root.top)
    return {
      length: lerp(0.03, 0.58, crest) * length * (0.85 + 0.3 * random()),
      direction: [root.angles.x * 0.2, lerp(0.9, -0.5, crest), lerp(-0.4, -0.35, crest)],
      lift: lerp(0.3, 3.2, crest) * volume,
      gravity: 0.1,
      clearance: 0.02,
    }
  },
  clumping: [0.5, 0.8],
  thinning: ({ x, y }) => lerp(0.2, 1, Math.max(smoothstep(0.34, 0.2, Math.abs(x)) * smoothstep(0.2, -0.1, y), 0.12)),
  undercoat: { width: 0.045, opacity: 0.5 },
  scalp: 0.6,
  fullRound: true,
}

/** Long on top and combed over, shorn round the sides. */
export const UNDERCUT: HairStyleRule = {
  ...SIDE_PART,
  plan: (root, random, context) => {
    const long = smoothstep(0.62, 0.86, root.top)
    if (long < 0.05) return FADE.plan(root, random, context)
    const plan = SIDE_PART.plan(root, random, { ...context, length: context.length * 1.15 })
    return { ...plan, length: lerp(0.03, plan.length * 1.1, long) }
  },
  thinning: ({ y }) => smoothstep(0.35, -0.05, y) * lerp(0.65, 1, smoothstep(-0.25, -0.55, y)),
  scalp: 0.85,
}

const SIDE_BUN: Vec3 = [0.5, -1.02, -0.3]

/** Two knots high on the head. */
export const SPACE_BUNS: HairStyleRule = {
  ...GATHERED,
  ...tiedAside([0.42, -0.88, -0.34]),
  locks: (context) => [-1, 1].flatMap((side) => coilsAt(context, sideTie(side, SIDE_BUN), 0.23)),
}

const TWIN_TIE: Vec3 = [0.66, -0.3, -0.45]

const twinTails = ({ length, curl }: StyleContext): Lock[] =>
  [-1, 1].flatMap((side) =>
    Array.from({ length: 9 }, (_, index): Lock => {
      const [spread, depth] = [(hash3(index, 5, 1) - 0.5) * 0.3, (hash3(index, 5, 2) - 0.5) * 0.26]
      const sway = 0.05 * curl * Math.sin(index * 1.7)
      const path = sampleCurve(
        [
          sideTie(side, TWIN_TIE),
          [side * 0.92, -0.22 + spread * 0.3, -0.5 + depth],
          [side * (1.02 + spread * 0.5), 0.25, -0.36 + depth],
          [side * (0.98 + spread + sway), 0.95, -0.1 + depth],
          [side * (0.92 + spread - sway), 1.6, 0.16 + depth],
          [side * (0.86 + spread * 1.2), 1.6 + 0.75 * length, 0.24 + depth],
        ],
        40,
      ) as unknown as Vec3[]
      return {
        path,
        radius: (share) => 0.035 + 0.075 * smoothstep(0, 0.3, share) * (1 - 0.55 * smoothstep(0.6, 1, share)),
        strands: 120,
        tone: 0.8 + 0.25 * hash3(index, 5, 4),
        collides: true,
      }
    }),
  )

/** Two loose tails at the sides. */
export const PIGTAILS: HairStyleRule = {
  ...GATHERED,
  ...tiedAside(TWIN_TIE),
  reachesBody: true,
  locks: twinTails,
}

/** Many thin plaits that hang from a parted scalp. */
export const BOX_BRAIDS: HairStyleRule = {
  ...LONG,
  plan: (root, random, context) => {
    const plan = LONG.plan(root, random, context)
    return {
      ...plan,
      lift: 0.35,
      bend: [[0.5 * (random() - 0.5), 0, 0.5 * (random() - 0.5)], 0.8],
      hug: 0.8,
      clearance: 0.02 + 0.02 * random() + 0.05 * (1 - root.top),
    }
  },
  clumps: 170,
  tresses: 0,
  strands: 6000,
  points: 48,
  clumping: [0.86, 0.9],
  bound: { by: 0.1, plait: { radius: 0.021, turnsPerUnit: 6.5, strands: 6 } },
  frizz: 0.003,
  raggedness: 0.06,
  wave: { size: 0.004, turns: 8, perStrand: 0.02, natural: 1 },
  strandWidth: 1.25,
  undercoat: { width: 0, opacity: 0 },
  fades: [0.03, 0.1],
  gloss: 0.8,
  scalp: 0.85,
}

/** Matted ropes of hair, thicker and more uneven than plaits. */
export const LOCS: HairStyleRule = {
  ...BOX_BRAIDS,
  clumps: 125,
  strands: 10500,
  points: 60,
  clumping: [0.9, 0.9],
  bound: { by: 0.09 },
  frizz: 0.01,
  raggedness: 0.25,
  wave: { size: 0.02, turns: 3, perStrand: 0.024, natural: 1 },
  undercoat: { width: 0.06, opacity: 0.8 },
  gloss: 0.55,
  scalp: 0.93,
}

/** Cropped in front and at the sides, long behind. */
export const MULLET: HairStyleRule = {
  ...LONG,
  plan: (root, random, context) => {
    const behind = smoothstep(-0.12, -0.4, root.point[2])
    const plan = LONG.plan(root, random, context)
    return {
      ...plan,
      length: lerp(0.42, 1.9, behind) * context.length * (0.8 + 0.3 * random()),
      lift: lerp(0.9, 0.35, behind) * context.volume,
      direction: behind > 0.5 ? plan.direction : [root.side * 0.7, 0.25, 0.15],
      clearance: plan.clearance * 1.2,
      fringe: behind < 0.5,
    }
  },
  clumping: [0.5, 0.6],
  raggedness: 0.4,
  parted: false,
}

/** Shaggy layers with a fringe, full on top and thin at the ends. */
export const WOLF_CUT: HairStyleRule = {
  ...LONG_FRINGE,
  plan: (root, random, context) => {
    const plan = LONG_FRINGE.plan(root, random, context)
    if (plan.hemY !== undefined) return { ...plan, hemY: plan.hemY + 0.06 * (random() - 0.3) }
    const layer = random()
    return {
      ...plan,
      length: lerp(0.75, 2.3, layer * layer) * context.length,
      lift: plan.lift * 1.5,
      clearance: plan.clearance * 1.5,
      bend: [[root.side * lerp(0.9, -0.4, layer), 0, 0.1], 1.4],
    }
  },
  clumping: [0.55, 0.66],
  raggedness: 0.5,
  wave: { size: 0.1, turns: 1, perStrand: 0, natural: 0.35 },
}

/** Long, with a fringe that parts in the middle and sweeps to the cheekbones. */
export const CURTAIN_BANGS: HairStyleRule = {
  ...LONG,
  isFringe: LONG_FRINGE.isFringe,
  isFringeParted: true,
  parted: false,
  plan: (root, random, context) => {
    const plan = LONG.plan(root, random, context)
    if (!LONG_FRINGE.isFringe?.(root)) return plan
    return {
      length: 0.8 + 0.25 * random(),
      direction: [root.side, 0.05, 0.55],
      lift: 0.6 * context.volume,
      gravity: 4.2,
      bend: [[root.side, 0.15, -0.1], 1.5],
      clearance: 0.03 + 0.05 * random(),
      hemY: 0.22 + 0.16 * random(),
      fringe: true,
    }
  },
}
