import { palette } from '../../image/rgb.ts'
import type { Rgb } from '../../image/rgb.ts'
import { triples } from '../../math/spline.ts'
import { paintBookcase } from '../elements/bookcase.ts'
import { paintBlock } from '../elements/furniture.ts'
import { paintGround } from '../elements/ground.ts'
import { paintPendants } from '../elements/lamps.ts'
import { paintRoom } from '../elements/room.ts'
import { paintStreetView } from '../elements/window-views.ts'
import { indoors, LIT_EVENING } from '../place.ts'

/** A bookshop: pale shelves, tables piled with covers, hanging globes and a window on the street. */
export const bookshop = indoors({
  words:
    'bookshop|bookstore|books|book store|book shop|bookstore aisle|book aisle|between shelves|bookshelf aisle|used bookstore|second hand bookshop|old bookshop|bookstore shelves|indie bookstore|used bookshop|antique bookshop|book market',
  times: LIT_EVENING,
  dress: { casual: 3, smart: 1, cold: 1 },
  seen: 'books|bookshelf|bookshelves|shelves|lamp|wooden floor|stacks of books',
  like: 'wooden|small|quiet|old|independent|local|indoor|little|vintage|used|charming|second hand|traditional|old fashioned|beautiful|cute',
  paint(painter) {
    const depth = 5.4
    const wood: Rgb = [176, 138, 98]
    const covers: readonly Rgb[] = palette(
      '222 92 70, 62 120 142, 240 200 92, 238 230 214, 92 142 110, 214 128 150, 58 66 96',
    )
    paintRoom(painter, {
      halfWidth: 2.9,
      depth,
      height: 3.6,
      wall: [222, 210, 190],
      ceiling: [232, 226, 214],
      windows: [[-2.6, 0.7, 1.9, 2.2]],
      frame: [58, 84, 78],
      panes: [2, 1],
      outside: () => paintStreetView(painter),
      onWall: (sheet) => {
        for (const x of [-0.45, 0.65, 1.75])
          paintBookcase(sheet, { box: [x, 0.1, 1.02, 2.7], shelves: 7, wood, colors: covers })
        sheet.rect([0.1, 2.95, 1.9, 0.36], [58, 84, 78])
        for (let mark = 0; mark < 9; mark++) sheet.rect([0.3 + mark * 0.17, 3.05, 0.1, 0.15], [240, 226, 190], 0.9)
      },
    })
    paintGround(painter, { pattern: 'planks', color: [188, 152, 112], detail: [130, 100, 72], farMetres: depth })
    painter.sheet(3.9, (sheet) => {
      for (const x of [-1.95, 0.95]) {
        paintBlock(sheet, [x, 0, 1.05, 0.76], { color: [112, 84, 62], depth: 0.7 })
        for (let pile = 0; pile < 5; pile++) {
          const height = 1 + Math.floor(painter.random() * 5)
          for (let book = 0; book < height; book++) {
            const color = covers[Math.floor(painter.random() * covers.length)]
            paintBlock(
              sheet,
              [x + 0.03 + pile * 0.2 + painter.between(-0.01, 0.01), 0.76 + book * 0.035, 0.18, 0.032],
              {
                color,
                depth: 0.24,
              },
            )
          }
        }
      }
    })
    paintPendants(painter, {
      places: triples('-1.15 2.5 3.8, 0.95 2.62 3.8'),
      ceiling: 3.6,
      size: 0.17,
      shape: 'globe',
    })
  },
})
