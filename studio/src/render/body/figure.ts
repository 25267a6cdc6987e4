import type { Identity } from '../../identity/identity.ts'
import { isWhole } from '../../scene/scene.ts'
import type { Scene } from '../../scene/scene.ts'
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
}

type Attitude = Pick<Scene, 'framing' | 'stance' | 'seed' | 'pose' | 'prop'>

const SIDES = [-1, 1] as const

/** Head and shoulders turn and tilt a little with the head; a whole body also shifts its weight to one leg. */
const warpOptions = ({ framing, stance, pose }: Attitude, weight: -1 | 1, room: number): WarpOptions => {
  const { shoulders } = pose
  const shoulderTurn = shoulders ?? 0.55 * pose.yaw
  const shoulderDrop = -0.16 * pose.yaw
  if (framing === 'selfie' || stance === 'seated' || stance === 'on-stool' || isWhole(stance))
    return { shoulderTurn, hipTurn: 0, shoulderDrop, hipDrop: 0, hipShift: 0 }
  const walking = stance === 'walking' || stance === 'running'
  // The shoulder goes with the arm that swings back, the hip with the leg before it.
  const stride = walking ? 0.13 * weight : 0
  const closed = stance === 'arms-crossed' || stance === 'hands-behind-back'
  // A skirt shows a shifted hip as a bulge.
  const sway = 1 - 0.5 * Math.min(1, 2 * room)
  return {
    shoulderTurn: shoulderTurn + (walking ? stride : -0.1 * weight),
    hipTurn: walking ? 0.15 * pose.yaw - stride : 0.6 * (shoulders ?? pose.yaw) - 0.08 * weight,
    shoulderDrop: shoulderDrop * 0.6 + weight * (walking ? 0.03 : closed ? 0.05 : 0.1),
    hipDrop: -weight * (walking ? 0.06 : 0.1 * sway),
    hipShift: weight * (walking ? 0.12 : 0.28 * sway),
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
}

/** Poses a person's body. */
export const poseFigure = (
  identity: Identity,
  attitude: Attitude,
  { heelHeight, room, cover = 0, pocket = 1 }: Fitting,
): Figure => {
  const frame = measureFrame(identity)
  const weight = attitude.pose.yaw === 0 ? (attitude.seed % 2 === 0 ? 1 : -1) : attitude.pose.yaw > 0 ? -1 : 1
  const [left, right] = SIDES.map(
    (side) => ({ frame, side, weight, room, cover, pocket, isSeated: attitude.stance === 'seated' }) as const,
  )
  const { stance, prop } = attitude
  return {
    frame,
    trunk: bodyTrunk(frame),
    arms: [poseArm(stance, left, prop), poseArm(stance, right, prop)],
    legs: [poseLeg(stance, left, heelHeight), poseLeg(stance, right, heelHeight)],
    warp: createWarp(frame, warpOptions(attitude, weight, room)),
    groundY: (isWhole(stance) && WHOLE_POSES[stance].groundY?.(frame)) || frame.floorY,
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
