import { createCanvas } from '@napi-rs/canvas'
import type { Rgb } from '../../identity/identity.ts'
import type { Backdrop, Lighting, Picture } from '../../scene/portrait-scene.ts'
import { createRandom } from '../math/random.ts'
import { BackdropBrush, cssColor } from './backdrop-brush.ts'
import { paintBeach } from './places/beach.ts'
import { paintCafe } from './places/cafe.ts'
import { paintCityNight } from './places/city-night.ts'
import { paintGarden } from './places/garden.ts'
import { paintLibrary } from './places/library.ts'
import { paintLoft } from './places/loft.ts'
import { paintStudioPaper } from './places/studio-paper.ts'
import { paintSunset } from './places/sunset.ts'

export type BackdropOptions = {
  backdrop: Backdrop
  /** Centre and edge of the plain studio paper; other places ignore it. */
  colors?: readonly [Rgb, Rgb] | undefined
  lighting: Lighting
  keyLight: 'left' | 'right'
  seed: number
  width: number
  height: number
}

const PAINTING_WIDTH = 512
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
 * Paints the place behind the person, out of focus. The same options give the same pixels.
 * Painted at 512 pixels width and enlarged: nothing in it is sharper than that.
 */
export function paintBackdrop(options: BackdropOptions): Picture {
  const paintingHeight = Math.round((PAINTING_WIDTH * options.height) / options.width)
  const brush = new BackdropBrush({ width: PAINTING_WIDTH, height: paintingHeight, random: createRandom(options.seed) })
  const { backdrop } = options
  const keyOnRight = options.keyLight === 'right'
  if (backdrop === 'studio') {
    paintStudioPaper(brush, { colors: options.colors ?? PAPER_COLORS, lightX: keyOnRight ? 0.6 : 0.4 })
  } else {
    PAINTERS[backdrop](brush)
  }
  const [tint, alpha] = TINTS[options.lighting]
  const { context } = brush
  context.globalCompositeOperation = options.lighting === 'dramatic' ? 'multiply' : 'soft-light'
  context.fillStyle = cssColor(tint, backdrop === 'studio' && options.lighting !== 'dramatic' ? alpha * 0.5 : alpha)
  context.fillRect(0, 0, 1, brush.bottom)
  return enlarge(brush, options, backdrop !== 'studio' && keyOnRight)
}

/** Mirrored when the key light comes from the right: the places are painted with their light on the left. */
function enlarge(brush: BackdropBrush, size: { width: number; height: number }, mirrored: boolean): Picture {
  const canvas = createCanvas(size.width, size.height)
  const context = canvas.getContext('2d')
  context.imageSmoothingQuality = 'high'
  if (mirrored) {
    context.translate(size.width, 0)
    context.scale(-1, 1)
  }
  context.drawImage(brush.canvas, 0, 0, size.width, size.height)
  const image = context.getImageData(0, 0, size.width, size.height)
  return { width: size.width, height: size.height, data: image.data }
}
