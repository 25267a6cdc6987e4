import { cssRgb, scaleRgb } from '../../image/rgb.ts'
import type { Rgb } from '../../image/rgb.ts'
import { lerp } from '../../math/scalar.ts'
import type { Sheet } from '../world/sheet.ts'

type Scatter = {
  /** Blades stand up, ripples are thin level lines, dabs lie flat. */
  kind: 'blade' | 'ripple' | 'dab'
  count: number
  /** In metres. */
  size: readonly [number, number]
  colors: readonly Rgb[]
  alpha: number
  far: number
  /** Only this far to both sides of the middle, in metres. */
  halfWidth?: number
}

/** Many small marks on the ground, about as many in a row of the picture near as far. */
export const scatterOnGround = (sheet: Sheet, { kind, count, size, colors, alpha, far, halfWidth }: Scatter): void => {
  const { painter, context } = sheet
  const top = painter.groundLine(far)
  const bottom = Math.max(top + 1, painter.groundLine(Math.max(0.3, painter.nearestGround * 0.9)))
  const rows = Array.from({ length: count }, () => lerp(top, bottom, painter.random() ** 1.2)).sort((a, b) => a - b)
  context.lineCap = 'round'
  for (const row of rows) {
    const z = painter.groundAt(row, 2)
    const reach = Math.min(painter.reach(z) * 1.05, halfWidth ?? Infinity)
    const [x, y] = sheet.at(painter.between(-reach, reach), 0, z)
    const length = painter.between(...size) * sheet.zoom(z)
    const tone = sheet.tone(scaleRgb(painter.pick(colors), painter.between(0.85, 1.15)), z)
    context.beginPath()
    if (kind === 'dab') {
      context.ellipse(x, y, length, length * painter.between(0.2, 0.45), painter.between(-0.4, 0.4), 0, Math.PI * 2)
      context.fillStyle = cssRgb(tone, alpha)
      context.fill()
      continue
    }
    context.moveTo(x, y)
    if (kind === 'blade') context.lineTo(x + length * painter.between(-0.5, 0.5), y - length)
    else context.lineTo(x + length, y)
    context.lineWidth = Math.max(0.5, length * (kind === 'blade' ? 0.12 : 0.05))
    context.strokeStyle = cssRgb(tone, alpha)
    context.stroke()
  }
}
