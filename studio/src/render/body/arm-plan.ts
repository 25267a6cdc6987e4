import type { Vec3 } from '../math/vector.ts'
import type { Frame } from './frame.ts'
import type { HandPose } from './hand.ts'

export type Side = -1 | 1

/** Where an arm reaches: its wrist, the way its elbow points, and the hand if it can be seen. */
export type ArmPlan = {
  wrist: Vec3
  elbow: Vec3
  hand?: Pick<HandPose, 'fingers' | 'palm' | 'curl'>
}

export type PoseOptions = {
  frame: Frame
  side: Side
  /** The side that carries the weight. */ weight: Side
  /** How far clothes stand out where the hands hang. */ room: number
  /** At a table. */ isSeated: boolean
}
