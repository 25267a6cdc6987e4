import type { Picture } from '../../image/picture.ts'
import { lerp } from '../../math/scalar.ts'
import { blendFace } from '../blend/blend-face.ts'
import { makeGrid } from '../blend/face-grid.ts'
import { keepOccluders } from '../blend/keep-occluders.ts'
import type { Worn } from '../blend/keep-occluders.ts'
import { matchDetail, measureDetail } from '../blend/match-detail.ts'
import type { Detail } from '../blend/match-detail.ts'
import { matchLight } from '../blend/match-light.ts'
import { createBuffers } from '../buffers.ts'
import type { WarpedFace } from '../warped-face.ts'
import type { FittedFace } from './clip-warper.ts'

/** Lays the fitted face into the pixels of the frame itself. */
type ClipPainter = (picture: Picture, face: FittedFace) => void

/** Sharpness is measured now and then, and follows slowly: it must not change from frame to frame. */
const MEASURE_EVERY = 12
const DETAIL_SHARE = 0.3

type Shot = { detail: Detail | undefined; worn: Worn | undefined; frames: number }

export const createClipPainter = (): ClipPainter => {
  let shot: Shot | undefined
  const buffers = createBuffers()
  return (picture, { warped: fields, width: faceWidth, strength, isNew }) => {
    if (!shot || isNew) shot = { detail: undefined, worn: undefined, frames: 0 }
    buffers.freeAll()
    const warped: WarpedFace = { ...fields, buffers }
    const grid = makeGrid(warped, picture, faceWidth)
    const light = matchLight(grid)
    const occluders = keepOccluders(warped, picture, { likeSkin: grid.likeTargetSkin, faceWidth, before: shot.worn })
    shot.worn = occluders.worn
    shot.detail = detailOf(shot, warped, picture)
    matchDetail(warped, picture, { faceWidth, detail: shot.detail })
    blendFace(picture, warped, { grid, light, kept: keptOf(occluders.kept, strength) })
    shot.frames += 1
  }
}

/** Noise is not added: skin takes it from the target, and a fixed pattern elsewhere would lie over the film like dirt. */
const detailOf = ({ detail, frames }: Shot, warped: WarpedFace, picture: Picture): Detail => {
  if (detail && frames % MEASURE_EVERY !== 0) return detail
  const { softness } = measureDetail(warped, picture)
  return { softness: detail ? lerp(detail.softness, softness, DETAIL_SHARE) : softness, grain: 0 }
}

/** A face that the network hardly sees fades. */
const keptOf = (kept: Float32Array, strength: number): Float32Array =>
  strength === 1 ? kept : kept.map((value) => Math.max(value, 1 - strength))
