import type { Picture } from '../image/picture.ts'
import type { FaceModels } from './face-models.ts'
import { findAllFaces } from './find-target-faces.ts'
import type { FacePoints } from './place-mesh.ts'

/** A rectangle in shares of a picture's width and height, from its left upper corner. */
export type FaceBox = { left: number; top: number; width: number; height: number }

/** A person can choose among so many by sight. */
const MOST_FACES = 12

/**
 * The faces of a picture that `swapFace` can replace, small ones included: the largest first, at most twelve. The middle
 * of a box, given to `swapFace` as the spot, means that face.
 */
export const locateFaces = (models: FaceModels, picture: Picture): FaceBox[] => {
  const found = findAllFaces(models, picture)
  const sure = found.filter(({ isSure }) => isSure)
  // Beside a face without doubt, what is doubtful is a pattern: lights in a blurred street look like eyes.
  return (sure.length > 0 ? sure : found).slice(0, MOST_FACES).map(({ points }) => boxAround(points, picture))
}

const boxAround = (points: FacePoints, { width, height }: Picture): FaceBox => {
  const [left, right] = rangeOf(points, { axis: 0, side: width })
  const [top, bottom] = rangeOf(points, { axis: 1, side: height })
  return { left, top, width: right - left, height: bottom - top }
}

/** The smallest and the largest share along an axis, within the picture. */
const rangeOf = (points: FacePoints, { axis, side }: { axis: 0 | 1; side: number }): [number, number] => {
  let [smallest, largest] = [1, 0]
  for (let index = axis; index < points.length; index += 3) {
    smallest = Math.min(smallest, points[index] / side)
    largest = Math.max(largest, points[index] / side)
  }
  return [Math.max(0, smallest), Math.min(1, largest)]
}
