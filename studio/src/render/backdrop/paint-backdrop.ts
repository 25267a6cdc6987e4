import type { CreateCanvas } from '../../image/canvas.ts'
import { cssRgb, mixRgb } from '../../image/rgb.ts'
import type { Rgb } from '../../image/rgb.ts'
import { clamp } from '../../math/scalar.ts'
import { createRandom } from '../../math/random.ts'
import type { Lighting } from '../../places/hour.ts'
import { isOutdoor, placeOf } from '../../places/places.ts'
import { ambienceOf } from '../../places/world/ambience.ts'
import { BackdropPainter } from '../../places/world/backdrop-painter.ts'
import { lensOf } from '../../places/world/lens.ts'
import type { BackdropView } from '../../places/world/lens.ts'
import { paintBeside } from '../../places/beside/paint-beside.ts'
import { paintLanterns, paintStringLights } from './paint-garlands.ts'
import { paintRainbow } from './paint-air.ts'
import type { PortraitScene, Scene } from '../../scene/scene.ts'

/** Rain, snow and fog between the place and the person. */
const paintFallingWeather = (painter: BackdropPainter, { isStill }: { isStill: boolean }): void => {
  const { ambience } = painter
  if (ambience.weather === 'fog') painter.veil(ambience.haze, 0.34)
  if (ambience.weather === 'rain') {
    painter.veil(ambience.haze, 0.16)
    if (!isStill) paintRain(painter, 260)
  }
  if (ambience.weather === 'snow') {
    painter.veil(ambience.haze, 0.16)
    if (!isStill) paintSnow(painter, 130)
  }
}

const paintRain = (painter: BackdropPainter, count: number): void => {
  const context = painter.canvas.getContext('2d')
  const color = mixRgb(painter.ambience.sky.middle, [255, 255, 255], 0.45)
  context.lineCap = 'round'
  for (let drop = 0; drop < count; drop++) {
    const near = painter.random()
    const length = painter.height * (0.02 + 0.05 * near)
    const x = painter.between(-0.05, 1.05) * painter.width
    const y = painter.between(-0.05, 1) * painter.height
    context.strokeStyle = cssRgb(color, painter.between(0.08, 0.26))
    context.lineWidth = painter.width * (0.0009 + 0.0014 * near)
    context.beginPath()
    context.moveTo(x, y)
    context.lineTo(x - length * 0.14, y + length)
    context.stroke()
  }
}

const paintSnow = (painter: BackdropPainter, count: number): void => {
  for (let flake = 0; flake < count; flake++) {
    const z = painter.lens.focusMetres * (1.6 + 11 * painter.random())
    const reach = painter.reach(z)
    const tall = (reach * painter.height) / painter.width
    const place = [
      painter.between(-reach, reach),
      painter.lens.heightMetres + painter.between(-1.2, 1.2) * tall,
      z,
    ] as const
    painter.bokeh(place, 0.008, { color: [255, 255, 255], alpha: painter.between(0.25, 0.8) })
  }
}

export type BackdropScene = Pick<
  PortraitScene,
  'backdrop' | 'backdropColors' | 'wallColor' | 'lighting' | 'keyLight' | 'time' | 'weather' | 'season' | 'seed'
> &
  Partial<Pick<Scene, 'beside' | 'air' | 'framing'>>

/** Share of its light that a place has far from somebody, and the light's colour, where their own light asks for it. */
const USUAL = { dark: 0.88 }
const SETTINGS: Partial<Record<Lighting, { dark: number; tint?: Rgb }>> = {
  'high-key': { dark: 0.9 },
  cool: { dark: 0.5, tint: [214, 226, 255] },
  rim: { dark: 0.35, tint: [190, 190, 196] },
  dramatic: { dark: 0.3, tint: [186, 180, 180] },
}

/** Shares of the picture's pixels that are painted: what is nowhere in focus needs fewer. */
const SOFT_SHARE = 0.2
const SHARP_SHARE = 0.36
const LEAST_PIXELS = 60_000
const MOST_PIXELS = 1_100_000
const DEFAULT_SEED = 5
const PAPER_COLORS: readonly [Rgb, Rgb] = [
  [206, 202, 200],
  [122, 118, 122],
]

/**
 * Paints the place behind the person as opaque RGBA with true perspective: the horizon, the ground under the feet and
 * how far things are out of focus follow the view. The same scene and view give the same pixels. A still one has the
 * air of its weather, but no drop or flake in it.
 */
export const paintBackdrop = (
  scene: BackdropScene,
  view: BackdropView,
  { createCanvas, isStill = false }: { createCanvas: CreateCanvas; isStill?: boolean },
): Uint8ClampedArray => {
  const seed = scene.seed ?? DEFAULT_SEED
  const scale = paintingScale(view)
  const width = Math.round(view.width * scale)
  const height = Math.round(view.height * scale)
  const keyOnRight = scene.keyLight === 'right'
  const lens = lensOf(scaledView(view, scale))
  const centerX = (keyOnRight ? view.width - view.centerX : view.centerX) * scale
  const ambience = { ...ambienceOf(scene.time ?? 'day', scene.weather ?? 'clear'), season: scene.season }
  const painter = new BackdropPainter({
    createCanvas,
    width,
    height,
    lens,
    centerX,
    ambience,
    wallColor: scene.wallColor,
    isMirrored: keyOnRight,
    ...(seesCeiling(view) && !isOutdoor(scene.backdrop) && { beyond: CEILING }),
    random: createRandom(seed * 2 + 1),
  })
  placeOf(scene.backdrop).paint(painter, scene.backdropColors ?? PAPER_COLORS)
  if (scene.air?.includes('rainbow') && isOutdoor(scene.backdrop))
    paintRainbow(painter.canvas.getContext('2d'), width, lens.horizonY)
  if (scene.beside) paintBeside(painter, scene.beside, scene.framing !== 'full-body')
  if (scene.air?.includes('string-lights')) paintStringLights(painter)
  if (scene.air?.includes('lanterns')) paintLanterns(painter)
  if (isOutdoor(scene.backdrop)) paintFallingWeather(painter, { isStill })
  // Around one person, and around the middle of two.
  painter.setOff(
    clamp(centerX, 0.4 * width, 0.6 * width),
    Math.max(view.eyeY * scale, 0.45 * height),
    SETTINGS[scene.lighting] ?? USUAL,
  )
  return enlarge(painter, view, keyOnRight)
}

/** Halls have walls as high as is usually seen, and it is dark above them. */
const CEILING: Rgb = [24, 22, 32]
const seesCeiling = ({ tilt, focal }: BackdropView): boolean => tilt > 0 || focal < 1

const paintingScale = (view: BackdropView): number => {
  const isSoft = view.groundY > view.height * 1.02
  const pixels = view.width * view.height
  const painted = clamp(pixels * (isSoft ? SOFT_SHARE : SHARP_SHARE), LEAST_PIXELS, MOST_PIXELS)
  return Math.min(1, Math.sqrt(painted / pixels))
}

const scaledView = (view: BackdropView, scale: number): BackdropView => ({
  ...view,
  width: view.width * scale,
  height: view.height * scale,
  centerX: view.centerX * scale,
  eyeY: view.eyeY * scale,
  groundY: view.groundY * scale,
  pixelsPerMetre: view.pixelsPerMetre * scale,
})

/** Share by which what stands upright leans in for a camera that looks up or down; more would pull the ground apart. */
const LEAN = 0.8

/** Leans uprights of an RGBA picture as a camera sees them that looks up or down: rows are widened towards the one edge. */
const leanUprights = (data: Uint8ClampedArray, { width, height, centerX, tilt }: BackdropView): Uint8ClampedArray => {
  const leant = new Uint8ClampedArray(data.length)
  const perRow = (LEAN * Math.sin(Math.abs(tilt))) / height
  for (let y = 0; y < height; y++) {
    const wider = 1 + perRow * (tilt > 0 ? y : height - 1 - y)
    for (let x = 0; x < width; x++) {
      const from = clamp(centerX + (x + 0.5 - centerX) / wider - 0.5, 0, width - 1)
      const left = Math.floor(from)
      const right = Math.min(width - 1, left + 1)
      const share = from - left
      for (let channel = 0; channel < 4; channel++)
        leant[(y * width + x) * 4 + channel] =
          data[(y * width + left) * 4 + channel] * (1 - share) + data[(y * width + right) * 4 + channel] * share
    }
  }
  return leant
}

/** Mirrored when the key light comes from the right: places are painted with their light on the left. */
const enlarge = (
  { canvas, createCanvas }: BackdropPainter,
  view: BackdropView,
  mirrored: boolean,
): Uint8ClampedArray => {
  const { width, height } = view
  const result = createCanvas(width, height)
  const context = result.getContext('2d')
  context.imageSmoothingQuality = 'high'
  if (mirrored) {
    context.translate(width, 0)
    context.scale(-1, 1)
  }
  context.drawImage(canvas, 0, 0, width, height)
  const { data } = context.getImageData(0, 0, width, height)
  return view.tilt === 0 ? data : leanUprights(data, view)
}
