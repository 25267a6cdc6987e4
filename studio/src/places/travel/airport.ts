import { path } from '../../math/spline.ts'
import { paintBlock, paintPasserBy } from '../elements/furniture.ts'
import { paintGround } from '../elements/ground.ts'
import { paintRoom } from '../elements/room.ts'
import { indoors } from '../place.ts'
import { corners, upright } from '../world/sheet.ts'

/** An airport: a wall of glass with an aeroplane behind it, seats in rows, a board of flights. */
export const airport = indoors({
  isTelling: true,
  words:
    'airport|airport lounge|terminal|departure hall|boarding gate|airport terminal|airport gate|check in desk|departure gate|airport window|airport hall|airport departure|gate area|duty free|first class lounge',
  times: { day: 3, 'golden-hour': 2, dusk: 1 },
  dress: { casual: 3, smart: 1 },
  seen: 'windows|big windows|check in desk|departure board|travellers',
  like: 'modern|contemporary|spacious|bright|large|big|huge|busy|sleek|indoor',
  paint(painter) {
    const depth = 11
    paintRoom(painter, {
      halfWidth: 8,
      depth,
      height: 6,
      wall: [206, 210, 214],
      side: [196, 200, 206],
      ceiling: [226, 228, 230],
      windows: [[-7.6, 0.3, 15.2, 4.6]],
      frame: [120, 126, 134],
      panes: [8, 2],
      outside: () =>
        painter.sheet(40, (sheet) => {
          sheet.rect([-40, -2, 80, 2.6], [150, 152, 154])
          sheet.ellipse([-2, 4.4], [15, 2], [240, 242, 244])
          sheet.poly(path('10 5.4, 14.5 11, 16.6 11, 14.2 4.6'), [48, 96, 150])
          sheet.poly(path('-2 3.6, 6 2.2, 9 2.2, 3 4.2'), [206, 210, 216])
          for (let window = 0; window < 26; window++)
            sheet.ellipse([-13 + window * 0.85, 4.9], [0.2, 0.28], [70, 84, 104])
          sheet.ellipse([1, 2.1], [1.3, 0.9], [126, 130, 138])
          for (const x of [-11, 4]) sheet.line(upright([x, 40], [0, 2.8]), 0.4, [70, 72, 78])
        }),
    })
    paintGround(painter, {
      pattern: 'flags',
      color: [196, 198, 202],
      detail: [176, 178, 184],
      tileMetres: 1,
      farMetres: depth,
    })
    painter.reflect(0.34, depth)
    painter.sheet(8, (sheet) => {
      for (let seat = -6; seat < 6; seat++) {
        const x = seat * 0.62 + 0.1
        sheet.line(upright([x + 0.27, 8], [0, 0.42]), 0.05, [130, 134, 140])
        paintBlock(sheet, [x, 0.42, 0.54, 0.07], { color: [44, 62, 84], depth: 0.5 })
        sheet.round([x, 0.5, 0.54, 0.5], [50, 70, 94])
      }
      sheet.rect([2, 3.1, 2.9, 1.3], [24, 26, 30])
      for (let row = 0; row < 5; row++) {
        sheet.shine(corners([2.15, 4.15 - row * 0.23, 1.3, 0.1], 8), [255, 210, 90], 0.9)
        sheet.shine(corners([3.7, 4.15 - row * 0.23, 0.9, 0.1], 8), row === 2 ? [255, 90, 80] : [120, 226, 140], 0.9)
      }
    })
    painter.sheet(9.4, (sheet) => {
      for (const [x, coat] of [
        [-4.4, [72, 76, 98]],
        [-3.3, [150, 110, 80]],
        [5.2, [120, 50, 56]],
      ] as const)
        paintPasserBy(sheet, x, { coat: [...coat] })
    })
  },
})
