import { bell, clamp, lerp, smoothstep, TAU } from '../../math/scalar.ts'
import type { PosedPerson } from '../../render/person/pose-person.ts'
import { tiltOf } from '../../render/view/camera.ts'
import type { Camera } from '../../render/view/camera.ts'
import { makePose, HEAD_SEAT, NECK_PIVOT } from '../../render/view/pose.ts'
import type { Pose } from '../../render/view/pose.ts'
import type { HandReach } from '../layers/hand-reach.ts'
import type { BentLayer } from '../layers/person-grids.ts'
import type { MotionSample } from './sample-motion.ts'
import type { View } from './view.ts'

/** Three rows of a rotation about the top of the neck. */
type Matrix = Float64Array

const matrixOf = ({ rotate }: Pose): Matrix => {
  const [right, down, forward] = [rotate(1, 0, 0), rotate(0, 1, 0), rotate(0, 0, 1)]
  return Float64Array.from([0, 1, 2].flatMap((axis) => [right[axis], down[axis], forward[axis]]))
}

/** A head turned from the pose it was drawn in to another one. */
type HeadTurn = {
  /** Brings a world point into head space, in place. */
  toHead: (point: Float64Array) => void
  /** Brings a point of head space to its new place in the world, in place. */
  toWorld: (point: Float64Array) => void
}

/** Turning of many points: works on one array and makes no garbage. */
const createHeadTurn = (drawn: Pose, moved: Pose): HeadTurn => {
  const from = matrixOf(drawn)
  const to = matrixOf(moved)
  const [pivotX, pivotY, pivotZ] = NECK_PIVOT
  return {
    toHead: (point) => {
      const x = point[0] - pivotX
      const y = point[1] - pivotY - HEAD_SEAT
      const z = point[2] - pivotZ
      point[0] = from[0] * x + from[3] * y + from[6] * z + pivotX
      point[1] = from[1] * x + from[4] * y + from[7] * z + pivotY
      point[2] = from[2] * x + from[5] * y + from[8] * z + pivotZ
    },
    toWorld: (point) => {
      const x = point[0] - pivotX
      const y = point[1] - pivotY
      const z = point[2] - pivotZ
      point[0] = to[0] * x + to[1] * y + to[2] * z + pivotX
      point[1] = to[3] * x + to[4] * y + to[5] * z + pivotY + HEAD_SEAT
      point[2] = to[6] * x + to[7] * y + to[8] * z + pivotZ
    },
  }
}

/** Puts a layer's nodes where they are at a moment: x and y in the frame for every node. */
export type Bend = (layer: BentLayer, places: Float32Array) => void

export type Bends = { body: Bend; head: Bend; hair: Bend }

/** The upright axis that the camera circles, and that bodies turn about. */
const AXIS_Z = -0.3
/** Head units that a full breath lifts shoulders and widens the chest by. */
const BREATH_RISE = 0.016
const BREATH_DEPTH = 0.035
const SHRUG_RISE = 0.2
/** Radians that a full sway leans the body by; it stands on its feet. */
const SWAY_LEAN = 0.028
const SWAY_FLOOR = 14
/** How far the chin drops when the mouth opens to speak. */
const JAW_DROP = 0.045
/** Head units that a strong wind carries a strand of one head unit, and cloth that hangs as far. */
const HAIR_REACH = 0.11
const CLOTH_REACH = 0.03
/** Head units that a full gesture raises a hand by, and leads it aside by: outwards, or both the same way where they touch. */
const GESTURE_RISE = 0.34
const GESTURE_ASIDE = 0.2
const GESTURE_ASIDE_TOGETHER = 0.1
/** One hand says it, the other goes along a little. */
const FOLLOWS = 0.35
/** How far around the mouth the skin goes along, in half mouths and head units. */
const MOUTH_REACH_X = 2.1
/** No wider than this, in head units: the outline of a face stays as it is, however wide the mouth. */
const MOST_REACH_X = 0.44
/** The skin goes along the less the nearer it is to that outline, in head units from the middle to the front. */
const OUTLINE_DEPTH = [0.2, 0.55] as const
const MOUTH_REACH_Y = 0.27
/** Shares by which lips get narrower when they are round, wider when they are spread, and flatter when they press. */
const ROUND = 0.34
const SPREAD = 0.17
const PRESS = 0.45
/** Round lips come forward and look fuller. */
const PROTRUDE = 0.16
/** Head units that brows rise; the rim of glasses must not bend with them. */
const BROW_LIFT = 0.034
const BROW_LIFT_BEHIND_GLASSES = 0.01
const BROW_REACH = 0.085

type Point = Float64Array

/** How far a point of the body goes along with the head: the neck does, an umbrella beside it does not. */
const neckAt = (x: number, y: number, z: number): number =>
  0.85 * smoothstep(1.5, 0.72, y) * smoothstep(0.1, 0.45, y) * smoothstep(0.8, 0.5, Math.hypot(x, z - AXIS_Z))

/** Everything that moves with the trunk. */
const moveTrunk = (point: Point, moment: MotionSample): void => {
  const x = point[0]
  const y = point[1]
  const z = point[2]
  const chest = smoothstep(0.95, 1.65, y) * smoothstep(4.4, 2.4, y)
  const lean = SWAY_LEAN * moment.sway * (SWAY_FLOOR - y) * 0.5
  const wide = 0.007 * moment.breath * bell(y, 2.5, 1.1)
  const shoulders = smoothstep(1, 1.7, y) * smoothstep(3.4, 1.9, y)
  point[0] = x * (1 + wide) + lean * smoothstep(SWAY_FLOOR, SWAY_FLOOR - 5, y)
  point[1] = y - BREATH_RISE * moment.breath * chest - SHRUG_RISE * moment.shrug * shoulders
  point[2] = z + BREATH_DEPTH * moment.breath * bell(y, 2.4, 0.9) * smoothstep(-0.4, 0.5, z)
}

/** Air that passes: a steady lean with the wind and waves that run down what hangs. */
const swayInAir = (moment: MotionSample, slack: number, x: number, y: number): number => {
  const strength = Math.abs(moment.wind)
  const calm = 0.09
  const wave =
    Math.sin(TAU * (2 * moment.airShare) - 1.5 * y + 0.9 * x) +
    0.5 * Math.sin(TAU * (3 * moment.airShare) - 2.6 * y - 1.7 * x + 1)
  return slack ** 1.15 * (0.5 * moment.wind + (calm + 0.55 * strength) * 0.5 * wave)
}

/** Prepares the bending of all layers for one moment. `sitting` is the person as the layers were drawn. */
export const createBends = (posed: PosedPerson, frame: Camera, moment: MotionSample, view: View): Bends => {
  const { pose, head, body } = posed
  const { figure } = body
  const moved = makePose(
    { yaw: pose.yaw + moment.yaw, pitch: pose.pitch + moment.pitch, roll: pose.roll + moment.roll },
    frame,
  )
  const focusY = frame.centerY + 0.35 * (frame.height / 2 - frame.centerY)
  const tilt = tiltOf(frame)
  const [cosOrbit, sinOrbit] = [Math.cos(view.orbit), Math.sin(view.orbit)]
  const { mouthY, chinY, mouthHalfWidth, browY } = head.layout
  const jawAt = (point: Point): number =>
    smoothstep(mouthY + 0.01, mouthY + 0.09, point[1]) *
    smoothstep(chinY + 0.35, chinY, point[1]) *
    smoothstep(-0.1, 0.35, point[2])
  const neck = new Float64Array([0, 1.1, -0.25])
  moveTrunk(neck, moment)
  const [carryX, carryY, carryZ] = [neck[0], neck[1] - 1.1, neck[2] + 0.25]

  const project = (point: Point, places: Float32Array, node: number): void => {
    const depth = point[2] - AXIS_Z
    const x = point[0] * cosOrbit + depth * sinOrbit
    const z = AXIS_Z + depth * cosOrbit - point[0] * sinOrbit
    const zoom = frame.scale * (1 + tilt.seenZ(point[1], z) * frame.perspective * view.zoom)
    const flatX = frame.centerX + x * zoom
    const flatY = frame.centerY + tilt.seenY(point[1], z) * zoom
    places[node * 2] = frame.centerX + (flatX - frame.centerX) * view.zoom + view.shiftX
    places[node * 2 + 1] = focusY + (flatY - focusY) * view.zoom + view.shiftY
  }
  const turn = createHeadTurn(pose, moved)
  const browLift = posed.identity.glasses.style === 'none' ? BROW_LIFT : BROW_LIFT_BEHIND_GLASSES
  const reachX = Math.min(MOST_REACH_X, MOUTH_REACH_X * mouthHalfWidth)
  /** Rounds, spreads and presses the lips and lifts the brows by moving the skin, between and beside what is drawn. */
  const shapeFace = (point: Point): void => {
    if (point[2] < 0) return
    const [across, down] = [point[0] / reachX, point[1] - mouthY - 0.03 * moment.talk]
    const reach =
      smoothstep(1, 0.2, across * across + (down / MOUTH_REACH_Y) ** 2) * smoothstep(...OUTLINE_DEPTH, point[2])
    if (reach > 0) {
      const round = Math.min(0, moment.spread)
      point[0] += point[0] * (ROUND * round + SPREAD * Math.max(0, moment.spread)) * reach
      const near = smoothstep(0.13, 0.02, Math.abs(down)) * reach
      point[1] -= down * (PRESS * moment.press + PROTRUDE * round) * near
    }
    if (moment.brow !== 0) {
      const lift = bell(point[1], browY, BROW_REACH) * smoothstep(0.62, 0.4, Math.abs(point[0]))
      point[1] -= browLift * moment.brow * lift
    }
  }
  const isFaceStill = moment.spread === 0 && moment.press === 0 && moment.brow === 0
  const turnHead = (point: Point): void => {
    turn.toHead(point)
    if (moment.talk > 0) point[1] += JAW_DROP * moment.talk * jawAt(point)
    if (!isFaceStill) shapeFace(point)
    turn.toWorld(point)
    point[0] += carryX
    point[1] += carryY
    point[2] += carryZ
  }
  const raised = Math.abs(moment.gesture)
  const leader = moment.gesture < 0 ? 0 : 1
  /** How far each hand is led aside and raised: a hand that is alone free says it all. */
  const ways = figure.arms.map(({ moves }, side) => {
    if (moves === 'together') return { aside: GESTURE_ASIDE_TOGETHER * moment.gesture, rise: GESTURE_RISE * raised }
    const leads = side === leader || figure.arms[1 - side].moves === undefined
    const share = (leads ? 1 : FOLLOWS) * raised
    return { aside: (side === 0 ? -1 : 1) * GESTURE_ASIDE * share, rise: GESTURE_RISE * share }
  })
  const gesture = (point: Point, hands: HandReach, node: number): void => {
    for (const [side, { aside, rise }] of ways.entries()) {
      const share = hands[side][node]
      point[0] += share * aside
      point[1] -= share * rise
    }
  }

  const turned = new Float64Array(3)
  const point = new Float64Array(3)
  const each = (layer: BentLayer, places: Float32Array, move: (slack: number, node: number) => void): void => {
    const { world, slack } = layer
    for (const node of layer.used) {
      point[0] = world[node * 3]
      point[1] = world[node * 3 + 1]
      point[2] = world[node * 3 + 2]
      move(slack[node], node)
      project(point, places, node)
    }
  }
  const mixTurned = (share: number): void => {
    for (let axis = 0; axis < 3; axis++) point[axis] = lerp(point[axis], turned[axis], share)
  }
  return {
    body: (layer, places) =>
      each(layer, places, (slack, node) => {
        const x = point[0]
        const y = point[1]
        const z = point[2]
        const follows = neckAt(x, y, z)
        if (follows > 0) {
          turned.set(point)
          turnHead(turned)
        }
        moveTrunk(point, moment)
        if (follows > 0) mixTurned(follows)
        if (raised > 0 && layer.hands) gesture(point, layer.hands, node)
        point[0] += CLOTH_REACH * swayInAir(moment, clamp(slack, 0, 5), x, y)
      }),
    head: (layer, places) => each(layer, places, () => turnHead(point)),
    hair: (layer, places) =>
      each(layer, places, (slack) => {
        const x = point[0]
        const y = point[1]
        const follows = lerp(1, 0.25, smoothstep(0.9, 2.7, y))
        turned.set(point)
        turnHead(turned)
        moveTrunk(point, moment)
        mixTurned(follows)
        const sway = HAIR_REACH * swayInAir(moment, slack, x, y)
        point[0] += sway
        point[1] -= 0.35 * Math.abs(sway) * Math.min(1, Math.abs(moment.wind))
      }),
  }
}
