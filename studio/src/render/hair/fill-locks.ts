import type { Identity } from '../../identity/identity.ts'
import { hash3 } from '../../math/noise.ts'
import { lerp, smoothstep, TAU } from '../../math/scalar.ts'
import { add, between, cross, normalize, scaleVector, subtract } from '../../math/vector.ts'
import type { Vec3 } from '../../math/vector.ts'
import type { Collider } from './collider.ts'
import { resample } from './guide.ts'
import { accentStrand, STRAND_WIDTH, strandColor } from './strand.ts'
import type { Strand } from './strand.ts'
import type { HairStyleRule, Lock } from './styles/hair-style.ts'

type LockOptions = { identity: Identity; rule: HairStyleRule; collider: Collider }

const SALT = 900_001
/** Strands of a lock lie parallel and would all shine at once. */
const LOCK_GLOSS = 0.72
/** As often a lock is pushed off the body and drawn straight again. */
const SETTLING = 30
/** Between these distances off the head the middle of a lock runs that lies on it, in head units. */
const ON_HEAD = { least: 0.006, most: 0.03 }
/** Locks of fewer strands are loose wisps without a core. */
const FINE_LOCK = 30

/** Two directions across the path at each point, carried along without twist. */
const framesAlong = (path: readonly Vec3[]): { aside: Vec3; over: Vec3 }[] => {
  let aside: Vec3 = [0.9, 0.2, 0.38]
  return path.map((_, index) => {
    const tangent = normalize(subtract(path[Math.min(path.length - 1, index + 1)], path[Math.max(0, index - 1)]))
    const along = aside[0] * tangent[0] + aside[1] * tangent[1] + aside[2] * tangent[2]
    aside = normalize([aside[0] - tangent[0] * along, aside[1] - tangent[1] * along, aside[2] - tangent[2] * along])
    return { aside, over: cross(tangent, aside) }
  })
}

const straighten = (path: readonly Vec3[]): Vec3[] =>
  path.map((point, index) =>
    index === 0 || index === path.length - 1
      ? point
      : between(point, between(path[index - 1], path[index + 1], 0.5), 0.6),
  )

/** Off head and body; what hangs over a shoulder that is turned goes with it. */
const settle = (path: readonly Vec3[], { clearHead, clearBody, forwardAt }: Collider): Vec3[] => {
  const forward = forwardAt(path[Math.floor(0.8 * path.length)][0])
  const hung = path.map(([x, y, z]) => clearHead([x, y, z + forward * smoothstep(0.2, 1.4, y)], 0.022))
  let [straight, laid] = [hung, hung]
  // Pushed off the body alone, what lay within a shoulder would be folded.
  for (let pass = 0; pass < SETTLING; pass++) {
    straight = straighten(straight)
    laid = straighten(laid.map((point) => clearBody(point, 0.09)))
  }
  return laid.map((point, index) => add(point, subtract(hung[index], straight[index])))
}

/** How light a lock lies at each of the points of its first part. */
const shadeOf = ({ shade }: Lock, part: number, count: number): Pick<Strand, 'shade'> =>
  shade ? { shade: Float32Array.from({ length: count }, (_, index) => shade((part * index) / (count - 1))) } : {}

type LockPlace = { path: readonly Vec3[]; frames: ReturnType<typeof framesAlong>; lock: Lock; id: number }

const lockStrand = ({ path, frames, lock, id }: LockPlace, { identity, rule }: LockOptions): Strand => {
  const at = (use: number) => hash3(identity.seed + use * 131 + SALT, id, use)
  const angle = at(1) * TAU
  const distance = Math.sqrt(at(2))
  const twist = (at(3) - 0.5) * 1.6
  const stray = at(4) < 0.03 ? 1.18 : 1
  const last = path.length - 1
  const points = path.map((point, index): Vec3 => {
    const share = index / last
    const turn = angle + twist * share
    const reach = lock.radius(share) * distance * stray + rule.frizz * 0.5 * Math.sin(share * 9 + angle)
    const { aside, over } = frames[index]
    return add(point, add(scaleVector(aside, Math.cos(turn) * reach), scaleVector(over, Math.sin(turn) * reach)))
  })
  const kept = points.slice(
    0,
    Math.max(4, Math.round(points.length * (1 - (lock.raggedness ?? rule.raggedness) * at(5) ** 2))),
  )
  const depth = lerp(0.8, 1, smoothstep(0.3, 1, distance)) * lock.tone
  const count = Math.max(6, kept.length)
  const color = strandColor(identity.hair.color, identity.hair.grey, { grey: at(6), tone: at(7), warmth: at(8) })
  return {
    points: resample(kept, count),
    ...shadeOf(lock, kept.length / path.length, count),
    width: rule.strandWidth * (0.7 + 0.7 * at(9)),
    ...accentStrand(identity.hair, [color[0] * depth, color[1] * depth, color[2] * depth], {
      x: path[0][0],
      z: path[0][2],
      side: Math.sign(path[path.length - 1][0]),
      chance: at(11),
    }),
    opacity: 0.95,
    rootFade: 0.02,
    tipFade: 0.45,
    shift: (at(10) - 0.5) * 0.16,
    gloss: rule.gloss * LOCK_GLOSS,
    setBack: 0,
  }
}

const lockCore = (path: readonly Vec3[], lock: Lock, { identity }: LockOptions): Strand => {
  const middle = lock.radius(0.5)
  const { color } = identity.hair
  return {
    points: resample(path, path.length),
    ...shadeOf(lock, 1, path.length),
    width: (middle * 1.7) / STRAND_WIDTH,
    color: [color[0] * 0.72 * lock.tone, color[1] * 0.72 * lock.tone, color[2] * 0.72 * lock.tone],
    opacity: 0.9,
    rootFade: 0.08,
    tipFade: 0.3,
    shift: 0,
    gloss: 0,
    setBack: middle * 1.6,
  }
}

/** Strands of buns, tails and braids, each lock around a soft core of its own colour. */
export const fillLocks = (locks: readonly Lock[], options: LockOptions): Strand[] =>
  locks.flatMap((lock, lockIndex) => {
    const { clearHead, holdDown } = options.collider
    const lie = (point: Vec3): Vec3 => holdDown(clearHead(point, ON_HEAD.least), ON_HEAD.most, 0.6)
    const path = lock.collides ? settle(lock.path, options.collider) : lock.hugs ? lock.path.map(lie) : lock.path
    const frames = framesAlong(path)
    const strands = lock.strands < FINE_LOCK ? [] : [lockCore(path, lock, options)]
    for (let index = 0; index < lock.strands; index++)
      strands.push(lockStrand({ path, frames, lock, id: lockIndex * 4096 + index }, options))
    return strands
  })
