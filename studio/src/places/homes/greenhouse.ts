import { palette } from '../../image/rgb.ts'
import { GREEN, DEEP_GREEN, paintPalm } from '../elements/foliage.ts'
import { paintPottedPlant } from '../elements/furniture.ts'
import { paintGround } from '../elements/ground.ts'
import { paintRoom } from '../elements/room.ts'
import { paintGardenView } from '../elements/window-views.ts'
import { indoors } from '../place.ts'

/** A greenhouse: glass on white iron, palms and ferns along a path. */
export const greenhouse = indoors({
  words:
    'greenhouse|botanical garden|conservatory|glasshouse|orangery|plant nursery|tropical greenhouse|palm house|plant room|winter garden|tropical leaves|tropical plants|plant shop|garden center|garden centre|glass house|plant nursery shop|indoor garden|botanic greenhouse|botanical greenhouse|plants everywhere|greenhouse cafe|glass conservatory|orangerie|palm leaves|tropical foliage|jungle leaves|lush foliage',
  times: { day: 4, 'golden-hour': 1 },
  dress: { casual: 2, summer: 2 },
  seen: 'plants|trees|glass roof|leaves|ferns|palms|tropical plants|glass|stone floor|potted plants',
  like: 'glass|green|lush|large|big|bright|quiet|empty|botanical|spacious|tropical|leafy|private',
  paint(painter) {
    const depth = 14
    paintRoom(painter, {
      halfWidth: 4.6,
      depth,
      height: 6,
      wall: [214, 226, 216],
      side: [206, 222, 212],
      ceiling: [220, 232, 228],
      windows: [[-4.4, 0.5, 8.8, 5.2]],
      frame: [240, 242, 238],
      panes: [8, 5],
      outside: () => paintGardenView(painter),
    })
    for (const z of [12, 9, 6.5])
      painter.sheet(z, (sheet) => {
        for (const side of [-1, 1])
          sheet.line(
            [
              [side * 4.4, 0, z],
              [side * 4.3, 3.6, z],
              [side * 2.6, 5.4, z],
              [0, 6, z],
            ],
            0.1,
            [238, 240, 236],
          )
        for (const side of [-1, 1]) {
          paintPalm(sheet, side * painter.between(2.5, 3.4), painter.between(3, 4.4))
          for (const dx of [1.7, 2.4, 3.1])
            paintPottedPlant(sheet, {
              x: side * dx,
              height: painter.between(0.9, 1.7),
              pot: painter.pick(palette('178 104 74, 206 196 178')),
              colors: painter.pick([GREEN, DEEP_GREEN]),
              kind: painter.pick(['bush', 'blades'] as const),
            })
        }
      })
    paintGround(painter, {
      pattern: 'flags',
      color: [196, 180, 156],
      detail: [160, 146, 126],
      tileMetres: 0.5,
      farMetres: depth,
    })
  },
})
