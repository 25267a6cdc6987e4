import { add, between, dot, normalize, scaleVector, subtract } from '../../math/vector.ts'
import type { Vec3 } from '../../math/vector.ts'
import type { WholeStance } from '../../scene/scene.ts'
import type { Frame } from './frame.ts'
import { stoolSeatY } from './prop-arms.ts'
import type { ArmPlan, PoseOptions } from './prop-arms.ts'

export type LegPlan = {
  ankle: Vec3
  knee: Vec3
  heading: number
  lift: number
  /** Spare length that bends the knee. */
  spare: number
  /** Bent as far as its own bones ask, however near the ankle is. */
  isFolded?: true
}

export type LegOptions = Pick<PoseOptions, 'frame' | 'side' | 'weight' | 'isSkirted' | 'carriage'>

/** What can be sat on with the feet on the ground. */
export type Seat = 'chair' | 'steps' | 'rock' | 'bench' | 'sofa'

type WholePose = {
  /** Arms hang where left out. */
  arm?: (options: PoseOptions) => ArmPlan
  /** Legs stand where left out. */
  leg?: (options: LegOptions) => LegPlan
  /** Height of the ground, the floor that a standing body is on where left out. */
  groundY?: (frame: Frame) => number
  seat?: Seat
}

/** From the ankle of a flat foot down to the ground. */
const soleOf = ({ floorY, ankleY }: Frame): number => floorY - ankleY
const shinOf = ({ ankleY, kneeY }: Frame): number => ankleY - kneeY
const floorSeatY = ({ crotchY }: Frame): number => crotchY + 0.58

/** The ground below somebody whose thighs are level and shins upright. */
const chairGroundY = (frame: Frame): number => frame.hipY + 0.3 + shinOf(frame) + soleOf(frame)
const kneelGroundY = (frame: Frame): number => frame.kneeY + 0.42

/** Knees apart in trousers, side by side in a skirt. */
const sittingLeg = ({ frame, side, weight, isSkirted }: LegOptions): LegPlan => ({
  ankle: [
    side * (isSkirted ? 0.34 : side === weight ? 0.62 : 0.95),
    chairGroundY(frame) - soleOf(frame),
    side === weight ? 2.5 : 2.75,
  ],
  knee: [side * (isSkirted ? 0 : frame.gender === 'male' ? 0.5 : 0.25), -0.6, 1],
  heading: side * (isSkirted ? 0.12 : 0.3),
  lift: 0,
  spare: 0,
  isFolded: true,
})

/** How far cloth that spans both thighs lies above them. */
const SPANNED = 0.36

/** How thick a clothed thigh is where a hand lies on it, in head units. */
const THIGH = 0.67

/** The part of a direction that is across another one, of length 1. */
const acrossWay = (direction: Vec3, way: Vec3): Vec3 =>
  normalize(subtract(direction, scaleVector(way, dot(direction, way))))

/** The palm on top of the thigh, its fingers over it to the inner side of the knee. */
const handOnThigh = ({ frame, side, weight, isSkirted, leg: { root, joint } }: PoseOptions): ArmPlan => {
  const way = normalize(subtract(joint, root))
  const up = acrossWay([0, -1, 0], way)
  const inward = acrossWay([-side, 0, 0], way)
  const above = THIGH * (1 + 0.6 * (frame.breadth - 1)) + (isSkirted ? SPANNED : 0)
  const place = add(between(root, joint, side === weight ? 0.62 : 0.54), scaleVector(inward, -0.1))
  return {
    wrist: add(place, scaleVector(up, above)),
    elbow: [side, 0.35, -0.6],
    hand: {
      fingers: add(way, add(scaleVector(inward, 0.42), scaleVector(up, -0.08))),
      palm: subtract(scaleVector(inward, -0.28), up),
      curl: [0.16, 0.16, 0.15, 0.1],
      spread: 0.1,
    },
  }
}

/** One hand on a thigh, the other on the seat beside the hip. */
const handBeside = (options: PoseOptions): ArmPlan => {
  const { frame, side, weight } = options
  if (side === weight) return handOnThigh(options)
  return {
    wrist: [side * 1.75, stoolSeatY(frame) - 0.42, -0.5],
    elbow: [side, 0, -0.6],
    hand: {
      fingers: [side * 0.5, 0.2, 0.75],
      palm: [0, 1, 0.1],
      curl: 0.15,
    },
  }
}

/** A shin flat on the ground behind a knee that stands on it. */
const kneelingLeg = ({ frame, side }: LegOptions): LegPlan => ({
  ankle: [side * 0.5, kneelGroundY(frame) - soleOf(frame), -3.2],
  knee: [side * 0.12, 1, 0.6],
  heading: Math.PI,
  lift: 0,
  spare: 0,
  isFolded: true,
})

/** Both hands on the thighs of somebody who kneels upright. */
const handsBefore = ({ frame, side }: PoseOptions): ArmPlan => ({
  wrist: [side * 0.72, frame.hipY + 0.15, 0.75],
  elbow: [side, 0.1, -0.8],
  hand: {
    fingers: [-side * 0.2, 1, 0.1],
    palm: [-side * 0.2, 0, -1],
    curl: 0.16,
  },
})

export const WHOLE_POSES: Record<WholeStance, WholePose> = {
  'cross-legged': {
    arm: ({ frame, side }) => ({
      wrist: [side * 1.75, frame.hipY - 0.35, 1.35],
      elbow: [side, 0.3, -0.5],
      hand: {
        fingers: [side * 0.35, 0.4, 0.85],
        palm: [0, 0.9, -0.4],
        curl: 0.25,
      },
    }),
    leg: ({ frame, side, weight }) => ({
      ankle: [-side * 0.5, floorSeatY(frame) - soleOf(frame) - 0.04, side === weight ? 2.5 : 1.75],
      knee: [side, 0.12, 0.3],
      heading: -side * 1.35,
      lift: 0,
      spare: 0,
      isFolded: true,
    }),
    groundY: floorSeatY,
  },
  kneeling: { leg: kneelingLeg, groundY: kneelGroundY, arm: handsBefore },
  'on-one-knee': {
    arm: (options) => (options.side === options.weight ? handOnThigh(options) : handsBefore(options)),
    leg: (options) => {
      const { frame, side, weight } = options
      if (side !== weight) return kneelingLeg(options)
      return {
        ankle: [side * 0.75, kneelGroundY(frame) - soleOf(frame), 2.3],
        knee: [side * 0.2, -0.5, 1],
        heading: side * 0.15,
        lift: 0,
        spare: 0,
        isFolded: true,
      }
    },
    groundY: kneelGroundY,
  },
  squatting: {
    arm: ({ frame, side }) => ({
      wrist: [side * 0.4, frame.hipY - 0.5, 2.0],
      elbow: [side, 0.35, -0.3],
      hand: {
        fingers: [-side * 0.8, 0.25, 0.4],
        palm: [-side * 0.5, 0.2, -0.8],
        curl: 0.35,
      },
    }),
    leg: ({ frame, side }) => ({
      ankle: [side * 1.15, frame.hipY + 2.75, 0.75],
      knee: [side * 0.75, -0.2, 1],
      heading: side * 0.5,
      lift: 0,
      spare: 0,
      isFolded: true,
    }),
    groundY: (frame) => frame.hipY + 2.75 + soleOf(frame),
  },
  'on-chair': { arm: handOnThigh, leg: sittingLeg, groundY: chairGroundY, seat: 'chair' },
  'on-steps': {
    arm: ({ frame, side, weight }) => ({
      wrist: [side * 0.42, frame.hipY - (side === weight ? 0.62 : 0.5), side === weight ? 2.15 : 2.0],
      elbow: [side, 0.4, -0.5],
      hand: {
        fingers: [-side * 0.85, 0.3, 0.3],
        palm: [-side * 0.3, 0.4, -0.8],
        curl: 0.35,
      },
    }),
    leg: sittingLeg,
    groundY: chairGroundY,
    seat: 'steps',
  },
  'on-rock': { arm: handBeside, leg: sittingLeg, groundY: chairGroundY, seat: 'rock' },
  'on-bench': { arm: handBeside, leg: sittingLeg, groundY: chairGroundY, seat: 'bench' },
  'on-sofa': { arm: handBeside, leg: sittingLeg, groundY: chairGroundY, seat: 'sofa' },
  jumping: {
    arm: ({ side, weight }) => ({
      wrist: [side * (side === weight ? 2.3 : 2.7), side === weight ? -0.6 : -0.1, 0.2],
      elbow: [side, 0.3, -0.1],
      hand: {
        fingers: [side * 0.3, -1, 0],
        palm: [-side * 0.2, 0, 1],
        curl: 0.12,
        spread: 0.5,
        thumb: -0.4,
      },
    }),
    leg: ({ frame, side, weight }) => ({
      ankle: [side * (side === weight ? 0.55 : 0.75), frame.ankleY - (side === weight ? 1.3 : 2.0), -1.8],
      knee: [side * 0.25, 0, 1],
      heading: side * 0.2,
      lift: 0.8,
      spare: 0,
      isFolded: true,
    }),
    groundY: ({ floorY }) => floorY + 0.7,
  },
  'tree-pose': {
    arm: ({ side }) => ({
      wrist: [side * 0.17, 3.0, 1.3],
      elbow: [side * 0.8, 1, -0.3],
      hand: {
        fingers: [0, -1, 0.12],
        palm: [-side, 0, 0],
        curl: 0.03,
        thumb: 0.15,
      },
    }),
    leg: ({ frame, side, weight }) =>
      side === weight
        ? {
            ankle: [side * 0.2, frame.ankleY, -0.4],
            knee: [0, 0, 1],
            heading: side * 0.12,
            lift: 0,
            spare: 0.001,
          }
        : {
            ankle: [-side * 0.02, frame.kneeY - 0.1, 0.2],
            knee: [side, 0.1, 0.35],
            heading: -side * 0.5,
            lift: 1.25,
            spare: 0,
            isFolded: true,
          },
  },
  lunging: {
    arm: ({ side }) => ({
      wrist: [side * 5.4, 1.75, -0.2],
      elbow: [0, 1, -0.3],
      hand: {
        fingers: [side, 0.03, 0.05],
        palm: [0, 1, 0.15],
        curl: 0.05,
        thumb: 0.1,
      },
    }),
    leg: ({ frame, side, weight }) =>
      side === weight
        ? {
            ankle: [side * 2.7, frame.ankleY - 1.3, 0.1],
            knee: [side, 0, 0.35],
            heading: side * 1.2,
            lift: 0,
            spare: 0,
            isFolded: true,
          }
        : {
            ankle: [side * 3.55, frame.ankleY - 1.3, -0.5],
            knee: [0, 0, 1],
            heading: side * 0.5,
            lift: 0,
            spare: 0.002,
          },
    groundY: ({ floorY }) => floorY - 1.3,
  },
  'on-pointe': {
    arm: ({ side }) => ({
      wrist: [side * 0.75, -1.55, 0.5],
      elbow: [side, 0.15, 0.1],
      hand: {
        fingers: [-side * 0.85, -0.5, 0.05],
        palm: [-side * 0.3, 0.9, 0.1],
        curl: 0.16,
        thumb: 0.2,
      },
    }),
    leg: ({ frame, side, weight }) => ({
      ankle: [side * 0.22, frame.ankleY - 0.05, side === weight ? 0 : -0.6],
      knee: [side * 0.4, 0, 1],
      heading: side * 0.45,
      lift: 1.2,
      spare: 0.001,
    }),
    groundY: ({ floorY }) => floorY + 0.91,
  },
  stretching: {
    arm: ({ side }) => ({
      wrist: [side * 0.2, -1.75, -0.1],
      elbow: [side, 0.1, 0.1],
      hand: {
        fingers: [-side * 0.12, -1, 0.05],
        palm: [-side, 0, 0.1],
        curl: 0.04,
        thumb: 0.15,
      },
    }),
  },
}
