import type { Vec3 } from '../../math/vector.ts'
import type { Mesh } from '../raster/mesh.ts'
import { tiltOf } from './camera.ts'
import type { Camera } from './camera.ts'

type HeadAngles = { yaw: number; pitch: number; roll: number }

/** The top of the neck, in head space: the head turns about it. */
export const NECK_PIVOT: Vec3 = [0, 0.62, -0.25]
/** How far the head sinks onto the neck, in head units. */
export const HEAD_SEAT = 0.09

export type Pose = HeadAngles & {
  camera: Camera
  /** Head space to world space. */
  toWorld: (x: number, y: number, z: number) => Vec3
  /** World space to head space. */
  toLocal: (x: number, y: number, z: number) => Vec3
  /** Turns a direction from head space to world space. */
  rotate: (x: number, y: number, z: number) => Vec3
  /** World point to picture pixels. */
  toScreen: (point: Vec3) => readonly [x: number, y: number]
  /** World point to pixel x, pixel y and depth before the camera; allocates nothing. */
  project: (x: number, y: number, z: number, out: Float64Array) => void
}

/** How the head stands before the camera. Positive yaw turns the nose to the picture's right. */
export const makePose = ({ yaw, pitch, roll }: HeadAngles, camera: Camera): Pose => {
  const [cosYaw, sinYaw] = [Math.cos(yaw), Math.sin(yaw)]
  const [cosPitch, sinPitch] = [Math.cos(pitch), Math.sin(pitch)]
  const [cosRoll, sinRoll] = [Math.cos(roll), Math.sin(roll)]
  const [pivotX, pivotY, pivotZ] = NECK_PIVOT
  const rotate = (x: number, y: number, z: number): Vec3 => {
    const turnedX = x * cosYaw + z * sinYaw
    const turnedZ = z * cosYaw - x * sinYaw
    const nodY = y * cosPitch - turnedZ * sinPitch
    return [turnedX * cosRoll - nodY * sinRoll, turnedX * sinRoll + nodY * cosRoll, y * sinPitch + turnedZ * cosPitch]
  }
  const toWorld = (x: number, y: number, z: number): Vec3 => {
    const turned = rotate(x - pivotX, y - pivotY, z - pivotZ)
    return [turned[0] + pivotX, turned[1] + pivotY + HEAD_SEAT, turned[2] + pivotZ]
  }
  const toLocal = (worldX: number, worldY: number, worldZ: number): Vec3 => {
    const x = worldX - pivotX
    const y = worldY - pivotY - HEAD_SEAT
    const z = worldZ - pivotZ
    const levelX = x * cosRoll + y * sinRoll
    const levelY = y * cosRoll - x * sinRoll
    const backY = levelY * cosPitch + z * sinPitch
    const backZ = z * cosPitch - levelY * sinPitch
    return [levelX * cosYaw - backZ * sinYaw + pivotX, backY + pivotY, levelX * sinYaw + backZ * cosYaw + pivotZ]
  }
  const { centerX, centerY, scale, perspective } = camera
  const { seenY, seenZ } = tiltOf(camera)
  const project = (x: number, y: number, z: number, out: Float64Array): void => {
    const depth = seenZ(y, z)
    const zoom = scale * (1 + depth * perspective)
    out[0] = centerX + x * zoom
    out[1] = centerY + seenY(y, z) * zoom
    out[2] = depth
  }
  const toScreen = ([x, y, z]: Vec3): readonly [number, number] => {
    const zoom = scale * (1 + seenZ(y, z) * perspective)
    return [centerX + x * zoom, centerY + seenY(y, z) * zoom]
  }
  return { yaw, pitch, roll, camera, toWorld, toLocal, rotate, toScreen, project }
}

/** The same mesh in world space; rest positions stay in head space. */
export const poseMesh = (mesh: Mesh, pose: Pose): Mesh => {
  const positions = new Float32Array(mesh.positions.length)
  const normals = new Float32Array(mesh.normals.length)
  for (let i = 0; i < positions.length; i += 3) {
    positions.set(pose.toWorld(mesh.positions[i], mesh.positions[i + 1], mesh.positions[i + 2]), i)
    normals.set(pose.rotate(mesh.normals[i], mesh.normals[i + 1], mesh.normals[i + 2]), i)
  }
  return { ...mesh, positions, normals }
}
