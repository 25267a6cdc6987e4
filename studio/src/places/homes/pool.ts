import { mixRgb, palette } from '../../image/rgb.ts'
import type { Rgb } from '../../image/rgb.ts'
import { DEEP_GREEN, GREEN, paintBed, paintPalm } from '../elements/foliage.ts'
import { paintBlock } from '../elements/furniture.ts'
import { paintGround } from '../elements/ground.ts'
import { paintSparkle } from '../elements/lamps.ts'
import { paintSky } from '../elements/sky.ts'
import { paintWater } from '../elements/water.ts'
import { outdoors } from '../place.ts'
import { corners, upright } from '../world/sheet.ts'
import type { Sheet } from '../world/sheet.ts'

const paintVilla = (sheet: Sheet): void => {
  const { painter, z } = sheet
  const white: Rgb = [240, 236, 228]
  paintBlock(sheet, [0.8, 0, 6.5, 3], { color: white, depth: 4 })
  paintBlock(sheet, [2.4, 3, 4.6, 2.6], { color: white, depth: 4 })
  sheet.rect([0.4, 2.9, 7, 0.28], [214, 208, 198])
  sheet.rect([2.2, 5.5, 5, 0.25], [214, 208, 198])
  for (const box of [
    [1.3, 0.1, 1.7, 2.4],
    [3.3, 0.1, 1.7, 2.4],
    [3.0, 3.4, 2.4, 1.6],
  ] as const) {
    sheet.face(corners(box, z), mixRgb([70, 92, 106], painter.ambience.sky.middle, 0.4))
    sheet.shine(corners(box, z), [255, 212, 150], 0.08 + 0.75 * painter.ambience.lamps)
    sheet.line(upright([box[0] + box[2] / 2, z], [box[1], box[1] + box[3]]), 0.06, [92, 92, 92])
  }
}

const paintLounger = (sheet: Sheet, x: number): void => {
  const { z } = sheet
  const wood: Rgb = [156, 118, 82]
  sheet.shadow([x + 0.6, z], 1, 0.34)
  for (const dx of [0.05, 1.2]) sheet.line(upright([x + dx, z], [0, 0.3]), 0.06, wood)
  sheet.face(
    [
      [x, 0.32, z],
      [x + 1.3, 0.32, z],
      [x + 1.4, 0.34, z + 0.6],
      [x + 0.1, 0.34, z + 0.6],
    ],
    [246, 242, 234],
  )
  sheet.face(
    [
      [x + 1.3, 0.32, z],
      [x + 1.85, 0.86, z],
      [x + 1.95, 0.88, z + 0.6],
      [x + 1.4, 0.34, z + 0.6],
    ],
    [232, 226, 216],
  )
  sheet.rect([x, 0.24, 1.3, 0.08], wood)
  sheet.ellipse([x + 1.62, 0.74], [0.2, 0.1], [206, 120, 90], { turn: -0.8 })
}

/** The pool of a white villa: turquoise water, deck, loungers, palms and hedges. */
export const pool = outdoors({
  words:
    'pool|swimming pool|poolside|villa|resort|pool party|hotel pool|backyard pool|turquoise pool|resort pool|pool deck|pool villa|luxury villa|private villa|private pool|hollywood villa|modern villa|villa pool|holiday villa|bali villa|pool day|outdoor pool|holiday resort|hotel poolside|beach resort|spa resort|summer villa',
  times: { day: 3, 'golden-hour': 2, dusk: 1, night: 0.8 },
  weathers: { clear: 1 },
  dress: { summer: 4, evening: 0.6 },
  seen: 'water|palm tree|palm trees|palms|villa|sun lounger|loungers|sun loungers|deck chair|white house|swimming pool|blue water|pool water|house|modern villa',
  like: 'turquoise|blue|luxury|luxurious|private|modern|tropical|quiet|empty|hotel|resort|outdoor|white|expensive|large|big|fancy|high end|summer|sunny',
  paint(painter) {
    paintSky(painter)
    painter.sheet(17, (sheet) => {
      paintBed(sheet, { from: -9, to: 9, height: 2.6, colors: DEEP_GREEN, leaf: 0.24 })
      for (const x of [-6.4, -4.6, 5.6]) paintPalm(sheet, x, painter.between(5.5, 7.5))
    })
    painter.sheet(14, paintVilla)
    paintGround(painter, {
      pattern: 'flags',
      color: [224, 214, 198],
      detail: [186, 174, 158],
      tileMetres: 0.8,
      snowed: 0.8,
    })
    const blue: Rgb = painter.ambience.lamps > 0.6 ? [86, 206, 224] : [44, 168, 194]
    paintWater(painter, {
      near: 4.4,
      far: 11,
      color: blue,
      shallow: mixRgb(blue, [190, 240, 236], 0.4),
      waves: 0.8,
      x: [-4.2, 3.4],
    })
    painter.reflect(0.25, 11, 4.6)
    painter.glow([0, 0, 7], 3.4, { color: [90, 220, 240], alpha: 0.4 * painter.ambience.lamps })
    painter.sheet(9, (sheet) => {
      for (const x of [2.6, -3.9]) paintLounger(sheet, x)
    })
    painter.sheet(6, (sheet) => {
      paintBed(sheet, {
        from: 2.1,
        to: 3.2,
        height: 0.9,
        colors: GREEN,
        flowers: palette('226 70 110, 244 150 170'),
      })
      paintLounger(sheet, -2.7)
    })
    const { lamps } = painter.ambience
    paintSparkle(painter, {
      count: Math.round(14 * lamps),
      x: [-5, 5],
      y: [0.2, 2.4],
      z: [10, 14],
      colors: [[255, 214, 150]],
      alpha: [0.3, 0.7 * lamps + 0.1],
    })
  },
})
