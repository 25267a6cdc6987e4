import type { Picture } from '../image/picture.ts'
import type { FaceModels } from './face-models.ts'
import { findFacesIn, keepDistinct } from './find-faces.ts'
import type { FoundFace } from './find-faces.ts'
import { LANDMARK } from './mesh-regions.ts'
import { placeMesh, squareAround } from './place-mesh.ts'
import type { FacePoints } from './place-mesh.ts'

export type TargetFace = {
  points: FacePoints
  /** The network has no doubt that it is a face, and no pattern of a background. */
  isSure: boolean
  /** Centre in pixels, and the width from side to side. */
  x: number
  y: number
  width: number
}

const WHOLE_SCORE = 0.5
const TILE_SCORE = 0.6
const MESH_SCORE = 0.6
const SURE_SCORE = 0.95
/** Sides of the tiles, in shares of the shorter side of the picture. */
const TILE_SHARES = [0.58, 0.36]
const SMALLEST_TILE = 160
const TILE_STEP = 0.6
/** Narrower faces show no features that could be replaced, in pixels. */
const NARROWEST_FACE = 24
/** Shifts, sizes and turns of the crops whose meshes are averaged: the network's answer trembles by about a pixel. */
const LOOKS = [
  { x: 0, y: 0, size: 1, angle: 0 },
  { x: 0.02, y: 0, size: 1.05, angle: 0.05 },
  { x: -0.02, y: 0.01, size: 1.1, angle: -0.05 },
  { x: 0, y: -0.02, size: 0.95, angle: 0.03 },
] as const

/** The faces seen at one look that are large and clear enough to be replaced, the largest first. */
export const findTargetFaces = (models: FaceModels, picture: Picture): TargetFace[] => {
  const { width, height } = picture
  const whole = { x: width / 2, y: height / 2, size: Math.max(width, height) }
  return meshFaces(
    models,
    picture,
    findFacesIn(models.detector, picture, whole).filter((face) => face.score >= WHOLE_SCORE),
  )
}

/** As `findTargetFaces`, for faces that are small in the picture: it looks at one part after the other. */
export const findSmallFaces = (models: FaceModels, picture: Picture): TargetFace[] => {
  const found = tilesOf(picture.width, picture.height).flatMap((tile) =>
    findFacesIn(models.detector, picture, tile).filter(
      (face) => face.score >= TILE_SCORE && face.size < tile.size * 0.6,
    ),
  )
  return meshFaces(models, picture, found)
}

/** Large and small faces, each once, the largest first. */
export const findAllFaces = (models: FaceModels, picture: Picture): TargetFace[] => {
  const faces: TargetFace[] = []
  for (const face of [...findTargetFaces(models, picture), ...findSmallFaces(models, picture)]) {
    if (!isAmong(faces, face)) faces.push(face)
  }
  return faces.sort(largestFirst)
}

/** Orders faces by their size, those that the network doubts last. */
export const largestFirst = (a: TargetFace, b: TargetFace): number =>
  Number(b.isSure) - Number(a.isSure) || b.width - a.width

/** The face whose middle is nearest to a place, told in shares of the picture; there has to be one at least. */
export const nearestFace = (
  faces: readonly TargetFace[],
  spot: { x: number; y: number },
  { width, height }: Picture,
): TargetFace => {
  const distance = (face: TargetFace) => Math.hypot(face.x - spot.x * width, face.y - spot.y * height)
  return faces.reduce((best, face) => (distance(face) < distance(best) ? face : best))
}

const isAmong = (faces: readonly TargetFace[], { x, y }: Pick<TargetFace, 'x' | 'y'>): boolean =>
  faces.some((other) => Math.hypot(other.x - x, other.y - y) < 0.5 * other.width)

const meshFaces = (models: FaceModels, picture: Picture, found: readonly FoundFace[]): TargetFace[] => {
  const faces: TargetFace[] = []
  for (const box of keepDistinct(found)) {
    if (box.size < NARROWEST_FACE * 0.8) continue
    const rough = placeMesh(models.mesh, picture, { ...box, size: box.size * 1.5 })
    const again = placeMesh(models.mesh, picture, squareAround(rough.points))
    if (again.score < MESH_SCORE) continue
    const face = { ...describeFace(again.points), isSure: again.score >= SURE_SCORE }
    if (face.width >= NARROWEST_FACE && !isAmong(faces, face)) faces.push(face)
  }
  return faces.sort(largestFirst)
}

/** The mesh of a face that is already placed, averaged over several looks. */
export const placeMeshSteadily = (models: FaceModels, picture: Picture, points: FacePoints): FacePoints => {
  const square = squareAround(points)
  const mean = new Float32Array(points.length)
  for (const look of LOOKS) {
    const { points: seen } = placeMesh(models.mesh, picture, {
      x: square.x + look.x * square.size,
      y: square.y + look.y * square.size,
      size: square.size * look.size,
      angle: square.angle + look.angle,
    })
    for (const [index, value] of seen.entries()) mean[index] += value / LOOKS.length
  }
  return mean
}

const tilesOf = (width: number, height: number): { x: number; y: number; size: number }[] =>
  TILE_SHARES.flatMap((share) => {
    const size = Math.min(width, height) * share
    if (size < SMALLEST_TILE) return []
    const [columns, rows] = [width, height].map((side) => Math.ceil((side - size) / (size * TILE_STEP)) + 1)
    return Array.from({ length: columns * rows }, (_, index) => ({
      x: size / 2 + ((width - size) * (index % columns)) / Math.max(1, columns - 1),
      y: size / 2 + ((height - size) * Math.floor(index / columns)) / Math.max(1, rows - 1),
      size,
    }))
  })

/** Where a face lies by its mesh. */
export const describeFace = (points: FacePoints): Omit<TargetFace, 'isSure'> => {
  const { rightSide, leftSide, forehead, chin } = LANDMARK
  const middle = (axis: number) =>
    (points[rightSide * 3 + axis] +
      points[leftSide * 3 + axis] +
      points[forehead * 3 + axis] +
      points[chin * 3 + axis]) /
    4
  const width = Math.hypot(...[0, 1, 2].map((axis) => points[leftSide * 3 + axis] - points[rightSide * 3 + axis]))
  return { points, x: middle(0), y: middle(1), width }
}
