import { lerp, smoothstep } from '../../render/math/scalar.ts'
import type { Picture } from '../../scene/portrait-scene.ts'
import { blendFace } from '../blend-face.ts'
import { makeGrid } from '../face-grid.ts'
import { fitShape } from '../fit-shape.ts'
import { keepOccluders, type Worn } from '../keep-occluders.ts'
import { type Detail, matchDetail, measureDetail } from '../match-detail.ts'
import { matchLight } from '../match-light.ts'
import { readSitting } from '../read-sitting.ts'
import { warpFace } from '../warp-face.ts'
import type { WarpedFace } from '../warped-face.ts'
import type { TrackedFace } from './face-tracker.ts'
import type { KeyPortrait, KeyPortraits } from './key-portraits.ts'

/** Lays the person's face over the tracked one, in the pixels of the frame itself. */
export type ClipLayer = (picture: Picture, face: TrackedFace) => Promise<void>

/** Frames over which one portrait gives way to another. */
const FADE_FRAMES = 6
/** Sharpness is measured now and then, and follows slowly: it must not change from frame to frame. */
const MEASURE_EVERY = 12
const DETAIL_SHARE = 0.3
/** From here on the target's own lids show; they have its skin, as the new face has. */
const LIDS_SHOW = { from: 0.14, to: 0.32 }

type Shot = {
  key: KeyPortrait
  /** The portrait that is on its way out, and how much of it is left. */
  leaving: { key: KeyPortrait; share: number } | undefined
  detail: Detail | undefined
  worn: Worn | undefined
  frames: number
}

export function createClipLayer(keys: KeyPortraits): ClipLayer {
  let shot: Shot | undefined
  return async (picture, face) => {
    const key = await keys(readSitting(face.points, picture), face.width)
    if (!shot || face.isNew) shot = { key, leaving: undefined, detail: undefined, worn: undefined, frames: 0 }
    if (shot.key !== key) {
      shot.leaving = { key: shot.key, share: 1 }
      shot.key = key
    }
    const warped = warpKeys(shot, picture, face)
    const { width: faceWidth } = face
    const grid = makeGrid(warped, picture, faceWidth)
    const light = matchLight(grid)
    const occluders = keepOccluders(warped, picture, { likeSkin: grid.likeTargetSkin, faceWidth, before: shot.worn })
    shot.worn = occluders.worn
    shot.detail = detailOf(shot, warped, picture)
    matchDetail(warped, picture, { faceWidth, detail: shot.detail })
    blendFace(picture, warped, { grid, light, kept: keptOf(warped, occluders.kept, face) })
    shot.frames += 1
  }
}

/** The portrait at hand, mixed with the one before where it has just changed. */
function warpKeys(shot: Shot, picture: Picture, face: TrackedFace): WarpedFace {
  const target = { picture, points: face.points }
  const gazeOf = (key: KeyPortrait) => (face.irises && key.irises ? { from: key.irises, to: face.irises } : undefined)
  const { key, leaving } = shot
  const own = fitShape(key.points, face.points)
  if (!leaving) return warpFace(key, target, { fitted: own, gaze: gazeOf(key) })
  const other = fitShape(leaving.key.points, face.points)
  const fitted = own.map((value, index) => lerp(value, other[index], leaving.share))
  const warped = warpFace(key, target, { fitted, gaze: gazeOf(key) })
  const before = warpFace(leaving.key, target, { fitted, gaze: gazeOf(leaving.key) })
  for (let index = 0; index < warped.colors.length; index++) {
    warped.colors[index] = lerp(warped.colors[index], before.colors[index], leaving.share)
  }
  leaving.share -= 1 / FADE_FRAMES
  if (leaving.share <= 0) shot.leaving = undefined
  return warped
}

/** Noise is not added: skin takes it from the target, and a fixed pattern elsewhere would lie over the film like dirt. */
function detailOf({ detail, frames }: Shot, warped: WarpedFace, picture: Picture): Detail {
  if (detail && frames % MEASURE_EVERY !== 0) return detail
  const { softness } = measureDetail(warped, picture)
  return { softness: detail ? lerp(detail.softness, softness, DETAIL_SHARE) : softness, grain: 0 }
}

/** Shut eyes are the target's own, and a face that the network hardly sees fades. */
function keptOf(warped: WarpedFace, kept: Float32Array, { blink, strength }: TrackedFace): Float32Array {
  const lids = smoothstep(LIDS_SHOW.from, LIDS_SHOW.to, blink)
  if (lids === 0 && strength === 1) return kept
  return kept.map((value, pixel) => Math.max(value, lids * warped.eyeZone[pixel], 1 - strength))
}
