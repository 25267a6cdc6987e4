import { NECK_PIVOT, type Pose } from '../../render/pose.ts'

/** Three rows of a rotation about the top of the neck. */
type Matrix = Float64Array

const matrixOf = ({ rotate }: Pose): Matrix => {
  const [right, down, forward] = [rotate(1, 0, 0), rotate(0, 1, 0), rotate(0, 0, 1)]
  return Float64Array.from([0, 1, 2].flatMap((axis) => [right[axis], down[axis], forward[axis]]))
}

/** A head turned from the pose it was drawn in to another one. */
export type HeadTurn = {
  /** Brings a world point into head space, in place. */
  toHead: (point: Float64Array) => void
  /** Brings a point of head space to its new place in the world, in place. */
  toWorld: (point: Float64Array) => void
}

/** Turning of many points: works on one array and makes no garbage. */
export const createHeadTurn = (drawn: Pose, moved: Pose): HeadTurn => {
  const from = matrixOf(drawn)
  const to = matrixOf(moved)
  const [pivotX, pivotY, pivotZ] = NECK_PIVOT
  return {
    toHead: (point) => {
      const x = point[0] - pivotX
      const y = point[1] - pivotY
      const z = point[2] - pivotZ
      point[0] = from[0] * x + from[3] * y + from[6] * z + pivotX
      point[1] = from[1] * x + from[4] * y + from[7] * z + pivotY
      point[2] = from[2] * x + from[5] * y + from[8] * z + pivotZ
    },
    toWorld: (point) => {
      const x = point[0] - pivotX
      const y = point[1] - pivotY
      const z = point[2] - pivotZ
      point[0] = to[0] * x + to[1] * y + to[2] * z + pivotX
      point[1] = to[3] * x + to[4] * y + to[5] * z + pivotY
      point[2] = to[6] * x + to[7] * y + to[8] * z + pivotZ
    },
  }
}
