import { capsule, smoothMax, smoothMin } from '../../../math/distance.ts'
import type { DistanceField } from '../../../math/distance.ts'
import { clamp, distanceOf, lerp, smoothstep } from '../../../math/scalar.ts'
import { add, between, dot, scaleVector, subtract } from '../../../math/vector.ts'
import type { Vec3 } from '../../../math/vector.ts'
import { legRadius } from '../../body/body-field.ts'
import type { RestPlaces } from '../../body/body-field.ts'
import { HIP_Z } from '../../body/stance.ts'
import type { Figure } from '../../body/figure.ts'
import type { Limb } from '../../body/limb.ts'
import type { FootPose } from '../../body/stance.ts'
import { reachOf, sectionDistance, TRUNK_BOXINESS } from '../../body/torso-field.ts'
import type { Trunk } from '../../body/torso-field.ts'
import { heightOf, SKIRT_SPARE } from '../garment.ts'
import type { Mannequin, BodyHeight, SkirtCut } from '../garment.ts'
import { hemLift } from './skirt-folds.ts'

/** A skirt as its wearer makes it fall: straight down, or over a lap. */
export type Skirt = {
  field: DistanceField
  /** Whether a level plane at the hem's height ends it; a lap's field ends at its hem by itself. */
  endsLevel: boolean
  /** How far above its lowest places the hem lies, in head units. */
  liftAt: (x: number, z: number) => number
  /** Where its points lie at rest, by where those of the body beneath do. */
  restOn: (body: RestPlaces) => RestPlaces
  reach: Reach
}

/** How far cloth reaches from the middle, in head units: `back` and `front` as depths, `bottom` as a height. */
export type Reach = { aside: number; back: number; front: number; bottom: number }

/** No skirt without flare reaches farther from the middle, legs apart included. */
const SKIRT_REACH = 2

/** At the hips a skirt never lies closer than this, in the legs' way never closer than that. */
const LEAST_EASE = 0.05
const LEG_ROOM = 0.065

/** The ends of both legs' bones on one side: of the picture's left leg, then of the right one. */
type Bone = readonly [left: Vec3, right: Vec3]

/** The place along a leg, 1 at the knee and 2 at the ankle, of a height on one that hangs straight. */
const placeOnLeg = ({ root, upper, lower }: Limb, y: number): number => {
  const down = y - root[1]
  return down <= upper.length ? down / upper.length : 1 + (down - upper.length) / lower.length
}

type SkirtFit = {
  hem: BodyHeight
  /** The trunk that it hangs on: the body's own, or that of the bodice above it. */
  trunk: Trunk
  /** How far the bodice above stands off that trunk. */
  thickness: number
}

/** The farther down, the more cloth spans from one leg to the other instead of going round each. */
const legBlend = (down: number): number => 0.15 + 0.3 * smoothstep(0.6, 3.4, down)
const HIP_RUN = 0.65
/** As the body's own skin melts thighs and trunk together, so that no hip shows through. */
const HIP_BLEND = 0.3
const CLEARANCE = 0.06
const FAR = 9

/** The height whose girth counts at a height: below the hips cloth keeps the girth of the hips, without a kink. */
const fullestBelow = (y: number, hipY: number): number => {
  const start = hipY - 0.4
  return y < start ? y : start + HIP_RUN * (1 - Math.exp((start - y) / HIP_RUN))
}

/** What a long hem falls on: the shin, from within the skirt, and the foot as far as its instep, from where it hangs straight down; the toes show below. */
const instepField = ({ ankle, heading }: FootPose): DistanceField => {
  const [x, y, z] = ankle
  const instep: Vec3 = [x + 0.42 * Math.sin(heading), y + 0.1, z + 0.42 * Math.cos(heading)]
  return (px, py, pz) => capsule([px, Math.min(py, instep[1]), pz], [x, y - 3, z - 0.2], instep, [0.05, 0.3])
}

/** How far ahead of an ankle a skirt lies that falls on its instep. */
const BEFORE_ANKLE = 0.97

/** What is spanned from one leg to the other between the same places on both. */
type Span = {
  field: DistanceField
  /** How far a point lies beyond a share of the bones' length. */
  beyond: (share: number, point: Vec3) => number
}

const middleOf = ([left, right]: Bone): Vec3 => scaleVector(add(left, right), 0.5)

/** At which share of the way from one point to another a place lies beside it. */
const shareAlong = (start: Vec3, end: Vec3): ((place: Vec3) => number) => {
  const way = subtract(end, start)
  const square = dot(way, way)
  return (place) => dot(subtract(place, start), way) / square
}

const spanBetween = (from: Bone, to: Bone, radiusAt: (share: number) => number): Span => {
  const [start, end] = [middleOf(from), middleOf(to)]
  const length = Math.hypot(...subtract(end, start))
  const shareOf = shareAlong(start, end)
  return {
    field: (x, y, z) => {
      const point: Vec3 = [x, y, z]
      const share = clamp(shareOf(point))
      const [left, right] = [0, 1].map((side) => between(from[side], to[side], share))
      const across = subtract(right, left)
      const aside = clamp(dot(subtract(point, left), across) / (dot(across, across) || 1))
      return Math.hypot(...subtract(point, between(left, right, aside))) - radiusAt(share)
    },
    beyond: (share, point) => (shareOf(point) - share) * length,
  }
}

/** From where to where along the thighs cloth that lies on the trunk becomes cloth that lies on them, as a share of their length. */
const ONTO_LAP = [0, 0.3] as const

/** So much of the cloth over a thigh, and over a shin, lies round the knee between both. */
const OVER_KNEE = 0.28

/** Where a point of a skirt on somebody who sits would lie if they stood: down along both legs, and as far ahead as it lies above them. */
const restOnLap = ({ legs, frame }: Figure, body: RestPlaces): RestPlaces => {
  const [left, right] = legs.map(({ limb }) => limb)
  const [hip, knee, ankle] = (['root', 'joint', 'end'] as const).map((joint) => middleOf([left[joint], right[joint]]))
  const [thighLength, shinLength] = [Math.hypot(...subtract(knee, hip)), Math.hypot(...subtract(ankle, knee))]
  const [thighShare, shinShare] = [shareAlong(hip, knee), shareAlong(knee, ankle)]
  return (x, y, z) => {
    const own = body(x, y, z)
    const point: Vec3 = [x, y, z]
    const onThigh = thighShare(point)
    const share = smoothstep(frame.waistY, frame.waistY + 0.5, y) * smoothstep(...ONTO_LAP, onThigh)
    if (share === 0) return own
    const onShin = shinShare(point)
    const [, belowKnee, beforeKnee] = subtract(point, knee)
    const isOnShin = onShin > 0 && (onThigh > 1 || Math.abs(beforeKnee) < Math.abs(belowKnee))
    // Round the knee it goes on as the cloth turns.
    const turn = clamp(
      Math.atan2(Math.max(0, (onThigh - 1) * thighLength), Math.max(0, -onShin * shinLength)) / (Math.PI / 2),
    )
    const down = isOnShin
      ? thighLength + OVER_KNEE + onShin * (shinLength - OVER_KNEE)
      : onThigh > 1
        ? thighLength + (2 * turn - 1) * OVER_KNEE
        : onThigh * (thighLength - OVER_KNEE)
    const nearest = isOnShin ? between(knee, ankle, onShin) : between(hip, knee, Math.min(1, onThigh))
    const [, offY, offZ] = subtract(point, nearest)
    // Above a thigh, or before a knee or a shin.
    const isAhead = isOnShin ? offZ > 0 : offY < 0 || onThigh > 1
    const resting: Vec3 = [x, hip[1] + down, HIP_Z + (isAhead ? 1 : -1) * distanceOf(offY, offZ)]
    return [lerp(own[0], resting[0], share), lerp(own[1], resting[1], share), lerp(own[2], resting[2], share)]
  }
}

/** A skirt on somebody who sits: over both thighs from hip to hip, and down from the knees where it is long enough. */
const lapField = (cut: SkirtCut, { figure, parts }: Mannequin, { hem, trunk, thickness }: SkirtFit): DistanceField => {
  const { frame, legs } = figure
  const { hipY } = frame
  const waistY = heightOf(frame, cut.from ?? 0)
  const [left, right] = legs.map(({ limb }) => limb)
  const until = placeOnLeg(left, heightOf(frame, hem)) + SKIRT_SPARE / left.upper.length
  const leg = legRadius(frame, left)
  const room = LEG_ROOM + 0.5 * thickness + 0.2 * Math.max(cut.ease, LEAST_EASE)
  const falling = room + 0.3 * cut.flare
  const knees: Bone = [left.joint, right.joint]
  const thighs = spanBetween([left.root, right.root], knees, (share) => leg(share, 0, 0) + room * (1 - 0.5 * share))
  const shins = spanBetween(
    knees,
    [left.end, right.end],
    (share) => leg(1 + 0.4 * share, 0, 0) + lerp(room, falling, share),
  )
  const isLong = until > 1
  return (x, y, z) => {
    const level = Math.min(y, hipY)
    const early = smoothstep(waistY - 0.1, hipY, y)
    const ease = Math.max(cut.ease, LEAST_EASE) * (0.35 + 0.65 * early) + 0.07 + thickness
    const [front, back] = [trunk.front(level), trunk.back(level)]
    const section = {
      halfWidth: trunk.halfWidth(level) + ease,
      halfDepth: (front - back) / 2 + 0.04 * early + 0.85 * ease,
      middleZ: (front + back) / 2,
      boxiness: TRUNK_BOXINESS,
    }
    const seat = smoothMin(
      sectionDistance(section, x, z) + Math.max(0, y - hipY),
      parts.trunk(x, y, z) - CLEARANCE - thickness,
      0.1,
    )
    if (y < hipY - 1.2) return seat + 0.5 * Math.max(0, waistY - y)
    let lap = thighs.field(x, y, z)
    if (isLong) lap = smoothMin(lap, shins.field(x, y, z), 0.12)
    lap = smoothMin(lap, Math.min(parts.legs[0](x, y, z), parts.legs[1](x, y, z)) - 0.6 * room, 0.05)
    const end = isLong ? shins.beyond(until - 1, [x, y, z]) : thighs.beyond(until, [x, y, z])
    return smoothMin(seat, smoothMax(lap, end, 0.04), 0.35) + 0.5 * Math.max(0, waistY - y)
  }
}

/** A skirt from the waist down to its hem: follows the hips, then falls and spreads, pushed out by the legs. */
const hangingField = (
  cut: SkirtCut,
  { figure, parts }: Mannequin,
  { hem, trunk, thickness }: SkirtFit,
): DistanceField => {
  const { frame } = figure
  const hemY = heightOf(frame, hem)
  const { hipY, ankleY } = frame
  const waistY = heightOf(frame, cut.from ?? 0)
  const insteps = hemY > ankleY ? figure.legs.map(({ foot }) => instepField(foot)) : []
  return (x, y, z) => {
    const drop = clamp((y - waistY) / (hemY - waistY), 0, 1.1)
    const early = smoothstep(waistY - 0.1, hipY, y)
    const room = Math.max(cut.ease, LEAST_EASE) * (0.35 + 0.65 * early) + thickness + cut.flare * drop ** 1.1
    const level = fullestBelow(y, hipY)
    const a = trunk.halfWidth(level) + room
    const front = trunk.front(level)
    const back = trunk.back(level)
    const center = (front + back) / 2
    const b = (front - back) / 2 + 0.04 * early + 0.85 * room
    const boxiness = TRUNK_BOXINESS * (1 - smoothstep(0.35, 0.9, drop))
    let distance = sectionDistance({ halfWidth: a, halfDepth: b, middleZ: center, boxiness }, x, z)
    const legs = y > waistY ? Math.min(parts.legs[0](x, y, z), parts.legs[1](x, y, z)) : FAR
    if (y > hipY)
      distance = smoothMin(distance, legs - LEG_ROOM + 0.4 * Math.max(0, hipY + 1.6 - y) ** 2, legBlend(y - hipY))
    if (y > ankleY - 3.5) for (const instep of insteps) distance = smoothMin(distance, instep(x, y, z), 0.5)
    if (y < hipY + 2.3 && distance < 0.5) {
      const body = smoothMin(parts.trunk(x, y, z), legs, HIP_BLEND)
      distance = smoothMin(distance, body - CLEARANCE + 0.12 * Math.max(0, y - hipY - 0.3) ** 2, 0.1)
    }
    return distance + 0.5 * Math.max(0, waistY - y)
  }
}

/** Cuts a skirt, with or without a bodice above it. */
export const cutSkirt = (cut: SkirtCut, mannequin: Mannequin, fit: SkirtFit): Skirt => {
  const { figure, seed } = mannequin
  const { frame, legs } = figure
  const bottom = heightOf(frame, fit.hem) + 0.3
  const breadth = Math.max(1, frame.breadth)
  if (figure.isOnSeat) {
    const joints = legs.flatMap(({ limb }) => [limb.joint, limb.end])
    return {
      field: lapField(cut, mannequin, fit),
      endsLevel: false,
      liftAt: () => 0,
      restOn: (body) => restOnLap(figure, body),
      reach: {
        aside: Math.max(1.9 * breadth, ...joints.map(([x]) => Math.abs(x) + 0.9)),
        back: Math.min(-2.3, ...joints.map(([, , z]) => z - 0.2)),
        front: Math.max(1.3 + reachOf(figure.trunk).ahead, ...joints.map(([, , z]) => z + 1)),
        bottom,
      },
    }
  }
  const aside = (SKIRT_REACH + Math.max(0, cut.flare)) * breadth
  const insteps = legs.map(({ foot }) => foot.ankle[2] + BEFORE_ANKLE)
  return {
    field: hangingField(cut, mannequin, fit),
    endsLevel: true,
    liftAt: hemLift(cut, seed),
    restOn: (body) => body,
    reach: { aside, back: -aside, front: Math.max(aside - 0.8 + 1.4 * frame.belly, ...insteps), bottom },
  }
}
