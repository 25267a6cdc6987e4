import { isOnSeat } from '../../scene/scene.ts'
import type { Crop, Framing, Scene, Stance } from '../../scene/scene.ts'
import { angleOf, lensFactors } from './shot.ts'

/**
 * A viewer straight ahead, or who looks up or down. A world point is turned by the tilt about the middle of the head; then
 * (x, y, z) lands at center + scale * (x, y) * (1 + perspective * z).
 */
export type Camera = {
  width: number
  height: number
  centerX: number
  centerY: number
  /** Pixels per head unit at depth 0. */
  scale: number
  perspective: number
  /** Radians by which the camera looks up from below, or down from above where it is less than 0. */
  tilt: number
  /** How many times as long as usual the lens is, and as wide it opens: how large and how blurred a place is. */
  focal: number
  opening: number
}

/** What a camera is like that nothing is said of. */
const USUAL = { tilt: 0, focal: 1, opening: 1 }

/** Turns heights and depths of the world to those before a camera, and back. */
export const tiltOf = ({ tilt }: Pick<Camera, 'tilt'>) => {
  const [cos, sin] = [Math.cos(tilt), Math.sin(tilt)]
  return {
    seenY: (y: number, z: number): number => y * cos - z * sin,
    seenZ: (y: number, z: number): number => z * cos + y * sin,
    worldY: (seenY: number, seenZ: number): number => seenY * cos + seenZ * sin,
    worldZ: (seenY: number, seenZ: number): number => seenZ * cos - seenY * sin,
  }
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
  'full-body': { topY: -1.95, bottomY: 14.35, perspective: 0.026, eyeY: 0, leastAcross: 0 },
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
  'on-bench': view(-2.4, 12.2),
  'on-sofa': view(-2.4, 12.2),
  jumping: view(-2.9, 16.5),
  lunging: view(-3.2, 16.3),
  'on-pointe': view(-3.4, 16.4),
  stretching: view(-4.0, 15.9),
}

/** There is nothing to be seen under a table. */
const AT_TABLE: View = { ...VIEWS['half-body'], leastAcross: 0 }

/** How large a head unit is in a portrait, as a share of its shorter side. */
export const PORTRAIT_SCALE = 0.286

/** Head and shoulders with a little air above the hair. */
export const portraitCamera = (width: number, height: number): Camera => {
  const size = Math.min(width, height)
  return {
    width,
    height,
    centerX: width / 2,
    centerY: height * 0.418,
    scale: size * PORTRAIT_SCALE,
    perspective: PERSPECTIVE,
    ...USUAL,
  }
}

/** The camera of a framing for a picture of the given size in pixels. */
export const framingCamera = (framing: Framing, width: number, height: number): Camera => {
  return framing === 'selfie' ? portraitCamera(width, height) : viewCamera(VIEWS[framing], width, height)
}

const viewCamera = ({ topY, bottomY, perspective, eyeY, leastAcross }: View, width: number, height: number): Camera => {
  const scale = Math.min(height / (bottomY - topY), leastAcross > 0 ? width / leastAcross : Infinity)
  return { width, height, centerX: width / 2, centerY: (eyeY - topY) * scale, scale, perspective, ...USUAL }
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

/** The parts of a scene that say where its camera stands. */
export type Shot = Pick<Scene, 'framing' | 'stance' | 'crop' | 'camera'>

const ownView = ({ framing, stance }: Shot): View | undefined =>
  framing === 'full-body' ? WHOLE_VIEWS[stance] : stance === 'seated' ? AT_TABLE : undefined

/** The camera of a scene, which goes with whole bodies that sit low or reach up. */
export const sceneCamera = (shot: Shot, width: number, height: number): Camera => {
  const own = ownView(shot)
  const level = own ? viewCamera(own, width, height) : framingCamera(shot.framing, width, height)
  return aim(cropTo(level, shot.crop), shot)
}

/** Height and depth of two points that stay where they are in the picture: head and chin, head and hips, head and feet. */
type Held = readonly [y: number, z: number]
const HELD: Record<Framing, readonly [Held, Held]> = {
  selfie: [
    [-1, 0.2],
    [0.95, 0.45],
  ],
  'half-body': [
    [-1, 0.2],
    [4.6, 0.5],
  ],
  'full-body': [
    [-1.2, 0],
    [12.4, 0.3],
  ],
}

/** What whole views leave free below the feet. */
const BELOW_FEET = 1.9
/** Depths of what is highest and lowest from above: the crown and the toes, which a wide lens makes large too. */
const CROWN = -0.4
const TOES = 1.4
/** Who sits or strides stretches a foot out. */
const SITTING_TOES = 3.4
const FORWARD_TOES: Partial<Record<Stance, number>> = { walking: 2, running: 3.4, 'on-stool': 2.2 }

const toesOf = (stance: Stance): number => (isOnSeat(stance) ? SITTING_TOES : (FORWARD_TOES[stance] ?? TOES))

const feetOf = (shot: Shot, heelsZ: number): Held[] => {
  const y = (ownView(shot)?.bottomY ?? VIEWS['full-body'].bottomY) - BELOW_FEET
  return [
    [y, heelsZ],
    [y, toesOf(shot.stance)],
  ]
}

/** Looks at a person from below or above and through another lens: as large in the picture as by the usual one. */
export const aim = (level: Camera, shot: Shot): Camera => {
  const tilt = angleOf(shot)
  const { nearness, focal, opening } = lensFactors(shot)
  if (tilt === 0 && nearness === 1) return { ...level, opening }
  const perspective = level.perspective * nearness
  const { seenY, seenZ } = tiltOf({ tilt })
  const [[topY, topZ], bottom] = HELD[shot.framing]
  const top: Held = [topY, tilt < 0 ? CROWN : topZ]
  const lows = shot.framing === 'full-body' ? feetOf(shot, bottom[1]) : [bottom]
  const rowOf = ([y, z]: Held): number => level.centerY + level.scale * y * (1 + z * level.perspective)
  const shareOf = ([y, z]: Held): number => seenY(y, z) * (1 + seenZ(y, z) * perspective)
  // What comes nearer to the lower edge decides.
  const scale = Math.min(...lows.map((low) => (rowOf(low) - rowOf(top)) / (shareOf(low) - shareOf(top))))
  return { ...level, scale, centerY: rowOf(top) - scale * shareOf(top), perspective, tilt, focal, opening }
}

/** Where a point of the world lands in the picture: how far down, and how many pixels a head unit has there. */
export const seenAt = (camera: Camera, y: number, z: number): { row: number; zoom: number } => {
  const { seenY, seenZ } = tiltOf(camera)
  const zoom = camera.scale * (1 + seenZ(y, z) * camera.perspective)
  return { row: camera.centerY + seenY(y, z) * zoom, zoom }
}

/** How far the front of a body lies before its middle, which is seen less far down from below. */
const FRONT = 0.9

/** The lowest height of the body at the picture's lower edge. */
const edgeHeight = (camera: Camera): number => {
  const level = (camera.height - camera.centerY) / camera.scale
  if (camera.tilt === 0) return level
  const z = camera.tilt > 0 ? FRONT : 0
  let [from, to] = [0, 3 * level]
  for (let step = 0; step < 20; step++) {
    const middle = (from + to) / 2
    if (seenAt(camera, middle, z).row < camera.height) from = middle
    else to = middle
  }
  return to
}

/** Heights between which a garment that ends there is never begun. */
const ABOVE_WAIST = 3.95
const BELOW_HIPS = 6.9

/** The lowest point of the body that a camera shows, where the body can be cut. */
export const lowestShown = (camera: Camera): number => {
  const lowest = edgeHeight(camera) + 0.3
  if (lowest <= ABOVE_WAIST) return ABOVE_WAIST
  return Math.max(BELOW_HIPS, lowest)
}

/** Where a square picture of head and shoulders ends. */
const BELOW_SHOULDERS = 2.6

/** The lowest point of the body that a picture shows, with a margin for what the perspective brings into view. */
export const lowestVisible = (framing: Framing, camera: Camera): number => {
  if (framing !== 'selfie') return Math.max(VIEWS[framing].bottomY, edgeHeight(camera)) + 0.6
  // An upright picture shows more below the shoulders than a square one.
  const isSquare = edgeHeight(camera) < BELOW_SHOULDERS
  return isSquare ? BELOW_SHOULDERS : lowestShown(camera)
}
