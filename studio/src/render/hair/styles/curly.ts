import { sampleBell } from '../../../math/random.ts'
import { lerp, smoothstep } from '../../../math/scalar.ts'
import type { HairStyleRule } from './hair-style.ts'

/** A crown of loose, well-defined curls over short sides. */
export const CURLY_SHORT: HairStyleRule = {
  guides: 420,
  clumps: 520,
  strands: 19000,
  points: 22,
  plan: (root, random, { length, volume }) => {
    const long = smoothstep(0.25, 0.85, root.top)
    return {
      length: lerp(0.26, 0.56, long) * length * (0.85 + 0.3 * random()),
      direction: [sampleBell(random) * 0.5, sampleBell(random) * 0.4 + 0.1, sampleBell(random) * 0.4 + 0.3 * root.top],
      lift: lerp(0.5, 1.1, long) * volume,
      gravity: 2.6,
      clearance: (0.03 + 0.15 * long * random()) * volume,
      fringe: true,
    }
  },
  clumping: [0.72, 0.72],
  frizz: 0.01,
  raggedness: 0.25,
  wave: { size: 0.052, turns: 3.6, perStrand: 0, natural: 0.8 },
  strandWidth: 0.85,
  undercoat: { width: 0.05, opacity: 0.7 },
  fades: [0.1, 0.3],
  gloss: 0.8,
  scalp: 0.85,
  reachesBody: false,
  fullRound: true,
}

/** A round halo of tight coils, solid at the core and soft at the outline. */
export const AFRO: HairStyleRule = {
  guides: 700,
  clumps: 1700,
  strands: 19000,
  points: 20,
  plan: (root, random, { length, volume }) => ({
    // Shorter towards its lower edge, or it would end over the ears like a shelf.
    length: (0.44 + 0.12 * random()) * (length * volume) ** 0.6 * lerp(0.22, 1, smoothstep(0.35, -0.5, root.angles.y)),
    direction: [
      sampleBell(random) * 0.3,
      sampleBell(random) * 0.3 + lerp(-0.25, 0.5, smoothstep(-0.35, 0.3, root.angles.y)),
      sampleBell(random) * 0.3 - 0.12,
    ],
    lift: 2.6,
    gravity: 0.15,
    clearance: 0.03,
    fringe: true,
  }),
  clumping: [0.66, 0.7],
  frizz: 0.02,
  raggedness: 0.55,
  wave: { size: 0.034, turns: 6.5, perStrand: 0.008, natural: 1 },
  strandWidth: 0.9,
  undercoat: { width: 0.06, opacity: 0.95 },
  fades: [0.08, 0.3],
  gloss: 0.4,
  scalp: 0.9,
  reachesBody: false,
  fullRound: true,
}

/** Grown tall and cut level on top, shorn at the sides. */
export const FLAT_TOP: HairStyleRule = {
  ...AFRO,
  plan: ({ point, angles, top }, random) => ({
    length: lerp(0.05, Math.min(0.6, 1.46 + point[1]), smoothstep(0.55, 0.75, top)) * (0.95 + 0.08 * random()),
    direction: [angles.x * 0.3, -1, 0],
    lift: lerp(0.4, 2.4, top),
    gravity: 0,
    clearance: 0.01,
    fringe: true,
  }),
  wave: { size: 0.022, turns: 6, perStrand: 0.006, natural: 1 },
  undercoat: { width: 0.05, opacity: 0.9 },
  raggedness: 0.1,
}

/** Short twists of two strands each. */
export const TWISTS: HairStyleRule = {
  ...AFRO,
  clumps: 230,
  plan: (root, random, context) => ({ ...AFRO.plan(root, random, context), lift: 1.3, gravity: 1.6, clearance: 0.05 }),
  clumping: [0.94, 0.95],
  wave: { size: 0.03, turns: 3, perStrand: 0.014, natural: 1 },
  undercoat: { width: 0.06, opacity: 0.7 },
  raggedness: 0.1,
}

/** Curls on top that run into skin at nape and temples. */
export const TAPERED_CURLS: HairStyleRule = {
  ...CURLY_SHORT,
  plan: (root, random, context) => {
    const plan = CURLY_SHORT.plan(root, random, context)
    return { ...plan, length: lerp(0.05, plan.length, smoothstep(0.55, 0.98, root.top)) }
  },
  thinning: ({ y }) => smoothstep(0.3, -0.3, y),
}
