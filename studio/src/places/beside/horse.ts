import { palette, scaleRgb } from '../../image/rgb.ts'
import { path } from '../../math/spline.ts'
import type { BackdropPainter } from '../world/backdrop-painter.ts'
import type { Point } from '../world/sheet.ts'
import type { Spot } from './animals.ts'
import { Volume } from './volume.ts'

const COATS = palette('126 78 48, 92 58 40, 176 128 84, 58 46 42')

const BODY: Point[] = path(
  '-0.98 1.42, -0.86 1.52, -0.5 1.5, 0 1.44, 0.42 1.5, 0.62 1.42, 0.7 1.18, 0.6 0.98, 0.2 0.86, -0.3 0.84, -0.7 0.94, -0.98 1.1, -1.04 1.28',
)
const NECK: Point[] = path('0.3 1.46, 0.56 1.72, 0.74 2.02, 0.9 2.1, 1 1.98, 0.88 1.66, 0.74 1.3, 0.5 1.1')
const HEAD: Point[] = path(
  '0.76 2.08, 0.9 2.14, 1.02 2.06, 1.2 1.78, 1.3 1.64, 1.26 1.52, 1.12 1.52, 0.98 1.7, 0.84 1.84',
)

/** A volume whose points are mirrored, so that what it holds looks to the left. */
class Mirrored extends Volume {
  override at(x: number, y: number): Point {
    return super.at(-x, y)
  }
}

/** A horse that stands sideways and looks towards the middle. */
export const paintHorse = (painter: BackdropPainter, { x, z, color }: Spot): void =>
  painter.sheet(z, (sheet) => {
    const coat = color ?? painter.pick(COATS)
    const deep = scaleRgb(coat, 0.72)
    const mane = scaleRgb(coat, 0.42)
    const horse = x < 0 ? new Volume(sheet, x - 0.1) : new Mirrored(sheet, x + 0.1)
    sheet.shadow([x, z], 1.5, 0.5)
    for (const [hip, tone] of [
      [-0.66, deep],
      [0.34, deep],
      [-0.84, coat],
      [0.5, coat],
    ] as const) {
      const back = hip < 0 ? 0.06 : 0
      horse.form(
        [
          [hip - 0.15, 1.08],
          [hip + 0.15, 1.08],
          [hip + 0.07 - back, 0.6],
          [hip + 0.05, 0.5],
          [hip + 0.05, 0.12],
          [hip - 0.05, 0.12],
          [hip - 0.06, 0.5],
          [hip - 0.08 - back, 0.62],
        ],
        tone,
        0.7,
      )
      horse.form(
        [
          [hip - 0.06, 0.13],
          [hip + 0.06, 0.13],
          [hip + 0.1, 0],
          [hip - 0.08, 0],
        ],
        [44, 38, 36],
      )
    }
    horse.form(path('-0.98 1.4, -1.1 1.3, -1.18 0.9, -1.12 0.6, -1.04 0.62, -1.02 1, -0.94 1.2'), mane, 0.8)
    horse.form(BODY, coat)
    horse.fur(BODY, coat, { count: 260, length: 0.05, turn: 0.1 })
    horse.form(NECK, coat, 0.72)
    horse.fur(NECK, coat, { count: 120, length: 0.045, turn: 2.2 })
    horse.form(HEAD, coat, 0.7)
    horse.form(path('0.8 2.08, 0.82 2.28, 0.92 2.14'), deep)
    horse.form(path('0.28 1.5, 0.5 1.76, 0.66 2.06, 0.84 2.18, 0.86 2.08, 0.74 1.98, 0.6 1.7, 0.44 1.44'), mane, 0.8)
    horse.dot([1, 1.92], [0.032, 0.03], [26, 20, 20])
    horse.dot([0.99, 1.93], [0.01, 0.01], [240, 240, 240])
    horse.dot([1.24, 1.6], [0.022, 0.03], [40, 30, 30])
    const strap = [70, 42, 30] as const
    horse.line(path('1.06 1.6, 1.18 1.84'), 0.03, [...strap])
    horse.line(path('0.86 1.84, 1 2.06'), 0.028, [...strap])
    horse.line(path('0.9 1.9, 1.1 1.74'), 0.024, [...strap])
  })
