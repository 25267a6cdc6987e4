import { capsuleField, smoothMin } from '../../math/distance.ts'
import type { DistanceField } from '../../math/distance.ts'
import { bell, distanceOf, lerp, smoothstep } from '../../math/scalar.ts'
import { path, splineTable } from '../../math/spline.ts'
import { add, between, scaleVector, subtract } from '../../math/vector.ts'
import type { Vec3 } from '../../math/vector.ts'
import type { Figure } from './figure.ts'
import type { Frame } from './frame.ts'
import { acrossLimb, limbField, limbPointAt } from './limb.ts'
import type { Limb, LimbRadius } from './limb.ts'
import { frontHollows, throatOn, trunkField } from './torso-field.ts'

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

type Curve = (along: number) => number
/** How much farther than its mean radius a limb reaches to its four sides, by place along it. */
type Forms = { front: Curve; back: Curve; outer: Curve; inner: Curve }

/**
 * Mean radii of a man's arm by place along it: as those of measured arms (ANSUR II: elbow 0.85 and wrist 0.57 of the forearm's
 * girth), but slim.
 */
const ARM = splineTable([
  // It sets in level, or a crease would ring the shoulder where the bone begins.
  [0, 0.318],
  [0.06, 0.32],
  [0.16, 0.35],
  [0.28, 0.372],
  [0.45, 0.345],
  [0.62, 0.332],
  [0.85, 0.286],
  [1, 0.262],
  [1.17, 0.29],
  [1.4, 0.272],
  [1.7, 0.188],
  [1.9, 0.162],
  // It ends within the hand's own wrist, even a bent one.
  [2, 0.1],
])

/** Biceps before and triceps behind; the elbow's bones; the forearm's two bellies, the thumb's higher; a wrist half as broad again as deep. */
const ARM_FORMS: Forms = {
  front: splineTable(
    path(
      '0 0, 0.2 0.008, 0.36 0.012, 0.56 0.054, 0.74 0.03, 0.88 -0.014, 1 -0.03, 1.1 0, 1.2 0.024, 1.4 0.012, 1.6 -0.012, 1.8 -0.034, 1.9 -0.034, 2 -0.026',
    ),
  ),
  back: splineTable(
    path(
      '0 0, 0.2 0, 0.42 0.034, 0.6 0.016, 0.8 -0.022, 0.93 -0.008, 1 0.014, 1.06 0.002, 1.2 -0.012, 1.4 -0.016, 1.6 -0.016, 1.8 -0.03, 1.86 -0.02, 1.9 -0.012, 1.95 -0.026, 2 -0.026',
    ),
  ),
  outer: splineTable(
    path(
      '0 0.01, 0.05 0.01, 0.17 0.028, 0.34 0.014, 0.46 -0.014, 0.7 -0.004, 0.88 0.01, 1 0.016, 1.12 0.016, 1.25 0.024, 1.45 0.02, 1.7 0.01, 1.86 0.03, 2 0',
    ),
  ),
  inner: splineTable(
    path(
      '0 0, 0.5 0, 0.8 -0.008, 0.93 0.012, 0.985 0.026, 1.05 0.01, 1.15 0.014, 1.28 0.034, 1.45 0.03, 1.7 0.008, 1.82 0.018, 1.9 0.036, 2 0.03',
    ),
  ),
}

const LEG = splineTable([
  [0, 0.62],
  [0.2, 0.63],
  [0.5, 0.565],
  [0.8, 0.455],
  [1, 0.384],
  [1.12, 0.368],
  [1.31, 0.41],
  [1.6, 0.3],
  [1.84, 0.2],
  [1.94, 0.19],
  [2, 0.2],
])

/** The thigh's long muscles and the one above the knee within; kneecap and its tendon; two calves, the inner one lower; the shin's edge and both ankle bones. */
const LEG_FORMS: Forms = {
  front: splineTable(
    path(
      '0 0, 0.3 0.02, 0.5 0.034, 0.75 0.012, 0.88 -0.016, 0.96 0.02, 1 0.034, 1.05 0.016, 1.09 0.002, 1.14 0.014, 1.2 -0.008, 1.4 -0.032, 1.7 -0.012, 1.9 0, 2 0.02',
    ),
  ),
  back: splineTable(
    path('0 0.02, 0.4 0.03, 0.8 0.01, 1 -0.03, 1.1 0, 1.3 0.085, 1.45 0.05, 1.65 0, 1.85 -0.012, 2 0.02'),
  ),
  outer: splineTable(
    path(
      '0 0, 0.4 0.018, 0.7 0.006, 0.88 -0.014, 0.98 0.016, 1.06 0.012, 1.15 0.018, 1.27 0.05, 1.45 0.032, 1.7 -0.004, 1.88 -0.022, 1.95 -0.006, 1.99 0.012, 2 0.012',
    ),
  ),
  inner: splineTable(
    path(
      '0 0.01, 0.3 0.006, 0.7 -0.012, 0.85 0.028, 0.92 0.034, 1 0.022, 1.08 -0.002, 1.2 0.022, 1.37 0.068, 1.5 0.036, 1.68 -0.01, 1.88 -0.018, 1.955 0.014, 2 0.01',
    ),
  ),
}

/** How far beyond its mean radius a limb reaches at (side, ahead) of its bone. */
const formAt = (
  { front, back, outer, inner }: Forms,
  limb: Limb,
  along: number,
  side: number,
  ahead: number,
): number => {
  const across = acrossLimb(limb, along, side, ahead)
  return (
    Math.abs(across.front) * (across.front > 0 ? front : back)(along) +
    Math.abs(across.outer) * (across.outer > 0 ? outer : inner)(along)
  )
}

/** By so much two bones that melt together stand out where they meet: without it elbows and knees are knobs. */
const JOINED = 0.03
const joined = (along: number): number => (Math.abs(along - 1) < 0.3 ? JOINED * bell(along, 1, 0.09) : 0)

/** Radius of an arm's surface; on its bone itself the mean one. */
export const armRadius = (frame: Frame, limb: Limb): LimbRadius => {
  const { gender, girth, muscle } = frame
  const male = gender === 'male'
  const own = (male ? 1.3 : 1.25) + (muscle > 0 ? 1.4 : 0.8) * muscle
  const strong = Math.max(0, muscle)
  return (along, side, ahead) => {
    // Women's shoulders are round and no wider than the arm below.
    const soft = male || along > 0.75 ? 0 : 0.024 * bell(along, 0.2, 0.16)
    // Bones stand out alike on all wrists.
    const strength = along > 1.4 ? lerp(own, 1, smoothstep(1.4, 1.75, along)) : own
    // Trained arms are thicker at the shoulder, the upper arm and below the elbow, not at the joints.
    const trained =
      strong > 0 && along < 1.6
        ? strong * (0.022 * bell(along, 0.16, 0.12) + 0.034 * bell(along, 0.52, 0.22) + 0.02 * bell(along, 1.22, 0.16))
        : 0
    return (
      (ARM(along) + trained - soft + strength * formAt(ARM_FORMS, limb, along, side, ahead)) * girth - joined(along)
    )
  }
}

/** Where the bone stands out behind a bent elbow. */
const elbowTip = ({ root, joint, end, upper, lower }: Limb, girth: number): Vec3 => {
  const out = subtract(joint, between(root, end, upper.length / (upper.length + lower.length)))
  const bend = Math.hypot(...out)
  return add(joint, scaleVector(out, (0.16 * girth * smoothstep(0.1, 0.9, bend)) / (bend || 1)))
}

/** Radius of a leg's surface; on its bone itself the mean one. */
export const legRadius = (frame: Frame, limb: Limb): LimbRadius => {
  const { gender, hips, muscle, breadth } = frame
  const slim = gender === 'male' ? 1.02 : 0.97
  const strength = 1.2 + 0.9 * muscle
  return (along, side, ahead) => {
    const hip = lerp(hips, 1, smoothstep(0.1, 0.9, along))
    const thigh = muscle > 0 ? 0.06 * muscle * bell(along, 0.45, 0.28) : 0
    // The heavy are so above the knees more than below.
    const thick = 1 + (breadth - 1) * lerp(1, 0.6, smoothstep(0.8, 1.3, along))
    const radius = LEG(along) + thigh + strength * formAt(LEG_FORMS, limb, along, side, ahead)
    return radius * slim * hip * thick - joined(along)
  }
}

/**
 * How widely arm and trunk melt together: much at the shoulder, not at all where a hanging arm touches the side; the chest
 * runs farther into one that is lifted.
 */
export const shoulderBlend = ({ root, upper }: Limb, x: number, y: number, z: number, most: number): number => {
  const away = Math.sqrt((x - root[0]) ** 2 + (y - root[1]) ** 2 + (z - root[2]) ** 2)
  const lifted = 1 + 0.45 * smoothstep(0.96, 0.6, upper.axes.along[1])
  return 0.05 + most * lifted * smoothstep(1.15 * lifted, 0.35 * lifted, away)
}

/** Legs that all but touch melt together: a mesh would tear where a gap is narrower than its cells. */
const LEGS_TOUCH = 0.09

/** The body below the head as distance fields in figure space. */
export const bodyParts = ({ frame, trunk: tables, arms, legs }: Figure): BodyParts => {
  const trunk = trunkField(frame, tables)
  const armOf = (limb: Limb): DistanceField => {
    const arm = limbField({ limb, radius: armRadius(frame, limb) })
    const elbow = capsuleField(limb.joint, elbowTip(limb, frame.girth), [0.165 * frame.girth, 0.075 * frame.girth])
    return (x, y, z) => {
      const distance = arm(x, y, z)
      return distance > 0.4 ? distance : smoothMin(distance, elbow(x, y, z), 0.2)
    }
  }
  const armFields = [armOf(arms[0].limb), armOf(arms[1].limb)] as const
  const legOf = (limb: Limb): DistanceField => limbField({ limb, radius: legRadius(frame, limb) })
  const legFields = [legOf(legs[0].limb), legOf(legs[1].limb)] as const
  /** No arm is found above this height. */
  const armsTop = Math.min(1, ...arms.flatMap(({ limb }) => [limb.joint[1] - 0.5, limb.end[1] - 0.5]))
  const dress = (base: number, x: number, y: number, z: number, blend: number): number => {
    if (y < armsTop) return base
    // Legs first: a hand beside the thigh does not melt into it.
    let distance =
      y < frame.waistY
        ? base
        : smoothMin(base, smoothMin(legFields[0](x, y, z), legFields[1](x, y, z), LEGS_TOUCH), 0.3)
    arms.forEach(({ limb }, index) => {
      distance = smoothMin(distance, armFields[index](x, y, z), shoulderBlend(limb, x, y, z, blend))
    })
    return distance
  }
  const throat = throatOn(trunk, frame)
  const hollows = frontHollows(frame)
  const bare: DistanceField = (x, y, z) => {
    const distance = throat(x, y, z)
    return Math.abs(distance) > 0.3 ? distance : distance + hollows(x, y, z)
  }
  return {
    trunk,
    throat,
    arms: armFields,
    legs: legFields,
    smooth: (x, y, z) => dress(trunk(x, y, z), x, y, z, 0.26),
    skin: (x, y, z) => dress(bare(x, y, z), x, y, z, 0.26),
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
      const width = least + 0.13 * smoothstep(1.2, 0.6, distanceOf(x - rootX, y - rootY, z - rootZ))
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
