import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas'
import type { Rgb } from '../../identity/identity.ts'
import { cssRgb } from '../color/rgb.ts'

type BrushOptions = { width: number; height: number; random: () => number }

export type Band = { x: number; y: number; width: number; height: number }
export type ColorStop = readonly [offset: number, color: Rgb]

/**
 * Paints a picture in layers, each out of focus by its own amount. Lengths are in picture widths: x runs 0 to 1,
 * y runs 0 to `bottom` (height / width).
 */
export class BackdropBrush {
  readonly canvas: Canvas
  readonly random: () => number
  readonly bottom: number
  private readonly width: number
  private readonly height: number
  private target: SKRSContext2D

  constructor(options: BrushOptions) {
    this.width = options.width
    this.height = options.height
    this.random = options.random
    this.bottom = options.height / options.width
    this.canvas = createCanvas(options.width, options.height)
    this.target = this.scaledContext(this.canvas)
  }

  get context(): SKRSContext2D {
    return this.target
  }

  /** A number between the limits, from the backdrop's own sequence. */
  between(low: number, high: number): number {
    return low + (high - low) * this.random()
  }

  pick<T>(choices: readonly [T, ...T[]]): T {
    return choices[Math.floor(this.random() * choices.length)] ?? choices[0]
  }

  /** Runs `paint` on an empty layer and lays it down blurred by `blur` picture widths. */
  layer(blur: number, paint: () => void): void {
    const below = this.target
    const sheet = createCanvas(this.width, this.height)
    this.target = this.scaledContext(sheet)
    paint()
    this.target = below
    below.save()
    below.setTransform(1, 0, 0, 1, 0, 0)
    if (blur > 0) below.filter = `blur(${(blur * this.width).toFixed(2)}px)`
    // Enlarged so that the sheet's own edge, which the blur would let fade, lies outside the picture.
    const margin = 2 * blur * this.width
    below.drawImage(sheet, -margin, -margin, this.width + 2 * margin, this.height + 2 * margin)
    below.restore()
  }

  /** Fills the whole picture, or a band of it, with a vertical gradient. */
  gradient(stops: readonly ColorStop[], band: Band = { x: -0.1, y: 0, width: 1.2, height: this.bottom }): void {
    const fill = this.target.createLinearGradient(0, band.y, 0, band.y + band.height)
    for (const [offset, color] of stops) fill.addColorStop(offset, cssRgb(color))
    this.target.fillStyle = fill
    this.target.fillRect(band.x, band.y, band.width, band.height)
  }

  rect(band: Band, color: Rgb, alpha = 1): void {
    this.target.fillStyle = cssRgb(color, alpha)
    this.target.fillRect(band.x, band.y, band.width, band.height)
  }

  polygon(points: readonly (readonly [number, number])[], color: Rgb, alpha = 1): void {
    this.target.beginPath()
    points.forEach(([x, y], index) => (index === 0 ? this.target.moveTo(x, y) : this.target.lineTo(x, y)))
    this.target.closePath()
    this.target.fillStyle = cssRgb(color, alpha)
    this.target.fill()
  }

  ellipse(center: readonly [number, number], radii: readonly [number, number], color: Rgb, turn = 0): void {
    this.target.beginPath()
    this.target.ellipse(center[0], center[1], radii[0], radii[1], turn, 0, Math.PI * 2)
    this.target.fillStyle = cssRgb(color)
    this.target.fill()
  }

  /** A soft pool of light added to what lies below. */
  glow(center: readonly [number, number], radius: number, color: Rgb, alpha = 1): void {
    const fill = this.target.createRadialGradient(center[0], center[1], 0, center[0], center[1], radius)
    for (let step = 0; step <= 6; step++) {
      const distance = step / 6
      fill.addColorStop(distance, cssRgb(color, alpha * (1 - distance) ** 2))
    }
    this.additive(() => {
      this.target.fillStyle = fill
      this.target.fillRect(center[0] - radius, center[1] - radius, radius * 2, radius * 2)
    })
  }

  /** A point of light seen through an open lens: an even disc with a slightly brighter rim. */
  bokeh(center: readonly [number, number], radius: number, color: Rgb, alpha = 1): void {
    const fill = this.target.createRadialGradient(center[0], center[1], 0, center[0], center[1], radius)
    fill.addColorStop(0, cssRgb(color, alpha * 0.72))
    fill.addColorStop(0.78, cssRgb(color, alpha * 0.8))
    fill.addColorStop(0.9, cssRgb(color, alpha))
    fill.addColorStop(1, cssRgb(color, 0))
    this.additive(() => {
      this.target.fillStyle = fill
      this.target.fillRect(center[0] - radius, center[1] - radius, radius * 2, radius * 2)
    })
  }

  private additive(paint: () => void): void {
    this.target.save()
    this.target.globalCompositeOperation = 'screen'
    paint()
    this.target.restore()
  }

  private scaledContext(canvas: Canvas): SKRSContext2D {
    const context = canvas.getContext('2d')
    context.scale(this.width, this.width)
    return context
  }
}
