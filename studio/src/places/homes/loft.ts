import { palette, scaleRgb } from '../../image/rgb.ts'
import type { Rgb } from '../../image/rgb.ts'
import { GREEN } from '../elements/foliage.ts'
import { paintArtwork, paintPottedPlant, paintSofa } from '../elements/furniture.ts'
import { paintGround } from '../elements/ground.ts'
import { paintFloorLamp } from '../elements/lamps.ts'
import { paintRoom } from '../elements/room.ts'
import { paintSkylineView } from '../elements/window-views.ts'
import { indoors, ROOM_LIGHT } from '../place.ts'
import { lying } from '../world/sheet.ts'
import type { Sheet } from '../world/sheet.ts'

const paintBricks = (sheet: Sheet): void => {
  const { painter } = sheet
  for (let row = 0; row < 42; row++)
    for (let x = -0.55 + (row % 2) * 0.13; x < 3.2; x += 0.27)
      sheet.rect([x, row * 0.1, 0.255, 0.086], scaleRgb([168, 104, 80], painter.between(0.78, 1.18)))
  paintArtwork(sheet, [1.0, 1.55, 1.15, 0.95], {
    frame: [40, 36, 34],
    palette: painter.pick([
      palette('228 216 196, 196 92 62, 46 66 84'),
      palette('206 214 210, 62 104 102, 222 160 80'),
    ] as const),
  })
}

const paintRug = (sheet: Sheet, color: Rgb): void => {
  sheet.face(lying([-1.1, 1.5, 2.2], [-1.2, 1.8, 4.2]), color)
  sheet.strokes(lying([-1.1, 1.5, 2.2], [-1.2, 1.8, 4.2]), { color, count: 160, length: 0.16, swing: 0.14, alpha: 0.4 })
  for (const inset of [0.1, 0.2])
    sheet.line(
      [
        [-1.1 + inset, 0, 2.2 + inset],
        [1.5 - inset, 0, 2.2 + inset],
        [1.8 - inset, 0, 4.2 - inset],
        [-1.2 + inset, 0, 4.2 - inset],
        [-1.1 + inset, 0, 2.2 + inset],
      ],
      0.03,
      [238, 228, 210],
    )
}

/** A brick loft with factory windows on the skyline, a sofa, art and a lamp. */
export const loft = indoors({
  words:
    'loft|apartment|indoors|interior|penthouse|house interior loft|studio apartment|modern apartment|industrial loft|brick loft|artist loft|sunlit loft|photo loft|creative studio|industrial space|window|by the window|near the window|at the window|large windows|big window|floor to ceiling windows|in front of a window|loft apartment|new york apartment|city apartment|manhattan apartment|minimalist apartment|industrial apartment|apartment interior|creative space|loft studio|designer loft|urban loft|bachelor pad|window light room|living space|scandinavian apartment|scandinavian interior|artist studio|art studio|window seat',
  times: ROOM_LIGHT,
  dress: { home: 2, casual: 2, smart: 1 },
  seen: 'brick wall|bricks|exposed brick|window|windows|big windows|sofa|plant|plants|rug|skyline|city skyline|city view|painting|couch|skyscrapers|houseplant|factory windows|large windows|carpet|buildings|wooden floor|picture',
  like: 'industrial|modern|urban|brick|stylish|trendy|hip|spacious|large|big|artsy|home|contemporary|boho|bohemian|high end|exposed brick|expensive|open|new york|manhattan|indoor|cool|chic|creative|vintage',
  paint(painter) {
    const depth = 5.4
    paintRoom(painter, {
      halfWidth: 3.2,
      depth,
      height: 4.2,
      wall: [166, 106, 84],
      side: [206, 198, 188],
      ceiling: [188, 182, 174],
      windows: [[-2.9, 0.7, 2.3, 2.9]],
      frame: [44, 46, 50],
      panes: [4, 4],
      outside: () => paintSkylineView(painter, 10),
      onWall: paintBricks,
    })
    paintGround(painter, {
      pattern: 'planks',
      color: [176, 134, 96],
      detail: [112, 80, 56],
      farMetres: depth,
      marks: (sheet) => paintRug(sheet, painter.pick(palette('190 110 84, 92 112 128, 206 190 160'))),
    })
    painter.sheet(4.6, (sheet) => {
      paintSofa(sheet, {
        x: 0.7,
        width: 1.9,
        color: painter.pick(palette('74 92 92, 150 98 72, 196 186 172')),
        cushions: palette('216 166 92, 232 222 206, 126 64 56'),
      })
      paintPottedPlant(sheet, { x: -1.72, height: 1.7, pot: [222, 214, 202], colors: GREEN, kind: 'blades' })
    })
    paintFloorLamp(painter, [2.15, 4.4])
  },
})
