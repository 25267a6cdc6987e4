import type { Random } from '../../../math/random.ts'
import { hash3, valueNoise } from '../../../math/noise.ts'
import { lerp, smoothstep } from '../../../math/scalar.ts'
import type { Vec3 } from '../../../math/vector.ts'
import type { Root } from '../scalp.ts'
import type { GuidePlan, HairStyleRule, StyleContext } from './hair-style.ts'

const LONG_HAIR: Omit<HairStyleRule, 'plan'> = {
  guides: 420,
  clumps: 620,
  tresses: 84,
  strands: 18000,
  points: 36,
  clumping: [0.44, 0.48],
  frizz: 0.012,
  raggedness: 0.34,
  wave: { size: 0.105, turns: 1.2, perStrand: 0, natural: 0.2 },
  strandWidth: 1,
  undercoat: { width: 0.05, opacity: 0.75 },
  fades: [0.022, 0.36],
  gloss: 1.15,
  scalp: 0.94,
  reachesBody: true,
  parted: true,
}

/** Leaves the parting to both sides and hangs. */
const hang = (
  root: Root,
  random: Random,
  { volume: asked, length, sweep, identity, curl }: StyleContext,
): GuidePlan => {
  // What waves or curls takes more room than straight hair, and the more so the lower it hangs.
  const curly = smoothstep(0.2, 0.85, curl)
  const volume = asked * (1 + 0.25 * curly)
  const behind = smoothstep(0.32, 0, root.point[2])
  const before = smoothstep(0, 0.45, root.point[2])
  const edge = before * smoothstep(0.22, 0, root.inside)
  const crown = smoothstep(0.5, 0.15, root.point[2])
  const layer = random()
  const [x, y, z] = root.point
  // Neighbours stay together, before the shoulder or behind it.
  const drift = valueNoise(x * 3.4 + (identity.seed % 37), y * 3.4, z * 3.4) - 0.5
  // The more of it is combed to a side, the fuller that side stands.
  const full = 1 + (root.side === sweep ? 0.2 : -0.1)
  return {
    // Layers: what frames the face is cut shorter, some of it at the chin.
    length: 3.1 * length * (0.94 - 0.14 * curly + (0.12 + 0.16 * curly) * random()) * (1 - before * 0.42 * random()),
    // Off the forehead it is combed back before it falls, or its edge would be that of a cap.
    direction: [
      lerp(root.side * 0.95, root.angles.x * 0.5, behind),
      lerp(0.12 - 0.2 * edge, 0.9, behind),
      lerp(-0.22 + 0.3 * before - 0.35 * edge, -0.35 - 0.9 * root.top, behind),
    ],
    lift: lerp(0.7 * full, 0.04, crown) * volume,
    gravity: 3.4,
    bend: [
      [
        root.side * (0.7 * random() - 0.4 + 0.9 * curly * random()) + drift,
        0,
        1.6 * drift + (root.side === sweep ? 0.3 : -0.3),
      ],
      0.8,
    ],
    drape: 1.3 * (1 - 0.75 * curly),
    hug: 0.8 * crown,
    // What grows near the parting lies on top of what grows below it.
    clearance:
      lerp(
        (0.025 + 0.1 * root.top + 0.05 * layer) * full,
        lerp(0.02 + 0.02 * root.top, 0.006, behind * root.top),
        Math.max(Math.sqrt(behind), crown),
      ) * volume,
  }
}

/** Falls past the shoulders. */
export const LONG: HairStyleRule = { ...LONG_HAIR, plan: hang }

/** Its edge is uneven, so that no parting shows where hair falls forward before and back behind it. */
const isFringeRoot = ({ id, point, angles }: Root): boolean =>
  point[2] > 0.02 + 0.2 * hash3(id, 83, 1) && Math.abs(point[0]) < 0.36 + 0.1 * hash3(id, 83, 2) && angles.y < -0.42

/** The same hair with a fringe cut just above the eyes. */
const withFringe = (rule: HairStyleRule): HairStyleRule => ({
  ...rule,
  isFringe: isFringeRoot,
  parted: false,
  plan: (root, random, context) => {
    if (!isFringeRoot(root)) {
      const plan = rule.plan(root, random, context)
      // On the crown it lies as low as the fringe before it, or its edge stands up.
      const crown = root.top * smoothstep(0.5, 0.25, Math.abs(root.point[0]))
      return {
        ...plan,
        lift: lerp(plan.lift, 0.05, crown),
        clearance: lerp(plan.clearance, 0.03, crown),
        hug: lerp(plan.hug ?? 0, 0.8, crown),
      }
    }
    const side = Math.abs(root.point[0]) / 0.42
    return {
      length: 1.2,
      direction: [root.point[0] * 0.55, 0.15, 1],
      lift: 0.42 * context.volume,
      gravity: 9,
      clearance: 0.025 + 0.045 * random(),
      hemY: -0.235 + 0.11 * side * side + 0.05 * (random() - 0.5),
      fringe: true,
    }
  },
  clumping: [0.3, 0.44],
  fringe: [0.3, 0.2],
  frizz: 0.009,
})

export const LONG_FRINGE = withFringe(LONG)

const cutAt =
  (hem: number, body: number): HairStyleRule['plan'] =>
  (root, random, context) => {
    const plan = hang(root, random, { ...context, volume: context.volume * body, length: 1 })
    const back = smoothstep(0, -0.6, root.point[2])
    const inward: Vec3 = [-root.side * (0.25 + 0.5 * random()), 0, 0.1]
    return {
      ...plan,
      bend: [inward, 1.1],
      hemY: hem * context.length - 0.1 * back + 0.08 * (random() - 0.5),
    }
  }

/** Cut at the jaw, the ends turned in a little. */
export const BOB: HairStyleRule = {
  ...LONG_HAIR,
  plan: cutAt(0.86, 0.85),
  raggedness: 0.34,
  fades: [0.03, 0.42],
  clumping: [0.38, 0.44],
  points: 24,
}

/** Cut at the collarbones. */
export const LOB: HairStyleRule = { ...LONG_HAIR, plan: cutAt(1.42, 0.95), raggedness: 0.2 }

export const BOB_FRINGE = withFringe(BOB)

export const LOB_FRINGE = withFringe(LOB)

/** Long layers that flick out at their ends. */
export const FEATHERED: HairStyleRule = {
  ...LONG,
  plan: (root, random, context) => {
    const plan = hang(root, random, { ...context, volume: context.volume * 1.15 })
    return { ...plan, length: plan.length * (0.5 + 0.5 * random()), bend: [[root.side * 1.1, 0, 0.2], 1.7] }
  },
}

/** Long and combed straight back behind the shoulders. */
export const SLICKED_LONG: HairStyleRule = {
  ...LONG,
  parted: false,
  plan: (root, random, context) => ({
    ...hang(root, random, context),
    direction: [root.angles.x * 0.3, 0.1, -1],
    bend: [[root.angles.x * 0.3, 0, -1], 1.2],
    lift: 0.25,
    clearance: 0.03 + 0.03 * random(),
  }),
  gloss: 1.5,
}

/** Shorn at one side, long at the other. */
export const SIDE_SHAVE: HairStyleRule = {
  ...LONG,
  isFringe: ({ point, top }) => point[0] < -0.24 && top < 0.97,
  plan: (root, random, context) =>
    SIDE_SHAVE.isFringe?.(root)
      ? { length: 0.05, direction: [0, 1, -0.4], lift: 0.5, gravity: 0, clearance: 0.01 }
      : { ...hang({ ...root, side: 1 }, random, context), direction: [1, 0.12, -0.1] },
}

/** Close to the head in even waves, as in the twenties. */
export const FINGER_WAVES: HairStyleRule = {
  ...BOB,
  plan: cutAt(0.72, 0.4),
  tresses: 40,
  wave: { size: 0.06, turns: 2.6, perStrand: 0, natural: 0.6 },
  gloss: 1.4,
}
