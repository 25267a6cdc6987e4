import type { Identity } from '../../../identity/identity.ts'
import type { Random } from '../../../math/random.ts'
import type { Vec3 } from '../../../math/vector.ts'
import type { SkullAngles } from '../hairline.ts'
import type { Root } from '../scalp.ts'

/** A bundle of hair along a given path in head space: part of a bun, a tail or a braid. */
export type Lock = {
  path: readonly Vec3[]
  /** Radius of the bundle by share of its length, in head units. */
  radius: (share: number) => number
  strands: number
  /** How much darker than the rest, for locks that lie underneath: 1 not at all. */
  tone: number
  /** How light it lies by share of its length, 0 to 1: where others lie over it, it is darker. */
  shade?: (share: number) => number
  /** Share of the length that single strands may fall short, where it is not that of the style. */
  raggedness?: number
  /** Kept on the head and body instead of passing through them. */
  collides: boolean
  /** Lies on the head all the way. */
  hugs?: boolean
}

/** How one guide hair leaves the head and falls. Lengths in head units. */
export type GuidePlan = {
  length: number
  /** Combing direction in head space; made tangent to the head before `lift` is added. */
  direction: Vec3
  /** How steeply the hair stands up at the root: 0 flat, 1 at 45 degrees, 3 nearly upright. */
  lift: number
  /** Turn toward the ground per unit of length. */
  gravity: number
  /** How high over the head the hair floats once it has left the root. */
  clearance: number
  /** How firmly the hair is held down at its clearance: 0 falls freely, 1 lies on the head. */
  hug?: number
  /** A direction the hair is bent to as it grows, in head space, and how fast per unit of length. */
  bend?: readonly [direction: Vec3, rate: number]
  /** How strongly hair falls in toward the neck and out over the shoulders. */
  drape?: number
  /** The hair is combed along the head to this point and tied there. */
  tie?: Vec3
  /** Hair is cut off below this height (head space), if it reaches it. */
  hemY?: number
  /** Falls over the face instead of beside it. */
  fringe?: boolean
}

export type StyleContext = {
  identity: Identity
  /** -1 or 1: the side that hair is combed to from the parting. */
  sweep: -1 | 1
  partX: number
  curl: number
  length: number
  volume: number
}

/** Everything that makes one hair style: how guides grow, and how strands fill the space between them. */
export type HairStyleRule = {
  guides: number
  clumps: number
  /** Large locks that the clumps run together in, where there are any. */
  tresses?: number
  strands: number
  /** Points per strand. */
  points: number
  plan: (root: Root, random: Random, context: StyleContext) => GuidePlan
  /** How far strands of a clump draw together: at mid-length, and at the tip. */
  clumping: readonly [middle: number, tip: number]
  /** The same of a fringe, where that is cut otherwise. */
  fringe?: HairStyleRule['clumping']
  /** Braids and locs: how far from the scalp strands have run together, in head units. They are matted, or plaited of three as thick and as often. */
  bound?: { by: number; plait?: { radius: number; turnsPerUnit: number; strands: number } }
  /** Sideways unevenness of single strands, in head units. */
  frizz: number
  /** Share of the length that single strands may fall short. */
  raggedness: number
  /** Waves and curls: size in head units at curl 1, and turns per unit length. */
  wave: { size: number; turns: number; perStrand: number; natural: number }
  strandWidth: number
  /** Width in head units and opacity of the soft mass under the strands. */
  undercoat: { width: number; opacity: number }
  /** Root and tip fades as shares of the length. */
  fades: readonly [root: number, tip: number]
  gloss: number
  /** How dark the scalp is tinted, 0 to 1. */
  scalp: number
  /** Share of full density at a root, beyond the hairline: a fade haircut, a shaved crown. */
  thinning?: (angles: SkullAngles) => number
  /** True when all hair runs together at a tie. */
  gathered?: boolean
  /** Roots that grow a fringe, apart from the rest. */
  isFringe?: (root: Root) => boolean
  /** The fringe falls to both sides. */
  isFringeParted?: boolean
  /** The parting is at least this far from the middle, in head units. */
  partAside?: number
  /** True when the scalp shows as a fine line along the parting. */
  parted?: boolean
  /** True when hair hangs below the chin and must lie on neck and shoulders. */
  reachesBody: boolean
  /** True when hair behind the head stands out beside it and must be drawn. */
  fullRound?: boolean
  /** Hair that does not grow freely: buns, tails, braids. */
  locks?: (context: StyleContext) => Lock[]
}
