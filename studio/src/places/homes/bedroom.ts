import { palette, scaleRgb } from '../../image/rgb.ts'
import type { Rgb } from '../../image/rgb.ts'
import { path } from '../../math/spline.ts'
import { paintArtwork, paintBlock } from '../elements/furniture.ts'
import { paintGround } from '../elements/ground.ts'
import { paintRoom } from '../elements/room.ts'
import { paintGardenView } from '../elements/window-views.ts'
import { indoors } from '../place.ts'
import { corners, standing } from '../world/sheet.ts'
import type { Sheet } from '../world/sheet.ts'

const paintBed = (sheet: Sheet, blanket: Rgb): void => {
  const { z } = sheet
  const linen: Rgb = [242, 238, 232]
  sheet.shadow([1.6, z - 0.6], 1.8, 0.4)
  sheet.face(corners([0.3, 0.3, 2.4, 1], z + 0.5), [156, 128, 104])
  sheet.strokes(corners([0.3, 0.3, 2.4, 1], z + 0.5), { color: [156, 128, 104], count: 24, length: 0.3, swing: 0.12 })
  for (const x of [0.5, 1.5]) {
    sheet.ellipse([x + 0.45, 0.74], [0.46, 0.2], [222, 216, 208])
    sheet.ellipse([x + 0.42, 0.77], [0.42, 0.16], linen)
  }
  sheet.face(
    [
      [0.36, 0.6, z + 0.3],
      [2.66, 0.6, z + 0.3],
      [2.66, 0.56, z - 0.9],
      [0.36, 0.56, z - 0.9],
    ],
    linen,
  )
  sheet.face(
    [
      [0.32, 0.62, z - 0.3],
      [2.7, 0.62, z - 0.3],
      [2.74, 0.58, z - 1],
      [0.28, 0.58, z - 1],
    ],
    blanket,
  )
  sheet.face(corners([0.28, 0.08, 2.46, 0.5], z - 1), scaleRgb(blanket, 0.84))
  for (let fold = 0; fold < 9; fold++)
    sheet.straight(
      [0.4 + fold * 0.27, 0.56, z - 1],
      [0.36 + fold * 0.28, 0.12, z - 1],
      0.05,
      scaleRgb(blanket, fold % 2 === 0 ? 0.72 : 0.96),
    )
}

/** A quiet bedroom: a bed with linen, panelled wall, curtains, a lamp and prints. */
export const bedroom = indoors({
  isTelling: true,
  words:
    'bedroom|bed|hotel room|in bed|dorm room|messy bed|bedroom floor|white sheets|hotel bed|hotel suite|dorm|airbnb|guest room|master bedroom|bedroom window|hotel room bed|sheets|cozy bed|bed sheets|bedroom interior|luxury suite',
  times: { day: 4, dawn: 1, night: 0.8 },
  dress: { home: 1 },
  seen: 'bed|lamp|bedside lamp|curtains|curtain|pillows|pillow|sheets|window|wooden floor|paintings',
  like: 'modern|minimal|minimalist|home|quiet|tidy|hotel|stylish|neutral|simple|scandinavian|bright|small|boho|beautiful|cute|indoor|cozy',
  hasPlainWalls: true,
  paint(painter) {
    const depth = 4.8
    const usual = painter.pick(palette('206 196 184, 176 188 182, 196 178 176'))
    const wall = painter.wallColor ?? usual
    paintRoom(painter, {
      halfWidth: 2.8,
      depth,
      height: 3,
      wall,
      ceiling: [236, 232, 226],
      windows: [[-2.3, 0.6, 1.25, 1.9]],
      frame: [238, 234, 228],
      panes: [2, 2],
      outside: () => paintGardenView(painter),
      onWall: (sheet) => {
        for (let x = -0.5; x < 2.8; x += 0.5) sheet.rect([x, 0, 0.035, 1.1], scaleRgb(wall, 0.86))
        sheet.rect([-0.6, 1.1, 3.4, 0.06], scaleRgb(wall, 1.1))
        for (const x of [0.75, 1.45])
          paintArtwork(sheet, [x, 1.55, 0.55, 0.72], {
            frame: [222, 204, 172],
            palette: palette('236 228 216, 196 140 116, 126 140 128'),
          })
      },
    })
    paintGround(painter, { pattern: 'planks', color: [188, 158, 126], detail: [132, 106, 82], farMetres: depth })
    painter.sheet(4.6, (sheet) => {
      for (const [x, width] of path('-2.6 0.42, -1.2 0.42')) {
        sheet.round([x, 0.05, width, 2.7], [226, 216, 202])
        for (let fold = 0; fold < 4; fold++) sheet.rect([x + fold * 0.1 + 0.05, 0.05, 0.028, 2.7], [186, 174, 160])
      }
    })
    painter.sheet(4.1, (sheet) => {
      paintBed(sheet, painter.pick(palette('150 166 156, 206 168 142, 126 140 166')))
      paintBlock(sheet, [-0.35, 0, 0.42, 0.5], { color: [156, 122, 90], depth: 0.4 })
      sheet.round([-0.2, 0.5, 0.08, 0.22], [206, 196, 184])
      sheet.poly(standing([-0.32, 0.02, 0.72], [-0.24, -0.06, 1]), [250, 232, 200])
    })
    painter.glow([-0.15, 0.86, 4.1], 0.9, { color: [255, 206, 140], alpha: 0.3 + 0.5 * painter.ambience.lamps })
  },
})
