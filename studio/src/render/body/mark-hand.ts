import { bell, lerp, smoothstep } from '../../math/scalar.ts'
import { FINGERS, THICKNESS, THUMB, THUMB_ROOT } from './digits.ts'

/**
 * How the skin of a flat hand differs from even skin: blood, creases as shade (a nail is paler than skin: less than 0), what lies
 * at the next finger, and what is nail and shines; up to 1.
 */
export type HandMarks = { redness: number; crease: number; beside: number; nail: number }

const JOINTS = [
  { share: 0.45, crease: 0.3 },
  { share: 0.77, crease: 0.2 },
] as const

/** Shares of a finger's length from the root of a nail over where it grows free of the skin to its edge. */
const NAIL = { root: 0.885, free: 1.02, edge: 1.05 } as const
/** Where a thumb's last joint lies in a flat hand. */
const THUMB_JOINT_Y = THUMB_ROOT[1] + 0.775 * THUMB.length
/** Half the width of a nail as a share of the fingertip's radius. */
const NAIL_WIDTH = 0.8

/** Paints a nail on the back of a digit: round at both ends, pink over flesh and pale where it is free, with a rim of skin. */
const markNail = (aside: number, along: number, radius: number, marks: HandMarks): void => {
  const across = Math.abs(aside) / (radius * NAIL_WIDTH)
  const root = NAIL.root + 0.022 * across ** 2
  if (across > 1.4 || along < root - 0.05) return
  const nail =
    smoothstep(1.05, 0.9, across) *
    smoothstep(root - 0.006, root + 0.006, along) *
    smoothstep(NAIL.edge, NAIL.edge - 0.012, along + 0.02 * across ** 2)
  const free = nail * smoothstep(NAIL.free - 0.006, NAIL.free + 0.006, along)
  const rim = Math.max(
    bell(across, 1.08, 0.12) * smoothstep(root, root + 0.02, along),
    bell(along, root - 0.008, 0.012),
  )
  marks.nail = Math.max(marks.nail, nail)
  marks.redness += 0.12 * (nail - free) - 0.2 * free
  marks.crease += 0.34 * rim * smoothstep(1.3, 1.1, across) - 0.36 * nail - 0.2 * free
}

/** How far a point of a flat hand is on that side of a finger which lies at the next finger, 0 to 1. */
const besideFinger = (x: number, y: number): number => {
  const aside = FINGERS.map(({ knuckle }) => x - knuckle[0])
  const finger = aside.reduce((best, each, index) => (Math.abs(each) < Math.abs(aside[best]) ? index : best), 0)
  const hasNeighbour = aside[finger] > 0 ? finger > 0 : finger < FINGERS.length - 1
  if (!hasNeighbour) return 0
  const { knuckle, length, radius } = FINGERS[finger]
  const along = (y - knuckle[1]) / length
  const edge = Math.abs(aside[finger]) / (radius * lerp(1, THICKNESS[3], along))
  return smoothstep(0.5, 1.05, edge) * smoothstep(0.05, 0.3, along) * smoothstep(1, 0.75, along)
}

/** The lines that cross a palm: round the ball of the thumb, and two below the fingers. */
const palmLines = (x: number, y: number): number => {
  const ball = bell(x, 0.02 + 2.3 * (y - 0.27) ** 2, 0.014) * smoothstep(0.1, 0.2, y) * smoothstep(0.6, 0.52, y)
  const head =
    bell(y, 0.545 - 0.34 * Math.max(0, 0.25 - x) ** 1.5, 0.012) * smoothstep(-0.16, -0.08, x) * smoothstep(0.25, 0.2, x)
  const heart = bell(y, 0.555 + 1.1 * (x + 0.26) ** 2, 0.012) * smoothstep(-0.26, -0.2, x) * smoothstep(0.1, 0.04, x)
  return Math.max(ball, 0.75 * head, 0.85 * heart)
}

/** Blood in knuckles and tips of the fingers, creases over their joints, tendons, at a point of a flat hand. */
export const markHand = (x: number, y: number, z: number, marks: HandMarks): void => {
  const back = smoothstep(0.03, -0.045, z)
  const front = 1 - back
  // The wrist has the colour of the arm.
  marks.redness = 0.02 + (0.03 + 0.1 * front) * smoothstep(0.05, 0.5, y)
  marks.crease = 0
  marks.beside = 0
  marks.nail = 0
  if (x > 0.44 && y > 0.3) {
    marks.redness += 0.24 * smoothstep(0.75, 1, y) + 0.1 * back * bell(y, THUMB_JOINT_Y, 0.06)
    marks.crease +=
      0.15 *
      (back * (bell(y, THUMB_JOINT_Y + 0.015, 0.01) + 0.7 * bell(y, THUMB_JOINT_Y - 0.02, 0.01)) +
        front * bell(y, THUMB_JOINT_Y, 0.016))
    if (back > 0.5) markNail(x - THUMB_ROOT[0], (y - THUMB_ROOT[1]) / THUMB.length, THUMB.radius, marks)
    return
  }
  for (const { knuckle, length, radius } of FINGERS) {
    const near = bell(x, knuckle[0], radius * 0.95)
    if (near < 0.02) continue
    const along = (y - knuckle[1]) / length
    marks.redness += near * (0.2 * smoothstep(0.7, 1, along) + 0.22 * back * bell(along, 0, 0.12))
    // Wrinkles lie over the middle of a joint's back and bow away from it.
    const [middle, bow] = [bell(x, knuckle[0], radius * 0.55), 0.35 * Math.abs(x - knuckle[0])]
    for (const { share, crease } of JOINTS) {
      marks.redness += 0.1 * near * back * bell(along, share, 0.08)
      const apart = Math.abs(along - share)
      marks.crease +=
        crease *
        (back * middle * (bell(apart, 0.022 + bow, 0.011) + 0.6 * bell(apart, 0.058 + bow, 0.012)) +
          front * near * bell(apart, 0, 0.018))
    }
    marks.crease += 0.22 * near * front * bell(along, 0.12, 0.018)
    if (back > 0.5) markNail(x - knuckle[0], along, radius * THICKNESS[3], marks)
  }
  marks.beside = besideFinger(x, y)
  if (front > 0 && y < 0.8) marks.crease += 0.2 * front * palmLines(x, y)
  // Between the bones of the hand its back sinks in.
  const between =
    1 - FINGERS.reduce((most, { knuckle }) => Math.max(most, bell(x, knuckle[0] * (0.62 + 0.45 * y), 0.045)), 0)
  marks.crease += 0.22 * back * between * bell(y, 0.6, 0.2)
}
