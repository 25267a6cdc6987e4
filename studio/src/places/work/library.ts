import { scaleRgb } from '../../image/rgb.ts'
import type { Rgb } from '../../image/rgb.ts'
import { path } from '../../math/spline.ts'
import { BOOK_COLORS, paintBookcase } from '../elements/bookcase.ts'
import { paintBlock, paintChair } from '../elements/furniture.ts'
import { paintGround } from '../elements/ground.ts'
import { paintRoom } from '../elements/room.ts'
import { paintStreetView } from '../elements/window-views.ts'
import { indoors, ROOM_LIGHT } from '../place.ts'
import { facing, lying, sideCorners, standing, upright } from '../world/sheet.ts'
import type { Sheet } from '../world/sheet.ts'

const WALNUT: Rgb = [104, 70, 46]

const paintDeskLamp = (sheet: Sheet, x: number): void => {
  const { z } = sheet
  sheet.line(upright([x, z], [0.75, 1.08]), 0.03, [196, 160, 84])
  sheet.poly(standing([x - 0.17, x + 0.17, 1.05], [x - 0.12, x + 0.12, 1.17]), [38, 108, 76])
  sheet.shine(facing(standing([x - 0.14, x + 0.14, 1.03], [x - 0.15, x + 0.15, 1.06]), z), [255, 240, 190])
}

/** A bookcase along a side wall, seen at an angle. */
const paintSideShelves = (sheet: Sheet, x: number): void => {
  const { painter } = sheet
  const [from, to] = [2.4, 6.3]
  const side = Math.sign(x)
  const lit = side > 0 ? 1.05 : 0.62
  sheet.face(sideCorners(x, [from, to], [0, 4.4]), scaleRgb([46, 30, 22], lit))
  for (let shelf = 0; shelf < 10; shelf++) {
    const low = 0.12 + shelf * 0.43
    let z = from + 0.04
    while (z < to - 0.06) {
      const thick = painter.between(0.03, 0.075)
      const color = BOOK_COLORS[Math.floor(painter.random() * BOOK_COLORS.length)]
      const tone = painter.between(0.8, 1.1) * lit
      if (painter.random() > 0.05)
        sheet.face(
          sideCorners(x - side * 0.02, [z, z + thick * 0.92], [low, low + painter.between(0.24, 0.35)]),
          scaleRgb(color, tone),
        )
      z += thick
    }
    sheet.face(sideCorners(x - side * 0.04, [from, to], [low - 0.05, low]), scaleRgb(WALNUT, lit))
  }
}

/** An old library: tall bookcases, an arched window, a gallery rail and green reading lamps. */
export const library = indoors({
  words:
    'library|bookshelf|bookcase|book case|bookcases|bookshelves|archive|old library|study|wall of books|reading room|university library|college library|public library|home library|book room|old bookshelves|library hall|reading hall|oxford library',
  times: ROOM_LIGHT,
  dress: { smart: 2, casual: 2, cold: 1 },
  seen: 'books|bookshelves|bookshelf|shelves|carpet|tall windows|window|windows|wall of books|wooden shelves|stacks of books',
  like: 'old|wooden|quiet|grand|traditional|historic|large|empty|ancient|indoor|big|huge|university|private|beautiful|classic|english',
  paint(painter) {
    const depth = 6.4
    paintRoom(painter, {
      halfWidth: 3.2,
      depth,
      height: 5,
      wall: [120, 88, 62],
      side: [96, 66, 46],
      ceiling: [110, 84, 62],
      windows: [[-0.75, 1.1, 1.5, 2.9]],
      frame: [74, 52, 38],
      panes: [3, 4],
      outside: () => paintStreetView(painter),
      onWall: (sheet) => {
        for (const [x, width] of path('-3.1 1.05, -2 1.05, 0.95 1.05, 2.05 1.05')) {
          paintBookcase(sheet, { box: [x, 0.1, width, 2.5], shelves: 6, wood: WALNUT, colors: BOOK_COLORS })
          paintBookcase(sheet, { box: [x, 2.85, width, 1.7], shelves: 4, wood: WALNUT, colors: BOOK_COLORS })
        }
      },
    })
    paintGround(painter, {
      pattern: 'planks',
      color: [134, 92, 62],
      detail: [76, 50, 34],
      farMetres: depth,
      marks: (sheet) => sheet.face(lying([-0.9, 0.9, 0.6], [-0.9, 0.9, depth]), [124, 48, 44], 0.9),
    })
    painter.sheet(4.4, (sheet) => {
      paintSideShelves(sheet, 2.6)
      paintSideShelves(sheet, -2.6)
    })
    painter.sheet(4.4, (sheet) => {
      for (const x of [-2.15, 1.05]) {
        paintBlock(sheet, [x, 0.68, 1.1, 0.07], { color: [136, 92, 60], depth: 0.6 })
        for (const dx of [0.06, 1.0]) sheet.line(upright([x + dx, 4.4], [0, 0.7]), 0.06, WALNUT)
        paintChair(sheet, { x: x + 0.55, z: 4.2, color: [116, 44, 40], frame: WALNUT })
        paintDeskLamp(sheet, x + 0.7)
        for (let book = 0; book < 4; book++)
          sheet.rect(
            [x + 0.12, 0.75 + book * 0.045, 0.3, 0.04],
            BOOK_COLORS[Math.floor(painter.random() * BOOK_COLORS.length)],
          )
      }
    })
    for (const x of [-1.45, 1.75]) painter.glow([x, 0.95, 4.5], 0.8, { color: [255, 206, 130], alpha: 0.75 })
  },
})
