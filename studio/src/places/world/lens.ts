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
  /** Radians by which the camera looks up. */
  tilt: number
  /** How many times as long as usual the lens is, and as wide it opens. */
  focal: number
  opening: number
}

/** A pinhole camera with a round lens. Lengths in metres, picture lengths in pixels. */
export type Lens = {
  horizonY: number
  heightMetres: number
  /** A length of one metre at one metre away. */
  focalPixels: number
  /** Where the person stands and all is sharp. */
  focusMetres: number
  /** How much farther away everything is than places say: a long lens is used from farther back. */
  backMetres: number
  /** Width of the lens opening: bounds how far out of focus anything can be. */
  apertureMetres: number
}

/** The angle of view is the same for every framing, so that a place is composed once and fits them all. */
const FOCAL_PER_SIZE = 1.15
const LEAST_CAMERA_METRES = 0.55
/** A camera that looks up may lie lower. */
const LEAST_LOW_METRES = 0.3
/** The camera comes no nearer to anything than this share of its distance from the person. */
const NEAREST = 0.15

export const lensOf = (view: BackdropView): Lens => {
  const { width, height, eyeY, groundY, pixelsPerMetre, tilt, focal, opening } = view
  const visibleMetres = height / pixelsPerMetre
  const fullBody = smoothstep(1, 2, visibleMetres)
  const eyeMetres = (groundY - eyeY) / pixelsPerMetre
  const usualFocal = FOCAL_PER_SIZE * Math.sqrt(width * height)
  const focusMetres = usualFocal / pixelsPerMetre
  const levelMetres = Math.max(LEAST_CAMERA_METRES, eyeMetres - lerp(0.2, 0.3, fullBody) * visibleMetres)
  const heightMetres = tilt === 0 ? levelMetres : Math.max(LEAST_LOW_METRES, levelMetres - Math.tan(tilt) * focusMetres)
  return {
    horizonY: groundY - heightMetres * pixelsPerMetre,
    heightMetres,
    focalPixels: usualFocal * focal,
    focusMetres,
    backMetres: focusMetres * (focal - 1),
    apertureMetres: lerp(0.021, 0.03, clamp(visibleMetres / 2)) * opening,
  }
}

/** How far from the camera something is that a place has at this distance. */
export const metresTo = ({ backMetres, focusMetres }: Lens, z: number): number =>
  backMetres < 0 ? Math.max(NEAREST * focusMetres, z + backMetres) : z + backMetres

/** Diameter in pixels of the disc that a point at this distance becomes. */
export const circleOfConfusion = (lens: Lens, z: number): number => {
  const { apertureMetres, focalPixels, focusMetres, backMetres } = lens
  return (apertureMetres * (focalPixels / (focusMetres + backMetres)) * Math.abs(z - focusMetres)) / metresTo(lens, z)
}
