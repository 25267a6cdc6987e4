import type { Identity } from '../../identity/identity.ts'
import { isOnSeat, isWhole } from '../../scene/scene.ts'
import type { Scene } from '../../scene/scene.ts'
import { drawCarriage } from './carriage.ts'
import type { Carriage } from './carriage.ts'
import type { Frame } from './frame.ts'
import { measureFrame } from './frame.ts'
import type { FootPose, PosedLeg } from './stance.ts'
import { poseArm, type PosedArm, poseLeg } from './stance.ts'
import { bodyTrunk, type Trunk } from './torso-field.ts'
import { createWarp, type Warp, type WarpOptions } from './warp.ts'
import { WHOLE_POSES } from './whole-poses.ts'

/** A body posed but not yet bent by its attitude: the trunk upright about x = 0, arms and legs as they are held. */
export type Figure = {
  frame: Frame
  trunk: Trunk
  /** The picture's left, then right. */
  arms: readonly [PosedArm, PosedArm]
  legs: readonly [PosedLeg, PosedLeg]
  warp: Warp
  /** Height of the ground below it. */
  groundY: number
  /** Whether it sits with its feet on the ground: thighs lie ahead, and a skirt on them. */
  isOnSeat: boolean
}

type Attitude = Pick<Scene, 'framing' | 'stance' | 'seed' | 'pose' | 'prop'>

const SIDES = [-1, 1] as const

const isStride = (stance: Scene['stance']): boolean => stance === 'walking' || stance === 'running'

/** The leg away from where somebody looks carries their weight; in a stride the other one is ahead, or it would hide the rear one. */
const weightOf = ({ pose: { yaw }, seed, stance }: Attitude): -1 | 1 => {
  if (yaw === 0) return seed % 2 === 0 ? 1 : -1
  return yaw > 0 === isStride(stance) ? 1 : -1
}

/** How far hips go aside over the leg that carries all the weight, in head units: about 3 cm, as more looks like falling over. */
const HIP_SHIFT = 0.25

/** Head and shoulders turn and tilt a little with the head; a whole body also shifts its weight to one leg. */
const warpOptions = (
  { framing, stance, pose }: Attitude,
  { weight, room, carriage, isSkirted }: { weight: -1 | 1; room: number; carriage: Carriage; isSkirted: boolean },
): WarpOptions => {
  const { shoulders } = pose
  const shoulderTurn = shoulders ?? 0.55 * pose.yaw
  const shoulderDrop = -0.16 * pose.yaw
  if (framing === 'selfie' || stance === 'seated' || stance === 'on-stool' || isWhole(stance))
    return { shoulderTurn, hipTurn: 0, shoulderDrop, hipDrop: 0, hipShift: 0 }
  const walking = isStride(stance)
  const closed = stance === 'arms-crossed' || stance === 'hands-behind-back'
  // A skirt shows a shifted hip as a bulge.
  const sway = carriage.lean * (isSkirted ? 1 - 0.45 * Math.min(1, 2 * room) : 1)
  return {
    // In a stride the shoulder goes with the arm that swings back, the hip with the leg before it.
    shoulderTurn: shoulderTurn + (walking ? 0.1 : -0.1) * weight,
    hipTurn: walking ? shoulderTurn - 0.05 * weight : 0.6 * (shoulders ?? pose.yaw) - 0.08 * weight,
    shoulderDrop: shoulderDrop * 0.6 + weight * (walking ? 0.05 : (closed ? 0.06 : 0.09) * carriage.lean),
    hipDrop: -weight * (walking ? 0.07 : 0.16 * sway),
    hipShift: weight * (walking ? 0.14 : HIP_SHIFT * sway),
  }
}

/** What clothes ask of a pose, in head units: how far shoes raise the heels, and how far cloth stands out at the hips. */
export type Fitting = {
  heelHeight: number
  room: number
  /** The same at the waist. */
  cover?: number
  /** Where hands go into pockets: 1 at the hip joints, 2 at the crotch. */
  pocket?: number
  hasPockets?: boolean
  isSkirted?: boolean
}

/** Poses a person's body. */
export const poseFigure = (
  identity: Identity,
  attitude: Attitude,
  { heelHeight, room, cover = 0, pocket = 1, hasPockets = false, isSkirted = false }: Fitting,
): Figure => {
  const frame = measureFrame(identity)
  const weight = weightOf(attitude)
  const { gender } = frame
  const carriage = drawCarriage({ gender, seed: attitude.seed, framing: attitude.framing, hasPockets, isSkirted })
  const { stance, prop } = attitude
  const isSeated = stance === 'seated'
  const legOn = (side: -1 | 1) => poseLeg(stance, { frame, side, weight, carriage, isSkirted }, heelHeight)
  const legs = [legOn(-1), legOn(1)] as const
  const [left, right] = SIDES.map(
    (side, at) =>
      ({ frame, side, weight, room, cover, pocket, carriage, isSkirted, isSeated, leg: legs[at].limb }) as const,
  )
  return {
    frame,
    trunk: bodyTrunk(frame),
    arms: [poseArm(stance, left, prop), poseArm(stance, right, prop)],
    legs,
    warp: createWarp(frame, warpOptions(attitude, { weight, room, carriage, isSkirted })),
    groundY: (isWhole(stance) && WHOLE_POSES[stance].groundY?.(frame)) || frame.floorY,
    isOnSeat: isOnSeat(stance),
  }
}

export const feetOf = ({ legs }: Figure): readonly FootPose[] => legs.map(({ foot }) => foot)

/** Farther above the ground nothing darkens it. */
const TOUCHING = 1.2

/** What darkens the ground below a figure: its feet, or where it is low the knees and hips that are near. */
export const contactsOf = (figure: Figure): readonly FootPose[] => {
  const { frame, groundY, legs } = figure
  const feet = feetOf(figure)
  if (groundY === frame.floorY) return feet
  const near = legs.flatMap(({ foot, limb }) =>
    [limb.joint, limb.root]
      .filter(([, y]) => y > groundY - TOUCHING)
      .map(([x, y, z]): FootPose => ({ ...foot, ankle: [x, y, z - 0.5], lift: 0 })),
  )
  return [...feet, ...near]
}
