import type { BackdropView } from '../../places/world/lens.ts'
import type { Camera } from '../view/camera.ts'

/** From the eye line to the chin. */
const METRES_PER_HEAD_UNIT = 0.115
const STANDING_EYE_METRES = 1.58

/** The view of a camera whose eye line is the world's y = 0. `groundUnits`: from the eyes down to the ground. */
export const viewOfCamera = (
  { width, height, centerX, centerY, scale }: Camera,
  groundUnits = STANDING_EYE_METRES / METRES_PER_HEAD_UNIT,
): BackdropView => ({
  width,
  height,
  centerX,
  eyeY: centerY,
  groundY: centerY + scale * groundUnits,
  pixelsPerMetre: scale / METRES_PER_HEAD_UNIT,
})
