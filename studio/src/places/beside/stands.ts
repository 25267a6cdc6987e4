import { mixRgb, palette, scaleRgb } from '../../image/rgb.ts'
import type { Rgb } from '../../image/rgb.ts'
import { path } from '../../math/spline.ts'
import { paintFloorLamp } from '../elements/lamps.ts'
import type { BackdropPainter } from '../world/backdrop-painter.ts'
import { facing } from '../world/sheet.ts'
import type { Point } from '../world/sheet.ts'
import type { Spot } from './animals.ts'
import { Volume } from './volume.ts'

const STEEL: Rgb = [176, 180, 186]
const BLACK: Rgb = [36, 36, 40]

/** A dome tent, its door open. */
export const paintTent = (painter: BackdropPainter, { x, z, color }: Spot): void =>
  painter.sheet(z, (sheet) => {
    const cloth = color ?? painter.pick(palette('214 122 52, 74 116 98, 196 164 84'))
    const tent = new Volume(sheet, x)
    sheet.shadow([x, z], 1.9, 0.45)
    tent.form(path('-1.5 0, -1.42 0.5, -1 1.1, -0.3 1.44, 0.4 1.42, 1.06 1.06, 1.42 0.5, 1.5 0, 0 -0.02'), cloth, 0.66)
    tent.line(path('-1.5 0, -1 1.1, -0.05 1.46'), 0.03, scaleRgb(cloth, 0.6))
    tent.line(path('1.5 0, 1.02 1.1, 0.05 1.46'), 0.03, scaleRgb(cloth, 0.6))
    tent.form(path('-0.5 0, -0.42 0.6, 0 1.06, 0.42 0.6, 0.5 0'), [44, 36, 36], 0.8)
    tent.form(path('0.5 0, 0.42 0.6, 0.02 1.06, 0.5 0.86, 0.72 0.4, 0.74 0'), mixRgb(cloth, [255, 250, 236], 0.25), 0.8)
    for (const side of [-1, 1]) tent.straight([side * 1.3, 0.7], [side * 2, 0], 0.012, [226, 220, 206])
  })

/** A light of a photographer on its stand: a box of white cloth that shines. */
export const paintSoftbox = (painter: BackdropPainter, { x, z }: Spot): void => {
  const inward = x < 0 ? 1 : -1
  painter.sheet(z, (sheet) => {
    const stand = new Volume(sheet, x)
    for (const foot of [-0.34, 0.34, 0.05]) stand.straight([0, 0.5], [foot, 0], 0.026, BLACK)
    stand.straight([0, 0.3], [0, 1.5], 0.034, BLACK)
    const box: Point[] = [
      [-0.42, 1.5],
      [0.42, 1.62],
      [0.42, 2.36],
      [-0.42, 2.24],
    ].map(([px, py]) => [px * inward, py] as const)
    sheet.poly(
      box.map(([px, py]): Point => [x + px * 1.08 - inward * 0.05, 1.59 + (py - 1.59) * 1.1]),
      BLACK,
    )
    sheet.shine(
      facing(
        box.map(([px, py]): Point => [x + px, py]),
        z,
      ),
      [255, 252, 244],
    )
  })
  painter.glow([x, 1.59, z], 1, { color: [255, 250, 236], alpha: 0.5 })
}

export const paintLamp = (painter: BackdropPainter, { x, z }: Spot): void => paintFloorLamp(painter, [x, z])

const RUBBER = palette('226 72 88, 246 190 80, 92 160 214, 240 160 196, 250 244 236, 150 120 200')

/** A bunch of balloons that float on ribbons. */
export const paintBalloons = (painter: BackdropPainter, { x, z, color }: Spot): void =>
  painter.sheet(z, (sheet) => {
    const bunch = new Volume(sheet, x)
    const hung = [
      [-0.34, 1.62],
      [0.3, 1.66],
      [0, 1.5],
      [-0.14, 1.9],
      [0.42, 1.98],
      [-0.42, 2.06],
      [0.12, 2.2],
      [-0.12, 2.42],
    ] as const
    for (const [dx, y] of hung)
      bunch.line(
        [
          [dx, y - 0.2],
          [dx * 0.4, 1.1],
          [0, 0.5],
        ],
        0.008,
        [236, 232, 226],
      )
    bunch.form(path('-0.1 0.5, 0.1 0.5, 0.12 0.34, -0.12 0.34'), [206, 176, 104])
    hung.forEach(([dx, y], index) => {
      const rubber = color ? scaleRgb(color, 0.85 + 0.06 * (index % 5)) : RUBBER[index % RUBBER.length]
      bunch.ball([dx, y], [0.185, 0.225], rubber)
      bunch.dot([dx - 0.06, y + 0.09], [0.035, 0.05], [255, 255, 255], 0.5)
      bunch.form(path(`${dx - 0.03} ${y - 0.25}, ${dx + 0.03} ${y - 0.25}, ${dx} ${y - 0.2}`), rubber)
    })
  })

const SHELLS = palette('150 40 46, 40 74 120, 44 44 50, 196 160 92')

/** A drum kit from the front. */
export const paintDrums = (painter: BackdropPainter, { x, z, color }: Spot): void =>
  painter.sheet(z, (sheet) => {
    const shell = color ?? painter.pick(SHELLS)
    const kit = new Volume(sheet, x)
    sheet.shadow([x, z], 1.3, 0.5)
    for (const [side, y, size] of [
      [-0.78, 1.2, 0.3],
      [0.8, 1.28, 0.32],
      [0.98, 0.86, 0.22],
    ] as const) {
      kit.straight([side, 0], [side, y], 0.022, STEEL)
      kit.dot([side, y], [size, size * 0.2], [206, 168, 84])
      kit.dot([side - size * 0.2, y + 0.01], [size * 0.5, size * 0.08], [244, 220, 150], 0.8)
    }
    for (const side of [-0.6, 0.58]) {
      kit.form(
        path(`${side - 0.26} 0.62, ${side + 0.26} 0.62, ${side + 0.25} 0.2, ${side - 0.25} 0.2`),
        scaleRgb(shell, 0.9),
      )
      kit.dot([side, 0.63], [0.26, 0.06], [238, 236, 230])
      for (const leg of [-0.2, 0.2]) kit.straight([side + leg, 0.3], [side + leg, 0], 0.016, STEEL)
    }
    for (const side of [-0.26, 0.26]) {
      kit.form(path(`${side - 0.22} 0.96, ${side + 0.22} 0.96, ${side + 0.2} 0.7, ${side - 0.2} 0.7`), shell)
      kit.dot([side, 0.97], [0.22, 0.055], [240, 238, 232])
    }
    kit.dot([0, 0.36], [0.42, 0.4], scaleRgb(shell, 0.8))
    kit.dot([0, 0.36], [0.36, 0.345], [236, 232, 224])
    kit.ring([0, 0.36], 0.385, 0.03, STEEL)
    kit.dot([0.03, 0.34], [0.12, 0.12], scaleRgb(shell, 0.9), 0.35)
  })

export const paintSnowman = (painter: BackdropPainter, { x, z }: Spot): void =>
  painter.sheet(z, (sheet) => {
    const snow: Rgb = [236, 242, 250]
    const man = new Volume(sheet, x)
    sheet.shadow([x, z], 0.7, 0.4)
    for (const side of [-1, 1]) {
      man.line(
        [
          [side * 0.22, 0.92],
          [side * 0.46, 1.08],
          [side * 0.62, 1.3],
        ],
        0.024,
        [88, 64, 46],
      )
      man.straight([side * 0.52, 1.16], [side * 0.64, 1.16], 0.014, [88, 64, 46])
    }
    man.ball([0, 0.36], [0.42, 0.38], snow)
    man.ball([0, 0.88], [0.31, 0.28], snow)
    man.ball([0, 1.28], [0.22, 0.21], snow)
    man.line(path('-0.2 1.12, 0 1.06, 0.2 1.12'), 0.075, [186, 44, 50])
    man.form(path('0.1 1.08, 0.2 1.06, 0.22 0.74, 0.12 0.76'), [186, 44, 50])
    for (const y of [0.78, 0.92]) man.dot([0, y], [0.026, 0.026], [40, 38, 40])
    for (const side of [-1, 1]) man.dot([side * 0.08, 1.34], [0.024, 0.026], [36, 34, 36])
    man.form(path('-0.02 1.29, 0 1.25, 0.2 1.24'), [230, 126, 44])
    man.line(path('-0.08 1.18, 0 1.155, 0.08 1.18'), 0.014, [60, 54, 56])
    man.form(path('-0.27 1.44, 0.27 1.44, 0.27 1.47, -0.27 1.47'), BLACK)
    man.form(path('-0.16 1.46, 0.16 1.46, 0.17 1.72, -0.17 1.72'), BLACK)
  })

/** Three bales of hay. */
export const paintHay = (painter: BackdropPainter, { x, z }: Spot): void =>
  painter.sheet(z, (sheet) => {
    const straw: Rgb = [214, 180, 102]
    const bales = new Volume(sheet, x)
    sheet.shadow([x, z], 1.2, 0.45)
    for (const [left, y] of [
      [-0.95, 0],
      [0.02, 0],
      [-0.46, 0.46],
    ] as const) {
      const bale: Point[] = [
        [left, y],
        [left + 0.94, y],
        [left + 0.94, y + 0.45],
        [left, y + 0.45],
      ]
      bales.form(
        bale.flatMap(([px, py], index): Point[] => {
          const [nx, ny] = bale[(index + 1) % 4] ?? [px, py]
          return [
            [px, py],
            [px * 0.98 + nx * 0.02, py * 0.98 + ny * 0.02],
            [px * 0.02 + nx * 0.98, py * 0.02 + ny * 0.98],
          ]
        }),
        straw,
        0.7,
      )
      bales.fur(bale, straw, { count: 240, length: 0.09, turn: 0.1 })
      for (const share of [0.28, 0.7])
        bales.straight([left + 0.94 * share, y + 0.02], [left + 0.94 * share, y + 0.44], 0.016, [150, 112, 60])
    }
  })

/** A wooden barrel with iron hoops. */
export const paintBarrel = (painter: BackdropPainter, { x, z, color }: Spot): void =>
  painter.sheet(z, (sheet) => {
    const wood = color ?? ([146, 98, 58] as const)
    const barrel = new Volume(sheet, x)
    sheet.shadow([x, z], 0.55, 0.5)
    barrel.form(
      path(
        '-0.29 0, -0.35 0.24, -0.37 0.46, -0.35 0.68, -0.29 0.92, 0 0.93, 0.29 0.92, 0.35 0.68, 0.37 0.46, 0.35 0.24, 0.29 0, 0 -0.02',
      ),
      [...wood],
      0.5,
    )
    for (let stave = -3; stave <= 3; stave++)
      barrel.line(
        [
          [stave * 0.075, 0.01],
          [stave * 0.098, 0.46],
          [stave * 0.075, 0.91],
        ],
        0.009,
        scaleRgb([...wood], 0.6),
      )
    for (const [y, half] of [
      [0.1, 0.318],
      [0.28, 0.358],
      [0.64, 0.358],
      [0.82, 0.318],
    ] as const)
      barrel.line(
        [
          [-half, y],
          [0, y - 0.025],
          [half, y],
        ],
        0.042,
        [74, 76, 82],
      )
    barrel.dot([0, 0.925], [0.285, 0.05], scaleRgb([...wood], 1.15))
  })

/** A parasol over a lounger. */
export const paintParasol = (painter: BackdropPainter, { x, z, color }: Spot): void =>
  painter.sheet(z, (sheet) => {
    const cloth = color ?? painter.pick(palette('236 196 92, 222 92 82, 88 158 176'))
    const shade = new Volume(sheet, x)
    sheet.shadow([x, z], 1.5, 0.4)
    shade.straight([0, 0], [0, 2.3], 0.05, [232, 226, 214])
    const ribs = [-1.3, -0.78, -0.26, 0.26, 0.78, 1.3] as const
    ribs.slice(1).forEach((right, index) => {
      const left = ribs[index] ?? right
      const tone: Rgb = index % 2 === 0 ? cloth : [246, 242, 232]
      sheet.poly(
        [
          [x + left, 1.82],
          [x + right, 1.82],
          [x + right * 0.5, 2.24],
          [x, 2.4],
          [x + left * 0.5, 2.24],
        ],
        scaleRgb(tone, 1.04 - 0.07 * index),
      )
    })
    shade.form(path('0.4 0.3, 1.5 0.32, 1.5 0.4, 0.4 0.38'), [246, 242, 232])
    shade.form(path('0.42 0.34, 0.06 0.86, 0 0.8, 0.36 0.3'), [246, 242, 232])
    for (const foot of [0.5, 1.42]) shade.straight([foot, 0.34], [foot, 0], 0.04, [186, 150, 106])
  })
