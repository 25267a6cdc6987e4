import { palette, scaleRgb } from '../../image/rgb.ts'
import type { Rgb } from '../../image/rgb.ts'
import type { BackdropPainter } from '../world/backdrop-painter.ts'
import { standing } from '../world/sheet.ts'
import type { Sheet } from '../world/sheet.ts'

const PAINTS = palette('214 168 52, 40 44 52, 186 190 196, 132 34 36, 44 66 104')

/** Cars on a street; those that come nearer show white lights, those that leave red ones. */
export const paintTraffic = (
  painter: BackdropPainter,
  cars: readonly (readonly [x: number, z: number, comes: boolean])[],
): void => {
  const { lamps, wetness } = painter.ambience
  const power = 0.25 + 0.75 * Math.max(lamps, wetness * 0.6)
  for (const [x, z, comes] of [...cars].sort((a, b) => b[1] - a[1])) {
    painter.sheet(z, (sheet) => paintCar(sheet, x, painter.pick(PAINTS)))
    const color: Rgb = comes ? [255, 240, 208] : [255, 64, 52]
    for (const side of [-0.62, 0.62]) {
      painter.bokeh([x + side, 0.66, z], 0.1, { color, alpha: 0.95 * power })
      painter.glow([x + side, 0.66, z], 1.1, { color, alpha: 0.5 * power })
      if (wetness > 0) painter.glow([x + side, -0.2, z], 0.8, { color, alpha: 0.35 * wetness })
    }
  }
}

const paintCar = (sheet: Sheet, x: number, paint: Rgb): void => {
  const half = 0.88
  sheet.shadow([x, sheet.z], 1.5, 0.6)
  for (const side of [-0.68, 0.68]) sheet.rect([x + side - 0.11, 0, 0.22, 0.3], [22, 22, 26])
  sheet.poly(
    [
      [x - half, 0.22],
      [x + half, 0.22],
      [x + half * 0.98, 0.8],
      [x + half * 0.86, 0.94],
      [x - half * 0.86, 0.94],
      [x - half * 0.98, 0.8],
    ],
    paint,
  )
  sheet.poly(
    standing([x - half * 0.84, x + half * 0.84, 0.92], [x - half * 0.62, x + half * 0.62, 1.42]),
    scaleRgb(paint, 0.9),
  )
  sheet.poly(standing([x - half * 0.72, x + half * 0.72, 0.96], [x - half * 0.55, x + half * 0.55, 1.36]), [66, 78, 92])
  sheet.poly(
    standing([x - half * 0.62, x - half * 0.05, 1.0], [x - half * 0.5, x - half * 0.2, 1.34]),
    [150, 166, 180],
    0.6,
  )
  sheet.rect([x - half * 0.5, 0.38, half, 0.16], [30, 30, 34])
}
