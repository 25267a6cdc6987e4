import { smoothMax, smoothMin } from '../../math/distance.ts'
import type { DistanceField } from '../../math/distance.ts'
import { clamp, distanceOf, lerp, smoothstep } from '../../math/scalar.ts'
import { add, cross, dot, normalize, scaleVector, subtract } from '../../math/vector.ts'
import type { Vec3 } from '../../math/vector.ts'

type Axes = { side: Vec3; along: Vec3; ahead: Vec3 }
type Segment = {
  start: Vec3
  length: number
  axes: Axes
  /** How much shorter than round it ends at both ends. */
  blunt: readonly [start: number, end: number]
}

/** Bent elbows and knees are no balls: where two bones meet each ends so much shorter than round. Straight ones show no joint. */
const BLUNT = 1.35
/** Cosines of the bend from which a limb is bent, and up to which it is straight. */
const BENT = { from: 0.97, whole: 0.7 } as const

/**
 * An arm or leg of two bones, posed in figure space. At rest it hangs straight down from its root. Places along it are
 * told by a number from 0 at the root over 1 at the elbow or knee to 2 at the wrist or ankle.
 */
export type Limb = {
  upper: Segment
  lower: Segment
  root: Vec3
  joint: Vec3
  end: Vec3
  center: Vec3
  reach: number
  /** How far to the right it lies at rest. */ restShift: number
  fronts: Fronts
}

/** A way across a bone, as shares of its `side` and `ahead` axes. */
type Way = { side: number; ahead: number }

/** Where the front of a limb is, as anatomy calls it: elbows bend to it, knees away from it, and palms face it. */
type Fronts = {
  upper: Way
  lower: Way
  /** At the wrist: a forearm is turned along its length as the hand is. */
  end: Way
  /** -1 for limbs on the picture's left, 1 on the right. */
  outward: -1 | 1
}

/** From where to where along a forearm its front turns to that of the hand. */
const TURNING = { from: 1.12, to: 1.86 } as const

/** How far a way across a limb goes to its front, and to its outer side, which is the thumb's; squares with signs, -1 to 1. */
const across = { front: 0, outer: 0 }

/** How a point at (side, ahead) of a limb's bone lies to the limb's front; what is told is valid until the next call. */
export const acrossLimb = ({ fronts }: Limb, along: number, side: number, ahead: number): Readonly<typeof across> => {
  const { upper, lower, end, outward } = fronts
  const turned = along > TURNING.from ? smoothstep(TURNING.from, TURNING.to, along) : 0
  const whole = along < 1 ? upper : lower
  const x = turned === 0 ? whole.side : lerp(lower.side, end.side, turned)
  const z = turned === 0 ? whole.ahead : lerp(lower.ahead, end.ahead, turned)
  const front = side * x + ahead * z
  const outer = outward * (side * z - ahead * x)
  const scale = 1 / (front * front + outer * outer || 1)
  across.front = front * Math.abs(front) * scale
  across.outer = outer * Math.abs(outer) * scale
  return across
}

type LimbSpot = { along: number; distance: number; side: number; ahead: number; height: number }

/** Radius of a limb's surface at a place along it, at (side, ahead) of its bone. */
export type LimbRadius = (along: number, side: number, ahead: number) => number

/** Turns the axes by the smallest rotation that brings `from` onto `to`. */
const carryAxes = ({ side, ahead }: Axes, from: Vec3, to: Vec3): Axes => {
  const axis = cross(from, to)
  const cosine = dot(from, to)
  const factor = 1 / (1 + Math.max(cosine, -0.98))
  const turn = (v: Vec3): Vec3 => {
    const swung = cross(axis, v)
    return add(add(scaleVector(v, cosine), swung), scaleVector(axis, dot(axis, v) * factor))
  }
  return { side: turn(side), ahead: turn(ahead), along: to }
}

const UPRIGHT: Axes = { side: [1, 0, 0], along: [0, 1, 0], ahead: [0, 0, 1] }

type Facing = {
  /** What is before the limb, roughly. */
  front: Vec3
  /** Where the palm of its hand faces. */
  palm?: Vec3 | undefined
  outward: -1 | 1
}

/** Where a direction points across a bone; along it the other way is as good. */
const wayAcross = ({ side, ahead }: Axes, direction: Vec3, otherwise: Way): Way => {
  const way = { side: dot(direction, side), ahead: dot(direction, ahead) }
  const length = distanceOf(way.side, way.ahead)
  return length < 0.3 ? otherwise : { side: way.side / length, ahead: way.ahead / length }
}

/** Two ways that are opposed have none between them: past this cosine a wrist is left as its forearm lies. */
const MOST_TURNED = -0.8

const createLimb = (root: Vec3, joint: Vec3, end: Vec3, { front, palm, outward }: Facing): Limb => {
  const upperWay = subtract(joint, root)
  const lowerWay = subtract(end, joint)
  const upperLength = Math.hypot(...upperWay)
  const lowerLength = Math.hypot(...lowerWay)
  const upperAxes = carryAxes(UPRIGHT, UPRIGHT.along, normalize(upperWay))
  const lowerAxes = carryAxes(upperAxes, upperAxes.along, normalize(lowerWay))
  const center = scaleVector(add(add(root, joint), end), 1 / 3)
  const reach = Math.max(...[root, joint, end].map((point) => Math.hypot(...subtract(point, center))))
  const upperFront = wayAcross(upperAxes, front, { side: 0, ahead: 1 })
  const lowerFront = wayAcross(lowerAxes, front, upperFront)
  const atPalm = palm ? wayAcross(lowerAxes, palm, lowerFront) : lowerFront
  const isOpposed = lowerFront.side * atPalm.side + lowerFront.ahead * atPalm.ahead < MOST_TURNED
  const blunt = lerp(1, BLUNT, smoothstep(BENT.from, BENT.whole, dot(upperAxes.along, lowerAxes.along)))
  return {
    upper: { start: root, length: upperLength, axes: upperAxes, blunt: [1, blunt] },
    lower: { start: joint, length: lowerLength, axes: lowerAxes, blunt: [blunt, 1] },
    root,
    joint,
    end,
    center,
    reach,
    restShift: 0,
    // A wrist is as broad and deep whichever way round.
    fronts: { upper: upperFront, lower: lowerFront, end: isOpposed ? lowerFront : atPalm, outward },
  }
}

type Bending = Pick<Facing, 'palm' | 'outward'> & {
  upper: number
  lower: number
  pole: Vec3
  /** Knees point to the front of a leg, elbows away from that of an arm. */
  joint: 'knee' | 'elbow'
}

/** Two bones of given lengths from `root` to `target`, bent toward `pole`; a target out of reach is approached. */
export const bendToward = (
  root: Vec3,
  target: Vec3,
  { upper, lower, pole, joint: kind, palm, outward }: Bending,
): Limb => {
  const way = subtract(target, root)
  const far = Math.hypot(...way)
  const span = clamp(far, Math.abs(upper - lower) * 1.02, (upper + lower) * 0.9985)
  const axis = normalize(way)
  const end = add(root, scaleVector(axis, span))
  const along = (span * span + upper * upper - lower * lower) / (2 * span)
  const out = Math.sqrt(Math.max(0, upper * upper - along * along))
  const aside = normalize(subtract(pole, scaleVector(axis, dot(pole, axis))))
  const joint = add(root, add(scaleVector(axis, along), scaleVector(aside, out)))
  return createLimb(root, joint, end, { palm, outward, front: scaleVector(aside, kind === 'knee' ? 1 : -1) })
}

const measure = ({ start, length, axes, blunt }: Segment, x: number, y: number, z: number, spot: LimbSpot): void => {
  const px = x - start[0]
  const py = y - start[1]
  const pz = z - start[2]
  const along = px * axes.along[0] + py * axes.along[1] + pz * axes.along[2]
  const side = px * axes.side[0] + py * axes.side[1] + pz * axes.side[2]
  const ahead = px * axes.ahead[0] + py * axes.ahead[1] + pz * axes.ahead[2]
  const beyond = along < 0 ? along * blunt[0] : along > length ? (along - length) * blunt[1] : 0
  spot.along = clamp(along / length)
  spot.side = side
  spot.ahead = ahead
  spot.height = along
  spot.distance = Math.sqrt(side * side + ahead * ahead + beyond * beyond)
}

/** Points farther from a limb than this get a cheap lower bound of their distance. */
const FAR = 0.9
/** Where one bone is farther by so much than the other, no limb is thick enough for it to matter. */
const APART = 1.4

type LimbShape = {
  limb: Limb
  radius: LimbRadius
  /** Roundness where the bones meet. */
  blend?: number
  /** Cut straight across at this place along the limb, as a sleeve or trouser leg is; else it ends round. */
  until?: number
}

const createSpot = (): LimbSpot => ({ along: 0, distance: 0, side: 0, ahead: 0, height: 0 })

/** Distance to a limb of the given thickness. */
export const limbField = ({ limb, radius, blend = 0.14, until }: LimbShape): DistanceField => {
  const first = createSpot()
  const second = createSpot()
  const [centerX, centerY, centerZ] = limb.center
  const { upper, lower } = limb
  const cut = until === undefined ? 0 : until <= 1 ? until * upper.length : (until - 1) * lower.length
  return (x, y, z) => {
    const away = Math.sqrt((x - centerX) ** 2 + (y - centerY) ** 2 + (z - centerZ) ** 2) - limb.reach - 0.8
    if (away > FAR) return away
    measure(upper, x, y, z, first)
    if (until !== undefined && until <= 1) {
      const round = distanceOf(first.side, first.ahead, Math.min(0, first.height))
      return smoothMax(round - radius(first.along, first.side, first.ahead), first.height - cut, 0.04)
    }
    measure(lower, x, y, z, second)
    if (until === undefined && first.distance > second.distance + APART)
      return second.distance - radius(1 + second.along, second.side, second.ahead)
    const upperDistance = first.distance - radius(first.along, first.side, first.ahead)
    if (second.distance > first.distance + APART) return upperDistance
    if (until === undefined)
      return smoothMin(upperDistance, second.distance - radius(1 + second.along, second.side, second.ahead), blend)
    const along = 1 + Math.max(0, second.height) / lower.length
    const round = distanceOf(second.side, second.ahead, Math.min(0, second.height))
    const lowerDistance = round - radius(along, second.side, second.ahead)
    return smoothMin(
      upperDistance,
      second.height > cut - 0.5 ? smoothMax(lowerDistance, second.height - cut, 0.04) : lowerDistance,
      blend,
    )
  }
}

/** Where a point would lie if its limb's first bone hung straight. */
export const upperRestAt = ({ upper, root, restShift }: Limb, x: number, y: number, z: number): LimbPoint['rest'] => {
  const spot = createSpot()
  measure(upper, x, y, z, spot)
  return [root[0] + restShift + spot.side, root[1] + spot.height, root[2] + spot.ahead]
}

/** Where on the limb a point lies, and where it would lie if the limb hung straight. */
type LimbPoint = { along: number; rest: [number, number, number] }

/** Over how wide a band rest places pass from one bone to the other, so that none tears in the crook of a bent limb. */
const CROOK = 0.9

export const limbPointAt = (limb: Limb, x: number, y: number, z: number): LimbPoint => {
  const first = createSpot()
  const second = createSpot()
  const { upper, lower } = limb
  measure(upper, x, y, z, first)
  measure(lower, x, y, z, second)
  const share = clamp(0.5 + (first.distance - second.distance) / CROOK)
  return {
    along: share < 0.5 ? first.along : 1 + second.along,
    rest: [
      limb.root[0] + limb.restShift + lerp(first.side, second.side, share),
      limb.root[1] + lerp(first.height, upper.length + second.height, share),
      limb.root[2] + lerp(first.ahead, second.ahead, share),
    ],
  }
}
