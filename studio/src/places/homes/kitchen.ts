import { palette, scaleRgb } from '../../image/rgb.ts'
import type { Rgb } from '../../image/rgb.ts'
import { path, triples } from '../../math/spline.ts'
import { GREEN } from '../elements/foliage.ts'
import { paintBlock, paintPottedPlant } from '../elements/furniture.ts'
import { paintGround } from '../elements/ground.ts'
import { paintPendants } from '../elements/lamps.ts'
import { paintRoom } from '../elements/room.ts'
import { paintGardenView } from '../elements/window-views.ts'
import { indoors, ROOM_LIGHT } from '../place.ts'
import { facing, standing } from '../world/sheet.ts'
import type { Sheet } from '../world/sheet.ts'

const paintCabinets = (sheet: Sheet, front: Rgb): void => {
  const { painter } = sheet
  for (let row = 0; row < 6; row++)
    for (let x = -2.9 + (row % 2) * 0.12; x < 2.9; x += 0.24)
      sheet.rect([x, 0.95 + row * 0.12, 0.23, 0.11], scaleRgb([236, 236, 230], painter.between(0.94, 1.03)))
  for (const x of [0.1, 0.85, 1.6, 2.35]) {
    sheet.rect([x, 1.75, 0.72, 0.95], scaleRgb(front, 0.78))
    sheet.rect([x + 0.02, 1.77, 0.68, 0.91], front)
    sheet.rect([x + 0.1, 1.85, 0.52, 0.75], scaleRgb(front, 0.94))
    sheet.rect([x + 0.06, 1.82, 0.02, 0.18], [186, 160, 110])
  }
  sheet.rect([-2.9, 2.0, 0.85, 0.05], [168, 128, 88])
  for (let jar = 0; jar < 5; jar++)
    sheet.round(
      [-2.8 + jar * 0.16, 2.05, 0.12, painter.between(0.16, 0.28)],
      painter.pick(palette('206 150 84, 226 218 200, 120 142 110, 170 92 66')),
    )
}

const paintBowl = (sheet: Sheet, x: number): void => {
  const { painter } = sheet
  for (let fruit = 0; fruit < 9; fruit++)
    sheet.ellipse(
      [x + painter.between(-0.14, 0.14), 1.06 + painter.between(0, 0.07)],
      [0.05, 0.05],
      painter.pick(palette('232 150 46, 206 62 48, 216 200 80')),
    )
  sheet.poly(standing([x - 0.22, x + 0.22, 1.06], [x - 0.12, x + 0.12, 0.93]), [236, 232, 224])
}

/** A bright kitchen: cabinets, tiles, a window on the garden, an island with fruit. */
export const kitchen = indoors({
  words:
    'kitchen|cooking|baking|home kitchen|restaurant kitchen|kitchen counter|cooking class|kitchen island|kitchen table|marble kitchen|country kitchen|counter top|marble counter|home cooking|kitchen worktop|family kitchen|test kitchen|kitchen interior|cooking show|cooking dinner|cooking at home|kitchen at home|breakfast table|dining table',
  times: ROOM_LIGHT,
  dress: { home: 3, casual: 2 },
  seen: 'counter|cabinets|window|fruit|fruit bowl|lamps|tiles|kitchen cabinets|worktop|sink|wooden floor|shelves',
  like: 'modern|white|bright|clean|home|minimal|minimalist|marble|tidy|stylish|scandinavian|contemporary|indoor|light|spacious|sleek|simple|beautiful|country|sunny',
  hasPlainWalls: true,
  paint(painter) {
    const depth = 4.8
    const front = painter.pick(palette('226 222 212, 122 142 128, 84 104 128'))
    paintRoom(painter, {
      halfWidth: 2.9,
      depth,
      height: 3.1,
      wall: [232, 228, 218],
      ceiling: [236, 234, 228],
      windows: [[-1.9, 1.25, 1.5, 1.25]],
      frame: [240, 238, 232],
      panes: [2, 1],
      outside: () => paintGardenView(painter),
      onWall: (sheet) => paintCabinets(sheet, front),
    })
    paintGround(painter, { pattern: 'planks', color: [196, 164, 126], detail: [140, 112, 84], farMetres: depth })
    painter.sheet(4.2, (sheet) => {
      paintBlock(sheet, [-2.9, 0, 5.8, 0.88], { color: front, depth: 0.6 })
      for (let x = -2.85; x < 2.9; x += 0.62) {
        sheet.rect([x, 0.06, 0.58, 0.76], scaleRgb(front, 1.06))
        sheet.rect([x + 0.18, 0.7, 0.22, 0.025], [186, 160, 110])
      }
      paintBlock(sheet, [-2.95, 0.88, 5.9, 0.05], { color: [214, 206, 194], depth: 0.62 })
      sheet.line(facing(path('-1.2 0.93, -1.2 1.28, -1.04 1.3, -1.02 1.2'), 4.5), 0.035, [190, 164, 112])
      paintBowl(sheet, 0.9)
      paintPottedPlant(sheet, { x: -1.75, height: 0.01, pot: front, colors: GREEN })
      sheet.round([1.5, 0.93, 0.26, 0.3], [60, 62, 66])
      for (const x of [-1.62, -1.5]) sheet.round([x, 0.93, 0.09, 0.28], [176, 140, 92])
    })
    paintPendants(painter, {
      places: triples('-1 2.35 3.6, 1.05 2.35 3.6'),
      ceiling: 3.1,
      size: 0.19,
      shade: [206, 168, 92],
    })
  },
})
