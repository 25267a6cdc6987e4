import { capsule, ellipsoid, smoothMin } from '../../math/distance.ts'
import type { DistanceField } from '../../math/distance.ts'
import { add, cross, dot, normalize, scaleVector, subtract } from '../../math/vector.ts'
import type { Vec3 } from '../../math/vector.ts'

/** How a hand is held: where the wrist is, where the fingers and the palm point, and which way the thumb sticks out. */
export type HandPose = {
  wrist: Vec3
  fingers: Vec3
  palm: Vec3
  /** -1 for the hand on the picture's left, 1 on the right. */
  side: -1 | 1
  /** How far the fingers curl toward the palm, 0 straight to 1 a loose fist. */
  curl: number
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
  { knuckle: [0.235, 0.74, 0], length: 0.7, radius: 0.088, lag: 0.75 },
  { knuckle: [0.08, 0.79, -0.01], length: 0.79, radius: 0.09, lag: 0.95 },
  { knuckle: [-0.075, 0.76, 0], length: 0.73, radius: 0.086, lag: 1.1 },
  { knuckle: [-0.22, 0.68, 0.015], length: 0.57, radius: 0.075, lag: 1.25 },
]

type Bone = readonly [start: Vec3, end: Vec3, radii: readonly [number, number]]

const fingerBones = ({ knuckle, length, radius, lag }: Finger, curl: number): Bone[] => {
  const bend = curl * lag
  const shares = [0.45, 0.31, 0.24]
  const angles = [0.12 + 0.75 * bend, 0.2 + 1.75 * bend, 0.26 + 2.3 * bend]
  const fan = knuckle[0] * 0.25
  const bones: Bone[] = []
  let start = knuckle
  shares.forEach((share, index) => {
    const reach = share * length
    const end: Vec3 = [
      start[0] + fan * reach * (1 - bend),
      start[1] + Math.cos(angles[index]) * reach,
      start[2] + Math.sin(angles[index]) * reach,
    ]
    const [from, to] = [1 - 0.1 * index, 1 - 0.1 * (index + 1)]
    bones.push([start, end, [radius * from, radius * to]])
    start = end
  })
  return bones
}

const thumbBones = (curl: number): Bone[] => {
  const base: Vec3 = [0.17, 0.2, 0.05]
  const middle: Vec3 = [0.36 - 0.05 * curl, 0.52, 0.13 + 0.08 * curl]
  const tip: Vec3 = [0.4 - 0.12 * curl, 0.88, 0.16 + 0.14 * curl]
  return [
    [base, middle, [0.14, 0.105]],
    [middle, tip, [0.1, 0.072]],
  ]
}

/** In the hand's own space: x to the thumb, y along the fingers, z out of the palm. */
const handInOwnSpace = (curl: number, wristRadius: number, stump: Vec3): DistanceField => {
  const fingers = FINGERS.map((finger) => fingerBones(finger, curl))
  const thumb = thumbBones(curl)
  return (x, y, z) => {
    const point: Vec3 = [x, y, z]
    let distance = ellipsoid(x - 0.005, y - 0.46, z - 0.01, 0.33, 0.52, 0.15)
    distance = smoothMin(distance, capsule(point, stump, [0, 0.08, 0], [wristRadius * 0.75, wristRadius * 1.02]), 0.22)
    for (const bones of fingers) {
      let finger = Number.POSITIVE_INFINITY
      for (const [start, end, radii] of bones) finger = smoothMin(finger, capsule(point, start, end, radii), 0.02)
      distance = smoothMin(distance, finger, 0.045)
    }
    let thumbDistance = Number.POSITIVE_INFINITY
    for (const [start, end, radii] of thumb)
      thumbDistance = smoothMin(thumbDistance, capsule(point, start, end, radii), 0.04)
    return smoothMin(distance, thumbDistance, 0.09)
  }
}

/** A hand with four fingers and a thumb as a distance field in figure space. */
export const handField = ({
  wrist,
  fingers,
  palm,
  side,
  curl,
  size,
  wristRadius,
  forearm,
}: HandPose): DistanceField => {
  const along = normalize(fingers)
  const out = normalize(subtract(palm, scaleVector(along, dot(palm, along))))
  const thumbward = scaleVector(cross(along, out), side)
  const back = scaleVector(normalize(forearm), STUMP)
  const stump: Vec3 = [dot(back, thumbward), dot(back, along), dot(back, out)]
  const field = handInOwnSpace(curl, wristRadius / size, stump)
  return (x, y, z) => {
    const offset: Vec3 = [x - wrist[0], y - wrist[1], z - wrist[2]]
    return field(dot(offset, thumbward) / size, dot(offset, along) / size, dot(offset, out) / size) * size
  }
}

/** The middle of the hand; nothing of it is farther from there than its size. */
export const handCenter = ({ wrist, fingers, size }: HandPose): Vec3 =>
  add(wrist, scaleVector(normalize(fingers), 0.7 * size))
