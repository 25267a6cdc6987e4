import { mixRgb, palette, scaleRgb } from '../../image/rgb.ts'
import type { Rgb } from '../../image/rgb.ts'
import { TAU } from '../../math/scalar.ts'
import { path } from '../../math/spline.ts'
import type { BackdropPainter } from '../world/backdrop-painter.ts'
import { standing } from '../world/sheet.ts'
import type { Point } from '../world/sheet.ts'
import type { Spot } from './animals.ts'
import { Volume } from './volume.ts'

const STEEL: Rgb = [176, 180, 186]

const TYRE: Rgb = [34, 34, 38]

export const paintSuitcase = (painter: BackdropPainter, { x, z, color }: Spot): void =>
  painter.sheet(z, (sheet) => {
    const shell = color ?? painter.pick(palette('46 92 108, 196 150 78, 140 44 56, 60 64 74'))
    const box = new Volume(sheet, x)
    sheet.shadow([x, z], 0.36, 0.5)
    for (const side of [-0.1, 0.1]) box.straight([side, 0.66], [side, 0.98], 0.014, STEEL)
    box.line(path('-0.11 0.98, 0.11 0.98'), 0.03, [40, 40, 44])
    for (const side of [-0.16, 0.16]) box.dot([side, 0.025], [0.028, 0.028], TYRE)
    box.form(
      path('-0.2 0.66, -0.12 0.68, 0.12 0.68, 0.2 0.66, 0.215 0.36, 0.2 0.07, 0 0.045, -0.2 0.07, -0.215 0.36'),
      shell,
    )
    for (let rib = -3; rib <= 3; rib++)
      box.straight([rib * 0.052, 0.62], [rib * 0.052, 0.11], 0.008, scaleRgb(shell, 0.72))
    box.line(path('-0.05 0.69, 0 0.715, 0.05 0.69'), 0.02, scaleRgb(shell, 0.5))
  })

const paintWheel = (thing: Volume, [x, y]: Point, radius: number, spokes: number): void => {
  thing.ring([x, y], radius, 0.045, TYRE)
  thing.ring([x, y], radius * 0.9, 0.014, STEEL)
  for (let spoke = 0; spoke < spokes; spoke++) {
    const turn = (spoke / spokes) * TAU
    thing.straight([x, y], [x + Math.cos(turn) * radius * 0.9, y + Math.sin(turn) * radius * 0.9], 0.005, STEEL)
  }
  thing.dot([x, y], [0.03, 0.03], [70, 72, 78])
}

export const paintBicycle = (painter: BackdropPainter, { x, z, color }: Spot): void =>
  painter.sheet(z, (sheet) => {
    const paint = color ?? painter.pick(palette('176 48 52, 46 110 104, 52 80 140, 232 214 180'))
    const bike = new Volume(sheet, x, 1.05)
    sheet.shadow([x, z], 0.95, 0.4)
    paintWheel(bike, [-0.52, 0.34], 0.32, 18)
    paintWheel(bike, [0.52, 0.34], 0.32, 18)
    const frame: readonly (readonly Point[])[] = [
      path('-0.52 0.34, -0.06 0.31'),
      path('-0.06 0.31, 0.36 0.74'),
      path('-0.22 0.78, 0.37 0.78'),
      path('-0.06 0.31, -0.24 0.88'),
      path('-0.52 0.34, -0.21 0.76'),
      path('0.38 0.92, 0.4 0.66, 0.52 0.34'),
    ]
    for (const tube of frame) bike.line(tube, 0.034, paint)
    for (const tube of frame)
      bike.line(
        tube.map(([px, py]): Point => [px - 0.004, py + 0.008]),
        0.008,
        mixRgb(paint, [255, 255, 255], 0.5),
      )
    bike.form(path('-0.38 0.92, -0.24 0.94, -0.12 0.9, -0.24 0.87'), [58, 42, 34])
    bike.line(path('0.38 0.92, 0.3 1, 0.22 0.98'), 0.026, STEEL)
    bike.line(path('0.25 0.985, 0.18 0.97'), 0.04, [58, 42, 34])
    bike.ring([-0.06, 0.31], 0.09, 0.018, STEEL)
    bike.line(path('-0.06 0.31, 0.03 0.17'), 0.02, STEEL)
    bike.form(path('0.42 0.9, 0.7 0.9, 0.66 0.7, 0.46 0.7'), [164, 120, 76])
    for (let row = 0; row < 4; row++)
      bike.straight([0.44, 0.73 + row * 0.045], [0.68, 0.73 + row * 0.045], 0.007, [118, 82, 50])
  })

/** A car parked behind the person, seen from the side. */
export const paintCar = (painter: BackdropPainter, { x, z, color }: Spot): void =>
  painter.sheet(z, (sheet) => {
    const paint = color ?? painter.pick(palette('150 34 42, 40 62 92, 222 216 204, 44 92 88'))
    const car = new Volume(sheet, x)
    sheet.shadow([x, z], 2.4, 0.55)
    car.form(path('-1.2 0.92, -0.86 1.34, -0.4 1.44, 0.35 1.43, 0.75 1.32, 1.2 0.94'), paint, 0.7)
    const glass: Rgb = [120, 146, 164]
    car.form(path('-1.0 0.96, -0.78 1.28, -0.12 1.36, -0.1 0.96'), glass, 0.5)
    car.form(path('0 0.96, 0 1.36, 0.6 1.28, 0.98 0.96'), glass, 0.5)
    for (const shift of [-0.7, 0.25])
      sheet.poly(
        standing([x + shift, x + shift + 0.16, 0.98], [x + shift + 0.2, x + shift + 0.32, 1.3]),
        [226, 236, 242],
        0.28,
      )
    car.form(
      path('-2.15 0.5, -2.1 0.82, -1.3 0.96, 0 0.97, 1.3 0.95, 2.05 0.84, 2.18 0.5, 1.9 0.3, 0 0.27, -1.9 0.3'),
      paint,
      0.5,
    )
    car.line(path('-2.05 0.76, 0 0.88, 2.05 0.76'), 0.02, mixRgb(paint, [255, 255, 255], 0.55))
    car.line(path('-2.0 0.42, 0 0.4, 2.0 0.42'), 0.03, scaleRgb(paint, 0.45))
    car.line(path('-0.06 0.95, -0.04 0.36'), 0.012, scaleRgb(paint, 0.5))
    car.line(path('-0.34 0.8, -0.2 0.8'), 0.03, STEEL)
    car.dot([-2.08, 0.7], [0.06, 0.09], [255, 240, 206])
    car.dot([2.1, 0.7], [0.05, 0.09], [200, 40, 40])
    for (const side of [-1.3, 1.3]) {
      car.dot([side, 0.34], [0.4, 0.4], [24, 24, 28])
      car.dot([side, 0.32], [0.33, 0.33], TYRE)
      car.ball([side, 0.32], [0.2, 0.2], STEEL)
      for (let bolt = 0; bolt < 5; bolt++) {
        const turn = (bolt / 5) * TAU
        car.dot([side + Math.cos(turn) * 0.11, 0.32 + Math.sin(turn) * 0.11], [0.03, 0.03], [70, 72, 78])
      }
    }
    if (painter.ambience.lamps > 0.4) painter.glow([x - 2.1, 0.7, z], 0.8, { color: [255, 236, 190], alpha: 0.6 })
  })

export const paintMotorbike = (painter: BackdropPainter, { x, z, color }: Spot): void =>
  painter.sheet(z, (sheet) => {
    const paint = color ?? painter.pick(palette('30 32 38, 150 36 40, 44 72 110'))
    const bike = new Volume(sheet, x)
    sheet.shadow([x, z], 1.15, 0.5)
    for (const side of [-0.72, 0.72]) {
      bike.ring([side, 0.33], 0.27, 0.12, TYRE)
      bike.ring([side, 0.33], 0.2, 0.02, STEEL)
      for (let spoke = 0; spoke < 12; spoke++) {
        const turn = (spoke / 12) * TAU
        bike.straight([side, 0.33], [side + Math.cos(turn) * 0.2, 0.33 + Math.sin(turn) * 0.2], 0.008, STEEL)
      }
    }
    bike.line(path('0.72 0.33, 0.5 0.9'), 0.05, STEEL)
    bike.line(path('0.5 0.9, 0.4 1.05, 0.26 1.04'), 0.03, [40, 40, 44])
    bike.ball([0.6, 0.84], [0.1, 0.1], [236, 232, 214])
    bike.form(path('-0.3 0.28, 0.3 0.28, 0.36 0.52, 0.1 0.62, -0.3 0.56'), [92, 94, 100])
    for (let fin = 0; fin < 5; fin++)
      bike.straight([-0.12, 0.34 + fin * 0.045], [0.2, 0.34 + fin * 0.045], 0.012, [50, 52, 56])
    bike.line(path('-0.1 0.3, -0.5 0.24, -1 0.28'), 0.07, STEEL)
    bike.form(path('-0.1 0.66, 0.3 0.62, 0.48 0.72, 0.38 0.84, 0.05 0.84'), paint)
    bike.form(path('-0.95 0.72, -0.6 0.78, -0.08 0.8, -0.1 0.68, -0.6 0.66'), [46, 34, 30])
    bike.line(path('-0.95 0.62, -0.72 0.66, -0.46 0.56'), 0.06, paint)
  })

export const paintSurfboard = (painter: BackdropPainter, { x, z, color }: Spot): void =>
  painter.sheet(z, (sheet) => {
    const paint = color ?? painter.pick(palette('236 226 204, 64 146 166, 226 122 84'))
    const board = new Volume(sheet, x)
    sheet.shadow([x, z], 0.4, 0.45)
    board.form(
      path('0 1.98, 0.13 1.7, 0.22 1.2, 0.23 0.7, 0.15 0.2, 0 0, -0.15 0.2, -0.23 0.7, -0.22 1.2, -0.13 1.7'),
      paint,
      0.76,
    )
    board.line(path('0 1.96, 0 0.03'), 0.014, scaleRgb(paint, 0.6))
    for (const [y, tone] of [
      [1.32, [206, 74, 66]],
      [1.2, [40, 84, 120]],
      [1.1, [226, 178, 84]],
    ] as const)
      board.line(
        [
          [-0.215, y - 0.02],
          [0, y + 0.02],
          [0.215, y - 0.02],
        ],
        0.05,
        [...tone],
      )
  })

export const paintSkateboard = (painter: BackdropPainter, { x, z, color }: Spot): void =>
  painter.sheet(z, (sheet) => {
    const deck = color ?? ([176, 70, 60] as const)
    const board = new Volume(sheet, x)
    sheet.shadow([x, z], 0.5, 0.45)
    board.form(path('-0.39 0.15, -0.33 0.11, 0.33 0.11, 0.39 0.15, 0.37 0.095, 0.29 0.08, -0.29 0.08, -0.37 0.095'), [
      ...deck,
    ])
    for (const side of [-0.26, 0.26]) {
      board.straight([side, 0.09], [side, 0.04], 0.05, STEEL)
      board.ball([side, 0.03], [0.03, 0.03], [238, 228, 200])
    }
  })
