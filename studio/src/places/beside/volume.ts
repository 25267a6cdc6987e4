import { traceOutlines } from '../../image/canvas.ts'
import { cssRgb, mixRgb, scaleRgb } from '../../image/rgb.ts'
import type { Rgb } from '../../image/rgb.ts'
import { TAU } from '../../math/scalar.ts'
import { sampleCurve } from '../../math/spline.ts'
import type { Point, Point3, Sheet } from '../world/sheet.ts'

/** Something that stands at a spot: points are metres to the right of it and up from the ground, as large as asked. */
export class Volume {
  readonly sheet: Sheet
  private readonly x: number
  private readonly size: number

  constructor(sheet: Sheet, x: number, size = 1) {
    this.sheet = sheet
    this.x = x
    this.size = size
  }

  at(x: number, y: number): Point {
    return [this.x + x * this.size, y * this.size]
  }

  points(points: readonly Point[]): Point3[] {
    return points.map(([x, y]) => [...this.at(x, y), this.sheet.z] as const)
  }

  /** A rounded body lit from the upper left. */
  ball([x, y]: Point, [across, up]: Point, color: Rgb, turn = 0): void {
    const { sheet } = this
    const { context } = sheet
    const [px, py] = sheet.at(...this.at(x, y))
    const zoom = sheet.zoom() * this.size
    context.save()
    context.translate(px, py)
    context.rotate(turn)
    context.scale(across * zoom, up * zoom)
    const fill = context.createRadialGradient(-0.35, -0.42, 0.05, 0, 0, 1.02)
    fill.addColorStop(0, cssRgb(sheet.tone(mixRgb(color, [255, 246, 226], 0.24))))
    fill.addColorStop(0.55, cssRgb(sheet.tone(color)))
    fill.addColorStop(1, cssRgb(sheet.tone(scaleRgb(color, 0.55))))
    context.fillStyle = fill
    context.beginPath()
    context.arc(0, 0, 1, 0, TAU)
    context.fill()
    context.restore()
  }

  /** A smooth closed outline, darker to the lower right. */
  form(outline: readonly Point[], color: Rgb, shade = 0.62): void {
    const { sheet } = this
    const { context } = sheet
    const curve = sampleCurve(
      [...outline, outline[0]].map(([x, y]) => sheet.at(...this.at(x, y))),
      outline.length * 6,
    )
    const across = curve.map(([x]) => x)
    const down = curve.map(([, y]) => y)
    const fill = context.createLinearGradient(
      Math.min(...across),
      Math.min(...down),
      Math.max(...across),
      Math.max(...down),
    )
    fill.addColorStop(0, cssRgb(sheet.tone(mixRgb(color, [255, 248, 230], 0.16))))
    fill.addColorStop(0.5, cssRgb(sheet.tone(color)))
    fill.addColorStop(1, cssRgb(sheet.tone(scaleRgb(color, shade))))
    context.fillStyle = fill
    traceOutlines(context, curve as [number, number][])
    context.fill()
  }

  /** Fur within an outline: many short hairs along a direction, each lighter or darker. */
  fur(outline: readonly Point[], color: Rgb, { turn = 1.5, count = 220, length = 0.035 } = {}): void {
    const curve = sampleCurve([...outline, outline[0]], outline.length * 5) as unknown as Point[]
    this.sheet.strokes(this.points(curve), { color, count, length: length * this.size, swing: 0.2, alpha: 0.4, turn })
  }

  line(points: readonly Point[], thickness: number, color: Rgb): void {
    const smooth = points.length > 2 ? (sampleCurve(points, points.length * 6) as unknown as Point[]) : points
    this.sheet.line(this.points(smooth), thickness * this.size, color)
  }

  /** A line between two points. */
  straight(from: Point, to: Point, thickness: number, color: Rgb): void {
    this.line([from, to], thickness, color)
  }

  ring([x, y]: Point, radius: number, thickness: number, color: Rgb): void {
    const points = Array.from({ length: 41 }, (_, step): Point => {
      const turn = (step / 40) * TAU
      return [x + Math.cos(turn) * radius, y + Math.sin(turn) * radius]
    })
    this.sheet.line(this.points(points), thickness * this.size, color)
  }

  dot([x, y]: Point, radii: Point, color: Rgb, alpha = 1): void {
    this.sheet.ellipse(this.at(x, y), [radii[0] * this.size, radii[1] * this.size], color, { alpha })
  }
}
