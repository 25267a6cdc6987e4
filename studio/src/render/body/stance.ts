import type { PortraitScene } from '../../scene/portrait-scene.ts'
import type { DistanceField } from '../math/distance.ts'
import { smoothstep } from '../math/scalar.ts'
import type { Vec3 } from '../math/vector.ts'
import type { Mesh } from '../raster/mesh.ts'

/** Turns the shoulders a little with the head and drops one of them; the neck twists in between. */
export type Stance = {
  apply: (point: Vec3) => Vec3
  undo: (point: Vec3) => Vec3
}

const AXIS_Z = -0.3
const AXIS_Y = 1.3

export function makeStance({ yaw }: PortraitScene['pose']): Stance {
  const turn = 0.55 * yaw
  const drop = -0.16 * yaw
  const rotate = ([x, y, z]: Vec3, direction: 1 | -1): Vec3 => {
    const share = direction * smoothstep(0.75, 1.75, y)
    const [cosTurn, sinTurn] = [Math.cos(turn * share), Math.sin(turn * share)]
    const depth = z - AXIS_Z
    const [turnedX, turnedZ] = [x * cosTurn + depth * sinTurn, depth * cosTurn - x * sinTurn]
    return [turnedX, y + direction * drop * x * smoothstep(0.9, AXIS_Y + 0.4, y), turnedZ + AXIS_Z]
  }
  return { apply: (point) => rotate(point, 1), undo: (point) => rotate(point, -1) }
}

/** The mesh as it stands; its rest positions stay upright and symmetric. */
export function standMesh(mesh: Mesh, stance: Stance): Mesh {
  const positions = new Float32Array(mesh.positions.length)
  const normals = new Float32Array(mesh.normals.length)
  for (let at = 0; at < positions.length; at += 3) {
    const point: Vec3 = [mesh.positions[at], mesh.positions[at + 1], mesh.positions[at + 2]]
    const moved = stance.apply(point)
    positions.set(moved, at)
    // A point a little way along the normal shows where the normal turns.
    const reach = 0.01
    const ahead = stance.apply([
      point[0] + mesh.normals[at] * reach,
      point[1] + mesh.normals[at + 1] * reach,
      point[2] + mesh.normals[at + 2] * reach,
    ])
    const length = Math.hypot(ahead[0] - moved[0], ahead[1] - moved[1], ahead[2] - moved[2]) || 1
    normals.set([(ahead[0] - moved[0]) / length, (ahead[1] - moved[1]) / length, (ahead[2] - moved[2]) / length], at)
  }
  return { ...mesh, positions, normals }
}

export const standField =
  (field: DistanceField, stance: Stance): DistanceField =>
  (x, y, z) => {
    const [restX, restY, restZ] = stance.undo([x, y, z])
    return field(restX, restY, restZ)
  }
