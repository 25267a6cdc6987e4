import { mixRgb } from '../../image/rgb.ts'
import type { Rgb } from '../../image/rgb.ts'
import { TAU } from '../../math/scalar.ts'
import { path } from '../../math/spline.ts'
import type { BackdropPainter } from '../world/backdrop-painter.ts'
import type { Point } from '../world/sheet.ts'
import type { Spot } from './animals.ts'

const HEART: readonly Point[] = Array.from({ length: 41 }, (_, step): Point => {
  const turn = (step / 40) * TAU
  return [
    0.026 * 16 * Math.sin(turn) ** 3,
    0.026 * (13 * Math.cos(turn) - 5 * Math.cos(2 * turn) - 2 * Math.cos(3 * turn) - Math.cos(4 * turn)),
  ]
})

/** A heart of neon tubes and two lines below it. */
export const paintNeonSign = (painter: BackdropPainter, { x, z, color }: Spot): void => {
  const light = color ?? ([255, 70, 150] as const)
  const second: Rgb = [70, 180, 255]
  const y = Math.min(2.1, painter.ceiling(z) - 0.75)
  painter.glow([x, y, z], 1.6, { color: [...light], alpha: 0.7 })
  painter.glow([x, y - 0.7, z], 1, { color: second, alpha: 0.5 })
  const tube = (points: readonly Point[], tone: Rgb): void =>
    painter.sheet(z, (sheet) => {
      const { context } = sheet
      for (const [width, shade, alpha] of [
        [0.09, tone, 0.4],
        [0.05, tone, 1],
        [0.02, mixRgb(tone, [255, 255, 255], 0.85), 1],
      ] as const) {
        context.globalAlpha = alpha
        context.beginPath()
        points.forEach(([px, py], index) => {
          const [sx, sy] = sheet.at(x + px, y + py)
          if (index === 0) context.moveTo(sx, sy)
          else context.lineTo(sx, sy)
        })
        context.lineWidth = width * sheet.zoom()
        context.lineCap = 'round'
        context.strokeStyle = `rgb(${shade.join(',')})`
        context.stroke()
      }
      context.globalAlpha = 1
    })
  tube(HEART, [...light])
  tube(path('-0.5 -0.66, -0.25 -0.6, 0 -0.66, 0.25 -0.6, 0.5 -0.66'), second)
}
