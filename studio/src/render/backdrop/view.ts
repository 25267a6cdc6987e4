import type { BackdropView } from '../../places/world/lens.ts'
import { seenAt } from '../view/camera.ts'
import type { Camera } from '../view/camera.ts'

/** From the eye line to the chin of a measured face. */
const METRES_PER_HEAD_UNIT = 0.115
const STANDING_EYE_METRES = 1.58

/** The view of a camera whose eye line is the world's y = 0. `groundUnits`: from the eyes down to the ground. */
export const viewOfCamera = (
  camera: Camera,
  groundUnits = STANDING_EYE_METRES / METRES_PER_HEAD_UNIT,
): BackdropView => {
  const { width, height, centerX, centerY, scale, tilt, focal, opening } = camera
  const seen = seenAt(camera, groundUnits, 0)
  // Feet that are seen stand on what is painted; where none are, a place is as large as beside the head.
  const { row, zoom } = tilt !== 0 && seen.row < height ? seen : { row: centerY + scale * groundUnits, zoom: scale }
  return {
    width,
    height,
    centerX,
    eyeY: centerY,
    groundY: row,
    pixelsPerMetre: zoom / METRES_PER_HEAD_UNIT,
    tilt,
    focal,
    opening,
  }
}
