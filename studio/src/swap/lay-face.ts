import type { Picture } from '../scene/portrait-scene.ts'
import { blendFace } from './blend-face.ts'
import { makeGrid } from './face-grid.ts'
import { fitShape } from './fit-shape.ts'
import { keepOccluders } from './keep-occluders.ts'
import { matchDetail } from './match-detail.ts'
import { matchLight } from './match-light.ts'
import { type FaceImage, warpFace } from './warp-face.ts'

/**
 * Lays the face of one picture over that of another: shape, light, colour, sharpness and grain are fitted to the target,
 * and hair and glasses that cover the target's face stay in front. The same input gives the same bytes.
 * @param faceWidth Pixels from side to side of the target's face.
 */
export function layFace(source: FaceImage, target: FaceImage, faceWidth: number): Picture {
  const face = warpFace(source, target, fitShape(source.points, target.points))
  const grid = makeGrid(face, target.picture, faceWidth)
  const light = matchLight(grid)
  const kept = keepOccluders(face, target.picture, { likeSkin: grid.likeTargetSkin, faceWidth })
  matchDetail(face, target.picture, faceWidth)
  return blendFace(target.picture, face, { grid, light, kept })
}
