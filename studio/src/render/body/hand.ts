import { capsule, ellipsoid, smoothMin } from '../../math/distance.ts'
import type { DistanceField } from '../../math/distance.ts'
import { lerp } from '../../math/scalar.ts'
import { add, cross, dot, normalize, scaleVector, subtract } from '../../math/vector.ts'
import type { Vec3 } from '../../math/vector.ts'

/** How a hand is held: where the wrist is, where the fingers and the palm point, and which way the thumb sticks out. */
export type HandPose = {
  wrist: Vec3
  fingers: Vec3
  palm: Vec3
  /** -1 for the hand on the picture's left, 1 on the right. */
  side: -1 | 1
  /** How far the fingers curl toward the palm, 0 straight to 1 a loose fist; of all of them, or of each from the index on. */
  curl: number | readonly [index: number, middle: number, ring: number, little: number]
  /** How far the thumb lies across the palm, 0 beside the hand to 1; -1 sticks out. As the fingers curl when left out. */
  thumb?: number
  /** How far the fingers are spread, 0 together to 1. */
  spread?: number
  /** Size; 1 is an average man's. */
  size: number
  wristRadius: number
  /** From the wrist to the elbow. */
  forearm: Vec3
}

/** How far the hand's own wrist reaches into the forearm. */
const STUMP = 0.34

type Finger = { knuckle: Vec3; length: number; radius: number; lag: number }

/** Across the hand from the thumb's side: place of the knuckle, length of the finger and its thickness. */
const FINGERS: readonly Finger[] = [
  { knuckle: [0.218, 0.75, -0.005], length: 0.68, radius: 0.077, lag: 0.75 },
  { knuckle: [0.075, 0.79, -0.018], length: 0.77, radius: 0.079, lag: 0.95 },
  { knuckle: [-0.066, 0.765, -0.01], length: 0.71, radius: 0.075, lag: 1.1 },
  { knuckle: [-0.198, 0.7, 0.008], length: 0.55, radius: 0.064, lag: 1.25 },
]

type Bone = readonly [start: Vec3, end: Vec3, radii: readonly [number, number]]
type Nail = { center: Vec3; along: Vec3; out: Vec3; halfWidth: number }
type Digit = { bones: readonly Bone[]; nail: Nail }

/** Shares of a finger's length, and its thickness at each joint down to the tip. */
const PHALANGES = [0.45, 0.31, 0.24] as const
const THICKNESS = [1, 0.93, 0.86, 0.7] as const

const nailOn = ([start, end, radii]: Bone, out: Vec3): Nail => ({
  center: add(
    [0, 1, 2].map((axis) => lerp(start[axis], end[axis], 0.86)) as unknown as Vec3,
    scaleVector(out, radii[1] * 0.93),
  ),
  along: normalize(subtract(end, start)),
  out,
  halfWidth: radii[1] * 0.74,
})

const bendFinger = ({ knuckle, length, radius, lag }: Finger, curl: number, spread: number): Digit => {
  const bend = curl * lag
  const angles = [0.1 + 0.78 * bend, 0.18 + 1.75 * bend, 0.24 + 2.3 * bend]
  const fan = knuckle[0] * (0.25 + 1.3 * spread)
  const bones: Bone[] = []
  let start = knuckle
  PHALANGES.forEach((share, index) => {
    const reach = share * length
    const end: Vec3 = [
      start[0] + fan * reach * Math.max(0, 1 - bend),
      start[1] + Math.cos(angles[index]) * reach,
      start[2] + Math.sin(angles[index]) * reach,
    ]
    bones.push([start, end, [radius * THICKNESS[index], radius * THICKNESS[index + 1]]])
    start = end
  })
  const last = angles[2]
  return { bones, nail: nailOn(bones[2], [0, Math.sin(last), -Math.cos(last)]) }
}

const bendThumb = (across: number): Digit => {
  const t = Math.max(0, across)
  const away = Math.max(0, -across)
  const base: Vec3 = [0.15, 0.18, 0.05]
  const middle: Vec3 = [0.315 - 0.04 * t + 0.06 * away, 0.49 - 0.1 * away, 0.11 + 0.09 * t - 0.03 * away]
  const joint: Vec3 = [0.4 - 0.15 * t + 0.14 * away, 0.69 - 0.2 * away, 0.15 + 0.17 * t - 0.08 * away]
  const tip: Vec3 = [0.43 - 0.3 * t + 0.28 * away, 0.86 - 0.28 * away, 0.17 + 0.2 * t - 0.1 * away]
  const bones: Bone[] = [
    [base, middle, [0.13, 0.095]],
    [middle, joint, [0.093, 0.083]],
    [joint, tip, [0.083, 0.064]],
  ]
  const along = normalize(subtract(tip, joint))
  const wanted: Vec3 = [0.75, 0.1, -0.5]
  return { bones, nail: nailOn(bones[2], normalize(subtract(wanted, scaleVector(along, dot(wanted, along))))) }
}

const digitsOf = ({ curl, thumb, spread = 0.12 }: Pick<HandPose, 'curl' | 'thumb' | 'spread'>): Digit[] => {
  const curls = typeof curl === 'number' ? FINGERS.map(() => curl) : curl
  const mean = curls.reduce((sum, each) => sum + each, 0) / curls.length
  return [...FINGERS.map((finger, index) => bendFinger(finger, curls[index], spread)), bendThumb(thumb ?? 0.7 * mean)]
}

const digitField = (bones: readonly Bone[], point: Vec3): number => {
  let digit = Number.POSITIVE_INFINITY
  for (const [start, end, radii] of bones) digit = smoothMin(digit, capsule(point, start, end, radii), 0.016)
  return digit
}

/** Bones of the palm from the wrist to the knuckles, with the ball of the thumb and the heel of the hand. */
const palmField = (point: Vec3): number => {
  const [x, y, z] = point
  let palm = Number.POSITIVE_INFINITY
  for (const { knuckle, radius } of FINGERS) {
    const root: Vec3 = [knuckle[0] * 0.58, 0.1, 0.012]
    palm = smoothMin(palm, capsule(point, root, knuckle, [0.125, radius * 1.16]), 0.11)
  }
  palm = smoothMin(palm, ellipsoid(x - 0.16, y - 0.36, z - 0.075, 0.15, 0.27, 0.115), 0.1)
  return smoothMin(palm, ellipsoid(x + 0.16, y - 0.36, z - 0.045, 0.11, 0.3, 0.1), 0.1)
}

/** In the hand's own space: x to the thumb, y along the fingers, z out of the palm. */
const handInOwnSpace = (digits: readonly Digit[], wristRadius: number, stump: Vec3): DistanceField => {
  const thumb = digits[FINGERS.length].bones
  return (x, y, z) => {
    const point: Vec3 = [x, y, z]
    const wrist = capsule(point, stump, [0, 0.08, 0], [wristRadius * 0.75, wristRadius * 0.98])
    const palm = smoothMin(palmField(point), wrist, 0.2)
    let distance = palm
    for (let index = 0; index < FINGERS.length; index++) {
      const finger = digitField(digits[index].bones, point)
      // Each finger melts into the palm, and hardly into its neighbours.
      distance = smoothMin(distance, smoothMin(palm, finger, 0.055), 0.012)
    }
    return smoothMin(distance, digitField(thumb, point), 0.06)
  }
}

type HandAxes = { thumbward: Vec3; along: Vec3; out: Vec3 }

const axesOf = ({ fingers, palm, side }: HandPose): HandAxes => {
  const along = normalize(fingers)
  const out = normalize(subtract(palm, scaleVector(along, dot(palm, along))))
  return { along, out, thumbward: scaleVector(cross(along, out), side) }
}

/** A hand with four fingers and a thumb as a distance field in figure space. */
export const handField = (hand: HandPose): DistanceField => {
  const { wrist, size, wristRadius, forearm } = hand
  const { along, out, thumbward } = axesOf(hand)
  const back = scaleVector(normalize(forearm), STUMP)
  const stump: Vec3 = [dot(back, thumbward), dot(back, along), dot(back, out)]
  const field = handInOwnSpace(digitsOf(hand), wristRadius / size, stump)
  return (x, y, z) => {
    const offset: Vec3 = [x - wrist[0], y - wrist[1], z - wrist[2]]
    return field(dot(offset, thumbward) / size, dot(offset, along) / size, dot(offset, out) / size) * size
  }
}

/** Rows of points over each nail in figure space, from its root to its edge. */
export const nailsOf = (hand: HandPose): Vec3[][][] => {
  const { along, out, thumbward } = axesOf(hand)
  const toFigure = (point: Vec3): Vec3 =>
    add(
      hand.wrist,
      scaleVector(
        add(scaleVector(thumbward, point[0]), add(scaleVector(along, point[1]), scaleVector(out, point[2]))),
        hand.size,
      ),
    )
  return digitsOf(hand).map(({ nail }) => {
    const aside = cross(nail.along, nail.out)
    return Array.from({ length: 6 }, (_, row) => {
      const share = row / 5
      const half = nail.halfWidth * Math.sin(Math.PI * (0.24 + 0.52 * share)) ** 0.5
      return Array.from({ length: 5 }, (_unused, column): Vec3 => {
        const across = (column / 4 - 0.5) * 2
        const sunk = 0.5 * half * across * across
        return toFigure(
          add(
            nail.center,
            add(
              scaleVector(nail.along, (share - 0.62) * nail.halfWidth * 2.5),
              add(scaleVector(aside, across * half), scaleVector(nail.out, -sunk)),
            ),
          ),
        )
      })
    })
  })
}

/** The middle of the hand; nothing of it is farther from there than its size. */
export const handCenter = ({ wrist, fingers, size }: HandPose): Vec3 =>
  add(wrist, scaleVector(normalize(fingers), 0.7 * size))
