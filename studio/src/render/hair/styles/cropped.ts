import { lerp, smoothstep } from '../../../math/scalar.ts'
import type { HairStyleRule } from './hair-style.ts'

const CROPPED: HairStyleRule = {
  guides: 420,
  clumps: 900,
  strands: 29000,
  points: 6,
  plan: (root, random, { sweep, length }) => ({
    length: lerp(0.055, 0.2, smoothstep(0.3, 0.95, root.top)) * length * (0.85 + 0.3 * random()),
    direction: [sweep * 0.45 * root.top, lerp(0.9, -0.1, root.top), lerp(-0.45, 0.7, root.top)],
    lift: lerp(0.12, 0.32, root.top),
    gravity: 0.5,
    clearance: lerp(0.005, 0.06, root.top),
    hug: 0.3 * root.top,
    // Too short to need clearing from the face, it would be bent at the hairline.
    fringe: true,
  }),
  clumping: [0.25, 0.4],
  frizz: 0.009,
  thinning: ({ y, azimuth }) => lerp(0.6, 1, Math.max(smoothstep(0.35, -0.2, y), smoothstep(55, 30, azimuth))),
  raggedness: 0.35,
  wave: { size: 0.016, turns: 3, perStrand: 0, natural: 0 },
  strandWidth: 0.74,
  undercoat: { width: 0.04, opacity: 0.68 },
  fades: [0.3, 0.6],
  gloss: 0.7,
  scalp: 0.86,
  reachesBody: false,
}

/** A number-two clipper cut: a velvet of hairs over a strongly tinted scalp. */
export const BUZZ: HairStyleRule = {
  ...CROPPED,
  clumps: 60,
  strands: 60000,
  points: 3,
  plan: (root, random, { length }) => ({
    length: 0.042 * length * (0.85 + 0.3 * random()),
    direction: [root.point[0] * 0.3, lerp(0.8, 0.1, root.top), lerp(-0.3, 0.5, root.top)],
    lift: 0.6,
    gravity: 0,
    clearance: 0.02,
  }),
  clumping: [0, 0],
  frizz: 0.002,
  wave: { size: 0, turns: 0, perStrand: 0, natural: 0 },
  strandWidth: 1,
  undercoat: { width: 0, opacity: 0 },
  gloss: 0.35,
  scalp: 0.82,
}

/** Short all over, a little longer on top, brushed forward. */
export const CREW: HairStyleRule = CROPPED

/** Skin at the nape and temples that runs softly into a textured top. */
export const FADE: HairStyleRule = {
  ...CROPPED,
  plan: (root, random, { sweep, length }) => ({
    length: lerp(0.02, 0.24, smoothstep(0.28, 0.95, root.top)) * length * (0.8 + 0.4 * random()),
    direction: [sweep * 0.55 * root.top, lerp(0.9, -0.15, root.top), lerp(-0.4, 0.8, root.top)],
    lift: lerp(0.15, 0.65, smoothstep(0.4, 1, root.top)),
    gravity: 0.5,
    clearance: lerp(0.004, 0.09, smoothstep(0.4, 1, root.top)),
    fringe: true,
  }),
  clumping: [0.4, 0.45],
  thinning: ({ y }) => smoothstep(0.3, -0.3, y),
  scalp: 0.85,
}

/** Stands up in stiff points. */
export const SPIKY: HairStyleRule = {
  ...CROPPED,
  clumps: 240,
  points: 9,
  plan: (root, random, context) => ({
    ...CROPPED.plan(root, random, context),
    length: lerp(0.06, 0.36, root.top) * context.length * (0.75 + 0.4 * random()),
    direction: [root.angles.x * 0.6, -0.2, 0.3],
    lift: lerp(0.3, 2.2, root.top),
    gravity: 0,
  }),
  clumping: [0.6, 0.95],
}

/** Short, combed forward to a straight little fringe. */
export const FRENCH_CROP: HairStyleRule = {
  ...FADE,
  points: 9,
  plan: (root, random, context) => ({
    ...FADE.plan(root, random, context),
    length: lerp(0.03, 0.34, smoothstep(0.45, 0.95, root.top)) * context.length * (0.85 + 0.2 * random()),
    direction: [context.sweep * 0.15, lerp(0.9, 0.1, root.top), 1],
    lift: 0.35 * root.top,
    gravity: 1.2,
    hug: 0.4,
    fringe: true,
  }),
}

/** A shaved head: only the shadow of the ring that would grow. */
export const BALD: HairStyleRule = {
  ...CROPPED,
  guides: 0,
  clumps: 0,
  strands: 0,
  undercoat: { width: 0, opacity: 0 },
  thinning: ({ y }) => smoothstep(-0.5, 0.05, y),
  scalp: 0.17,
}

/** The same cut in tight curls, `growth` times as long before it coils: small coils that stand on the head instead of lying on it. */
const coiled = (cut: HairStyleRule, growth: number): HairStyleRule => ({
  ...cut,
  guides: 600,
  clumps: 1500,
  points: 14,
  plan: (root, random, context) => {
    const plan = cut.plan(root, random, context)
    return {
      ...plan,
      length: plan.length * growth,
      lift: 1.6 + random(),
      gravity: 0,
      clearance: plan.clearance * 0.5,
      hug: 0,
    }
  },
  clumping: [0.72, 0.8],
  frizz: 0.008,
  wave: { size: 0.022, turns: 9, perStrand: 0, natural: 1 },
  undercoat: { width: 0.04, opacity: 0.42 },
  gloss: 0.5,
})

export const COILED_CREW: HairStyleRule = coiled(CREW, 1.25)
export const COILED_FADE: HairStyleRule = coiled(FADE, 0.9)
