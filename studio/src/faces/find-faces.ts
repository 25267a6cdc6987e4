import type { GraphModel } from '@tensorflow/tfjs-converter'
import type { Picture } from '../image/picture.ts'
import { cropSquare } from './crop-square.ts'
import { runModel } from './face-models.ts'

/** A found face in pixels: centre, side, the eyes' tilt in radians, and the network's confidence 0 to 1. */
export type FoundFace = { x: number; y: number; size: number; angle: number; score: number }

const INPUT = 256

/** Blazeface's anchors: two a cell on a grid of 16, six a cell on a grid of 8. */
const ANCHORS: readonly (readonly [x: number, y: number])[] = [
  { cells: 16, repeats: 2 },
  { cells: 8, repeats: 6 },
].flatMap(({ cells, repeats }) =>
  Array.from({ length: cells * cells * repeats }, (_, index) => {
    const cell = Math.floor(index / repeats)
    return [(((cell % cells) + 0.5) * INPUT) / cells, ((Math.floor(cell / cells) + 0.5) * INPUT) / cells] as const
  }),
)

/** The most certain faces first; faces that overlap an earlier one are left out. */
export const findFaces = (detector: GraphModel, picture: Picture, minScore = 0.5): FoundFace[] => {
  const { width, height } = picture
  const whole = findFacesIn(detector, picture, { x: width / 2, y: height / 2, size: Math.max(width, height) })
  return keepDistinct(whole.filter((face) => face.score >= minScore))
}

/** The most certain faces first, without those that overlap a more certain one. */
export const keepDistinct = (faces: readonly FoundFace[]): FoundFace[] => {
  const kept: FoundFace[] = []
  for (const face of faces.toSorted((a, b) => b.score - a.score)) {
    const overlaps = kept.some((other) => Math.hypot(other.x - face.x, other.y - face.y) < 0.45 * other.size)
    if (!overlaps) kept.push(face)
  }
  return kept
}

/** Every answer above a score of 0.3 in a square of the picture, overlapping ones included. */
export const findFacesIn = (
  detector: GraphModel,
  picture: Picture,
  area: { x: number; y: number; size: number },
): FoundFace[] => {
  const values = cropSquare(picture, { ...area, angle: 0 }, { size: INPUT, scale: 1 / 127.5, offset: -1 })
  const read = reader(runModel(detector, { values, size: INPUT }))
  const scale = area.size / INPUT
  const faces: FoundFace[] = []
  for (const [index, [anchorX, anchorY]] of ANCHORS.entries()) {
    const score = 1 / (1 + Math.exp(-read(index, 0)))
    if (score < 0.3) continue
    faces.push({
      x: area.x + (anchorX + read(index, 1) - INPUT / 2) * scale,
      y: area.y + (anchorY + read(index, 2) - INPUT / 2) * scale,
      size: Math.max(read(index, 3), read(index, 4)) * scale,
      angle: Math.atan2(read(index, 8) - read(index, 6), read(index, 7) - read(index, 5)),
      score,
    })
  }
  return faces
}

/**
 * Reads one number of one anchor: 0 the confidence, 1 to 4 the box, then six points (right eye, left eye, ...).
 * The network answers in four arrays: confidences and places for each of its two grids.
 */
const reader = (outputs: { values: Float32Array }[]): ((anchor: number, field: number) => number) => {
  const [scoresCoarse, scoresFine, placesCoarse, placesFine] = outputs
    .map((output) => output.values)
    .sort((a, b) => a.length - b.length)
  const fine = scoresFine.length
  return (anchor, field) => {
    const coarse = anchor >= fine
    const row = coarse ? anchor - fine : anchor
    if (field === 0) return (coarse ? scoresCoarse : scoresFine)[row]
    return (coarse ? placesCoarse : placesFine)[row * 16 + field - 1]
  }
}
