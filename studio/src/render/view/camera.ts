import type { Crop, Framing, Scene, Stance } from '../../scene/scene.ts'

/** A viewer straight ahead. A world point (x, y, z) lands at center + scale * (x, y) * (1 + perspective * z). */
export type Camera = {
  width: number
  height: number
  centerX: number
  centerY: number
  /** Pixels per head unit at depth 0. */
  scale: number
  perspective: number
}

const PERSPECTIVE = 0.06

type View = {
  /** Heights of the picture's upper and lower edge at depth 0, in head units. */
  topY: number
  bottomY: number
  /** A camera farther away shows whole bodies without stretching what is near. */
  perspective: number
  /** Height that the camera looks along: things nearer than depth 0 grow away from it. */
  eyeY: number
  /** Head units that fit across at least: narrow frames show more below instead of cutting off arms. */
  leastAcross: number
}

/** A picture of 1024 x 1280 ends at the hips, one of 832 x 1216 a little under the shoes. */
const VIEWS = {
  'half-body': { topY: -1.95, bottomY: 5.95, perspective: 0.045, eyeY: 0, leastAcross: 5.6 },
  'full-body': { topY: -1.95, bottomY: 14.6, perspective: 0.026, eyeY: 0, leastAcross: 0 },
} as const satisfies Record<Exclude<Framing, 'selfie'>, View>

const view = (topY: number, bottomY: number): View => ({
  ...VIEWS['full-body'],
  topY,
  bottomY,
})

/** Whole bodies that sit low come nearer, those that reach up get air above. */
const WHOLE_VIEWS: Partial<Record<Stance, View>> = {
  'cross-legged': view(-2.9, 8.2),
  kneeling: view(-2.4, 11.8),
  'on-one-knee': view(-2.4, 12),
  squatting: view(-2.4, 11.1),
  'on-chair': view(-2.4, 12.2),
  'on-steps': view(-2.6, 12.2),
  'on-rock': view(-2.6, 12.2),
  jumping: view(-2.9, 16.5),
  lunging: view(-3.2, 16.3),
  'on-pointe': view(-3.4, 16.4),
  stretching: view(-4.0, 15.9),
}

/** There is nothing to be seen under a table. */
const AT_TABLE: View = { ...VIEWS['half-body'], leastAcross: 0 }

/** Head and shoulders with a little air above the hair. */
export const portraitCamera = (width: number, height: number): Camera => {
  const size = Math.min(width, height)
  return {
    width,
    height,
    centerX: width / 2,
    centerY: height * 0.438,
    scale: size * 0.278,
    perspective: PERSPECTIVE,
  }
}

/** The camera of a framing for a picture of the given size in pixels. */
export const framingCamera = (framing: Framing, width: number, height: number): Camera => {
  return framing === 'selfie' ? portraitCamera(width, height) : viewCamera(VIEWS[framing], width, height)
}

const viewCamera = ({ topY, bottomY, perspective, eyeY, leastAcross }: View, width: number, height: number): Camera => {
  const scale = Math.min(height / (bottomY - topY), leastAcross > 0 ? width / leastAcross : Infinity)
  return { width, height, centerX: width / 2, centerY: (eyeY - topY) * scale, scale, perspective }
}

/** The camera of a picture that is cut other than usual. */
export const cropTo = (camera: Camera, crop: Crop | undefined): Camera =>
  crop
    ? {
        ...camera,
        centerX: camera.centerX + crop.aside * camera.width,
        centerY: camera.centerY - crop.rise * camera.height,
        scale: camera.scale * crop.closer,
      }
    : camera

/** The camera of a scene, which goes with whole bodies that sit low or reach up. */
export const sceneCamera = (
  { framing, stance, crop }: Pick<Scene, 'framing' | 'stance' | 'crop'>,
  width: number,
  height: number,
): Camera => {
  const own = framing === 'full-body' ? WHOLE_VIEWS[stance] : stance === 'seated' ? AT_TABLE : undefined
  return cropTo(own ? viewCamera(own, width, height) : framingCamera(framing, width, height), crop)
}

/** Heights between which a garment that ends there is never begun. */
const ABOVE_WAIST = 3.95
const BELOW_HIPS = 6.9

/** The lowest point of the body that a camera shows, where the body can be cut. */
export const lowestShown = ({ height, centerY, scale }: Camera): number => {
  const lowest = (height - centerY) / scale + 0.3
  if (lowest <= ABOVE_WAIST) return ABOVE_WAIST
  return Math.max(BELOW_HIPS, lowest)
}

/** Where a square picture of head and shoulders ends. */
const BELOW_SHOULDERS = 2.6

/** The lowest point of the body that a picture shows, with a margin for what the perspective brings into view. */
export const lowestVisible = (framing: Framing, camera: Camera): number => {
  if (framing !== 'selfie')
    return Math.max(VIEWS[framing].bottomY, (camera.height - camera.centerY) / camera.scale) + 0.6
  // An upright picture shows more below the shoulders than a square one.
  const isSquare = (camera.height - camera.centerY) / camera.scale < BELOW_SHOULDERS
  return isSquare ? BELOW_SHOULDERS : lowestShown(camera)
}
