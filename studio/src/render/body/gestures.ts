import type { Gesture } from '../../scene/scene.ts'
import { handOnHip } from './prop-arms.ts'
import type { ArmPlan, PoseOptions, Side } from './prop-arms.ts'

type Arm = (side: Side, options: PoseOptions) => ArmPlan

/** What the arm on the side that carries the weight does, and the other one where it does not hang. */
type GesturePlan = { arm: Arm; other?: Arm; moves?: ArmPlan['moves'] }

const both = (arm: Arm): GesturePlan => ({ arm, other: arm })
const bothFree = (arm: Arm): GesturePlan => ({ ...both(arm), moves: 'alone' })
const bothTouching = (arm: Arm): GesturePlan => ({ ...both(arm), moves: 'together' })

const FIST = [1.5, 1.2, 1.05, 0.95] as const
/** Below the hand, so that no wrist is bent aside. */
const ELBOW_BELOW = (side: Side): ArmPlan['elbow'] => [-side * 0.12, 1, -0.3]

const onCheek: Arm = (side) => ({
  wrist: [side * 0.98, 1.5, 0.4],
  elbow: [side * 0.5, 1, -0.1],
  hand: { fingers: [-side * 0.14, -1, -0.16], palm: [-side * 0.95, 0, -0.25], curl: 0.3, spread: 0.15 },
})

/**
 * Gestures of the arms by where the wrist is (figure space) and how the hand is held. Heights near the face are those of the
 * head, which is the same on every body.
 */
export const GESTURES: Record<Gesture, GesturePlan> = {
  waving: {
    moves: 'alone',
    arm: (side) => ({
      wrist: [side * 2.1, 1.1, 0.8],
      elbow: [0, 1, -0.35],
      hand: {
        fingers: [side * 0.2, -1, 0.05],
        palm: [-side * 0.15, 0, 1],
        curl: [0.08, 0.06, 0.1, 0.16],
        spread: 0.6,
        thumb: -0.55,
      },
    }),
  },
  'peace-sign': {
    moves: 'alone',
    arm: (side) => ({
      wrist: [side * 2.0, 1.2, 1.0],
      elbow: ELBOW_BELOW(side),
      hand: {
        fingers: [-side * 0.06, -1, 0.02],
        palm: [0, -0.05, 1],
        curl: [0, 0, 1.15, 1.15],
        spread: 0.75,
        thumb: 1,
      },
    }),
  },
  pointing: {
    moves: 'alone',
    arm: (side) => ({
      wrist: [side * 1.9, 1.95, 0.95],
      elbow: [side * 0.2, 1, -0.3],
      hand: {
        fingers: [side * 0.72, -0.72, 0.1],
        palm: [side * 0.3, 0.3, 1],
        curl: [0.02, 1.05, 1.1, 1.1],
        thumb: 0.8,
      },
    }),
  },
  'thumbs-up': {
    moves: 'alone',
    arm: (side) => ({
      wrist: [side * 1.35, 2.7, 1.3],
      elbow: [side * 0.5, 1, -0.5],
      hand: { fingers: [-side * 0.86, -0.05, 0.5], palm: [-side * 0.5, 0, -0.86], curl: FIST, thumb: -1 },
    }),
  },
  'fist-raised': {
    moves: 'alone',
    arm: (side) => ({
      wrist: [side * 2.4, 0.45, 0.4],
      elbow: [side * 0.7, 1, -0.3],
      hand: { fingers: [0, -1, 0.05], palm: [-side * 0.3, 0, 1], curl: FIST, thumb: 0.95 },
    }),
  },
  'arms-raised': bothFree((side) => ({
    wrist: [side * 2.25, -0.35, 0.05],
    elbow: [side, 0.3, -0.1],
    hand: { fingers: [side * 0.2, -1, 0], palm: [-side * 0.2, 0, 1], curl: 0.12, spread: 0.5, thumb: -0.4 },
  })),
  'hand-on-chin': {
    arm: (side) => ({
      wrist: [side * 0.52, 2.02, 0.9],
      elbow: [side * 0.4, 1, -0.2],
      hand: { fingers: [-side * 0.5, -0.86, -0.06], palm: [-side * 0.3, -0.1, -1], curl: 0.95, thumb: -0.1 },
    }),
  },
  'hand-on-cheek': { arm: onCheek },
  'hand-in-hair': {
    arm: (side) => ({
      wrist: [side * 1.12, -0.2, 0.3],
      elbow: [side, 0.7, 0.2],
      hand: { fingers: [-side * 0.5, -0.8, -0.35], palm: [-side * 0.85, 0.3, -0.4], curl: 0.4, spread: 0.4 },
    }),
  },
  'hand-over-mouth': {
    arm: (side) => ({
      wrist: [side * 0.74, 0.98, 0.98],
      elbow: [side * 0.6, 1, -0.1],
      hand: { fingers: [-side * 0.95, -0.32, 0], palm: [-side * 0.1, 0, -1], curl: 0.16 },
    }),
  },
  'blowing-a-kiss': {
    arm: (side) => ({
      wrist: [side * 0.42, 1.5, 1.1],
      elbow: [side * 0.6, 1, -0.2],
      hand: { fingers: [-side * 0.4, -0.3, 0.86], palm: [0, -0.92, -0.35], curl: 0.1, thumb: -0.3 },
    }),
  },
  praying: bothTouching((side) => ({
    wrist: [side * 0.17, 3.1, 1.3],
    elbow: [side * 0.8, 1, -0.3],
    hand: { fingers: [0, -1, 0.12], palm: [-side, 0, 0], curl: 0.03, thumb: 0.15 },
  })),
  saluting: {
    arm: (side) => ({
      wrist: [side * 1.3, -0.16, 0.5],
      elbow: [side, 0.75, 0.1],
      hand: { fingers: [-side * 0.92, -0.34, -0.1], palm: [0, 0.75, 0.66], curl: 0.05, thumb: 0.2 },
    }),
  },
  flexing: bothFree((side) => ({
    wrist: [side * 1.7, 0.85, 0.1],
    elbow: [side, 0.35, 0],
    hand: { fingers: [-side * 0.3, -0.95, 0], palm: [-side * 0.9, 0.1, 0.3], curl: FIST, thumb: 0.9 },
  })),
  'hands-clasped': bothTouching((side, { frame, weight }) => ({
    wrist: [side * 0.5, frame.waistY - (side === weight ? 0.16 : 0.06), side === weight ? 1.16 : 1.0],
    elbow: [side, 0.5, -0.6],
    hand: { fingers: [-side * 0.92, 0.3, 0.1], palm: [-side * 0.2, 0.2, -1], curl: 0.3, spread: 0 },
  })),
  'hand-on-heart': {
    arm: (side) => ({
      wrist: [side * 0.36, 2.95, 0.78],
      elbow: [side * 0.8, 1, -0.1],
      hand: { fingers: [-side * 0.9, -0.42, -0.05], palm: [0, 0, -1], curl: 0.08 },
    }),
  },
  dancing: {
    moves: 'alone',
    arm: (side) => ({
      wrist: [side * 2.05, -0.15, 0.2],
      elbow: [side, 0.5, 0],
      hand: { fingers: [-side * 0.35, -0.92, 0.1], palm: [-side * 0.3, 0.2, 0.9], curl: 0.22, spread: 0.4 },
    }),
    other: (side, { frame }) => ({
      wrist: [side * 2.35, frame.waistY - 0.55, 0.75],
      elbow: [side * 0.4, 0.8, -0.8],
      hand: { fingers: [side * 0.85, -0.3, 0.3], palm: [0, 0.9, 0.35], curl: 0.2, spread: 0.4 },
    }),
  },
  'hands-on-hips': both((_side, options) => handOnHip(options)),
  'hands-behind-head': both((side) => ({
    wrist: [side * 0.66, 0.1, -1.0],
    elbow: [side, 0.25, 0.25],
    hand: { fingers: [-side * 0.9, -0.35, -0.1], palm: [0, 0.1, 1], curl: 0.2 },
  })),
  'arms-wide': bothFree((side) => ({
    wrist: [side * 4.1, 1.35, 0.85],
    elbow: [side * 0.3, 1, -0.5],
    hand: {
      fingers: [side * 0.85, -0.42, 0.25],
      palm: [-side * 0.1, -0.35, 0.9],
      curl: 0.14,
      spread: 0.45,
      thumb: -0.4,
    },
  })),
  'hands-on-cheeks': both(onCheek),
  clapping: bothTouching((side, { weight }) => ({
    wrist: [side * 0.42, 2.95 + (side === weight ? 0.1 : -0.05), 1.25],
    elbow: [side * 0.8, 1, -0.3],
    hand: {
      fingers: [-side * 0.28, -0.85, 0.4],
      palm: [-side, 0, -0.1],
      curl: 0.08,
      spread: 0.2,
      thumb: -0.3,
    },
  })),
  shrugging: bothFree((side, { frame }) => ({
    wrist: [side * 2.1, frame.waistY - 1.0, 1.1],
    elbow: [side * 0.5, 0.9, -0.5],
    hand: {
      fingers: [side * 0.8, -0.3, 0.5],
      palm: [0, -0.9, 0.4],
      curl: 0.16,
      spread: 0.4,
      thumb: -0.5,
    },
  })),
  'boxing-guard': bothFree((side, { weight }) => ({
    wrist: [side * (side === weight ? 0.72 : 0.84), side === weight ? 1.95 : 2.1, side === weight ? 1.5 : 1.05],
    elbow: [side * 0.5, 1, -0.3],
    hand: {
      fingers: [-side * 0.25, -0.95, 0.12],
      palm: [-side * 0.6, 0, -0.8],
      curl: FIST,
      thumb: 0.9,
    },
  })),
  'ok-sign': {
    moves: 'alone',
    arm: (side) => ({
      wrist: [side * 1.9, 1.3, 1.0],
      elbow: ELBOW_BELOW(side),
      hand: {
        fingers: [-side * 0.06, -1, 0.02],
        palm: [0, -0.05, 1],
        curl: [1.15, 0.3, 0.16, 0.05],
        spread: 0.5,
        thumb: 0.85,
      },
    }),
  },
  shushing: {
    arm: (side) => ({
      wrist: [side * 0.4, 1.72, 1.15],
      elbow: [side * 0.6, 1, -0.1],
      hand: {
        fingers: [-side * 0.22, -0.97, -0.04],
        palm: [-side * 0.75, 0, -0.6],
        curl: [0.02, 1.35, 1.4, 1.4],
        thumb: 0.9,
      },
    }),
  },
  'adjusting-collar': both((side) => ({
    wrist: [side * 0.62, 2.5, 0.75],
    elbow: [side * 0.8, 1, -0.1],
    hand: {
      fingers: [-side * 0.7, -0.7, 0.05],
      palm: [-side * 0.2, 0, -1],
      curl: 0.7,
      thumb: 0.3,
    },
  })),
  'shielding-eyes': {
    arm: (side) => ({
      wrist: [side * 1.02, -0.4, 0.95],
      elbow: [side, 0.75, 0.1],
      hand: {
        fingers: [-side * 0.97, -0.12, 0.05],
        palm: [0, 0.95, 0.2],
        curl: 0.08,
        thumb: 0.2,
      },
    }),
  },
  'reaching-out': {
    moves: 'alone',
    arm: (side) => ({
      wrist: [side * 1.15, 2.6, 2.3],
      elbow: [side * 0.6, 1, -0.4],
      hand: {
        fingers: [-side * 0.1, -0.25, 0.95],
        palm: [-side * 0.4, -0.85, 0.1],
        curl: 0.2,
        spread: 0.3,
        thumb: -0.3,
      },
    }),
  },
  running: bothFree((side, { frame, weight }) => ({
    wrist: [
      side * (frame.shoulderX * 0.72),
      frame.waistY - (side === weight ? 0.1 : 1.0),
      side === weight ? -0.3 : 1.25,
    ],
    elbow: [side * 0.35, 0.35, -1],
    hand: { fingers: [-side * 0.2, -0.45, side === weight ? 0.7 : 0.6], palm: [-side, 0, 0.1], curl: FIST, thumb: 0.7 },
  })),
}
