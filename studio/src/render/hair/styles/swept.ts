import { valueNoise } from '../../../math/noise.ts'
import { lerp, smoothstep } from '../../../math/scalar.ts'
import type { HairStyleRule } from './hair-style.ts'

const SWEPT: Omit<HairStyleRule, 'plan'> = {
  guides: 520,
  clumps: 800,
  tresses: 110,
  strands: 22000,
  points: 12,
  clumping: [0.34, 0.5],
  frizz: 0.009,
  raggedness: 0.42,
  wave: { size: 0.065, turns: 3, perStrand: 0, natural: 0.03 },
  strandWidth: 0.9,
  undercoat: { width: 0.045, opacity: 0.65 },
  fades: [0.14, 0.55],
  gloss: 1,
  scalp: 0.92,
  reachesBody: false,
}

/** How far forward a root lies: 0 behind the crown, 1 at the front hairline. */
const frontness = (z: number): number => smoothstep(0.05, 0.5, z)

/** Combed over from a parting, with a soft rise at the front; short at the sides. */
export const SIDE_PART: HairStyleRule = {
  ...SWEPT,
  partAside: 0.24,
  plan: (root, random, { sweep, length, volume }) => {
    const low = root.side === sweep ? 1 : 0.45
    const long = smoothstep(0.55, 0.95, root.top)
    const over = root.side === sweep ? sweep : -sweep * 0.4
    const front = frontness(root.point[2])
    return {
      length: lerp(0.07, root.side === sweep ? 0.66 : 0.36, long) * length * (0.85 + 0.25 * random()),
      direction: [
        over * smoothstep(0.25, 0.8, root.top),
        lerp(0.9, 0.05, root.top),
        lerp(-0.55, -0.25 - 0.2 * front, root.top),
      ],
      lift: lerp(0.06, (0.55 + 0.5 * front) * low, long) * volume,
      gravity: 1.2,
      bend: [[over, 0.55, -0.15], 1.6 * long],
      hug: 0.5,
      clearance: (0.014 + (0.06 + 0.09 * front) * low * long * (0.6 + 0.4 * random())) * volume,
    }
  },
}

/** Swept up and back from the forehead with height in front, short at the sides. */
export const QUIFF: HairStyleRule = {
  ...SWEPT,
  plan: (root, random, { sweep, length, volume }) => {
    const long = smoothstep(0.55, 1, root.top)
    const front = frontness(root.point[2])
    return {
      length: lerp(0.06, 0.5, long) * length * (0.82 + 0.3 * random()),
      direction: [sweep * 0.3 * long, lerp(0.9, -0.35, root.top), lerp(-0.5, -0.8, root.top)],
      lift: lerp(0.08, 0.3 + 1.5 * front, long) * volume,
      gravity: 0.6,
      bend: [[sweep * 0.35, 0.1, -1], 5 * long],
      hug: lerp(0.4, 0.12, front),
      clearance: (0.014 + (0.05 + 0.17 * front) * long * (0.55 + 0.45 * random())) * volume,
    }
  },
}

/** Combed straight back with product: flat, in comb lines, shiny. */
export const SLICKED_BACK: HairStyleRule = {
  ...SWEPT,
  plan: (root, random, { length, volume }) => ({
    length: lerp(0.3, 0.62, root.top) * length * (0.9 + 0.2 * random()),
    direction: [root.angles.x * 0.25, lerp(0.5, -0.12, root.top), -1],
    lift: (0.1 + 0.42 * frontness(root.point[2]) * root.top) * volume,
    gravity: 0.8,
    bend: [[root.angles.x * 0.2, 0.25, -1], 1.5],
    hug: 0.6,
    clearance: (0.014 + (0.03 + 0.02 * random()) * root.top) * volume,
  }),
  tresses: 320,
  clumping: [0.28, 0.32],
  wave: { size: 0.02, turns: 2, perStrand: 0, natural: 0 },
  undercoat: { width: 0.03, opacity: 0.4 },
  frizz: 0.005,
  raggedness: 0.15,
  gloss: 1.5,
}

/** Finger-combed: locks in slowly turning directions, coordinated with their neighbours. */
export const MESSY: HairStyleRule = {
  ...SWEPT,
  clumps: 560,
  plan: (root, random, { sweep, length, volume, identity }) => {
    const [x, y, z] = root.point
    const turn = (valueNoise(x * 2.6 + (identity.seed % 31), y * 2.6, z * 2.6) - 0.5) * 5
    // In front all of it falls over the hairline, or the forehead would be seen between.
    const front = frontness(z) * root.top
    return {
      length: lerp(0.16, 0.52, root.top) * length * (0.75 + 0.45 * random()),
      direction: [
        Math.sin(turn) * lerp(0.8, 0.5, front) + sweep * 0.35,
        lerp(lerp(0.75, -0.05, root.top), 0.8, front),
        Math.cos(turn) * 0.35 + 0.42 * root.top,
      ],
      lift: lerp(0.14, 0.62, root.top) * volume,
      gravity: 1.8,
      hug: 0.22,
      clearance: (0.02 + 0.15 * root.top * random()) * volume,
      fringe: front > 0.1,
    }
  },
  clumping: [0.36, 0.54],
  frizz: 0.012,
  wave: { size: 0.06, turns: 2, perStrand: 0, natural: 0.22 },
}

/** Close and feathered, a long fringe swept across the forehead, points before the ears. */
export const PIXIE: HairStyleRule = {
  ...SWEPT,
  plan: (root, random, { sweep, length, volume }) => {
    const front = frontness(root.point[2])
    return {
      length: lerp(0.3, 0.64, root.top) * length * (0.85 + 0.25 * random()),
      direction: [sweep * 0.85 * root.top + root.angles.x * 0.25, lerp(0.9, 0.1, root.top), lerp(-0.1, 0.4, front)],
      lift: lerp(0.1, 0.42, root.top) * volume,
      gravity: 1.6,
      bend: [[sweep * 0.5 * front + root.angles.x * 0.4 * (1 - front), 0.8, 0.1], 1.5],
      hug: 0.4,
      clearance: (0.02 + 0.09 * random() * root.top) * volume,
      fringe: true,
    }
  },
  clumping: [0.42, 0.58],
}

/** A high roll swept back from the forehead. */
export const POMPADOUR: HairStyleRule = {
  ...QUIFF,
  plan: (root, random, context) =>
    QUIFF.plan(root, random, { ...context, length: context.length * 1.3, volume: context.volume * 1.5 }),
  clumping: [0.55, 0.62],
  frizz: 0.005,
  gloss: 1.4,
}

/** Parted in the middle, down to the cheekbones, short at the nape. */
export const CURTAINS: HairStyleRule = {
  ...SWEPT,
  points: 20,
  parted: true,
  plan: (root, random, { length, volume }) => {
    const long = smoothstep(0.5, 0.85, root.top)
    return {
      length: lerp(0.12, 0.95, long) * length * (0.85 + 0.25 * random()),
      direction: [root.side, 0.25, lerp(-0.3, 0.55, frontness(root.point[2]))],
      lift: 0.6 * long * volume,
      // Or the ends would stand off over the ears like wings.
      gravity: 7,
      clearance: (0.02 + 0.07 * long * random()) * volume,
    }
  },
  raggedness: 0.35,
}

/** One length all round, as if cut along the rim of a bowl. */
export const BOWL_CUT: HairStyleRule = {
  ...SWEPT,
  points: 22,
  plan: ({ angles }, random, { volume, length }) => ({
    length: 1.3,
    direction: [angles.x, 0.4, angles.z + 0.2],
    lift: 0.4 * volume,
    gravity: 7,
    clearance: 0.03 + 0.06 * random() * volume,
    hemY: lerp(0.16, -0.2, smoothstep(-0.1, 0.5, angles.z)) * length + 0.03 * random(),
    fringe: true,
  }),
  clumping: [0.28, 0.16],
  raggedness: 0.05,
  fades: [0.1, 0.2],
}
