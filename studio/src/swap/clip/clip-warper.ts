import { readFaceConditions } from '../../faces/read-face-conditions.ts'
import type { Picture } from '../../image/picture.ts'
import { lerp } from '../../math/scalar.ts'
import { createBuffers } from '../buffers.ts'
import type { Buffers } from '../buffers.ts'
import { fitShape } from '../warp/fit-shape.ts'
import { warpFace } from '../warp/warp-face.ts'
import type { FaceImage, WarpedFace } from '../warped-face.ts'
import { FRAMES_UNDER_WAY } from './clip-frame.ts'
import type { TrackedFace } from './face-tracker.ts'
import type { KeyPortrait, KeyPortraits, Lids } from './key-portraits.ts'

/** The person's face where the tracked one is, in shared memory. */
export type FittedFace = Pick<TrackedFace, 'width' | 'strength' | 'isNew'> & { warped: Omit<WarpedFace, 'buffers'> }

/** Call it frame by frame. What it hands back is valid until as many frames later as are under way. */
type ClipWarper = (picture: Picture, face: TrackedFace) => FittedFace

/** Frames over which one portrait gives way to another. */
const FADE_FRAMES = 6
/** Other lids are taken when they fit better by this, so that eyes half shut do not tremble. */
const LIDS_MARGIN = 0.08

type Shot = {
  key: KeyPortrait
  /** The portrait that is on its way out, and how much of it is left. */
  leaving: { key: KeyPortrait; share: number } | undefined
  /** How far the lids are down that were shown last. */
  blink: number
}

export const createClipWarper = (keys: KeyPortraits): ClipWarper => {
  let shot: Shot | undefined
  const memory = Array.from({ length: FRAMES_UNDER_WAY }, () => createBuffers({ isShared: true }))
  let frames = 0
  return (picture, face) => {
    const key = keys(readFaceConditions(face.points, picture), face.width)
    if (!shot || face.isNew) shot = { key, leaving: undefined, blink: 0 }
    if (shot.key !== key) {
      shot.leaving = { key: shot.key, share: 1 }
      shot.key = key
    }
    const buffers = memory[frames % FRAMES_UNDER_WAY]
    frames += 1
    buffers.freeAll()
    const { buffers: _, ...warped } = warpKeys(shot, { picture, points: face.points, buffers }, face)
    const { width, strength, isNew } = face
    return { width, strength, isNew, warped }
  }
}
/** The portrait at hand with its lids as the face has them, mixed with the one before where it has just changed. */
const warpKeys = (shot: Shot, target: FaceImage & { buffers: Buffers }, face: TrackedFace): WarpedFace => {
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
const lidsFor = ({ lids }: KeyPortrait, blink: number, before: number): Lids => {
  const misfit = (other: Lids) => Math.abs(other.blink - blink) - (other.blink === before ? LIDS_MARGIN : 0)
  return lids.reduce((best, other) => (misfit(other) < misfit(best) ? other : best))
}
