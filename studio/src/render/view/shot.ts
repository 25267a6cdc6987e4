import { clamp } from '../../math/scalar.ts'
import type { Framing, Scene } from '../../scene/scene.ts'

/** Radians that a camera looks up by at a plain low angle; whole bodies bear more than faces. */
const LOW_TILT: Record<Framing, number> = { selfie: 0.21, 'half-body': 0.23, 'full-body': 0.25 }
const HIGH_TILT: Record<Framing, number> = { selfie: 0.27, 'half-body': 0.3, 'full-body': 0.32 }

/** How far up a camera looks, in radians; less than 0 from above. */
export const angleOf = ({ framing, camera }: Pick<Scene, 'framing' | 'camera'>): number => {
  const angle = camera?.angle ?? 0
  return -angle * (angle < 0 ? LOW_TILT : HIGH_TILT)[framing]
}

/** The lens of a camera that is told nothing, in millimetres. */
const USUAL_LENS = 50

/** What is nearest to whole bodies from below is drawn by a camera that is nearer too. */
const NEARER_BELOW = 0.6

/** How many times as near the camera is as usual, as long its lens, and as wide that opens. */
export const lensFactors = ({
  framing,
  camera,
}: Pick<Scene, 'framing' | 'camera'>): { nearness: number; focal: number; opening: number } => {
  const share = USUAL_LENS / (camera?.lens ?? USUAL_LENS)
  const below = framing === 'full-body' ? NEARER_BELOW * clamp(-(camera?.angle ?? 0)) : 0
  return {
    nearness: share * (1 + below),
    focal: share ** -0.5,
    opening: share ** -0.25 * (camera?.blur ?? 1),
  }
}
