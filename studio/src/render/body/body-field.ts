import { capsuleField, smoothMin } from '../../math/distance.ts'
import type { DistanceField } from '../../math/distance.ts'
import { bell, lerp, smoothstep } from '../../math/scalar.ts'
import { splineTable } from '../../math/spline.ts'
import { add, between, scaleVector, subtract } from '../../math/vector.ts'
import type { Vec3 } from '../../math/vector.ts'
import type { Figure } from './figure.ts'
import type { Frame } from './frame.ts'
import { limbField, limbPointAt } from './limb.ts'
import type { Limb, LimbRadius } from './limb.ts'
import { throatOn, trunkField } from './torso-field.ts'

export type BodyParts = {
  /** Neck, trunk, arms and legs with collarbones and neck muscles. */
  skin: DistanceField
  /** The same without the small forms: what cloth rests on. */
  smooth: DistanceField
  /** Neck and trunk alone. */
  trunk: DistanceField
  /** Neck and trunk with collarbones and neck muscles. */
  throat: DistanceField
  arms: readonly [DistanceField, DistanceField]
  legs: readonly [DistanceField, DistanceField]
}

/** Radii of a man's arm by place along it. */
const ARM = splineTable([
  [0, 0.285],
  [0.14, 0.352],
  [0.28, 0.372],
  [0.45, 0.345],
  [0.62, 0.332],
  [0.85, 0.286],
  [1, 0.276],
  [1.2, 0.304],
  [1.42, 0.272],
  [1.72, 0.192],
  [1.9, 0.167],
  // It ends within the hand's own wrist.
  [2, 0.13],
])

const LEG = splineTable([
  [0, 0.62],
  [0.2, 0.63],
  [0.5, 0.565],
  [0.8, 0.455],
  [1, 0.388],
  [1.12, 0.375],
  [1.32, 0.4],
  [1.6, 0.318],
  [1.85, 0.22],
  [2, 0.205],
])

/** By so much two bones that melt together stand out where they meet: without it elbows and knees are knobs. */
const JOINED = 0.03

/** Shoulder muscle outside, upper arm before and behind the bone, forearm fullest outside and before, below the elbow. */
export const armRadius = (frame: Frame, along: number, side = 0, ahead = 0): number => {
  const round = Math.sqrt(side * side + ahead * ahead) || 1
  const [outward, forward] = [Math.abs(side) / round, ahead / round]
  const isMale = frame.gender === 'male'
  // Most of what a body takes to build is this: what is nothing is not worked out.
  const muscle =
    (isMale ? 0.03 * bell(along, 0.17, 0.13) * outward : 0) +
    (forward > 0 ? 0.045 * bell(along, 0.56, 0.18) * forward : 0) +
    (forward < 0 ? 0.026 * bell(along, 0.42, 0.2) * -forward : 0) +
    0.03 * bell(along, 1.19, 0.19) * (outward + 0.65 * Math.max(0, forward)) -
    0.014 * bell(along, 1.8, 0.22) * Math.abs(forward)
  // Women's shoulders are round and no wider than the arm below.
  const soft = isMale ? 0 : 0.024 * bell(along, 0.2, 0.16)
  const strength = 1 + (frame.muscle > 0 ? 1.5 : 0.8) * frame.muscle
  // The ends of the bones make an elbow wider than it is deep.
  const elbow = (0.012 * outward * frame.girth - JOINED) * bell(along, 1, 0.09)
  return (ARM(along) - soft + muscle * strength) * frame.girth + elbow
}

/** Where the bone stands out behind a bent elbow. */
const elbowTip = ({ root, joint, end, upper, lower }: Limb, girth: number): Vec3 => {
  const out = subtract(joint, between(root, end, upper.length / (upper.length + lower.length)))
  const bend = Math.hypot(...out)
  return add(joint, scaleVector(out, (0.2 * girth * smoothstep(0.1, 0.9, bend)) / (bend || 1)))
}

/** The calf swells behind the bone and to both sides, the thigh before it. */
export const legRadius = (frame: Frame, along: number, ahead: number, side = 0): number => {
  const slim = (frame.gender === 'male' ? 1.02 : 0.97) * lerp(frame.hips, 1, smoothstep(0.1, 0.9, along))
  const behind = smoothstep(0.22, -0.22, ahead)
  const aside = (side * side) / (side * side + ahead * ahead || 1)
  const strength = 1 + 0.9 * frame.muscle
  const calf =
    (0.075 * behind + 0.045 * aside) * strength * bell(along, 1.33, 0.2) -
    (behind < 1 ? 0.03 * (1 - behind) * bell(along, 1.45, 0.3) : 0)
  const thigh =
    frame.muscle > 0 ? frame.muscle * (0.06 * bell(along, 0.45, 0.28) + 0.03 * aside * bell(along, 0.78, 0.12)) : 0
  // The heavy are so above the knees more than below.
  const thick = 1 + (frame.breadth - 1) * lerp(1, 0.6, smoothstep(0.8, 1.3, along))
  return (LEG(along) + calf + thigh) * slim * thick - JOINED * bell(along, 1, 0.09)
}

/** How widely arm and trunk melt together: much at the shoulder, not at all where a hanging arm touches the side. */
export const shoulderBlend = (root: Limb['root'], x: number, y: number, z: number, most: number): number => {
  const away = Math.sqrt((x - root[0]) ** 2 + (y - root[1]) ** 2 + (z - root[2]) ** 2)
  return 0.02 + most * smoothstep(1.15, 0.35, away)
}

/** The body below the head as distance fields in figure space. */
export const bodyParts = ({ frame, trunk: tables, arms, legs }: Figure): BodyParts => {
  const trunk = trunkField(frame, tables)
  const radius: LimbRadius = (along, side, ahead) => armRadius(frame, along, side, ahead)
  const thigh: LimbRadius = (along, side, ahead) => legRadius(frame, along, ahead, side)
  const armOf = (limb: Limb): DistanceField => {
    const arm = limbField({ limb, radius })
    const elbow = capsuleField(limb.joint, elbowTip(limb, frame.girth), [0.2 * frame.girth, 0.1 * frame.girth])
    return (x, y, z) => {
      const distance = arm(x, y, z)
      return distance > 0.4 ? distance : smoothMin(distance, elbow(x, y, z), 0.14)
    }
  }
  const armFields = [armOf(arms[0].limb), armOf(arms[1].limb)] as const
  const legFields = [
    limbField({ limb: legs[0].limb, radius: thigh }),
    limbField({ limb: legs[1].limb, radius: thigh }),
  ] as const
  /** No arm is found above this height. */
  const armsTop = Math.min(1, ...arms.flatMap(({ limb }) => [limb.joint[1] - 0.5, limb.end[1] - 0.5]))
  const dress = (base: number, x: number, y: number, z: number, blend: number): number => {
    if (y < armsTop) return base
    // Legs first: a hand beside the thigh does not melt into it.
    let distance =
      y < frame.waistY ? base : smoothMin(base, Math.min(legFields[0](x, y, z), legFields[1](x, y, z)), 0.3)
    arms.forEach(({ limb }, index) => {
      distance = smoothMin(distance, armFields[index](x, y, z), shoulderBlend(limb.root, x, y, z, blend))
    })
    return distance
  }
  const throat = throatOn(trunk, frame)
  return {
    trunk,
    throat,
    arms: armFields,
    legs: legFields,
    smooth: (x, y, z) => dress(trunk(x, y, z), x, y, z, 0.26),
    skin: (x, y, z) => dress(throat(x, y, z), x, y, z, 0.26),
  }
}

const FAR_AWAY = 99

export type RestPlaces = (x: number, y: number, z: number) => [number, number, number]

/** Finds where a point of the figure would lie if arms hung straight down, and legs too unless cloth hangs free of them. */
export const restPlaces = (figure: Figure, parts: BodyParts, hangsFree = false): RestPlaces => {
  const { arms, legs, frame } = figure
  return (x, y, z) => {
    const rest: [number, number, number] = [x, y, z]
    const [leftArm, rightArm] = parts.arms.map((arm) => arm(x, y, z))
    const [leftLeg, rightLeg] = y > frame.hipY ? parts.legs.map((leg) => leg(x, y, z)) : [FAR_AWAY, FAR_AWAY]
    const arm = Math.min(leftArm, rightArm)
    const leg = Math.min(leftLeg, rightLeg)
    const trunk = parts.trunk(x, y, z)
    const pull = (limb: Limb, lead: number, least = 0.02): void => {
      const [rootX, rootY, rootZ] = limb.root
      const width = least + 0.13 * smoothstep(1.2, 0.6, Math.hypot(x - rootX, y - rootY, z - rootZ))
      const share = smoothstep(-width, width, lead)
      if (share <= 0) return
      const place = limbPointAt(limb, x, y, z).rest
      for (let axis = 0; axis < 3; axis++) rest[axis] += (place[axis] - rest[axis]) * share
    }
    if (arm < leg) pull(arms[leftArm < rightArm ? 0 : 1].limb, Math.min(trunk, leg) - arm)
    else if (!hangsFree) {
      // Thighs wider than the trunk begin softly, or what is drawn on the seat would tear at the hip.
      const begun = 0.6 * smoothstep(frame.hipY + 0.7, frame.hipY, y)
      pull(legs[leftLeg < rightLeg ? 0 : 1].limb, trunk - leg - begun, 0.2)
    }
    return rest
  }
}
