import { scaleRgb } from '../../image/rgb.ts'
import { paintBlock } from '../elements/furniture.ts'
import { paintRidge } from '../elements/land.ts'
import { paintSky } from '../elements/sky.ts'
import { DAY_AND_GOLD, outdoors } from '../place.ts'
import { across, lying, standing, upright } from '../world/sheet.ts'

/** The deck of a yacht: teak, white rails, cushions, the sea and an island. */
export const boatDeck = outdoors({
  words:
    'yacht|aboard|on board|on board of|boat|boat deck|ship deck|deck of a ship|cruise ship|on a boat|sailboat|sailing|ferry|ship|speedboat|catamaran|sailing boat|yacht deck|superyacht|luxury yacht|boat trip|sailing trip|sailing yacht|yacht party|private yacht|boat party|cruise|yacht trip|boat on the sea|sailing the sea|boat day',
  times: DAY_AND_GOLD,
  weathers: { clear: 1 },
  dress: { summer: 4, smart: 1 },
  seen: 'sea|ocean|deck|wooden deck|railing|horizon|coast|waves',
  like: 'wooden|white|luxury|luxurious|quiet|empty|private|sunny|elegant',
  paint(painter) {
    paintSky(painter)
    paintRidge(painter, { z: 900, height: 90, from: -500, to: 60, color: [104, 124, 122], roughness: 0.5 })
    painter.sheet(400, (sheet) => {
      sheet.shade([-900, -40, 1800, 41], [86, 150, 176], [30, 92, 126])
      for (let glint = 0; glint < 200; glint++)
        sheet.rect(
          [painter.between(-260, 260), painter.between(-30, 0), painter.between(2, 9), 0.5],
          [190, 226, 236],
          0.5,
        )
      for (const x of [-90, 70, 130]) {
        sheet.poly(standing([x, x + 9, 1], [x + 1, x + 8, 3]), [240, 240, 238])
        sheet.poly(
          [
            [x + 4.5, 3],
            [x + 4.5, 18],
            [x + 9, 3.4],
          ],
          [246, 244, 238],
        )
      }
    })
    painter.ground((sheet) => {
      const near = Math.max(0.5, painter.nearestGround * 0.7)
      for (let plank = -30; plank < 30; plank++)
        sheet.face(
          lying([plank * 0.14, plank * 0.14 + 0.13, near], [plank * 0.09, plank * 0.09 + 0.08, 9]),
          scaleRgb([196, 148, 98], painter.between(0.9, 1.1)),
        )
    })
    painter.sheet(8.6, (sheet) => {
      sheet.poly(standing([-3.2, 3.2, 0], [-3.4, 3.4, 0.34]), [246, 246, 244])
      for (let post = -4; post <= 4; post++) sheet.line(upright([post * 0.8, 8.6], [0.3, 1.1]), 0.05, [214, 218, 222])
      for (const y of [0.7, 1.1]) sheet.line(across([-3.3, 3.3], [y, 8.6]), 0.05, [226, 230, 234])
    })
    painter.sheet(6, (sheet) => {
      for (const side of [-1, 1]) {
        paintBlock(sheet, [side > 0 ? 1.3 : -2.6, 0, 1.3, 0.4], { color: [238, 234, 226], depth: 1.6 })
        for (const dx of [0.15, 0.65])
          sheet.poly(
            standing(
              [(side > 0 ? 1.3 : -2.6) + dx, (side > 0 ? 1.3 : -2.6) + dx + 0.45, 0.42],
              [(side > 0 ? 1.3 : -2.6) + dx + 0.04, (side > 0 ? 1.3 : -2.6) + dx + 0.42, 0.78],
            ),
            [56, 98, 140],
          )
      }
    })
  },
})
