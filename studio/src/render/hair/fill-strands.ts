import type { Identity } from '../../identity/identity.ts'
import { hash3 } from '../../math/noise.ts'
import { distanceOf, lerp, smoothstep, TAU } from '../../math/scalar.ts'
import type { Vec3 } from '../../math/vector.ts'
import { createInterpolator, waveCurve } from './curves.ts'
import type { Guide } from './curves.ts'
import { clearFace, framesFace } from './face-frame.ts'
import { indexRoots } from './index-roots.ts'
import { plait } from './styles/plait.ts'
import { growsFringe } from './scalp.ts'
import type { Root, Scalp } from './scalp.ts'
import { accentStrand, STRAND_WIDTH, strandColor } from './strand.ts'
import type { Strand } from './strand.ts'
import type { HairStyleRule, Lock } from './styles/hair-style.ts'

type FillOptions = {
  identity: Identity
  rule: HairStyleRule
  scalp: Scalp
  guides: readonly Guide[]
  /** Share of roots with this normal that can be seen at all, 0 to 1. */
  visibility: (root: Root) => number
  /** Share of the strands that is drawn, 0 to 1. */
  detail: number
}

/** A bundle of hair, how far its waves move each of its points, and where it ends. */
type Clump = {
  root: Root
  points: Float32Array
  wave: Float32Array
  /** Share of its full length at which it is cut. */
  end: number
}

const CLUMP_SALT = 17
const STRAND_SALT = 53
const TRESS_SALT = 29
/** Hair too short to wave lies straight: no wave is wider than this share of its length. */
const WIDEST_WAVE = 0.12
/** How much of its style's waves a tress has, and a clump of its own beside those of its tress: waves are shared, curls are each clump's own. */
const WAVES = { tress: { wavy: 1, curly: 0.4 }, clump: { wavy: 0.3, curly: 0.85 } }
/** Short hair waves on top of the head too. */
const CALM_SHORT = 0.3
const WHOLE_WAVE = { wavy: 1, curly: 1 }
/** From where to where of a person's curl hair turns from waves into curls. */
const CURLY = [0.5, 0.8] as const
/** Curls keep so much of their size off the head: they lie on it and not in it. */
const CURL_ROOM = 0.75
/** No head below this height to keep off, in head units. */
const THROAT_Y = 1.25
/** How far clumps run together in their tress as factors of what strands do in their clump: at mid-length, and at the tip. */
const TRESS_PULL = [0.85, 0.8] as const
/** Share of a style's uneven lengths that tresses, clumps in them and strands in these have each. */
const OWN_CUT = 0.6
/** Chance number of a strand, the same in every picture of the person. */
const chance = (seed: number, id: number, use: number): number => hash3(seed + use * 131, id, use)

const lengthOf = (points: Float32Array): number => {
  let length = 0
  for (let at = 3; at < points.length; at += 3)
    length += distanceOf(points[at] - points[at - 3], points[at + 1] - points[at - 2], points[at + 2] - points[at - 1])
  return length
}

/** Moves a curve outward where a curl of a size would dip into the head, in place. */
const makeRoom = (points: Float32Array, grid: Scalp['grid'], size: number): void => {
  const slope = new Float64Array(3)
  const last = points.length / 3 - 1
  for (let index = 1; index <= last; index++) {
    const at = index * 3
    const [x, y, z] = [points[at], points[at + 1], points[at + 2]]
    if (y > THROAT_Y) return
    const missing = CURL_ROOM * size * smoothstep(0, 0.3, index / last) - grid.distance(x, y, z)
    if (missing <= 0) continue
    grid.normal(x, y, z, slope)
    for (let axis = 0; axis < 3; axis++) points[at + axis] += slope[axis] * missing
  }
}

/** Waves of one clump, by a share: in step with its neighbours, a little out of step with those further away. */
const windClump = (
  points: Float32Array,
  root: Root,
  { identity, rule, scalp }: FillOptions,
  shares: { wavy: number; curly: number },
): Float32Array => {
  const { size, turns, natural } = rule.wave
  const curl = Math.max(identity.hair.curl, natural)
  const length = lengthOf(points)
  const place = root.angles.x * 2.1 + root.angles.z * 1.6 + root.angles.y * 1.1
  const stray = (chance(identity.seed, root.id, 3) - 0.5) * lerp(0.9, TAU, curl ** 3)
  const curly = smoothstep(...CURLY, curl)
  // No two curls are of one size; the narrower ones turn faster.
  const own = lerp(0.75, 0.5, curly) + lerp(0.5, 1, curly) * chance(identity.seed, root.id, 4)
  const reach = Math.min(
    lerp(shares.wavy, shares.curly, curly) * size * smoothstep(0.02, 0.75, curl) * own,
    WIDEST_WAVE * length,
  )
  if (curly > 0) makeRoom(points, scalp.grid, curly * reach)
  const before = points.slice()
  waveCurve(points, {
    size: reach,
    turns:
      turns * (0.45 + 1.05 * curl) * length * own ** (-0.5 * curly) * (0.9 + 0.2 * chance(identity.seed, root.id, 5)),
    phase: (root.side > 0 ? 0 : Math.PI) + place + stray,
    roundness: 0.35 + 0.65 * curl,
    calmTop: (rule.reachesBody ? 1 : CALM_SHORT) * smoothstep(0.8, 0.45, curl),
  })
  return points.map((value, at) => value - before[at])
}

/** A fringe that is cut level is less uneven than the rest. */
const raggednessAt = (root: Root, { raggedness, fringe }: HairStyleRule): number =>
  growsFringe(root) && fringe ? 0.4 * raggedness : raggedness

const makeClumps = (options: FillOptions, blend: ReturnType<typeof createInterpolator>): Clump[] => {
  const { identity, rule, scalp } = options
  const grow = (count: number, salt: number, tresses: readonly Clump[]): Clump[] => {
    const tressOf = clumpFinder(tresses)
    return scalp.roots(count, salt).flatMap((root) => {
      const points = blend(root, rule.gathered === true)
      if (!points) return []
      const tress = tressOf(root)
      if (tress)
        gather(points, tress, {
          clumping: [rule.clumping[0] * TRESS_PULL[0], Math.min(1, rule.clumping[1] * TRESS_PULL[1])],
        })
      if (framesFace(root, rule) && !clearFace(points, root.side, rule)) return []
      const wave = windClump(points, root, options, tress ? WAVES.clump : rule.tresses ? WAVES.tress : WHOLE_WAVE)
      const cut = OWN_CUT * raggednessAt(root, rule) * chance(identity.seed, root.id, 19) ** 2
      return [
        {
          root,
          points,
          wave: tress ? wave.map((value, at) => value + tress.wave[at]) : wave,
          end: (tress?.end ?? 1) * (1 - cut),
        },
      ]
    })
  }
  return grow(rule.clumps, CLUMP_SALT, rule.tresses ? grow(rule.tresses, TRESS_SALT, []) : [])
}

/** Roots so nearly as far from a second braid as from their own lie on the bare line between them. */
const PART = { plait: 0.78, mat: 0.9 }

/** Finds the clump that a root belongs to; none on the lines that part braids. */
const clumpFinder = (clumps: readonly Clump[], bound?: HairStyleRule['bound']): ((root: Root) => Clump | undefined) => {
  const findNearest = indexRoots(clumps)
  const found = { indices: new Int32Array(2), distances: new Float64Array(2) }
  return (root) => {
    const count = findNearest(root, found)
    const [own, other] = found.distances
    return count === 0 || (bound && count > 1 && own > PART[bound.plait ? 'plait' : 'mat'] * other)
      ? undefined
      : clumps[found.indices[0]]
  }
}

/** Hair runs together over at least this way, in head units. */
const GATHERING = 0.15

/** Draws a strand into the waves of its clump and toward it: not at the root, most in the middle, less again at the tip. */
const gather = (
  points: Float32Array,
  clump: Clump,
  { clumping: [middle, tip], bound }: Pick<HairStyleRule, 'clumping' | 'bound'>,
): void => {
  const last = points.length / 3 - 1
  const length = lengthOf(points)
  // Shorter than the way to its clump it would only be drawn into a dot.
  const reach = smoothstep(0.02, 0.16, length)
  // Drawn aside more quickly it would be bent like a claw.
  const together = bound ? bound.by / length : Math.max(0.35, GATHERING / length)
  for (let index = 0; index <= last; index++) {
    const share = index / last
    const pull = reach * lerp(middle, tip, smoothstep(0.55, 1, share / clump.end)) * smoothstep(0, together, share)
    for (let axis = 0; axis < 3; axis++) {
      const at = index * 3 + axis
      points[at] = lerp(points[at] + clump.wave[at], clump.points[at], pull)
    }
  }
}

/** A slow sideways wander, so that no two strands run quite parallel. */
const roughen = (points: Float32Array, frizz: number, phases: readonly [number, number, number]): void => {
  const last = points.length / 3 - 1
  for (let index = 1; index <= last; index++) {
    const share = index / last
    const reach = frizz * smoothstep(0, 0.5, share)
    for (let axis = 0; axis < 3; axis++) points[index * 3 + axis] += Math.sin(share * (6 + axis) + phases[axis]) * reach
  }
}

/** The first part of a curve, cut at a share of its length. */
const shorten = (points: Float32Array, share: number): Float32Array => {
  const count = Math.max(3, Math.round((points.length / 3) * share))
  return count * 3 >= points.length ? points : points.slice(0, count * 3)
}

/** Share of the strands that leave their lock, and how far off the head they rise, as a share of their length and at most; both less where hair is smoother than this. */
const FLYAWAYS = { share: 0.045, rise: 0.16, most: 0.085, frizz: 0.009 }
/** No hair wanders farther aside than this share of its length: a shorter one would be a curl, and a heap of them specks. */
const WIDEST_FRIZZ = 0.04
/** How thin the shortest hair is beside a whole strand, which stands for several that lie together, and from where to where in head units it thickens. */
const SHORT = { width: 0.5, from: 0.03, to: 0.24 }
const SHARE_OF_BABY_HAIR = 0.65
/** Lengths of the short hairs at the hairline, in head units, and the least one that is a hair and not a dot. */
const BABY_LENGTHS = [0.07, 0.3] as const
const SHORTEST = 0.06
/** Over this way hairs at the hairline come out of the skin, in head units. */
const FADE_IN = 0.09
/** So far inside the hairline finer hairs grow between the others, so many times as many. */
const EDGE = { reach: 0.12, salt: 61, share: 1.4 }

/** Lifts a strand off the hair around it, more toward its tip, in place. */
const rise = (points: Float32Array, { normal }: Root, share: number): void => {
  const reach = Math.min(FLYAWAYS.rise * lengthOf(points), FLYAWAYS.most) * share
  const last = points.length / 3 - 1
  for (let index = 1; index <= last; index++)
    for (let axis = 0; axis < 3; axis++) points[index * 3 + axis] += normal[axis] * reach * Math.sqrt(index / last)
}

/** `isEdge` where it is one of the fine hairs at the hairline. */
type Sprout = { points: Float32Array; root: Root; clump: Clump; isEdge: boolean }

const finishStrand = ({ points, root, clump, isEdge }: Sprout, { identity, rule, scalp }: FillOptions): Strand => {
  const { seed, hair } = identity
  const at = (use: number) => chance(seed, root.id, use)
  const ofClump = (use: number) => chance(seed, clump.root.id, use)
  const loose = Math.min(1, rule.frizz / FLYAWAYS.frizz)
  const isStray = at(9) < FLYAWAYS.share * loose && !rule.bound
  const baby = 1 - smoothstep(0, 0.11, root.inside)
  const length = lengthOf(points)
  const reach = rule.frizz * (isStray ? 4 : 1) * (0.4 + 1.2 * at(6))
  roughen(points, Math.min(reach, WIDEST_FRIZZ * length), [at(7) * TAU, at(8) * TAU, at(10) * TAU])
  if (isStray) rise(points, root, at(25) * loose)
  // Short fine hairs soften the hairline.
  const isShort = isEdge || at(12) < SHARE_OF_BABY_HAIR * baby
  const grown = shorten(
    points,
    isShort
      ? Math.max(Math.min(0.04 + 0.22 * at(11), lerp(...BABY_LENGTHS, at(11)) / length), SHORTEST / length)
      : clump.end * (1 - raggednessAt(root, rule) * OWN_CUT * at(11) ** 2),
  )
  return {
    points: grown,
    width:
      rule.strandWidth *
      (0.55 + 0.7 * at(13)) *
      Math.min(1 - 0.45 * baby, lerp(SHORT.width, 1, smoothstep(SHORT.from, SHORT.to, length))) *
      (isStray ? 0.42 : 1),
    ...accentStrand(
      hair,
      strandColor(hair.color, hair.grey, {
        grey: at(14),
        tone: lerp(at(15), ofClump(22), 0.6),
        warmth: lerp(at(16), ofClump(23), 0.6),
      }),
      {
        x: root.point[0],
        z: root.point[2],
        side: root.side,
        chance: chance(seed, root.id >> 2, 18),
      },
    ),
    // Stubble on the head is seen as a tone, not as dots.
    opacity:
      (0.92 - 0.32 * baby) *
      lerp(0.3, 1, smoothstep(0.015, 0.095, lengthOf(grown))) *
      (isStray ? 0.5 : 1) *
      (0.75 + 0.25 * scalp.density(root)),
    rootFade: Math.max(rule.fades[0], Math.min(0.3, FADE_IN / lengthOf(grown)) * baby),
    tipFade: isStray ? 0.8 : growsFringe(root) ? 0.3 : Math.max(0.3, rule.fades[1]),
    shift: (0.4 * at(17) + 0.6 * ofClump(24) - 0.5) * 0.2,
    gloss: rule.gloss * (1 - 0.7 * baby),
    setBack: 0,
  }
}

/** Moves a curve toward the head by a distance, not into it, so that it stays within the hair around it. */
const sink = (points: Float32Array, grid: Scalp['grid'], depth: number): Float32Array => {
  const slope = new Float64Array(3)
  const sunk = points.slice()
  for (let at = 0; at < points.length; at += 3) {
    grid.normal(points[at], points[at + 1], points[at + 2], slope)
    const way = Math.max(0, Math.min(depth, grid.distance(points[at], points[at + 1], points[at + 2])))
    for (let axis = 0; axis < 3; axis++) sunk[at + axis] -= slope[axis] * way
  }
  return sunk
}

/** Share of a clump's waves that the soft mass within it leaves out. */
const CORE_STRAIGHT = 0.4

/** Wide soft marks along the clumps, so that no skin or backdrop glints between the strands. */
const undercoat = (clumps: readonly Clump[], { identity, rule, scalp }: FillOptions): Strand[] => {
  const { width, opacity } = rule.undercoat
  // As short as it is wide a mark would be a blot.
  const shown = (points: Float32Array): number => smoothstep(1.5 * width, 4 * width, lengthOf(points))
  if (opacity <= 0) return []
  // In tight locks it is the lock's own core.
  const depth = width * (1 - rule.clumping[0])
  return clumps
    .filter(({ root }) => root.inside > 0.09 && scalp.density(root) * (rule.thinning?.(root.angles) ?? 1) > 0.6)
    .map(({ root, points, wave, end }) => ({
      points: sink(
        shorten(
          points.map((value, at) => value - CORE_STRAIGHT * wave[at]),
          0.96 * end,
        ),
        scalp.grid,
        depth,
      ),
      width: width / STRAND_WIDTH,
      color: strandColor(identity.hair.color, identity.hair.grey * 0.6, {
        grey: chance(identity.seed, root.id, 21),
        tone: 0.2,
        warmth: 0.5,
      }),
      opacity: opacity * shown(points),
      rootFade: rule.fades[0],
      tipFade: 0.4,
      shift: 0,
      gloss: 0,
      setBack: 0.09,
    }))
}

/** Times a plait's own reach from the root after which no hair of its own is seen beside it. */
const PLAITED_FROM = 1.6

/** The plaits of a style whose clumps are some. */
const plaitClumps = (clumps: readonly Clump[], { bound }: HairStyleRule): Lock[] =>
  bound?.plait
    ? clumps.flatMap(({ points, wave }) =>
        plait({
          ...bound.plait!,
          path: Array.from(
            { length: points.length / 3 },
            (_, index) => [0, 1, 2].map((axis) => points[index * 3 + axis] + wave[index * 3 + axis]) as unknown as Vec3,
          ),
        }),
      )
    : []

/** Fills the space between the guides with strands, clump by clump, and plaits clumps. Points are in head space. */
export const fillStrands = (options: FillOptions): { strands: Strand[]; plaits: Lock[] } => {
  const { identity, rule, scalp, guides, visibility, detail } = options
  const blend = createInterpolator(guides, rule.points)
  const clumps = makeClumps(options, blend)
  const clumpOf = clumpFinder(clumps, rule.bound)
  const strands = undercoat(clumps, options)
  const grow = (root: Root, isEdge: boolean): void => {
    const density = scalp.density(root) * (rule.thinning?.(root.angles) ?? 1) * visibility(root)
    if (chance(identity.seed, root.id, 1) > density) return
    const points = blend(root, rule.gathered === true)
    const clump = clumpOf(root)
    if (!points || !clump) return
    gather(points, clump, growsFringe(root) && rule.fringe ? { clumping: rule.fringe } : rule)
    if (rule.wave.perStrand > 0) {
      waveCurve(points, {
        size: rule.wave.perStrand,
        turns: rule.wave.turns * 2,
        phase: TAU * chance(identity.seed, root.id, 2),
        roundness: 1,
      })
    }
    if (framesFace(root, rule) && !clearFace(points, root.side, rule)) return
    const seen = rule.bound?.plait ? shorten(points, (PLAITED_FROM * rule.bound.by) / lengthOf(points)) : points
    strands.push(finishStrand({ points: seen, root, clump, isEdge }, options))
  }
  for (const root of scalp.roots(rule.strands, STRAND_SALT, { share: detail })) grow(root, false)
  for (const root of scalp.roots(rule.strands * EDGE.share, EDGE.salt, { share: detail, reach: EDGE.reach }))
    grow(root, true)
  return { strands, plaits: plaitClumps(clumps, rule) }
}
