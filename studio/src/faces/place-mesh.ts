import type { GraphModel } from '@tensorflow/tfjs-converter'
import type { Picture } from '../image/picture.ts'
import { cropSquare } from './crop-square.ts'
import type { Square } from './crop-square.ts'
import { runModel } from './face-models.ts'

/** 468 points x, y, z in pixels of the picture, in the order of MediaPipe's face mesh. */
export type FacePoints = Float32Array

const INPUT = 192
const OUTER_EYE_RIGHT = 33
const OUTER_EYE_LEFT = 263

/** Places the mesh in a square around a face; `score` is the network's confidence that a face is there. */
export const placeMesh = (
  mesh: GraphModel,
  picture: Picture,
  square: Square,
): { points: FacePoints; score: number } => {
  const values = cropSquare(picture, square, { size: INPUT, scale: 1 / 255, offset: 0 })
  const outputs = runModel(mesh, { values, size: INPUT })
  const raw = outputs.find((output) => output.values.length === 1404)?.values
  const score = outputs.find((output) => output.values.length === 1)?.values[0]
  if (!raw || score === undefined) throw new Error('The face mesh network answered in an unknown form.')
  const scale = square.size / INPUT
  const [cos, sin] = [Math.cos(square.angle), Math.sin(square.angle)]
  const points = new Float32Array(raw.length)
  for (let index = 0; index < raw.length; index += 3) {
    const u = (raw[index] - INPUT / 2) * scale
    const v = (raw[index + 1] - INPUT / 2) * scale
    points[index] = square.x + u * cos - v * sin
    points[index + 1] = square.y + u * sin + v * cos
    points[index + 2] = raw[index + 2] * scale
  }
  return { points, score }
}

/** The square that the networks like best: level eyes, half as wide again as the face. */
export const squareAround = (points: FacePoints): Square => {
  const angle = Math.atan2(
    points[OUTER_EYE_LEFT * 3 + 1] - points[OUTER_EYE_RIGHT * 3 + 1],
    points[OUTER_EYE_LEFT * 3] - points[OUTER_EYE_RIGHT * 3],
  )
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity]
  for (let index = 0; index < points.length; index += 3) {
    const x = points[index] * cos + points[index + 1] * sin
    const y = points[index + 1] * cos - points[index] * sin
    left = Math.min(left, x)
    right = Math.max(right, x)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y)
  }
  const [x, y] = [(left + right) / 2, (top + bottom) / 2]
  return { x: x * cos - y * sin, y: x * sin + y * cos, size: 1.5 * Math.max(right - left, bottom - top), angle }
}
