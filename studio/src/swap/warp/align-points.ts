import type { FacePoints } from '../../faces/place-mesh.ts'

/** Turns, scales and moves points: target = scale x rotation x (source - from) + to. */
type Alignment = { rotation: readonly number[]; scale: number; from: readonly number[]; to: readonly number[] }

/**
 * The similarity that lays some points of a mesh over those of another with the least squared distance:
 * Horn's unit quaternion method, the largest eigenvector found by power iteration.
 */
export const alignPoints = (source: FacePoints, target: FacePoints, points: readonly number[]): Alignment => {
  const from = centroid(source, points)
  const to = centroid(target, points)
  const products = new Float64Array(9)
  let [sourceSpread, targetSpread] = [0, 0]
  for (const point of points) {
    const a = [0, 1, 2].map((axis) => source[point * 3 + axis] - from[axis])
    const b = [0, 1, 2].map((axis) => target[point * 3 + axis] - to[axis])
    for (let row = 0; row < 3; row++) {
      sourceSpread += a[row] ** 2
      targetSpread += b[row] ** 2
      for (let column = 0; column < 3; column++) products[row * 3 + column] += a[row] * b[column]
    }
  }
  const rotation = rotationOf(products, sourceSpread + targetSpread)
  return { rotation, scale: Math.sqrt(targetSpread / sourceSpread), from, to }
}

/** Where the points of a mesh land. */
export const movePoints = ({ rotation, scale, from, to }: Alignment, points: FacePoints): FacePoints => {
  const moved = new Float32Array(points.length)
  for (let start = 0; start < points.length; start += 3) {
    const [x, y, z] = [points[start] - from[0], points[start + 1] - from[1], points[start + 2] - from[2]]
    for (let row = 0; row < 3; row++) {
      moved[start + row] =
        scale * (rotation[row * 3] * x + rotation[row * 3 + 1] * y + rotation[row * 3 + 2] * z) + to[row]
    }
  }
  return moved
}

/** Turns and scales offsets, without moving them. */
export const turnOffsets = ({ rotation, scale }: Alignment, offsets: Float32Array): Float32Array => {
  const origin = [0, 0, 0]
  return movePoints({ rotation, scale, from: origin, to: origin }, offsets)
}

const centroid = (mesh: FacePoints, points: readonly number[]): number[] =>
  [0, 1, 2].map((axis) => points.reduce((sum, point) => sum + mesh[point * 3 + axis], 0) / points.length)

const rotationOf = (m: Float64Array, spread: number): number[] => {
  const rows = [
    [m[0] + m[4] + m[8], m[5] - m[7], m[6] - m[2], m[1] - m[3]],
    [m[5] - m[7], m[0] - m[4] - m[8], m[1] + m[3], m[6] + m[2]],
    [m[6] - m[2], m[1] + m[3], m[4] - m[0] - m[8], m[5] + m[7]],
    [m[1] - m[3], m[6] + m[2], m[5] + m[7], m[8] - m[0] - m[4]],
  ]
  let quaternion = [1, 0.01, 0.01, 0.01]
  for (let step = 0; step < 60; step++) {
    const next = rows.map((row, index) =>
      row.reduce((sum, value, column) => sum + value * quaternion[column], spread * quaternion[index]),
    )
    const length = Math.hypot(...next)
    quaternion = next.map((value) => value / length)
  }
  const [w, x, y, z] = quaternion
  return [
    1 - 2 * (y * y + z * z),
    2 * (x * y - w * z),
    2 * (x * z + w * y),
    2 * (x * y + w * z),
    1 - 2 * (x * x + z * z),
    2 * (y * z - w * x),
    2 * (x * z - w * y),
    2 * (y * z + w * x),
    1 - 2 * (x * x + y * y),
  ]
}
