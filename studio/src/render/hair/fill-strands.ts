import type { Identity } from '../../identity/identity.ts'
import { hash3 } from '../../math/noise.ts'
import { lerp, smoothstep, TAU } from '../../math/scalar.ts'
import { createInterpolator, waveCurve } from './curves.ts'
import type { Guide } from './curves.ts'
import type { Root, Scalp } from './scalp.ts'
import { accentStrand, STRAND_WIDTH, strandColor } from './strand.ts'
import type { Strand } from './strand.ts'
import type { HairStyleRule } from './styles/hair-style.ts'

type FillOptions = {
  identity: Identity
  rule: HairStyleRule
  scalp: Scalp
  guides: readonly Guide[]
  /** Share of roots with this normal that can be seen at all, 0 to 1. */
  visibility: (root: Root) => number
}

type Clump = { root: Root; points: Float32Array }

const CLUMP_SALT = 17
const STRAND_SALT = 53

/** Chance number of a strand, the same in every picture of the person. */
const chance = (seed: number, id: number, use: number): number => hash3(seed + use * 131, id, use)

/** Waves of one clump: in step with its neighbours, a little out of step with those further away. */
const windClump = (points: Float32Array, root: Root, { identity, rule }: FillOptions): void => {
  const { size, turns, natural } = rule.wave
  const curl = Math.max(identity.hair.curl, natural)
  let length = 0
  for (let at = 3; at < points.length; at += 3)
    length += Math.hypot(points[at] - points[at - 3], points[at + 1] - points[at - 2], points[at + 2] - points[at - 1])
  const place = root.angles.x * 2.1 + root.angles.z * 1.6 + root.angles.y * 1.1
  const stray = (chance(identity.seed, root.id, 3) - 0.5) * lerp(0.9, TAU, curl ** 3)
  waveCurve(points, {
    size: size * smoothstep(0.02, 0.75, curl) * (0.75 + 0.5 * chance(identity.seed, root.id, 4)),
    turns: turns * (0.6 + 0.9 * curl) * length * (0.9 + 0.2 * chance(identity.seed, root.id, 5)),
    phase: (root.side > 0 ? 0 : Math.PI) + place + stray,
    roundness: 0.35 + 0.65 * curl,
  })
}

const makeClumps = (options: FillOptions, blend: ReturnType<typeof createInterpolator>): Clump[] => {
  const { rule, scalp } = options
  const clumps: Clump[] = []
  for (const root of scalp.roots(rule.clumps, CLUMP_SALT)) {
    const points = blend(root, rule.gathered === true)
    if (!points) continue
    windClump(points, root, options)
    clumps.push({ root, points })
  }
  return clumps
}

const nearestClump = (clumps: readonly Clump[], root: Root): Clump | undefined => {
  let best: Clump | undefined
  let bestDistance = Infinity
  for (const clump of clumps) {
    if (clump.root.group !== root.group) continue
    const dx = clump.root.point[0] - root.point[0]
    const dy = clump.root.point[1] - root.point[1]
    const dz = clump.root.point[2] - root.point[2]
    const distance = dx * dx + dy * dy + dz * dz
    if (distance < bestDistance) {
      bestDistance = distance
      best = clump
    }
  }
  return best
}

/** Draws a strand toward its clump: not at the root, most in the middle, less again at the tip. */
const gather = (points: Float32Array, { root, clump }: { root: Root; clump: Clump }, rule: HairStyleRule): void => {
  const [middle, tip] = rule.clumping
  const last = points.length / 3 - 1
  for (let index = 0; index <= last; index++) {
    const share = index / last
    const keep = rule.gathered ? 1 - share : 1
    const pull = lerp(middle, tip, smoothstep(0.6, 1, share)) * smoothstep(0, 0.35, share)
    for (let axis = 0; axis < 3; axis++) {
      const at = index * 3 + axis
      // The clump's own curve, moved to this root, carries the waves; pulling closes the gap between the two.
      const shifted = clump.points[at] + (root.point[axis] - clump.root.point[axis]) * keep
      const waved = lerp(points[at], shifted, smoothstep(0, 0.2, share))
      points[at] = lerp(waved, clump.points[at], pull)
    }
  }
}

/** A slow sideways wander, so that no two strands run quite parallel. */
const roughen = (points: Float32Array, frizz: number, phases: readonly [number, number, number]): void => {
  const last = points.length / 3 - 1
  for (let index = 1; index <= last; index++) {
    const share = index / last
    const reach = frizz * smoothstep(0, 0.5, share)
    points[index * 3] += Math.sin(share * 7 + phases[0]) * reach
    points[index * 3 + 1] += Math.sin(share * 6 + phases[1]) * reach * 0.7
    points[index * 3 + 2] += Math.sin(share * 8 + phases[2]) * reach
  }
}

/** The first part of a curve, cut at a share of its length. */
const shorten = (points: Float32Array, share: number): Float32Array => {
  const count = Math.max(3, Math.round((points.length / 3) * share))
  return count * 3 >= points.length ? points : points.slice(0, count * 3)
}

/** Share of the strands that leave their lock. */
const FLYAWAYS = 0.05

const finishStrand = (points: Float32Array, root: Root, { identity, rule, scalp }: FillOptions): Strand => {
  const { seed, hair } = identity
  const at = (use: number) => chance(seed, root.id, use)
  const stray = at(9) < FLYAWAYS ? 4 : 1
  roughen(points, rule.frizz * stray * (0.4 + 1.2 * at(6)), [at(7) * TAU, at(8) * TAU, at(10) * TAU])
  const baby = 1 - smoothstep(0, 0.09, root.inside)
  const grown = shorten(points, (1 - rule.raggedness * at(11) ** 2) * (1 - 0.35 * baby * at(12)))
  return {
    points: grown,
    width: rule.strandWidth * (0.55 + 0.7 * at(13)) * (1 - 0.45 * baby) * (stray > 1 ? 0.6 : 1),
    ...accentStrand(hair, strandColor(hair.color, hair.grey, { grey: at(14), tone: at(15), warmth: at(16) }), {
      x: root.point[0],
      z: root.point[2],
      side: root.side,
      chance: chance(seed, root.id >> 2, 18),
    }),
    opacity: (0.92 - 0.42 * baby) * (stray > 1 ? 0.55 : 1) * (0.75 + 0.25 * scalp.density(root)),
    rootFade: rule.fades[0],
    tipFade: rule.fades[1],
    shift: (at(17) - 0.5) * 0.16,
    gloss: rule.gloss,
    setBack: 0,
  }
}

/** Hair that leaves a parting may frame the face, not hang before eyes and mouth as single wires. */
const coversFace = (points: Float32Array): boolean => {
  for (let at = 0; at < points.length; at += 3) {
    const [aside, y, z] = [Math.abs(points[at]), points[at + 1], points[at + 2]]
    if (z > 0.1 && aside < 0.46 && y > -0.32 && y < 0.75) return true
  }
  return false
}

/** Wide soft marks along the clumps, so that no skin or backdrop glints between the strands. */
const undercoat = (clumps: readonly Clump[], { identity, rule, scalp }: FillOptions): Strand[] => {
  const { width, opacity } = rule.undercoat
  if (opacity <= 0) return []
  return clumps
    .filter(({ points }) => !rule.parted || !coversFace(points))
    .filter(({ root }) => root.inside > 0.05 && scalp.density(root) * (rule.thinning?.(root.angles) ?? 1) > 0.6)
    .map(({ root, points }) => ({
      points: shorten(points, 0.93),
      width: width / STRAND_WIDTH,
      color: strandColor(identity.hair.color, identity.hair.grey * 0.6, {
        grey: chance(identity.seed, root.id, 21),
        tone: 0.4,
        warmth: 0.5,
      }),
      opacity,
      rootFade: 0.03,
      tipFade: 0.4,
      shift: 0,
      gloss: 0,
      setBack: 0.06,
    }))
}

/** Fills the space between the guides with strands, clump by clump. Points are in head space. */
export const fillStrands = (options: FillOptions): Strand[] => {
  const { identity, rule, scalp, guides, visibility } = options
  const blend = createInterpolator(guides, rule.points)
  const clumps = makeClumps(options, blend)
  const strands = undercoat(clumps, options)
  for (const root of scalp.roots(rule.strands, STRAND_SALT)) {
    const density = scalp.density(root) * (rule.thinning?.(root.angles) ?? 1) * visibility(root)
    if (chance(identity.seed, root.id, 1) > density) continue
    const points = blend(root, rule.gathered === true)
    const clump = nearestClump(clumps, root)
    if (!points || !clump) continue
    gather(points, { root, clump }, rule)
    if (rule.wave.perStrand > 0) {
      waveCurve(points, {
        size: rule.wave.perStrand,
        turns: rule.wave.turns * 2,
        phase: chance(identity.seed, root.id, 2) * TAU,
        roundness: 1,
      })
    }
    const strand = finishStrand(points, root, options)
    if (!rule.parted || !coversFace(strand.points)) strands.push(strand)
  }
  return strands
}
