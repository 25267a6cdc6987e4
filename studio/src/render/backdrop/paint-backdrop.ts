import { createCanvas } from '@napi-rs/canvas'
import type { Rgb } from '../../identity/identity.ts'
import type { Backdrop, Lighting, PortraitScene } from '../../scene/portrait-scene.ts'
import { createRandom } from '../math/random.ts'
import { cssRgb } from '../color/rgb.ts'
import { BackdropBrush } from './backdrop-brush.ts'
import { paintBeach } from './places/beach.ts'
import { paintCafe } from './places/cafe.ts'
import { paintCityNight } from './places/city-night.ts'
import { paintGarden } from './places/garden.ts'
import { paintLibrary } from './places/library.ts'
import { paintLoft } from './places/loft.ts'
import { paintStudioPaper } from './places/studio-paper.ts'
import { paintSunset } from './places/sunset.ts'

const PAINTING_WIDTH = 512
/** Every picture of a place shows the same place. */
const SEED = 5
const PAPER_COLORS: readonly [Rgb, Rgb] = [
  [206, 202, 200],
  [122, 118, 122],
]
const PAINTERS: Record<Exclude<Backdrop, 'studio'>, (brush: BackdropBrush) => void> = {
  cafe: paintCafe,
  'city-night': paintCityNight,
  beach: paintBeach,
  garden: paintGarden,
  loft: paintLoft,
  sunset: paintSunset,
  library: paintLibrary,
}
const TINTS: Record<Lighting, readonly [color: Rgb, alpha: number]> = {
  soft: [[255, 250, 244], 0.04],
  warm: [[255, 206, 150], 0.16],
  cool: [[168, 196, 255], 0.16],
  'golden-hour': [[255, 178, 96], 0.22],
  dramatic: [[20, 20, 34], 0.42],
}

/**
 * Paints the place behind the person, out of focus, as opaque RGBA. The same scene and size give the same pixels.
 * Painted at 512 pixels width and enlarged: nothing in it is sharper than that.
 */
export function paintBackdrop(scene: PortraitScene, width: number, height: number): Uint8ClampedArray {
  const paintingHeight = Math.round((PAINTING_WIDTH * height) / width)
  const brush = new BackdropBrush({ width: PAINTING_WIDTH, height: paintingHeight, random: createRandom(SEED) })
  const { backdrop, lighting } = scene
  const keyOnRight = scene.keyLight === 'right'
  if (backdrop === 'studio') {
    paintStudioPaper(brush, { colors: scene.backdropColors ?? PAPER_COLORS, lightX: keyOnRight ? 0.6 : 0.4 })
  } else {
    PAINTERS[backdrop](brush)
  }
  const [tint, alpha] = TINTS[lighting]
  const { context } = brush
  context.globalCompositeOperation = lighting === 'dramatic' ? 'multiply' : 'soft-light'
  context.fillStyle = cssRgb(tint, backdrop === 'studio' && lighting !== 'dramatic' ? alpha * 0.5 : alpha)
  context.fillRect(0, 0, 1, brush.bottom)
  return enlarge(brush, { width, height }, backdrop !== 'studio' && keyOnRight)
}

/** Mirrored when the key light comes from the right: the places are painted with their light on the left. */
function enlarge(brush: BackdropBrush, size: { width: number; height: number }, mirrored: boolean): Uint8ClampedArray {
  const canvas = createCanvas(size.width, size.height)
  const context = canvas.getContext('2d')
  context.imageSmoothingQuality = 'high'
  if (mirrored) {
    context.translate(size.width, 0)
    context.scale(-1, 1)
  }
  context.drawImage(brush.canvas, 0, 0, size.width, size.height)
  return context.getImageData(0, 0, size.width, size.height).data
}
