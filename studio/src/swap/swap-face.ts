import { FaceNotFoundError } from '../errors.ts'
import type { FaceModels } from '../faces/face-models.ts'
import {
  findSmallFaces,
  findTargetFaces,
  largestFirst,
  nearestFace,
  placeMeshSteadily,
} from '../faces/find-target-faces.ts'
import type { TargetFace } from '../faces/find-target-faces.ts'
import { readFaceConditions } from '../faces/read-face-conditions.ts'
import type { Identity } from '../identity/identity.ts'
import type { Picture, RenderOptions } from '../image/picture.ts'
import { blendFace } from './blend/blend-face.ts'
import { makeGrid } from './blend/face-grid.ts'
import { keepOccluders } from './blend/keep-occluders.ts'
import { matchDetail, measureDetail } from './blend/match-detail.ts'
import { matchLight } from './blend/match-light.ts'
import { createBuffers } from './buffers.ts'
import { drawSource, placeSource } from './draw-source.ts'
import { fitShape } from './warp/fit-shape.ts'
import { warpFace } from './warp/warp-face.ts'
import type { FaceImage } from './warped-face.ts'

/**
 * Lays the face of one picture over that of another: shape, light, colour, sharpness and grain are fitted to the target,
 * and hair and glasses that cover the target's face stay in front. The same input gives the same bytes.
 * @param faceWidth Pixels from side to side of the target's face.
 */
const layFace = (source: FaceImage, target: FaceImage, faceWidth: number): Picture => {
  const face = warpFace(source, target, {
    fitted: fitShape(source.points, target.points),
    buffers: createBuffers(),
  })
  const grid = makeGrid(face, target.picture, faceWidth)
  const light = matchLight(grid)
  const { kept } = keepOccluders(face, target.picture, { likeSkin: grid.likeTargetSkin, faceWidth })
  matchDetail(face, target.picture, { faceWidth, detail: measureDetail(face, target.picture) })
  const swapped = { ...target.picture, data: new Uint8ClampedArray(target.picture.data) }
  blendFace(swapped, face, { grid, light, kept })
  return swapped
}

type SwapRequest = {
  target: Picture
  identity: Identity
  /** A place in the picture, in shares of its width and height: the face nearest to it is replaced, else the largest. */
  spot?: { x: number; y: number }
}

/** A face of this share of the shorter side is taken as the largest without looking for small ones. */
const CLEAR_SHARE = 0.15
/** Shares of the work before and after the portrait is drawn. */
const DRAWING = { from: 0.15, to: 0.8 }

/**
 * Puts a person's face into a picture. The person is drawn in the pose, light and expression of the face to be replaced,
 * so that both are seen from the same side. Pixels outside that face keep their bytes, the same input gives the same bytes.
 * @param onStage Called in order with shares from 0 to 1; may throw to stop.
 * @throws FaceNotFoundError when no face of the picture is large and clear enough.
 */
export const swapFace = (models: FaceModels, request: SwapRequest, onStage?: RenderOptions['onStage']): Picture => {
  const { target, identity, spot } = request
  onStage?.('Looking for the face', 0)
  const face = chooseFace(models, target, spot)
  const points = placeMeshSteadily(models, target, face.points)
  const wanted = { identity, conditions: readFaceConditions(points, target), faceWidth: face.width }
  const drawn = drawSource(wanted, (stage, share) =>
    onStage?.(stage, DRAWING.from + share * (DRAWING.to - DRAWING.from)),
  )
  const source = { picture: drawn, points: placeSource(models, drawn) }
  onStage?.('Fitting shape, light and colour', DRAWING.to)
  const swapped = layFace(source, { picture: target, points }, face.width)
  onStage?.('Done', 1)
  return swapped
}

/** Small faces are looked for only where no large one, or none at the spot, is seen at once. */
const chooseFace = (models: FaceModels, target: Picture, spot: SwapRequest['spot']): TargetFace => {
  const { width, height } = target
  const distance = (face: TargetFace) => (spot ? Math.hypot(face.x - spot.x * width, face.y - spot.y * height) : 0)
  const isClear = (face: TargetFace) =>
    spot ? distance(face) < face.width * 0.7 : face.width > Math.min(width, height) * CLEAR_SHARE
  const atOnce = findTargetFaces(models, target)
  const faces = atOnce.some(isClear) ? atOnce : [...atOnce, ...findSmallFaces(models, target)]
  if (faces.length === 0) throw new FaceNotFoundError()
  if (spot) return nearestFace(faces, spot, target)
  return faces.toSorted(largestFirst)[0]
}
