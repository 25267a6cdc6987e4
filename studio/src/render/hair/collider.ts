import { ellipsoid, sampleDistanceGrid } from '../../math/distance.ts'
import type { DistanceField, DistanceGrid } from '../../math/distance.ts'
import { add, normalize, scaleVector } from '../../math/vector.ts'
import type { Vec3 } from '../../math/vector.ts'
import type { Pose } from '../view/pose.ts'

/** Keeps hair out of the head, off the face and on top of the shoulders. All points are in head space. */
export type Collider = {
  /** Moves a point so that it lies at least `clearance` outside the head. */
  clearHead: (point: Vec3, clearance: number) => Vec3
  /** Draws a point that floats higher than `clearance` toward the head by the share `firmness`. */
  holdDown: (point: Vec3, clearance: number, firmness: number) => Vec3
  /** Moves a point out of the space before the face, to the side it is on. */
  clearFace: (point: Vec3, margin: number) => Vec3
  /** Moves a point onto neck and shoulders. */
  clearBody: (point: Vec3, clearance: number) => Vec3
  /** How far a turn of the shoulders has brought the top of one forward, at a place beside the neck. */
  forwardAt: (x: number) => number
}

type ColliderOptions = {
  head: DistanceGrid
  pose: Pose
  body: { distance: DistanceField }
  faceWidth: number
  needsBody: boolean
}

const BODY_CELL = 0.075
/** Depth of the top of the shoulders. */
const SHOULDER_RIDGE_Z = -0.42
/** A height within the shoulders. */
const RIDGE_Y = 1.7
/** Long in z, so that hair is led around the face to the sides and not before it. */
const FACE_CENTER: Vec3 = [0, 0.3, 0.35]
const FACE_RADII: Vec3 = [0.56, 0.9, 1.25]

const pushOut = (point: Vec3, slope: Float64Array, distance: number): Vec3 => [
  point[0] + slope[0] * distance,
  point[1] + slope[1] * distance,
  point[2] + slope[2] * distance,
]

export const createCollider = ({ head, pose, body, faceWidth, needsBody }: ColliderOptions): Collider => {
  const slope = new Float64Array(3)
  const bodyGrid = needsBody
    ? sampleDistanceGrid(body.distance, { low: [-2.1, 0.9, -1.5], high: [2.1, 3.1, 1.2] }, BODY_CELL)
    : undefined
  const clear = (grid: DistanceGrid, point: Vec3, clearance: number): Vec3 => {
    let moved = point
    for (let turn = 0; turn < 2; turn++) {
      const distance = grid.distance(moved[0], moved[1], moved[2])
      if (distance >= clearance) break
      grid.normal(moved[0], moved[1], moved[2], slope)
      moved = pushOut(moved, slope, clearance - distance)
    }
    return moved
  }
  const clearFace = (point: Vec3, margin: number): Vec3 => {
    const [x, y, z] = [point[0] - FACE_CENTER[0], point[1] - FACE_CENTER[1], point[2] - FACE_CENTER[2]]
    const radius = FACE_RADII[0] * faceWidth + margin
    const distance = ellipsoid(x, y, z, radius, FACE_RADII[1], FACE_RADII[2])
    if (distance >= 0 || point[2] < -0.15) return point
    const out = normalize([x / radius ** 2, y / FACE_RADII[1] ** 2, z / FACE_RADII[2] ** 2])
    return [point[0] - out[0] * distance, point[1] - out[1] * distance, point[2] - out[2] * distance]
  }
  const clearBody = (point: Vec3, clearance: number): Vec3 => {
    if (!bodyGrid || point[1] < 0.8) return point
    let world = pose.toWorld(point[0], point[1], point[2])
    if (world[1] < 0.95 || bodyGrid.distance(world[0], world[1], world[2]) >= clearance) return point
    for (let turn = 0; turn < 3; turn++) {
      const distance = bodyGrid.distance(world[0], world[1], world[2])
      if (distance >= clearance) break
      bodyGrid.normal(world[0], world[1], world[2], slope)
      // Hair slides off a shoulder to the front or to the back instead of standing out over it.
      const forward = world[2] > SHOULDER_RIDGE_Z ? 0.75 : -0.75
      const out = normalize([slope[0] * 0.35, slope[1] * 0.45, slope[2] + forward])
      const slack = Math.max(0.35, out[0] * slope[0] + out[1] * slope[1] + out[2] * slope[2])
      world = add(world, scaleVector(out, (clearance - distance) / slack))
    }
    return pose.toLocal(world[0], world[1], world[2])
  }
  const forwardAt = (x: number): number => {
    if (!bodyGrid) return 0
    const depths = Array.from({ length: 41 }, (_, step) => -1.4 + 0.05 * step)
    const distances = depths.map((z) => bodyGrid.distance(x, RIDGE_Y, z))
    return depths[distances.indexOf(Math.min(...distances))] - SHOULDER_RIDGE_Z
  }
  const holdDown = (point: Vec3, clearance: number, firmness: number): Vec3 => {
    const excess = head.distance(point[0], point[1], point[2]) - clearance
    if (excess <= 0) return point
    head.normal(point[0], point[1], point[2], slope)
    return pushOut(point, slope, -excess * firmness)
  }
  const clearHead = (point: Vec3, clearance: number) => (point[1] > 1.3 ? point : clear(head, point, clearance))
  return { clearHead, holdDown, clearFace, clearBody, forwardAt }
}
