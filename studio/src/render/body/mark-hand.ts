import { bell, lerp, smoothstep } from '../../math/scalar.ts'
import { FINGERS, THICKNESS } from './hand.ts'

/** How the skin of a flat hand differs from even skin: blood, creases as shade, and what lies at the next finger; all 0 to 1. */
export type HandMarks = { redness: number; crease: number; beside: number }

const JOINTS = [
  { share: 0.45, crease: 0.3 },
  { share: 0.77, crease: 0.2 },
] as const

/** Where the root of a nail lies along its finger. */
const NAIL_ROOT = 0.88

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

/** Blood in knuckles and tips of the fingers, creases over their joints, tendons, at a point of a flat hand. */
export const markHand = (x: number, y: number, z: number, marks: HandMarks): void => {
  const back = smoothstep(0.03, -0.045, z)
  const front = 1 - back
  // The wrist has the colour of the arm.
  marks.redness = 0.02 + (0.03 + 0.1 * front) * smoothstep(0.05, 0.5, y)
  marks.crease = 0
  marks.beside = 0
  if (x > 0.34 && y > 0.3) {
    marks.redness += 0.24 * smoothstep(0.62, 0.9, y)
    marks.crease += 0.12 * bell(y, 0.6, 0.03)
    return
  }
  for (const { knuckle, length, radius } of FINGERS) {
    const near = bell(x, knuckle[0], radius * 0.95)
    if (near < 0.02) continue
    const along = (y - knuckle[1]) / length
    marks.redness += near * (0.26 * smoothstep(0.7, 1, along) + 0.22 * back * bell(along, 0, 0.12))
    for (const { share, crease } of JOINTS) {
      marks.redness += 0.1 * near * back * bell(along, share, 0.1)
      const apart = Math.abs(along - share)
      marks.crease +=
        crease *
        near *
        (back * (bell(apart, 0.025, 0.012) + 0.6 * bell(apart, 0.062, 0.013)) + front * bell(apart, 0, 0.018))
    }
    marks.crease += 0.22 * near * front * bell(along, 0.12, 0.018)
    marks.crease += 0.4 * near * back * bell(along, NAIL_ROOT, 0.014)
  }
  marks.beside = besideFinger(x, y)
  // Between the bones of the hand its back sinks in.
  const between =
    1 - FINGERS.reduce((most, { knuckle }) => Math.max(most, bell(x, knuckle[0] * (0.62 + 0.45 * y), 0.045)), 0)
  marks.crease += 0.14 * back * between * bell(y, 0.6, 0.2)
}
