import { palette } from '../../image/rgb.ts'
import { path } from '../../math/spline.ts'
import type { BackdropPainter } from '../world/backdrop-painter.ts'
import { paintHouse } from './buildings.ts'
import { DEEP_GREEN, GREEN, paintBed, paintTree } from './foliage.ts'
import { paintSparkle } from './lamps.ts'

const FRONTS = palette('196 176 150, 168 128 106, 206 196 178, 150 152 150')

/** House fronts and trees across the street, seen through a window. */
export const paintStreetView = (painter: BackdropPainter): void => {
  painter.sheet(15, (sheet) => {
    for (let x = -9; x < 9; x += 4.2)
      paintHouse(sheet, {
        box: [x, 0, 4.2, painter.between(7, 9)],
        color: painter.pick(FRONTS),
        windows: { columns: 3, rows: 3, litShare: 0.6 },
        groundFloor: 2.6,
      })
    sheet.rect([-10, -1, 20, 1.1], [120, 118, 118])
  })
  painter.sheet(11, (sheet) => {
    paintTree(sheet, { x: -4.4, height: 6, spread: 1.6, colors: GREEN })
    paintTree(sheet, { x: 3.6, height: 6.4, spread: 1.8, colors: GREEN })
  })
  const { lamps } = painter.ambience
  if (lamps > 0.2)
    paintSparkle(painter, {
      count: Math.round(22 * lamps),
      x: [-7, 6],
      y: [0.5, 3.2],
      z: [11, 15],
      colors: palette('255 206 140, 255 120 96, 206 222 255'),
      alpha: [0.2, 0.75 * lamps],
      size: 0.07,
    })
}

/** Towers far below or around a high window. */
export const paintSkylineView = (painter: BackdropPainter, fromHeight = 0): void => {
  for (const [z, height] of path('90 34, 50 16'))
    painter.sheet(z, (sheet) => {
      for (let x = -z * 0.5; x < z * 0.5; x += z * 0.09)
        paintHouse(sheet, {
          box: [x, -fromHeight - 20, z * painter.between(0.06, 0.085), height * painter.between(0.6, 1.3) + 20],
          color: painter.pick(palette('150 158 170, 178 168 156, 128 140 160')),
          windows: { columns: 5, rows: 18, across: 0.6, up: 0.5, litShare: 0.5, frame: [118, 126, 138] },
        })
    })
}

/** A garden behind the glass. */
export const paintGardenView = (painter: BackdropPainter): void => {
  painter.sheet(14, (sheet) => {
    sheet.rect([-12, -2, 24, 2.3], [126, 158, 84])
    for (let x = -8; x < 9; x += 3.4)
      paintTree(sheet, {
        x: x + painter.between(-0.6, 0.6),
        height: painter.between(5, 7),
        spread: 2,
        colors: painter.random() < 0.5 ? GREEN : DEEP_GREEN,
      })
    paintBed(sheet, {
      from: -8,
      to: 8,
      height: 1.1,
      colors: GREEN,
      flowers: palette('240 196 206, 250 240 226'),
    })
  })
}
