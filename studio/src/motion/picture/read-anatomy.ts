import { LANDMARK } from '../../faces/mesh-regions.ts'
import type { FacePoints } from '../../faces/place-mesh.ts'

/** Where a point lies against a face: in its own axes, and in shares of the outlines of face and skull. */
type BodyPlace = {
  /** Sides and downwards from the face's middle, in its widths and heights. */
  across: number
  down: number
  /** Below 1 inside the face, and inside the head with its hair. */
  face: number
  skull: number
}

export const measureAt = ({ center, width, height, angle }: Anatomy, x: number, y: number): BodyPlace => {
  const [dx, dy] = [x - center.x, y - center.y]
  const [cosine, sine] = [Math.cos(angle), Math.sin(angle)]
  const across = (dx * cosine + dy * sine) / width
  const down = (dy * cosine - dx * sine) / height
  return {
    across,
    down,
    face: Math.hypot(across / 0.5, down / 0.55),
    // Hair reaches farther up than down, and to the sides.
    skull: Math.hypot(across / 0.72, (down + 0.14) / (down < -0.14 ? 0.72 : 0.66)),
  }
}

/** A point of the picture with its depth, in pixels; larger is nearer to the viewer. */
export type Spot = { x: number; y: number; z: number }

/** Axes and sizes of a face in a picture. Lengths in pixels. */
export type Anatomy = {
  points: FacePoints
  /** Middle of the face, and the top of the neck that the head turns about. */
  center: Spot
  pivot: Spot
  width: number
  /** From the forehead's hairline to the chin. */
  height: number
  /** Turn of the face in the picture's plane, in radians. */
  angle: number
}

export const spotOf = (points: FacePoints, index: number): Spot => ({
  x: points[index * 3],
  y: points[index * 3 + 1],
  z: -points[index * 3 + 2],
})

const middle = (a: Spot, b: Spot): Spot => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, z: (a.z + b.z) / 2 })

const distance = (a: Spot, b: Spot): number => Math.hypot(a.x - b.x, a.y - b.y)

/** Measures a face by its mesh. */
export const readAnatomy = (points: FacePoints): Anatomy => {
  const [forehead, chin] = [spotOf(points, LANDMARK.forehead), spotOf(points, LANDMARK.chin)]
  const [right, left] = [spotOf(points, LANDMARK.rightSide), spotOf(points, LANDMARK.leftSide)]
  const [eyeRight, eyeLeft] = [spotOf(points, LANDMARK.rightEyeOuter), spotOf(points, LANDMARK.leftEyeOuter)]
  const center = middle(middle(forehead, chin), middle(right, left))
  const width = Math.hypot(right.x - left.x, right.y - left.y, right.z - left.z)
  const height = distance(forehead, chin)
  const angle = Math.atan2(eyeLeft.y - eyeRight.y, eyeLeft.x - eyeRight.x)
  const side = middle(right, left)
  return {
    points,
    center,
    width,
    height,
    angle,
    pivot: {
      x: side.x - Math.sin(angle) * 0.42 * height,
      y: side.y + Math.cos(angle) * 0.42 * height,
      z: side.z - 0.1 * width,
    },
  }
}
