import type { Picture } from '../scene/portrait-scene.ts'
import { blendFace } from './blend-face.ts'
import { createBuffers } from './buffers.ts'
import { makeGrid } from './face-grid.ts'
import { fitShape } from './fit-shape.ts'
import { keepOccluders } from './keep-occluders.ts'
import { matchDetail, measureDetail } from './match-detail.ts'
import { matchLight } from './match-light.ts'
import { warpFace } from './warp-face.ts'
import type { FaceImage } from './warped-face.ts'

/**
 * Lays the face of one picture over that of another: shape, light, colour, sharpness and grain are fitted to the target,
 * and hair and glasses that cover the target's face stay in front. The same input gives the same bytes.
 * @param faceWidth Pixels from side to side of the target's face.
 */
export function layFace(source: FaceImage, target: FaceImage, faceWidth: number): Picture {
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
