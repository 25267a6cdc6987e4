import type { DistanceField } from '../../math/distance.ts'
import { distanceOf, smoothstep } from '../../math/scalar.ts'
import { add, cross, dot, normalize, scaleVector, subtract } from '../../math/vector.ts'
import type { Vec3 } from '../../math/vector.ts'
import type { Mesh } from '../raster/mesh.ts'
import type { Frame } from './frame.ts'

/** Bends the straight figure into the attitude of a living one; the head stays where it is and the feet on the floor. */
export type Warp = {
  apply: (point: Vec3) => Vec3
  undo: (point: Vec3) => Vec3
}

export type WarpOptions = {
  /** Radians that the shoulders, and that hips and feet turn; positive to the picture's right. */
  shoulderTurn: number
  hipTurn: number
  /** Drop of a point one unit to the picture's right of the middle, at the shoulders and at the hips. */
  shoulderDrop: number
  hipDrop: number
  /** How far the hips move to the picture's right. */
  hipShift: number
}

/** A neck as long as the figure's own looks like a stalk: shoulders are raised by this, in head units. */
const NECK_LIFT: Record<Frame['gender'], number> = { male: 0.19, female: 0.23 }

/** How far a height is raised, so that the neck is shorter and the trunk longer by as much. */
export const liftAt = ({ waistY, gender }: Frame, y: number): number =>
  NECK_LIFT[gender] * smoothstep(0.95, 1.75, y) * smoothstep(waistY, 2.3, y)

const AXIS_Z = -0.3

/** Turns (x, z) about the body's upright axis. */
const rotate = (x: number, z: number, angle: number): readonly [number, number] => {
  const [cosine, sine] = [Math.cos(angle), Math.sin(angle)]
  const depth = z - AXIS_Z
  return [x * cosine + depth * sine, depth * cosine - x * sine + AXIS_Z]
}

export const createWarp = (frame: Frame, options: WarpOptions): Warp => {
  const { shoulderTurn, hipTurn, shoulderDrop, hipDrop, hipShift } = options
  const { waistY, hipY, kneeY, floorY } = frame
  const turnAt = (y: number): number =>
    y < 2.2
      ? shoulderTurn * smoothstep(0.75, 1.75, y)
      : shoulderTurn + (hipTurn - shoulderTurn) * smoothstep(2.2, hipY, y)
  const dropAt = (y: number): number =>
    shoulderDrop * smoothstep(0.9, 1.7, y) * smoothstep(waistY + 1, 2.4, y) +
    hipDrop * smoothstep(waistY - 1, hipY - 0.4, y) * smoothstep(kneeY + 1, hipY, y)
  const shiftAt = (y: number): number => hipShift * smoothstep(1.6, hipY - 0.4, y) * smoothstep(floorY - 0.5, hipY, y)
  return {
    apply: ([x, y, z]) => {
      const [turnedX, turnedZ] = rotate(x, z, turnAt(y))
      return [turnedX + shiftAt(y), y + dropAt(y) * x - liftAt(frame, y), turnedZ]
    },
    undo: ([x, y, z]) => {
      let level = y
      let straight: readonly [number, number] = [x, z]
      for (let pass = 0; pass < 4; pass++) {
        straight = rotate(x - shiftAt(level), z, -turnAt(level))
        level = y - dropAt(level) * straight[0] + liftAt(frame, level)
      }
      return [straight[0], level, straight[1]]
    },
  }
}

/** The mesh as it stands; its rest positions stay as they are. */
export const warpMesh = (mesh: Mesh, warp: Warp): Mesh => {
  const positions = new Float32Array(mesh.positions.length)
  const normals = new Float32Array(mesh.normals.length)
  // A point a little way along the normal shows where the normal turns.
  const reach = 0.01
  for (let at = 0; at < positions.length; at += 3) {
    const [x, y, z] = [mesh.positions[at], mesh.positions[at + 1], mesh.positions[at + 2]]
    const moved = warp.apply([x, y, z])
    const ahead = warp.apply([
      x + mesh.normals[at] * reach,
      y + mesh.normals[at + 1] * reach,
      z + mesh.normals[at + 2] * reach,
    ])
    const length = distanceOf(ahead[0] - moved[0], ahead[1] - moved[1], ahead[2] - moved[2]) || 1
    for (let axis = 0; axis < 3; axis++) {
      positions[at + axis] = moved[axis]
      normals[at + axis] = (ahead[axis] - moved[axis]) / length
    }
  }
  return { ...mesh, positions, normals }
}

/**
 * The mesh moved and turned as a point of it is, but not bent: for what is stiff. `rolls` tilts it aside as shoulders are, for
 * what both hands hold.
 */
export const carryMesh = (mesh: Mesh, warp: Warp, anchor: Vec3, rolls = false): Mesh => {
  const at = warp.apply(anchor)
  const [aheadX, , aheadZ] = subtract(warp.apply(add(anchor, [0, 0, 0.1])), at)
  const ahead = normalize([aheadX, 0, aheadZ])
  const aside = rolls ? normalize(subtract(warp.apply(add(anchor, [0.1, 0, 0])), at)) : cross([0, 1, 0], ahead)
  const z = normalize(subtract(ahead, scaleVector(aside, dot(ahead, aside))))
  const y = cross(z, aside)
  const turn = (from: Float32Array, center: Vec3, to: Vec3): Float32Array => {
    const turned = new Float32Array(from.length)
    for (let index = 0; index < from.length; index += 3)
      for (let axis = 0; axis < 3; axis++)
        turned[index + axis] =
          to[axis] +
          (from[index] - center[0]) * aside[axis] +
          (from[index + 1] - center[1]) * y[axis] +
          (from[index + 2] - center[2]) * z[axis]
    return turned
  }
  const origin: Vec3 = [0, 0, 0]
  return { ...mesh, positions: turn(mesh.positions, anchor, at), normals: turn(mesh.normals, origin, origin) }
}

export const warpField =
  (field: DistanceField, warp: Warp): DistanceField =>
  (x, y, z) => {
    const [restX, restY, restZ] = warp.undo([x, y, z])
    return field(restX, restY, restZ)
  }
