import type { Vec3 } from '../../math/vector.ts'
import { PROP_GRIPS } from '../../scene/props.ts'
import type { Grip, Prop } from '../../scene/props.ts'
import type { Carriage } from './carriage.ts'
import type { Frame } from './frame.ts'
import { BOX, heldAt } from './digits.ts'
import type { HandClosing, Hold } from './digits.ts'
import { handSize } from './hand.ts'
import { liftAt } from './warp.ts'
import type { HandPlace } from './hand.ts'
import type { Limb } from './limb.ts'

export type Side = -1 | 1

/** Where an arm reaches: its wrist, the way its elbow points, and the hand if it can be seen. */
export type ArmPlan = {
  wrist: Vec3
  elbow: Vec3
  hand?: Pick<HandPlace, 'fingers' | 'palm' | 'spread'> & HandClosing
  inPocket?: boolean
  /** How its hand can move while somebody speaks: by itself, or only together with the other. Else it rests on something. */
  moves?: 'alone' | 'together'
}

export type PoseOptions = {
  frame: Frame
  side: Side
  /** The side that carries the weight. */
  weight: Side
  /** How far clothes stand out where the hands hang. */
  room: number
  /** The same at the waist. */
  cover: number
  /** Where hands go into pockets: 1 at the hip joints, 2 at the crotch. */
  pocket: number
  /** At a table. */
  isSeated: boolean
  isSkirted: boolean
  carriage: Carriage
  /** The leg on its side. */
  leg: Limb
}

/** Height of the table that a seated person sits at. */
export const tableHeight = (frame: Frame): number => frame.waistY + 0.3

/** Height of the seat of a high stool, and of the bar that feet rest on. */
export const stoolSeatY = (frame: Frame): number => frame.crotchY + 0.28
export const stoolRestY = (frame: Frame): number => frame.floorY - 2.5

/** The hand that holds is on the side that carries the weight; books take both. */
const holds = ({ side, weight }: PoseOptions): boolean => side === weight

/**
 * Radii of what is held round its body where the fingers lie, in head units. Things thicker than others of their grip are held
 * round their own.
 */
export const HELD_RADII = {
  round: 0.33,
  slim: 0.29,
  burger: 0.46,
  coconut: 0.42,
  popcorn: 0.38,
  stick: 0.13,
  handle: 0.09,
} as const

const isThick = (prop: Prop): prop is Prop & keyof typeof HELD_RADII => Object.hasOwn(HELD_RADII, prop)

/** A fist round something upright, its back to the viewer. */
const fist = (side: number): NonNullable<ArmPlan['hand']> => ({
  fingers: [-side * 0.84, -0.12, 0.42],
  palm: [-side * 0.42, 0, -0.9],
  hold: HELD_RADII.stick,
})

/** A fist under what hangs from it, its palm up. */
const hook = (side: number): NonNullable<ArmPlan['hand']> => ({
  fingers: [-side * 0.4, 0.12, 0.9],
  palm: [-side * 0.1, -1, 0.1],
  hold: HELD_RADII.stick,
})

/** Fingers round the front of something upright, rising to their tips. */
const grip = (side: number, radius: number): NonNullable<ArmPlan['hand']> => ({
  fingers: [-side * 0.3, -0.26, 0.92],
  palm: [-side * 0.96, -0.06, -0.28],
  spread: 0.01,
  hold: radius,
})

const bentElbow = (side: number): Vec3 => [side * 0.2, 1, -0.5]

const PLANS: Record<Grip, (options: PoseOptions) => ArmPlan> = {
  book: ({ side, frame }) => ({
    wrist: [side * 0.98, frame.waistY - 0.12, 1.02],
    elbow: bentElbow(side),
    hand: { fingers: [-side * 0.72, -0.66, 0.2], palm: [0, -0.12, -1], curl: 0.1 },
  }),
  cup: ({ side, frame, isSeated }) => ({
    wrist: [side * 0.72, isSeated ? tableHeight(frame) - 0.42 : frame.waistY - 0.75, 0.85],
    elbow: bentElbow(side),
    hand: grip(side, HELD_RADII.round),
  }),
  handle: ({ side, frame, isSeated }) => ({
    wrist: [side * 1.02, isSeated ? tableHeight(frame) - 0.42 : frame.waistY - 0.75, 0.72],
    elbow: bentElbow(side),
    hand: { fingers: [-side * 0.3, -0.14, 0.94], palm: [-side * 0.95, -0.04, -0.3], hold: HELD_RADII.handle },
  }),
  glass: ({ side, frame }) => ({
    wrist: [side * 0.85, frame.waistY - 0.85, 0.8],
    elbow: bentElbow(side),
    hand: grip(side, HELD_RADII.slim),
  }),
  phone: ({ side, frame }) => ({
    wrist: [side * 0.74, frame.waistY - 0.75, 1.0],
    elbow: bentElbow(side),
    hand: {
      fingers: [-side * 0.87, -0.25, 0.39],
      palm: [-side * 0.37, -0.25, -0.91],
      spread: 0.06,
      hold: 'flat',
    },
  }),
  ear: ({ side, frame }) => ({
    wrist: [side * 0.98, 1.6 + liftAt(frame, 1.75), 0.74],
    elbow: [side * 0.75, 1, 0.05],
    hand: {
      fingers: [side * 0.3, -0.875, 0.33],
      palm: [-side * 0.935, -0.37, -0.09],
      spread: 0.06,
      hold: 'flat',
    },
  }),
  bag: ({ side, frame }) => ({
    wrist: [side * 0.95, frame.waistY - 0.75, 0.75],
    elbow: bentElbow(side),
    hand: hook(side),
  }),
  umbrella: ({ side, frame }) => ({
    wrist: [side * 1.78, frame.waistY - 0.85, 0.9],
    elbow: bentElbow(side),
    hand: fist(side),
  }),
  bouquet: ({ side, frame }) => ({
    wrist: [side * 0.62, frame.waistY - 0.1, 0.95],
    elbow: bentElbow(side),
    hand: fist(side),
  }),
  microphone: ({ side }) => ({ wrist: [side * 0.62, 2.95, 0.95], elbow: bentElbow(side), hand: fist(side) }),
}

/** How both hands hold something, in head units. */
type Between = {
  /** How far the wrists are before the body's middle, and how much lower than other things the thing is held before the waist. */
  ahead: number
  down: number
} & ({ box: { half: number; depth: number } } | { ball: number } | { post: number } | { below: number; hold: Hold })

/**
 * Things between both hands: at the sides of a box of half this breadth, of a ball or of something upright of this radius, or on
 * hands so far from the middle.
 */
const BETWEEN: Partial<Record<Prop, Between>> = {
  laptop: { box: { half: 1.3, depth: 0.09 }, ahead: 0.8, down: 0.25 },
  tablet: { box: { half: 0.98, depth: 0.06 }, ahead: 0.8, down: 0.15 },
  sign: { box: { half: 1.35, depth: 0.07 }, ahead: 0.8, down: 0.15 },
  record: { box: { half: 1.03, depth: 0.03 }, ahead: 0.8, down: 0 },
  gift: { box: { half: 0.92, depth: 0.9 }, ahead: 1.2, down: 0.1 },
  camera: { box: { half: 0.86, depth: 0.4 }, ahead: 1, down: 0.1 },
  football: { ball: 0.92, ahead: 1.35, down: 0 },
  basketball: { ball: 0.92, ahead: 1.35, down: 0 },
  helmet: { ball: 0.86, ahead: 1.35, down: 0 },
  pumpkin: { ball: 0.92, ahead: 1.35, down: 0.1 },
  bowl: { ball: 0.75, ahead: 1.35, down: -0.1 },
  salad: { ball: 0.75, ahead: 1.35, down: -0.1 },
  curry: { ball: 0.75, ahead: 1.35, down: -0.1 },
  plate: { ball: 1, ahead: 1.4, down: -0.2 },
  samosas: { ball: 1, ahead: 1.4, down: -0.2 },
  pastries: { ball: 1, ahead: 1.4, down: -0.2 },
  sushi: { ball: 1, ahead: 1.4, down: -0.2 },
  laddoos: { ball: 1, ahead: 1.4, down: -0.2 },
  dessert: { ball: 1, ahead: 1.4, down: -0.2 },
  cake: { ball: 1, ahead: 1.4, down: 0 },
  'teddy-bear': { ball: 0.76, ahead: 1.2, down: -0.1 },
  plant: { post: 0.56, ahead: 1.2, down: 0.15 },
  pineapple: { post: 0.58, ahead: 1.2, down: 0 },
  trophy: { post: 0.44, ahead: 1.2, down: -0.3 },
  controller: { box: { half: 0.74, depth: 0.34 }, ahead: 1.1, down: 0.1 },
  mat: { below: 0.8, hold: 0.36, ahead: 0.9, down: 0.55 },
  board: { below: 0.85, hold: { depth: 0.05 }, ahead: 0.8, down: 0.6 },
}

/** How high above the waist things are that are held before it. */
export const BEFORE_WAIST = 0.7

/** Right hands at the lower sides of a ball, and at the sides of what stands upright. */
const BALL_HAND = { fingers: [-0.24, -0.23, 0.93], palm: [-0.8, -0.5, -0.33] } as const
const POST_HAND = { fingers: [-0.42, -0.2, 0.86], palm: [-0.88, -0.05, -0.47] } as const

const heldBetween = (plan: Between, { side, frame }: PoseOptions): ArmPlan => {
  const { ahead, down } = plan
  const size = handSize(frame)
  const y = frame.waistY - BEFORE_WAIST + down
  const elbow = bentElbow(side)
  if ('box' in plan)
    return {
      wrist: [side * (plan.box.half + BOX.out * size), y + 0.28 * BOX.along * size, ahead],
      elbow,
      hand: { fingers: [0, -0.28, 0.96], palm: [-side, 0, 0], hold: { depth: plan.box.depth } },
    }
  if ('ball' in plan || 'post' in plan) {
    const isBall = 'ball' in plan
    const radius = isBall ? plan.ball : plan.post
    const { fingers, palm } = isBall ? BALL_HAND : POST_HAND
    const [along, out] = heldAt(radius / size)
    const [x, rise] = [0, 1].map((axis) => -size * (along * fingers[axis] + out * palm[axis]))
    return {
      wrist: [side * x, y + rise, ahead],
      elbow,
      hand: {
        fingers: [side * fingers[0], fingers[1], fingers[2]],
        palm: [side * palm[0], palm[1], palm[2]],
        spread: isBall ? 0.3 : 0.06,
        hold: isBall ? { ball: radius } : radius,
      },
    }
  }
  return {
    wrist: [side * plan.below, y, ahead],
    elbow,
    hand: { fingers: [-side * 0.12, 0, 1], palm: [0, -1, 0], hold: plan.hold },
  }
}

/** How an arm holds something, or nothing for an arm that stays free. */
export const holdingArm = (prop: Prop, options: PoseOptions): ArmPlan | undefined => {
  const between = BETWEEN[prop]
  if (between) return heldBetween(between, options)
  if (PROP_GRIPS[prop] !== 'book' && !holds(options)) return undefined
  const plan = PLANS[PROP_GRIPS[prop]](options)
  if (!plan.hand || !isThick(prop)) return plan
  const { fingers, palm, spread } = plan.hand
  return { ...plan, hand: { fingers, palm, spread, hold: HELD_RADII[prop] } }
}

/** Forearms on the table, one hand over the other. */
export const restingArm = ({ frame, side, weight }: PoseOptions): ArmPlan => {
  const above = side === weight
  return {
    wrist: [side * 0.78, tableHeight(frame) - (above ? 0.36 : 0.2), above ? 1.5 : 1.72],
    elbow: [side, 0.7, -0.4],
    hand: { fingers: [-side * 0.95, above ? 0.06 : 0.02, 0.3], palm: [0, 1, 0.1], curl: 0.2 },
  }
}

/** The palm on the crest of the hip, its fingers round to the front and the thumb behind. */
export const handOnHip = ({ frame, side, room, cover }: PoseOptions): ArmPlan => {
  const hip = (frame.gender === 'male' ? 0.98 : 0.84) * frame.breadth
  return {
    wrist: [side * (hip + 0.3 + 0.6 * room + cover), frame.waistY + 0.34, -0.72 + 0.3 * cover],
    elbow: [side * 0.8, 0.2, -0.95],
    hand: {
      fingers: [-side * 0.2, 0.42 - 0.3 * room, 0.88],
      palm: [-side * 0.88, 0.42, 0],
      curl: [0.34, 0.37, 0.39, 0.4],
      spread: 0,
      thumb: 0.2,
    },
  }
}
