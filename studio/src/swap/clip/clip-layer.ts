import { lerp } from '../../render/math/scalar.ts'
import type { Picture } from '../../scene/portrait-scene.ts'
import { blendFace } from '../blend-face.ts'
import { type Buffers, createBuffers } from '../buffers.ts'
import { makeGrid } from '../face-grid.ts'
import { fitShape } from '../fit-shape.ts'
import { keepOccluders, type Worn } from '../keep-occluders.ts'
import { type Detail, matchDetail, measureDetail } from '../match-detail.ts'
import { matchLight } from '../match-light.ts'
import { readSitting } from '../read-sitting.ts'
import { warpFace } from '../warp-face.ts'
import type { FaceImage, WarpedFace } from '../warped-face.ts'
import type { TrackedFace } from './face-tracker.ts'
import type { KeyPortrait, KeyPortraits, Lids } from './key-portraits.ts'

/** Lays the person's face over the tracked one, in the pixels of the frame itself. */
export type ClipLayer = (picture: Picture, face: TrackedFace) => Promise<void>

/** Frames over which one portrait gives way to another. */
const FADE_FRAMES = 6
/** Sharpness is measured now and then, and follows slowly: it must not change from frame to frame. */
const MEASURE_EVERY = 12
const DETAIL_SHARE = 0.3
/** Other lids are taken when they fit better by this, so that eyes half shut do not tremble. */
const LIDS_MARGIN = 0.08

type Shot = {
  key: KeyPortrait
  /** The portrait that is on its way out, and how much of it is left. */
  leaving: { key: KeyPortrait; share: number } | undefined
  /** How far the lids are down that were shown last. */
  blink: number
  detail: Detail | undefined
  worn: Worn | undefined
  frames: number
}

export function createClipLayer(keys: KeyPortraits): ClipLayer {
  let shot: Shot | undefined
  const buffers = createBuffers()
  return async (picture, face) => {
    const key = await keys(readSitting(face.points, picture), face.width)
    if (!shot || face.isNew) shot = { key, leaving: undefined, blink: 0, detail: undefined, worn: undefined, frames: 0 }
    if (shot.key !== key) {
      shot.leaving = { key: shot.key, share: 1 }
      shot.key = key
    }
    buffers.freeAll()
    const warped = warpKeys(shot, { picture, points: face.points, buffers }, face)
    const { width: faceWidth } = face
    const grid = makeGrid(warped, picture, faceWidth)
    const light = matchLight(grid)
    const occluders = keepOccluders(warped, picture, { likeSkin: grid.likeTargetSkin, faceWidth, before: shot.worn })
    shot.worn = occluders.worn
    shot.detail = detailOf(shot, warped, picture)
    matchDetail(warped, picture, { faceWidth, detail: shot.detail })
    blendFace(picture, warped, { grid, light, kept: keptOf(occluders.kept, face) })
    shot.frames += 1
  }
}

/** The portrait at hand with its lids as the face has them, mixed with the one before where it has just changed. */
function warpKeys(shot: Shot, target: FaceImage & { buffers: Buffers }, face: TrackedFace): WarpedFace {
  const { buffers } = target
  const gazeOf = (key: KeyPortrait) => (face.irises && key.irises ? { from: key.irises, to: face.irises } : undefined)
  const { key, leaving } = shot
  const lids = lidsFor(key, face.blink, shot.blink)
  shot.blink = lids.blink
  const own = fitShape(lids.points, face.points)
  if (!leaving) return warpFace(lids, target, { fitted: own, gaze: gazeOf(key), buffers })
  const otherLids = lidsFor(leaving.key, lids.blink, lids.blink)
  const other = fitShape(otherLids.points, face.points)
  const fitted = own.map((value, index) => lerp(value, other[index], leaving.share))
  const warped = warpFace(lids, target, { fitted, gaze: gazeOf(key), buffers })
  const before = warpFace(otherLids, target, { fitted, gaze: gazeOf(leaving.key), buffers })
  for (let index = 0; index < warped.colors.length; index++) {
    warped.colors[index] = lerp(warped.colors[index], before.colors[index], leaving.share)
  }
  leaving.share -= 1 / FADE_FRAMES
  if (leaving.share <= 0) shot.leaving = undefined
  return warped
}

/** The lids nearest to a blink, unless those that were shown before are about as near. */
function lidsFor({ lids }: KeyPortrait, blink: number, before: number): Lids {
  const misfit = (other: Lids) => Math.abs(other.blink - blink) - (other.blink === before ? LIDS_MARGIN : 0)
  return lids.reduce((best, other) => (misfit(other) < misfit(best) ? other : best))
}

/** Noise is not added: skin takes it from the target, and a fixed pattern elsewhere would lie over the film like dirt. */
function detailOf({ detail, frames }: Shot, warped: WarpedFace, picture: Picture): Detail {
  if (detail && frames % MEASURE_EVERY !== 0) return detail
  const { softness } = measureDetail(warped, picture)
  return { softness: detail ? lerp(detail.softness, softness, DETAIL_SHARE) : softness, grain: 0 }
}

/** A face that the network hardly sees fades. */
function keptOf(kept: Float32Array, { strength }: TrackedFace): Float32Array {
  return strength === 1 ? kept : kept.map((value) => Math.max(value, 1 - strength))
}
