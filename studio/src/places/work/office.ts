import { scaleRgb } from '../../image/rgb.ts'
import type { Rgb } from '../../image/rgb.ts'
import { triples } from '../../math/spline.ts'
import { BOOK_COLORS, paintBookcase } from '../elements/bookcase.ts'
import { GREEN } from '../elements/foliage.ts'
import { paintBlock, paintPottedPlant } from '../elements/furniture.ts'
import { paintGround } from '../elements/ground.ts'
import { paintPendants } from '../elements/lamps.ts'
import { paintRoom } from '../elements/room.ts'
import { paintSkylineView } from '../elements/window-views.ts'
import { indoors } from '../place.ts'
import { across, upright } from '../world/sheet.ts'
import type { Sheet } from '../world/sheet.ts'

const paintDesk = (sheet: Sheet, x: number): void => {
  const { z } = sheet
  sheet.shadow([x + 0.7, z], 1, 0.3)
  for (const dx of [0.08, 1.35]) sheet.line(upright([x + dx, z], [0, 0.72]), 0.05, [70, 72, 78])
  paintBlock(sheet, [x, 0.7, 1.45, 0.045], { color: [206, 182, 150], depth: 0.7 })
  sheet.rect([x + 0.62, 0.74, 0.16, 0.2], [60, 62, 66])
  sheet.rect([x + 0.3, 0.9, 0.82, 0.5], [34, 36, 40])
  sheet.shade([x + 0.33, 0.93, 0.76, 0.44], [112, 160, 206], [66, 96, 150])
  for (let row = 0; row < 4; row++)
    sheet.rect([x + 0.38, 1.0 + row * 0.08, sheet.painter.between(0.2, 0.5), 0.03], [220, 232, 244], 0.8)
  sheet.round([x + 1.2, 0.74, 0.09, 0.11], [222, 120, 84])
  const chair: Rgb = [66, 72, 84]
  sheet.round([x + 0.42, 0.5, 0.56, 0.62], chair)
  sheet.ellipse([x + 0.7, 0.48], [0.32, 0.07], scaleRgb(chair, 0.8))
  sheet.line(upright([x + 0.7, z - 0.2], [0.48, 0.1]), 0.06, [40, 42, 46])
  sheet.line(across([x + 0.4, x + 1], [0.06, z - 0.2]), 0.06, [40, 42, 46])
}

/** An office high above the city: a wall of glass, desks with screens, shelves and plants. */
export const office = indoors({
  words:
    'office|workplace|desk|coworking|at work|reception|start up|office background|blurred office background|office with glass walls|glass walls|modern office|office space|glass meeting room|coworking space|glass office|open plan office|start up office|startup office|tech office|corner office|co working|workspace|work desk|desk setup|co working space|office desk|corporate office|law office|agency|creative agency|ad agency|tech company|it company|office building|trading desk|workstation|cubicle|startup space|modern workspace|work space|high rise office|skyscraper office|office interior|standing desk|two monitors|monitors|monitor|dual monitors|three monitors',
  times: { day: 4, dusk: 1 },
  dress: { smart: 1 },
  seen: 'desk|desks|computer|computers|monitor|monitors|screens|two monitors|window|windows|plants|plant|skyline|city skyline|office chair|bookshelf|lamps|big windows|skyscrapers|city view|buildings|screen',
  like: 'modern|contemporary|bright|glass|corporate|tidy|open|sleek|minimal|minimalist|clean|indoor|startup|tech|spacious|corner|large|big|quiet|empty|stylish|high rise|organised|organized|cool|light|airy|professional|open plan',
  hasPlainWalls: true,
  paint(painter) {
    const depth = 6
    paintRoom(painter, {
      halfWidth: 3.6,
      depth,
      height: 3.2,
      wall: [214, 214, 210],
      ceiling: [232, 232, 230],
      windows: [[-3.3, 0.35, 4.2, 2.6]],
      frame: [96, 100, 106],
      panes: [4, 1],
      outside: () => paintSkylineView(painter, 8),
      onWall: (sheet) => {
        paintBookcase(sheet, {
          box: [1.35, 0.1, 1.5, 2.2],
          shelves: 5,
          wood: [196, 170, 136],
          colors: BOOK_COLORS,
          gap: 0.4,
        })
      },
    })
    paintGround(painter, {
      pattern: 'flags',
      color: [132, 136, 142],
      detail: [116, 120, 128],
      tileMetres: 0.5,
      farMetres: depth,
    })
    painter.sheet(4.5, (sheet) => {
      for (const x of [-2.25, 0.95]) paintDesk(sheet, x)
      paintPottedPlant(sheet, { x: 2.35, height: 1.5, pot: [236, 234, 230], colors: GREEN, kind: 'blades' })
    })
    paintPendants(painter, {
      places: triples('-1.5 2.5 4.4, 1.5 2.5 4.4'),
      ceiling: 3.2,
      size: 0.2,
      shade: [60, 62, 68],
    })
  },
})
