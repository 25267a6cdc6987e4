import type { Rgb } from '../../../identity/identity.ts'
import { cssRgb, mixRgb } from '../../color/rgb.ts'
import type { BackdropBrush } from '../backdrop-brush.ts'

export type PaperOptions = { colors: readonly [Rgb, Rgb]; lightX: number }

/** Seamless paper with a pool of light behind the shoulders, slightly toward the key light. */
export function paintStudioPaper(brush: BackdropBrush, options: PaperOptions): void {
  const [center, edge] = options.colors
  const { context, bottom } = brush
  const pool = context.createRadialGradient(options.lightX, bottom * 0.44, 0, 0.5, bottom * 0.5, 0.82)
  for (let step = 0; step <= 10; step++) {
    const distance = step / 10
    pool.addColorStop(distance, cssRgb(mixRgb(center, edge, distance * distance * (3 - 2 * distance))))
  }
  context.fillStyle = pool
  context.fillRect(0, 0, 1, bottom)
  brush.layer(0.07, () => {
    for (let index = 0; index < 26; index++) {
      const tone: Rgb = brush.random() < 0.5 ? [255, 255, 255] : edge
      const spot: [number, number] = [brush.random(), brush.random() * bottom]
      brush.context.globalAlpha = brush.between(0.015, 0.05)
      brush.ellipse(spot, [brush.between(0.06, 0.2), brush.between(0.05, 0.14)], tone, brush.random() * 3)
    }
  })
  brush.glow([options.lightX, bottom * 0.4], 0.55, center, 0.18)
}
