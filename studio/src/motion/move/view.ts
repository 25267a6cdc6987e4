import { clamp } from '../../math/scalar.ts'
import { MARGIN } from '../clip-camera.ts'
import type { ClipSize } from '../clip-camera.ts'
import type { MotionSample } from './sample-motion.ts'

/** Where the clip's camera is at a moment. */
export type View = {
  /** 1 where the scene was composed, more when nearer. */
  zoom: number
  /** Shift of the person in the frame, in pixels. */
  shiftX: number
  shiftY: number
  /** Angle around the person, in radians. */
  orbit: number
}

const FULL_PUSH = 0.27
const FULL_ORBIT = 0.17
/** Shares of the frame's width that the person moves when the camera pans, and that an unsteady hand moves it. */
const FULL_PAN = 0.05
const FULL_LOWER = 0.045
const HAND = 0.006

/** Camera positions of a clip: a pull starts from near, so that no frame shows more than was composed. */
export const createView = (
  moments: readonly MotionSample[],
  { width, height }: ClipSize,
): ((moment: MotionSample) => View) => {
  const farthest = Math.min(0, ...moments.map(({ push }) => push))
  return ({ push, pan, lower, orbit, handX, handY }) => ({
    zoom: 1 + FULL_PUSH * clamp(push - farthest, 0, 1.2),
    shiftX: -width * (FULL_PAN * clamp(pan, -1, 1) + HAND * handX),
    shiftY: -height * (FULL_LOWER * clamp(lower, -1, 1) + 0.6 * HAND * handY),
    orbit: FULL_ORBIT * clamp(orbit, -1, 1),
  })
}

/** How far the place behind the person moves in the frame when the person moves by one, and how much it grows. */
const FAR_SHIFT = 0.45
const FAR_ZOOM = 0.5
/** How far the place wanders against the person when the camera circles, in widths of the frame a radian. */
const ORBIT_WIDTHS = 0.36

/** Where the backdrop's middle lies and how much it is enlarged: it is far away, so it moves less than the person. */
export const backdropView = (
  view: View,
  { width }: Pick<ClipSize, 'width'>,
): { zoom: number; x: number; y: number } => {
  const limit = MARGIN * width * 0.95
  const x = FAR_SHIFT * view.shiftX + width * ORBIT_WIDTHS * view.orbit
  return {
    zoom: 1 + FAR_ZOOM * (view.zoom - 1),
    x: limit * Math.tanh(x / limit),
    y: FAR_SHIFT * view.shiftY,
  }
}
