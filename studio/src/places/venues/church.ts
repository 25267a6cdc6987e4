import { palette } from '../../image/rgb.ts'
import { paintBlock } from '../elements/furniture.ts'
import { paintGround } from '../elements/ground.ts'
import { paintRoom } from '../elements/room.ts'
import { indoors } from '../place.ts'
import { corners, facing } from '../world/sheet.ts'
import type { Sheet } from '../world/sheet.ts'

const GLASS = palette('206 60 60, 66 110 206, 236 190 80, 70 160 110, 150 80 180')

const paintRose = (sheet: Sheet): void => {
  const { painter, z } = sheet
  for (const x of [-3, 0, 3]) {
    const tall = x === 0 ? 7 : 5.4
    const outline = facing(
      [
        [x - 0.9, 2.4],
        [x + 0.9, 2.4],
        [x + 0.9, tall],
        [x, tall + 1.6],
        [x - 0.9, tall],
      ],
      z,
    )
    sheet.face(outline, [90, 84, 80])
    sheet.within(outline, () => {
      for (let pane = 0; pane < 90; pane++)
        sheet.shine(
          corners([x - 0.85 + 0.28 * (pane % 6), 2.5 + Math.floor(pane / 6) * 0.42, 0.24, 0.37], z),
          painter.pick(GLASS),
          painter.between(0.55, 0.95),
        )
    })
  }
}

/** A church: tall pointed windows of coloured glass, stone pillars, rows of pews and candles. */
export const church = indoors({
  isTelling: true,
  words:
    'church|cathedral|chapel|altar|abbey|church interior|stained glass|stained glass windows|old church|monastery|wedding chapel|old chapel|wedding ceremony|wedding aisle|church wedding|cathedral interior|church aisle|basilica|gothic church|gothic cathedral',
  times: { day: 3, 'golden-hour': 1 },
  dress: { smart: 3, evening: 1 },
  seen: 'pews|candles|altar|stained glass|columns|stained glass windows|windows|checkered floor|wooden benches',
  like: 'old|grand|ancient|historic|quiet|empty|gothic|large|stone|big|huge|traditional|beautiful',
  paint(painter) {
    const depth = 16
    paintRoom(painter, {
      halfWidth: 5,
      depth,
      height: 12,
      wall: [206, 196, 178],
      side: [190, 178, 160],
      ceiling: [170, 160, 146],
      onWall: paintRose,
    })
    for (const x of [-3, 0, 3]) painter.glow([x, 5, depth], 2.4, { color: [255, 232, 190], alpha: 0.4 })
    for (const z of [13, 9.5, 6.5])
      painter.sheet(z, (sheet) => {
        for (const side of [-1, 1]) {
          sheet.round([side * 3.3 - 0.32, 0, 0.64, 9], [214, 204, 186])
          sheet.round([side * 3.3 - 0.45, 0, 0.9, 0.5], [196, 186, 168])
          sheet.line(
            [
              [side * 3.3, 8, z],
              [side * 2, 10.2, z],
              [0, 11.4, z],
            ],
            0.42,
            [196, 186, 168],
          )
        }
      })
    paintGround(painter, {
      pattern: 'checker',
      color: [196, 186, 170],
      detail: [128, 116, 108],
      tileMetres: 0.6,
      farMetres: depth,
    })
    for (const z of [11, 9, 7.2])
      painter.sheet(z, (sheet) => {
        for (const side of [-1, 1])
          paintBlock(sheet, [side > 0 ? 1 : -3, 0, 2, 0.92], { color: [116, 78, 50], depth: 0.3 })
      })
    for (let candle = 0; candle < 12; candle++) {
      const [x, y] = [painter.between(-1.6, 1.6), painter.between(0.9, 1.5)]
      painter.glow([x, y, 15], 0.6, { color: [255, 200, 120], alpha: 0.5 })
      painter.bokeh([x, y, 15], 0.05, { color: [255, 216, 150], alpha: 0.9 })
    }
  },
})
