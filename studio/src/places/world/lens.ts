import { clamp, lerp, smoothstep } from '../../math/scalar.ts'

/** Where the person stands in the picture: pixels, y downwards. `eyeY` and `groundY` may lie outside of it. */
export type BackdropView = {
  width: number
  height: number
  centerX: number
  eyeY: number
  /** The line on which the feet stand. */
  groundY: number
  pixelsPerMetre: number
}

/** A pinhole camera with a round lens. Lengths in metres, picture lengths in pixels. */
export type Lens = {
  horizonY: number
  heightMetres: number
  /** A length of one metre at one metre away. */
  focalPixels: number
  /** Where the person stands and all is sharp. */
  focusMetres: number
  /** Width of the lens opening: bounds how far out of focus anything can be. */
  apertureMetres: number
}

/** The angle of view is the same for every framing, so that a place is composed once and fits them all. */
const FOCAL_PER_SIZE = 1.15
const LEAST_CAMERA_METRES = 0.55

export const lensOf = (view: BackdropView): Lens => {
  const { width, height, eyeY, groundY, pixelsPerMetre } = view
  const visibleMetres = height / pixelsPerMetre
  const fullBody = smoothstep(1, 2, visibleMetres)
  const eyeMetres = (groundY - eyeY) / pixelsPerMetre
  const heightMetres = Math.max(LEAST_CAMERA_METRES, eyeMetres - lerp(0.2, 0.3, fullBody) * visibleMetres)
  const focalPixels = FOCAL_PER_SIZE * Math.sqrt(width * height)
  return {
    horizonY: groundY - heightMetres * pixelsPerMetre,
    heightMetres,
    focalPixels,
    focusMetres: focalPixels / pixelsPerMetre,
    apertureMetres: lerp(0.021, 0.03, clamp(visibleMetres / 2)),
  }
}

/** Diameter in pixels of the disc that a point at this distance becomes. */
export const circleOfConfusion = ({ apertureMetres, focalPixels, focusMetres }: Lens, distance: number): number =>
  (apertureMetres * (focalPixels / focusMetres) * Math.abs(distance - focusMetres)) / distance
