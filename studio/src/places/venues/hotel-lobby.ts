import { palette } from '../../image/rgb.ts'
import type { Rgb } from '../../image/rgb.ts'
import { path, triples } from '../../math/spline.ts'
import { GREEN } from '../elements/foliage.ts'
import { paintBlock, paintPasserBy, paintPottedPlant, paintSofa } from '../elements/furniture.ts'
import { paintGround } from '../elements/ground.ts'
import { paintSparkle } from '../elements/lamps.ts'
import { paintRoom } from '../elements/room.ts'
import { paintSkylineView } from '../elements/window-views.ts'
import { indoors } from '../place.ts'
import type { BackdropPainter } from '../world/backdrop-painter.ts'
import { corners, standing, upright } from '../world/sheet.ts'
import type { Sheet } from '../world/sheet.ts'

const paintColumn = (sheet: Sheet, x: number): void => {
  const marble: Rgb = [226, 216, 200]
  sheet.shadow([x + 0.3, sheet.z], 0.9, 0.4)
  sheet.round([x, 0.3, 0.6, 5], marble)
  sheet.strokes(corners([x, 0.3, 0.6, 5], sheet.z), {
    color: [176, 162, 146],
    count: 16,
    length: 0.6,
    swing: 0.1,
    alpha: 0.35,
    turn: 1.2,
  })
  sheet.rect([x - 0.12, 0, 0.84, 0.32], [196, 164, 106])
  sheet.rect([x - 0.12, 4.6, 0.84, 0.3], [214, 180, 116])
}

const paintChandelier = (painter: BackdropPainter, [x, y, z]: readonly [number, number, number]): void => {
  painter.glow([x, y, z], 2.8, { color: [255, 214, 150], alpha: 0.65 })
  painter.sheet(z, (sheet) => {
    sheet.line(upright([x, z], [y, 5.6]), 0.05, [196, 160, 92])
    for (const [half, rise] of path('0.95 0, 0.6 0.4'))
      sheet.line(
        [
          [x - half, y + rise, z],
          [x, y + rise - 0.14, z],
          [x + half, y + rise, z],
        ],
        0.06,
        [206, 170, 98],
      )
  })
  for (const [half, rise, count] of triples('0.95 0.1 9, 0.6 0.5 7'))
    for (let lamp = 0; lamp < count; lamp++)
      painter.bokeh([x - half + (half * 2 * lamp) / (count - 1), y + rise, z], 0.06, {
        color: [255, 230, 180],
        alpha: 0.85,
      })
  paintSparkle(painter, {
    count: 22,
    x: [x - 0.9, x + 0.9],
    y: [y - 0.5, y],
    z: [z, z + 0.1],
    colors: [[255, 244, 214]],
    alpha: [0.2, 0.7],
    size: 0.02,
  })
}

/** The lobby of a grand hotel: marble columns, chandelier, reception, velvet seats. */
export const hotelLobby = indoors({
  words:
    'hotel|hotel lobby|lobby|grand hotel|chandelier|luxury hotel|boutique hotel|marble hall|marble lobby|hotel reception|reception desk|concierge desk|hotel check in|five star hotel|hotel interior|grand hotel lobby|ballroom hotel|hotel foyer|luxury lobby|elegant hotel|foyer|luxury mansion|concierge',
  times: { day: 2, dusk: 1, night: 2 },
  weathers: { clear: 1 },
  dress: { evening: 3, smart: 2 },
  seen: 'chandelier|reception|reception desk|front desk|armchair|plant|plants|checkered floor|marble floor|mirror|lamps',
  like: 'luxury|luxurious|elegant|grand|fancy|five star|5 star|upscale|high end|opulent|stylish|indoor|chic|old|classic|expensive|posh|boutique|marble|art deco|vintage',
  hasPlainWalls: true,
  paint(painter) {
    const depth = 9
    paintRoom(painter, {
      halfWidth: 4.6,
      depth,
      height: 5.6,
      wall: [206, 184, 150],
      ceiling: [226, 212, 188],
      windows: [[-3.9, 0.6, 1.7, 3.4]],
      frame: [156, 122, 74],
      panes: [2, 4],
      outside: () => paintSkylineView(painter, 0),
      onWall: (sheet) => {
        sheet.rect([-1.5, 0, 5, 3.3], [96, 62, 44])
        for (let x = -1.4; x < 3.4; x += 0.7) sheet.rect([x, 0.1, 0.6, 3.1], [112, 76, 54])
        sheet.ellipse([0.9, 2.5], [0.46, 0.46], [206, 168, 96])
        sheet.ellipse([0.9, 2.5], [0.36, 0.36], [70, 46, 36])
        sheet.rect([-4.6, 4.3, 9.2, 0.25], [226, 196, 138])
      },
    })
    paintGround(painter, {
      pattern: 'checker',
      color: [232, 224, 208],
      detail: [72, 66, 64],
      tileMetres: 0.8,
      farMetres: depth,
    })
    painter.reflect(0.2, depth)
    painter.sheet(8, (sheet) => {
      paintBlock(sheet, [-0.9, 0, 3.6, 1.1], { color: [80, 52, 40], depth: 0.6 })
      paintBlock(sheet, [-1, 1.1, 3.8, 0.08], { color: [222, 214, 200], depth: 0.7 })
      for (const x of [-0.6, 2.3])
        sheet.poly(standing([x - 0.2, x + 0.2, 1.45], [x - 0.12, x + 0.12, 1.75]), [252, 232, 190])
      paintPasserBy(sheet, 1.1, { coat: [40, 44, 56], height: 1.75 })
    })
    for (const x of [-0.6, 2.3]) painter.glow([x, 1.6, 8], 1, { color: [255, 212, 146], alpha: 0.7 })
    painter.sheet(6.4, (sheet) => {
      for (const x of [-2.85, 2.6]) paintColumn(sheet, x)
    })
    paintChandelier(painter, [0.2, 4.3, 7.4])
    painter.sheet(5, (sheet) => {
      paintSofa(sheet, {
        x: 1.0,
        width: 1.15,
        color: painter.pick(palette('34 84 78, 120 36 48, 44 58 98')),
        cushions: [[214, 176, 104]],
      })
      paintPottedPlant(sheet, { x: -1.7, height: 1.9, pot: [206, 176, 116], colors: GREEN, kind: 'blades' })
    })
  },
})
