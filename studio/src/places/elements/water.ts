import { cssRgb, mixRgb } from '../../image/rgb.ts'
import type { Rgb } from '../../image/rgb.ts'
import { lerp } from '../../math/scalar.ts'
import type { BackdropPainter } from '../world/backdrop-painter.ts'
import { lying } from '../world/sheet.ts'
import type { Point3 } from '../world/sheet.ts'

type Water = {
  near: number
  far: number
  color: Rgb
  shallow?: Rgb
  waves: number
  x?: readonly [left: number, right: number]
}

/** Water from a far line to a near one: sky in the distance, its own colour below, a path of light under the sun. */
export const paintWater = (painter: BackdropPainter, { near, far, color, shallow = color, waves, x }: Water): void => {
  const { ambience } = painter
  const top = painter.groundLine(far)
  const bottom = painter.groundLine(near)
  painter.sheet(near * 1.4, (sheet) => {
    const reach = painter.reach(far) * 1.2 + 5
    const [left, right] = x ?? [-reach, reach]
    const nearReach = x ?? [-painter.reach(near) * 1.6 - 3, painter.reach(near) * 1.6 + 3]
    const face: Point3[] = lying([left, right, far], [nearReach[0], nearReach[1], near])
    const { context } = sheet
    const seen = mixRgb(sheet.tone(color, 20), ambience.sky.middle, ambience.time === 'day' ? 0.2 : 0.62)
    const edge = mixRgb(sheet.tone(shallow, near), ambience.sky.middle, ambience.time === 'day' ? 0 : 0.4)
    const fill = context.createLinearGradient(0, sheet.at(0, 0, far)[1], 0, sheet.at(0, 0, near)[1])
    fill.addColorStop(0, cssRgb(mixRgb(seen, ambience.sky.low, 0.6)))
    fill.addColorStop(0.12, cssRgb(seen))
    fill.addColorStop(0.55, cssRgb(mixRgb(seen, edge, 0.4)))
    fill.addColorStop(1, cssRgb(edge))
    sheet.within(face, () => {
      context.fillStyle = fill
      context.fillRect(0, 0, context.canvas.width, context.canvas.height)
      const light = mixRgb(ambience.sky.low, [255, 255, 255], 0.3)
      for (let ripple = 0; ripple < 260 * waves; ripple++) {
        const row = lerp(top, bottom, painter.random() ** 1.5)
        const z = painter.groundAt(row, 1)
        const [px, py] = sheet.at(painter.between(-1, 1) * painter.reach(z) * 1.1, 0, z)
        const length = painter.between(0.3, 1.1) * Math.min(sheet.zoom(z), painter.width * 0.09)
        const thick = Math.max(0.6, length * 0.045)
        context.fillStyle = cssRgb(
          painter.random() < 0.55 ? light : mixRgb(seen, [8, 20, 44], 0.42),
          painter.between(0.12, 0.4),
        )
        context.beginPath()
        context.ellipse(px, py, length, thick, 0, 0, Math.PI * 2)
        context.fill()
      }
    })
  })
  if (ambience.sun && ambience.sun.height < 0.9) paintGlitter(painter, { top, bottom, color: ambience.sun.color })
}

/** Where the sun stands beside the middle, as a share of half the picture's width. */
const GLITTER_ASIDE = -0.66

/** Waves that mirror the sun, out of focus as all else that far away. */
const paintGlitter = (
  painter: BackdropPainter,
  { top, bottom, color }: { top: number; bottom: number; color: Rgb },
): void => {
  for (let spark = 0; spark < 130; spark++) {
    const down = painter.random()
    const z = painter.groundAt(lerp(top, bottom, down), 1)
    const aside = GLITTER_ASIDE + painter.between(-0.5, 0.5) * painter.random() * (0.3 + 0.7 * down)
    painter.bokeh([aside * painter.reach(z), 0, z], 0.02, { color, alpha: painter.between(0.03, 0.15) })
  }
}

/** Lines of foam where waves break. */
export const paintSurf = (painter: BackdropPainter, distances: readonly number[]): void => {
  painter.sheet(distances[0], (sheet) => {
    for (const [line, z] of [...distances].reverse().entries()) {
      const reach = painter.reach(z) * 1.3
      const phase = painter.between(0, 6)
      const points = Array.from({ length: 41 }, (_, step) => {
        const x = -reach + (reach * 2 * step) / 40
        return [x, 0, z + 0.5 * Math.sin(x * 0.9 + phase) + 0.22 * Math.sin(x * 2.7 + phase * 2)] as const
      })
      const back = points
        .map(([x, y, depth]) => [x, y, depth + 0.5 + 0.35 * Math.sin(x * 1.9 + line)] as const)
        .reverse()
      sheet.face([...points, ...back], [248, 250, 248], 0.5)
      sheet.line(points, 0.09, [255, 255, 252])
    }
  })
}
