import type { Gender } from '../../identity/identity.ts'
import type { Shape } from '../../identity/parameters.ts'
import { capsule, type DistanceField, ellipsoid, smoothMin } from '../math/distance.ts'
import { bell, lerp, smoothstep } from '../math/scalar.ts'
import type { Vec3 } from '../math/vector.ts'

/** Where the joints lie, in head units (eye line y = 0, chin about 1), for the person's right and left alike. */
export type Frame = {
  gender: Gender
  neckRadius: number
  /** Half the distance between the outermost points of the shoulders. */
  shoulderX: number
  shoulderY: number
  /** -1 slight, 0 average, 1 heavy or muscular. */
  build: number
  /** Factor of arm and shoulder thickness. */
  girth: number
}

export type BodyParts = {
  /** Neck, torso and arms with collarbones and neck muscles. */
  skin: DistanceField
  /** The same without the small forms: what cloth rests on. */
  smooth: DistanceField
  /** The torso without arms. */
  torso: DistanceField
}

/** Proportions from the shape's own numbers; arms and the height of the shoulders differ between the genders. */
export function measureFrame(gender: Gender, shape: Shape): Frame {
  const male = gender === 'male'
  return {
    gender,
    build: shape.build,
    girth: (male ? 1.08 : 0.88) * (1 + 0.1 * shape.build),
    neckRadius: 0.366 * lerp(1, shape.neckWidth, 0.85) * (1 + 0.03 * shape.build),
    shoulderX: 1.73 * shape.shoulderWidth * (1 + 0.035 * shape.build),
    shoulderY: male ? 1.76 : 1.82,
  }
}

function neckField(frame: Frame, x: number, y: number, z: number): number {
  const radius = frame.neckRadius
  const start: Vec3 = [0, 0.35, -0.17]
  const end: Vec3 = [0, 1.75, -0.34]
  return capsule([x, y, z * 0.96], start, end, [radius * 0.97, radius * 1.1])
}

function torsoField(frame: Frame, x: number, y: number, z: number): number {
  const male = frame.gender === 'male'
  const chestX = frame.shoulderX * (male ? 0.68 : 0.66)
  let distance = ellipsoid(x, y - 2.78, z + 0.4, chestX, 1.16, 0.6 + 0.04 * frame.build + (male ? 0.05 : 0))
  distance = smoothMin(distance, ellipsoid(x, y - 4, z + 0.38, male ? 1.02 : 0.86, 1.5, 0.54 + 0.08 * frame.build), 0.3)
  if (male) return smoothMin(distance, ellipsoid(x - 0.5, y - 2.6, z + 0.04, 0.52, 0.36, 0.22), 0.32)
  return smoothMin(distance, ellipsoid(x - 0.44, y - 2.95, z - 0.06, 0.42, 0.44, 0.34), 0.26)
}

function armField(frame: Frame, x: number, y: number, z: number): number {
  const radius = 0.31 * frame.girth
  const jointX = frame.shoulderX - radius
  const jointY = frame.shoulderY + radius
  const upper = capsule([x, y, z], [jointX, jointY, -0.38], [jointX + 0.14, 3.6, -0.42], [radius, radius * 0.8])
  return smoothMin(
    upper,
    capsule([x, y, z], [jointX + 0.14, 3.6, -0.42], [jointX + 0.06, 5, -0.2], [radius * 0.8, 0.16]),
    0.1,
  )
}

function trapeziusField(frame: Frame, x: number, y: number, z: number): number {
  const end: Vec3 = [frame.shoulderX - 0.3, frame.shoulderY + 0.19, -0.4]
  const male = frame.gender === 'male'
  const start: Vec3 = [0.06, male ? 1.27 : 1.42, -0.42]
  return capsule([x, y, z], start, end, [(male ? 0.2 : 0.17) + 0.03 * frame.build, 0.185])
}

/** The small forms that make a bare neck and chest believable: collarbones, neck muscles, the pit of the throat. */
function addDetail(base: number, frame: Frame, point: Vec3): number {
  const [x, y, z] = point
  let distance = smoothMin(base, capsule(point, [0.37, 0.45, -0.22], [0.1, 1.72, -0.02], [0.07, 0.05]), 0.13)
  const tip: Vec3 = [frame.shoulderX * 0.76, frame.shoulderY + 0.035, -0.24]
  distance = smoothMin(distance, capsule(point, [0.13, 1.8, 0.045], tip, [0.045, 0.04]), 0.085)
  const pit = Math.exp(-((x / 0.085) ** 2) - ((y - 1.79) / 0.07) ** 2) * smoothstep(-0.3, 0, z)
  const hollow = bell(x, 0.5, 0.26) * bell(y, frame.shoulderY - 0.06, 0.07) * smoothstep(-0.35, -0.1, z)
  return distance + 0.035 * pit + 0.02 * hollow
}

/** The body below the head as distance fields in world space, symmetric about x = 0. */
export function bodyParts(frame: Frame): BodyParts {
  const torso: DistanceField = (signedX, y, z) => torsoField(frame, Math.abs(signedX), y, z)
  const trunk = (x: number, y: number, z: number) => {
    const neck = neckField(frame, x, y, z)
    if (y < 0.75) return neck
    return smoothMin(smoothMin(neck, trapeziusField(frame, x, y, z), 0.4), torsoField(frame, x, y, z), 0.3)
  }
  const smooth: DistanceField = (signedX, y, z) => {
    const x = Math.sqrt(signedX * signedX + 0.0004)
    const base = trunk(x, y, z)
    return y < 1 ? base : smoothMin(base, armField(frame, x, y, z), 0.26)
  }
  const skin: DistanceField = (signedX, y, z) => {
    const x = Math.sqrt(signedX * signedX + 0.0004)
    const base = addDetail(trunk(x, y, z), frame, [x, y, z])
    return y < 1 ? base : smoothMin(base, armField(frame, x, y, z), 0.18)
  }
  return { skin, smooth, torso }
}
