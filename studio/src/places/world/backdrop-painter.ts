import type { Canvas, Context2D, CreateCanvas } from '../../image/canvas.ts'
import { cssRgb, multiplyRgb } from '../../image/rgb.ts'
import type { Rgb } from '../../image/rgb.ts'
import type { Random } from '../../math/random.ts'
import type { Ambience } from './ambience.ts'
import { circleOfConfusion, metresTo } from './lens.ts'
import type { Lens } from './lens.ts'
import { blurThroughLens, openSheet } from './open-lens.ts'
import type { Sheet } from './sheet.ts'

type BackdropPainterOptions = {
  createCanvas: CreateCanvas
  width: number
  height: number
  lens: Lens
  centerX: number
  ambience: Ambience
  /** What shows where a place is not painted; its haze when left out. */
  beyond?: Rgb
  /** Of plain walls, instead of the place's own. */
  wallColor?: Rgb | undefined
  /** The finished place is turned about, left for right: what is written must be painted the other way round. */
  isMirrored?: boolean
  random: Random
}

const WHITE: Rgb = [255, 255, 255]
/** A disc of confusion this wide looks like a Gaussian blur of a quarter of it. */
const SIGMA_PER_DISC = 0.25
/** Pixels of blur from which on discs are told from a Gaussian. */
const LEAST_DISC = 1
/** Pixels of blur from which on half and quarter resolution lose nothing. */
const HALF_RESOLUTION_SIGMA = 3
const QUARTER_RESOLUTION_SIGMA = 8
/** Multiples of the focus distance between which the ground goes out of focus step by step. */
const GROUND_STEPS = [1.2, 1.7, 2.6, 5] as const

/**
 * A place in metres: x to the right, y up from the ground, z away from the viewer. Painted from far to near on sheets
 * that are each as much out of focus as the lens makes them at their distance.
 */
export class BackdropPainter {
  readonly createCanvas: CreateCanvas
  readonly canvas: Canvas
  readonly random: Random
  readonly lens: Lens
  readonly width: number
  readonly height: number
  readonly centerX: number
  readonly wallColor: Rgb | undefined
  readonly isMirrored: boolean
  /** The light that colours are seen in; rooms change it between what is outside and inside. */
  ambience: Ambience
  private readonly context: Context2D

  constructor({
    createCanvas,
    width,
    height,
    lens,
    centerX,
    ambience,
    beyond,
    wallColor,
    isMirrored = false,
    random,
  }: BackdropPainterOptions) {
    this.createCanvas = createCanvas
    this.width = width
    this.height = height
    this.lens = lens
    this.centerX = centerX
    this.ambience = ambience
    this.random = random
    this.wallColor = wallColor
    this.isMirrored = isMirrored
    this.canvas = createCanvas(width, height)
    this.context = this.canvas.getContext('2d')
    this.context.imageSmoothingQuality = 'high'
    this.context.fillStyle = cssRgb(beyond ?? ambience.haze)
    this.context.fillRect(0, 0, width, height)
  }

  between(low: number, high: number): number {
    return low + (high - low) * this.random()
  }

  pick<T>(choices: readonly T[]): T {
    return choices[Math.floor(this.random() * choices.length)]
  }

  /** Half the width in metres that the picture shows at a distance. */
  reach(z: number): number {
    return ((this.width / 2) * metresTo(this.lens, z)) / this.lens.focalPixels
  }

  /** The height above the ground at a distance that the picture's upper edge shows. */
  ceiling(z: number): number {
    return this.lens.heightMetres + (this.lens.horizonY * metresTo(this.lens, z)) / this.lens.focalPixels
  }

  /** Nearest distance at which the ground is in the picture. */
  get nearestGround(): number {
    return this.groundAt(this.height, 1)
  }

  /** Distance of the ground in a picture row, as if that lay at least some pixels below the horizon. */
  groundAt(row: number, least: number): number {
    const { focalPixels, heightMetres, horizonY, backMetres } = this.lens
    return (focalPixels * heightMetres) / Math.max(least, row - horizonY) - backMetres
  }

  sigmaAt(z: number): number {
    return circleOfConfusion(this.lens, z) * SIGMA_PER_DISC
  }

  /** Paints what stands at distance `z`, out of focus as the lens makes it there. */
  sheet(z: number, paint: (sheet: Sheet) => void): void {
    const sigma = this.sigmaAt(z)
    const resolution = resolutionFor(sigma)
    const { canvas, margin } = this.paintSheet(z, { resolution, sigma, paint })
    this.lay(this.blurred(canvas, sigma * resolution), resolution, margin)
  }

  /** Paints the ground, sharp where the person stands and softer with distance. */
  ground(paint: (sheet: Sheet) => void): void {
    const { focusMetres } = this.lens
    const nearest = this.nearestGround
    if (nearest > focusMetres * 2) return this.sheet(nearest * 1.5, paint)
    const { canvas, margin } = this.paintSheet(focusMetres, { resolution: 1, sigma: 6, paint })
    this.lay(canvas, 1, margin)
    for (let step = 1; step < GROUND_STEPS.length; step++) {
      const sigma = this.sigmaAt(GROUND_STEPS[step] * focusMetres)
      const resolution = resolutionFor(sigma)
      const soft = this.createCanvas(Math.ceil(canvas.width * resolution), Math.ceil(canvas.height * resolution))
      const context = soft.getContext('2d')
      context.imageSmoothingQuality = 'high'
      context.filter = `blur(${(sigma * resolution).toFixed(2)}px)`
      context.drawImage(canvas, 0, 0, soft.width, soft.height)
      context.filter = 'none'
      const yOf = (multiple: number) => (this.groundLine(multiple * focusMetres) + margin) * resolution
      const mask = context.createLinearGradient(0, yOf(GROUND_STEPS[step - 1]), 0, yOf(GROUND_STEPS[step]))
      mask.addColorStop(0, 'rgba(0,0,0,0)')
      mask.addColorStop(1, 'rgba(0,0,0,1)')
      context.globalCompositeOperation = 'destination-in'
      context.fillStyle = mask
      context.fillRect(0, 0, soft.width, soft.height)
      this.lay(soft, resolution, margin)
    }
  }

  /** Picture row of the ground at a distance. */
  groundLine(z: number): number {
    return this.lens.horizonY + (this.lens.focalPixels * this.lens.heightMetres) / metresTo(this.lens, z)
  }

  /** Light added to everything painted so far. `radius` in metres at its distance. */
  glow(place: readonly [x: number, y: number, z: number], radius: number, light: { color: Rgb; alpha: number }): void {
    const [x, y] = this.project(...place)
    this.pool(x, y, (radius * this.lens.focalPixels) / metresTo(this.lens, place[2]), light)
  }

  /** A point of light seen through the open lens: an even disc that ends softly. */
  bokeh(place: readonly [x: number, y: number, z: number], size: number, light: { color: Rgb; alpha: number }): void {
    const [x, y] = this.project(...place)
    const z = place[2]
    const radius = Math.max(
      (size * this.lens.focalPixels) / metresTo(this.lens, z),
      circleOfConfusion(this.lens, z) * 0.5,
      1,
    )
    const { context } = this
    const fill = context.createRadialGradient(x, y, 0, x, y, radius)
    fill.addColorStop(0.6, cssRgb(light.color, light.alpha * 0.84))
    fill.addColorStop(0.88, cssRgb(light.color, light.alpha * 0.92))
    fill.addColorStop(1, cssRgb(light.color, 0))
    context.globalCompositeOperation = 'screen'
    context.fillStyle = fill
    context.fillRect(x - radius, y - radius, radius * 2, radius * 2)
    context.globalCompositeOperation = 'source-over'
  }

  /** Mirrors what is painted so far in the ground beyond `near`: wet stone, water. */
  reflect(strength: number, from: number, near = this.nearestGround * 0.9): void {
    if (strength <= 0) return
    const top = Math.round(this.groundLine(from))
    const rows = Math.round(Math.min(this.height, this.groundLine(near))) - top
    if (rows < 2 || top < 2) return
    const mirror = this.createCanvas(Math.ceil(this.width / 2), Math.ceil(rows / 2))
    const context = mirror.getContext('2d')
    context.filter = `blur(${(this.width / 260).toFixed(2)}px)`
    const source = Math.min(top, rows)
    context.setTransform(0.5, 0, 0, -0.5, 0, source / 2)
    context.drawImage(this.canvas, 0, top - source, this.width, source, 0, 0, this.width, source)
    context.setTransform(1, 0, 0, 1, 0, 0)
    context.filter = 'none'
    const mask = context.createLinearGradient(0, 0, 0, mirror.height)
    mask.addColorStop(0, `rgba(0,0,0,${strength})`)
    mask.addColorStop(1, `rgba(0,0,0,${strength * 0.45})`)
    context.globalCompositeOperation = 'destination-in'
    context.fillStyle = mask
    context.fillRect(0, 0, mirror.width, mirror.height)
    this.context.drawImage(mirror, 0, top, this.width, rows)
  }

  /** A veil of air over everything painted so far, densest at the horizon. */
  veil(color: Rgb, alpha: number): void {
    const { context } = this
    const { horizonY } = this.lens
    const fill = context.createLinearGradient(0, horizonY - this.height * 0.7, 0, horizonY + this.height * 0.4)
    fill.addColorStop(0, cssRgb(color, alpha * 0.35))
    fill.addColorStop(0.63, cssRgb(color, alpha))
    fill.addColorStop(1, cssRgb(color, alpha * 0.15))
    context.fillStyle = fill
    context.fillRect(0, 0, this.width, this.height)
  }

  /**
   * Light as a photographer wants it behind somebody at this picture point: deeper tones, darker towards the edges, and
   * brighter behind their shaded side, which is to the right.
   */
  setOff(x: number, y: number, { dark, tint = WHITE }: { dark: number; tint?: Rgb }): void {
    const { context, width, height } = this
    const size = Math.max(width, height)
    const light = (how: GlobalCompositeOperation, aside: number, reach: number, colors: readonly string[]) => {
      const middle = x + aside * width
      const fill = context.createRadialGradient(middle, y, 0.1 * size, middle, y, reach * size)
      colors.forEach((color, at) => fill.addColorStop(at, color))
      context.globalCompositeOperation = how
      context.fillStyle = fill
      context.fillRect(0, 0, width, height)
    }
    context.globalCompositeOperation = 'soft-light'
    this.cover(this.canvas, 0.15)
    light('soft-light', 0.3, 0.5, [cssRgb(WHITE, 0.36), cssRgb(WHITE, 0)])
    light('multiply', 0.08, 1, [cssRgb(tint), cssRgb(multiplyRgb(tint, [dark, dark, dark + 0.06]))])
    context.globalCompositeOperation = 'source-over'
  }

  /** Lays RGBA pixels of any size over the whole picture. */
  cover(picture: Canvas, alpha = 1): void {
    this.context.globalAlpha = alpha
    this.context.drawImage(picture, 0, 0, this.width, this.height)
    this.context.globalAlpha = 1
  }

  project(x: number, y: number, z: number): [number, number] {
    const zoom = this.lens.focalPixels / metresTo(this.lens, z)
    return [this.centerX + x * zoom, this.lens.horizonY + (this.lens.heightMetres - y) * zoom]
  }

  /** A soft pool of light around a picture point, in pixels. */
  pool(x: number, y: number, radius: number, { color, alpha }: { color: Rgb; alpha: number }): void {
    const { context } = this
    const fill = context.createRadialGradient(x, y, 0, x, y, radius)
    for (let step = 0; step <= 6; step++) fill.addColorStop(step / 6, cssRgb(color, alpha * (1 - step / 6) ** 2))
    context.globalCompositeOperation = 'screen'
    context.fillStyle = fill
    context.fillRect(x - radius, y - radius, radius * 2, radius * 2)
    context.globalCompositeOperation = 'source-over'
  }

  private paintSheet(
    z: number,
    { resolution, sigma, paint }: { resolution: number; sigma: number; paint: (sheet: Sheet) => void },
  ): { canvas: Canvas; margin: number } {
    const margin = Math.ceil(sigma * 3)
    const canvas = this.createCanvas(
      Math.ceil((this.width + 2 * margin) * resolution),
      Math.ceil((this.height + 2 * margin) * resolution),
    )
    paint(openSheet({ painter: this, context: canvas.getContext('2d'), z, resolution, margin }))
    return { canvas, margin }
  }

  private blurred(canvas: Canvas, sigma: number): Canvas {
    if (sigma < 0.35) return canvas
    if (sigma >= LEAST_DISC) {
      const context = canvas.getContext('2d')
      const picture = context.getImageData(0, 0, canvas.width, canvas.height)
      blurThroughLens(picture, sigma * (0.5 / SIGMA_PER_DISC))
      context.putImageData(picture, 0, 0)
      return canvas
    }
    const soft = this.createCanvas(canvas.width, canvas.height)
    const context = soft.getContext('2d')
    context.filter = `blur(${sigma.toFixed(2)}px)`
    context.drawImage(canvas, 0, 0)
    return soft
  }

  private lay(canvas: Canvas, resolution: number, margin: number): void {
    this.context.drawImage(canvas, -margin, -margin, canvas.width / resolution, canvas.height / resolution)
  }
}

const resolutionFor = (sigma: number): number =>
  sigma > QUARTER_RESOLUTION_SIGMA ? 0.25 : sigma > HALF_RESOLUTION_SIGMA ? 0.5 : 1
