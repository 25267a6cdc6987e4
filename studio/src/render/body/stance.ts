import { isExpecting } from '../../identity/parameters.ts'
import { bell, distanceOf, lerp, smoothstep } from '../../math/scalar.ts'
import { add, subtract } from '../../math/vector.ts'
import type { Vec3 } from '../../math/vector.ts'
import { GESTURE_NAMES, isOfLegs, isWhole } from '../../scene/scene.ts'
import type { Gesture, Prop, Stance, WholeStance } from '../../scene/scene.ts'
import type { Frame } from './frame.ts'
import { handSize } from './hand.ts'
import type { HandPose } from './hand.ts'
import { GESTURES } from './gestures.ts'
import { bendToward } from './limb.ts'
import type { Limb } from './limb.ts'
import { handOnHip, holdingArm, restingArm, stoolRestY } from './prop-arms.ts'
import type { ArmPlan, PoseOptions, Side } from './prop-arms.ts'
import { liftAt } from './warp.ts'
import { WHOLE_POSES } from './whole-poses.ts'
import type { LegOptions, LegPlan } from './whole-poses.ts'

/** Arms hang a little away from the trunk at rest, so that no point of theirs is taken for one of it. */
export const ARM_REST_GAP = 0.3

/** Depth of the hip joints in figure space. */
export const HIP_Z = -0.42

/** Where an arm's bone begins. */
export const shoulderJoint = ({ shoulderX, shoulderY, girth }: Frame, side: Side): Vec3 => {
  const radius = 0.31 * girth
  return [side * (shoulderX - radius), shoulderY + radius + 0.22, -0.38]
}

/** How much farther ahead arms lie before the belly of those who are heavy. */
const overBelly = ({ breadth }: Frame): number => 1.4 * Math.max(0, breadth - 1.05)

/** Elbows of arms that hang point behind, not out, or both arms are bows beside the trunk; those who are heavy need room. */
const elbowOut = ({ breadth }: Frame): number => 0.2 + 0.35 * Math.max(0, breadth - 1)

const hangingArm = (
  { frame, side, weight, room, carriage }: PoseOptions,
  swing = carriage.swing[side === weight ? 1 : 0],
  aside = 0,
): ArmPlan => {
  const [x, y, z] = shoulderJoint(frame, side)
  const length = frame.upperArm + frame.lowerArm
  const carried = side === weight ? 1 : 0
  const loose = 0.1 * carried
  // Beside the hips; those with broad ones lay their hands before them instead of holding their arms off.
  const before = Math.min(1, 2.2 * Math.max(0, frame.breadth - 1.1))
  const beyond = lerp(1.1, 0.84, before) * frame.breadth * frame.hips + 0.17 - Math.abs(x)
  const outward = Math.max(frame.gender === 'male' ? 0.02 : 0.06, beyond) + room * (1 - 0.5 * before) + aside
  // Beside a skirt an arm hangs all but straight and its hand lies along the cloth.
  const beside = Math.min(1, 2 * room)
  // Hips that go to the other side, by most of 0.25 head units, leave this arm where it hangs.
  const left = carried ? 0 : 0.16 * carriage.lean * (1 - beside)
  return {
    moves: 'alone',
    wrist: [
      x + side * (outward + left + 0.04 * carried),
      y + length * (0.96 + 0.01 * carried + 0.01 * beside - (swing > 0 ? 0.06 : 0.03) * Math.abs(swing)),
      z + 0.36 - 0.1 * carried + swing + before * (0.75 + 0.6 * room),
    ],
    elbow: [side * elbowOut(frame), 0, -1],
    hand: {
      fingers: [side * lerp(-0.1, 0.1, beside), 1, 0.18 + 0.2 * swing],
      palm: [-side, 0, -0.4],
      curl: [0.33 + loose, 0.4 + 0.8 * loose, 0.42 + 0.6 * loose, 0.42 + 0.5 * loose],
      spread: 0,
      thumb: 0.1,
    },
  }
}

const pocketArm = ({ frame, side, room, pocket }: PoseOptions): ArmPlan => ({
  wrist: [
    side * ((frame.gender === 'male' ? 1.2 : 1.14) * frame.breadth + 0.85 * room),
    lerp(frame.hipY, frame.crotchY, pocket - 1) + 0.02,
    -0.12,
  ],
  elbow: [side * elbowOut(frame), 0, -1],
  inPocket: true,
  hand: { curl: 0.12, spread: 0.05, thumb: 0.2, fingers: [-side * 0.3, 0.94, 0.1], palm: [-side * 0.9, -0.3, -0.45] },
})

/** One hand over the other one before the lap. */
const claspedArm = ({ frame, side, weight, room }: PoseOptions): ArmPlan => {
  const above = side === weight
  return {
    moves: 'together',
    wrist: [side * 0.5, frame.hipY - (above ? 0.32 : 0.22), (above ? 0.82 : 0.66) + 0.9 * room + overBelly(frame)],
    elbow: [side, 0, -0.8],
    hand: {
      fingers: [-side * 0.8, 0.6, 0.12],
      palm: [-side * 0.2, 0.1, -1],
      curl: 0.3,
      spread: 0,
    },
  }
}

/** One hand under a belly, the other one on it; both come to lie before it where hands make room for one. */
const cradlingArm = ({ frame, side, weight, cover }: PoseOptions): ArmPlan => {
  const below = side === weight
  return {
    moves: 'alone',
    wrist: [side * (below ? 0.78 : 0.66), below ? frame.hipY - 0.3 : frame.waistY - 0.06, (below ? 0.95 : 0.4) + cover],
    elbow: [side, 0.2, -0.7],
    hand: {
      fingers: below ? [-side * 0.9, -0.05, 0.32] : [-side * 0.82, 0.36, 0.36],
      palm: below ? [-side * 0.3, -0.5, -0.8] : [-side * 0.3, 0.35, -0.9],
      curl: [0.16, 0.18, 0.2, 0.22],
      spread: 0.04,
    },
  }
}

/** An arm that nothing is asked of. */
const freeArm = (options: PoseOptions): ArmPlan => {
  const { side, weight, carriage, frame } = options
  if (isExpecting(frame.gender, frame.belly)) return cradlingArm(options)
  if (side === weight) return hangingArm(options)
  if (carriage.arm === 'in-pocket') return pocketArm(options)
  return hangingArm(options)
}

const PLANS: Record<Exclude<Stance, Gesture | WholeStance>, (options: PoseOptions) => ArmPlan> = {
  relaxed: (options) =>
    options.carriage.arm === 'clasped' && !isExpecting(options.frame.gender, options.frame.belly)
      ? claspedArm(options)
      : freeArm(options),
  'legs-crossed': (options) => hangingArm(options),
  walking: (options) => hangingArm(options, options.side === options.weight ? -0.9 : 1.2, 0.04),
  'hand-on-hip': (options) => {
    const { side, weight } = options
    return side === weight ? handOnHip(options) : freeArm(options)
  },
  'hands-in-pockets': pocketArm,
  // Each hand passes the middle and lies round the other upper arm; men tuck the lower one beneath the arm that lies above. Over a child's belly they would float.
  'arms-crossed': (options) => {
    const { frame, side, weight, cover } = options
    if (isExpecting(frame.gender, frame.belly)) return cradlingArm(options)
    const before = 0.5 * cover + overBelly(frame) + (frame.gender === 'female' ? 0.1 + 0.06 * frame.bust : 0)
    if (side === weight)
      return {
        wrist: [
          -side * 0.17 * frame.shoulderX,
          frame.waistY - 0.6,
          0.86 + 0.6 * Math.max(0, frame.girth - 0.95) + 0.45 * cover + before,
        ],
        elbow: [side * 0.7, 1, 0.5],
        hand: {
          fingers: [-side * 0.9, -0.1, -0.36],
          palm: [-side * 0.36, 0.04, -0.93],
          curl: [0.15, 0.18, 0.21, 0.25],
          spread: 0.03,
          thumb: 0,
        },
      }
    return {
      wrist: [
        -side * (frame.gender === 'female' ? 0.24 : 0.34) * frame.shoulderX,
        frame.waistY - 0.78,
        (frame.gender === 'female' ? 0.5 : 0.44) + 0.45 * cover + 0.9 * before,
      ],
      elbow: [side * 0.7, 1, 0],
      hand:
        frame.gender === 'female'
          ? {
              fingers: [-side * 0.9, -0.26, -0.36],
              palm: [-side * 0.36, 0.04, -0.93],
              curl: 0.3,
              spread: 0.03,
              thumb: 0,
            }
          : {
              fingers: [-side * 0.76, -0.22, -0.6],
              palm: [-side * 0.6, 0.04, -0.8],
              // Straight ones would come out behind the other arm.
              curl: 0.55,
              spread: 0.02,
              thumb: 0.2,
            },
    }
  },
  seated: restingArm,
  // Palms on the thighs, which fall to the knees.
  'on-stool': ({ frame, side, weight }) => ({
    wrist: [side * 0.95, frame.hipY + 0.06, side === weight ? 1.2 : 1],
    elbow: [side, 0.35, -0.6],
    hand: { fingers: [-side * 0.2, 0.46, 0.87], palm: [-side * 0.1, 0.88, -0.46], curl: 0.22 },
  }),
  'hands-behind-back': ({ frame, side }) => ({
    wrist: [side * 0.35, frame.hipY - 0.25, -1.5],
    elbow: [side, 0, -0.6],
  }),
}

const isGesture = (stance: Stance): stance is Gesture => GESTURE_NAMES.some((name) => name === stance)

const planArm = (stance: Stance, options: PoseOptions): ArmPlan => {
  if (isWhole(stance)) return WHOLE_POSES[stance].arm?.(options) ?? hangingArm(options)
  if (!isGesture(stance)) return PLANS[stance](options)
  const { arm, other, moves } = GESTURES[stance]
  const { side, weight, frame } = options
  const reach = side === weight ? arm : other
  if (!reach) return freeArm(options)
  const plan = reach(side, options)
  const [x, y, z] = plan.wrist
  // The warp raises the arms, and hands at the head belong where the head is.
  return { ...plan, ...(moves && { moves }), wrist: [x, y + liftAt(frame, y + 0.15), z] }
}

export type PosedArm = { limb: Limb; hand: HandPose | undefined; isHolding: boolean; moves: ArmPlan['moves'] }

export const poseArm = (stance: Stance, options: PoseOptions, prop?: Prop): PosedArm => {
  const { frame, side } = options
  const holding = prop && holdingArm(prop, options)
  // Beside one that holds something an arm does nothing else, unless it is the legs that do it.
  const isFree = prop && (stance === 'relaxed' || !isOfLegs(stance))
  const plan = holding ?? (isFree ? freeArm(options) : planArm(stance, options))
  const reach = {
    upper: frame.upperArm,
    lower: frame.lowerArm,
    pole: plan.elbow,
    joint: 'elbow',
    palm: plan.hand?.palm,
    outward: side,
  } as const
  const [x, y, z] = plan.wrist
  // Hands before the waist make room for a belly; an arm without a hand ends within what it is tucked under.
  const isBefore = plan.hand !== undefined && z > 0.2
  const room = isBefore ? 1.1 * frame.belly * bell(y, frame.waistY + 0.2, 1.1) * smoothstep(1.3, 0.6, Math.abs(x)) : 0
  const wrist: Vec3 = [x, y, z + room]
  const limb = { ...bendToward(shoulderJoint(frame, side), wrist, reach), restShift: side * ARM_REST_GAP }
  const hand = plan.hand && {
    ...plan.hand,
    wrist: limb.end,
    side,
    size: handSize(frame),
    wristRadius: 0.19 * frame.girth,
    forearm: subtract(limb.joint, limb.end),
    inPocket: plan.inPocket ?? false,
  }
  return { limb, hand, isHolding: holding !== undefined, moves: plan.moves }
}

/** A foot on the floor: where the ankle is and where the toes point; `lift` raises the heel, in radians. */
export type FootPose = { ankle: Vec3; heading: number; lift: number; side: Side }

export type PosedLeg = { limb: Limb; foot: FootPose }

/** A leg of somebody who just stands; a free one bends its knee less beneath a skirt. */
const standingLeg = ({
  frame: { gender, ankleY },
  side,
  weight,
  isSkirted,
  carriage: { legs },
}: LegOptions): LegPlan => {
  const narrow = gender === 'male' ? 1 : 0.85
  const isApart = legs === 'apart'
  if (side === weight)
    return {
      ankle: [side * (isApart ? 0.68 : 0.36) * narrow, ankleY, -0.45],
      knee: [0, 0, 1],
      heading: side * (isApart ? 0.32 : 0.2),
      lift: 0,
      spare: 0.001,
    }
  if (isApart)
    return {
      ankle: [side * 0.74 * narrow, ankleY, -0.2],
      knee: [side * 0.3, 0, 1],
      heading: side * 0.45,
      lift: 0,
      spare: 0.006,
    }
  if (legs === 'ahead')
    return {
      ankle: [side * 0.56 * narrow, ankleY, isSkirted ? 0.5 : 0.8],
      knee: [side * 0.12, 0, 1],
      heading: side * 0.42,
      lift: 0,
      spare: isSkirted ? 0.006 : 0.024,
    }
  return {
    ankle: [side * 0.88 * narrow, ankleY, isSkirted ? -0.1 : 0.12],
    knee: [side * 0.32, 0, 1],
    heading: side * 0.48,
    lift: 0,
    spare: isSkirted ? 0.01 : 0.042,
  }
}

const planLeg = (stance: Stance, options: LegOptions): LegPlan => {
  const { frame, side, weight, isSkirted } = options
  if (isWhole(stance)) {
    const plan = WHOLE_POSES[stance].leg?.(options)
    if (plan) return plan
  }
  const { ankleY } = frame
  const carries = side === weight
  if (stance === 'running')
    return carries
      ? { ankle: [side * 0.18, ankleY - 0.08, 0.85], knee: [0, 0, 1], heading: side * 0.06, lift: 0, spare: 0.03 }
      : { ankle: [side * 0.2, ankleY - 1.7, -2.1], knee: [0, 0, 1], heading: side * 0.06, lift: 0.9, spare: 0.05 }
  if (stance === 'walking' && isSkirted)
    return carries
      ? { ankle: [side * 0.24, ankleY, 0.25], knee: [0, 0, 1], heading: side * 0.12, lift: 0, spare: 0.002 }
      : {
          ankle: [side * 0.3, ankleY - 0.2, -0.95],
          knee: [side * 0.1, 0, 1],
          heading: side * 0.1,
          lift: 0.2,
          spare: 0.004,
        }
  if (stance === 'walking')
    return carries
      ? { ankle: [side * 0.2, ankleY, 0.75], knee: [0, 0, 1], heading: side * 0.14, lift: 0, spare: 0.003 }
      : {
          ankle: [side * 0.38, ankleY - 0.58, -1.65],
          knee: [-side * 0.06, 0, 1],
          heading: side * 0.12,
          lift: 0.44,
          spare: 0.035,
        }
  if (stance === 'on-stool')
    return {
      ankle: [side * (carries ? 0.55 : 0.8), stoolRestY(frame) - 0.72, 0.75],
      knee: [side * (frame.gender === 'male' ? 0.35 : 0.12), 0, 1],
      heading: side * 0.35,
      lift: 0,
      spare: 0,
    }
  if (stance === 'legs-crossed' && !carries)
    return { ankle: [-side * 0.34, ankleY, 0.32], knee: [0, 0, 1], heading: side * 0.35, lift: 0, spare: 0.012 }
  return standingLeg(options)
}

/** `heelHeight` raises the ankles as high heels do. */
export const poseLeg = (stance: Stance, options: LegOptions, heelHeight: number): PosedLeg => {
  const { frame, side } = options
  const plan = planLeg(stance, options)
  const root: Vec3 = [side * frame.hipX, frame.hipY, HIP_Z]
  const ankle = add(plan.ankle, [0, -heelHeight, 0])
  const whole = frame.ankleY - frame.hipY
  const apart = distanceOf(ankle[0] - root[0], ankle[1] - root[1], ankle[2] - root[2])
  const far = stance === 'on-stool' || plan.isFolded ? whole : apart * (1 + plan.spare)
  const limb = bendToward(root, ankle, {
    upper: ((frame.kneeY - frame.hipY) / whole) * far,
    lower: ((frame.ankleY - frame.kneeY) / whole) * far,
    pole: plan.knee,
    joint: 'knee',
    outward: side,
  })
  return { limb, foot: { ankle, heading: plan.heading, lift: plan.lift, side } }
}
