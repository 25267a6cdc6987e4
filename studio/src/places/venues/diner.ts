import type { Rgb } from '../../image/rgb.ts'
import { paintBlock } from '../elements/furniture.ts'
import { paintGround } from '../elements/ground.ts'
import { paintPendants } from '../elements/lamps.ts'
import { paintRoom } from '../elements/room.ts'
import { paintStreetView } from '../elements/window-views.ts'
import { indoors, LIT_EVENING } from '../place.ts'
import { upright } from '../world/sheet.ts'
import type { Sheet } from '../world/sheet.ts'

const RED: Rgb = [190, 36, 44]
const CHROME: Rgb = [206, 212, 218]

/** A bench with a high back in channelled red leather. */
const paintBooth = (sheet: Sheet, x: number, width: number): void => {
  sheet.shadow([x + width / 2, sheet.z], width * 0.7, 0.4)
  sheet.round([x, 0.42, width, 0.86], RED)
  for (let at = x + 0.14; at < x + width - 0.05; at += 0.16) sheet.rect([at, 0.5, 0.018, 0.74], [140, 22, 30])
  sheet.rect([x, 1.24, width, 0.045], CHROME)
  paintBlock(sheet, [x, 0.1, width, 0.36], { color: [206, 48, 54], depth: 0.45 })
  sheet.rect([x, 0.06, width, 0.05], CHROME)
}

const paintTable = (sheet: Sheet, x: number): void => {
  const { z } = sheet
  sheet.line(upright([x, z], [0, 0.72]), 0.08, CHROME)
  paintBlock(sheet, [x - 0.5, 0.72, 1, 0.06], { color: [240, 238, 232], depth: 0.6 })
  sheet.rect([x - 0.5, 0.72, 1, 0.022], CHROME)
  sheet.round([x - 0.2, 0.79, 0.08, 0.2], [196, 40, 40])
  sheet.round([x - 0.08, 0.79, 0.08, 0.2], [236, 186, 60])
}

/** A stool at the counter. */
const paintStool = (sheet: Sheet, x: number): void => {
  const { z } = sheet
  sheet.disc([x, 0.02, z], 0.2, CHROME)
  sheet.line(upright([x, z], [0, 0.72]), 0.06, CHROME)
  sheet.round([x - 0.2, 0.7, 0.4, 0.12], RED)
  sheet.rect([x - 0.2, 0.7, 0.4, 0.03], CHROME)
}

/** An American diner: red booths and stools, chrome, a checkered floor, neon along the wall, a window on the street. */
export const diner = indoors({
  isTelling: true,
  words:
    'diner|retro diner|american diner|diner booth|50s diner|fifties diner|diner counter|vintage diner|roadside diner|rockabilly diner|burger diner|1950s diner|milkshake bar|classic diner|all night diner',
  times: LIT_EVENING,
  dress: { casual: 3 },
  seen: 'booth|booths|red booth|red booths|stools|bar stools|counter|checkered floor|table|tables|neon|neon lights|window|ketchup|chrome|lamps|red leather booth|leather booth',
  like: 'retro|american|vintage|red|old|classic|nostalgic|kitschy|cozy|empty|roadside|bright',
  paint(painter) {
    const depth = 6
    paintRoom(painter, {
      halfWidth: 3.2,
      depth,
      height: 3.1,
      wall: [236, 226, 208],
      side: [120, 190, 190],
      ceiling: [226, 222, 214],
      windows: [[-2.9, 1.15, 2.5, 1.35]],
      frame: CHROME,
      panes: [3, 1],
      outside: () => paintStreetView(painter),
      onWall: (sheet) => {
        sheet.rect([-3.2, 0, 6.4, 1.05], [92, 176, 178])
        for (const y of [0.98, 1.05]) sheet.rect([-3.2, y, 6.4, 0.025], CHROME)
        sheet.rect([0.1, 1.45, 2.7, 1.1], [40, 44, 50])
        for (let row = 0; row < 5; row++)
          for (const x of [0.25, 1.6])
            sheet.rect([x, 1.6 + row * 0.18, painter.between(0.6, 1.05), 0.05], [240, 230, 200], 0.85)
        sheet.rect([0.05, 2.55, 2.8, 0.06], RED)
        paintBlock(sheet, [0.2, 0, 3, 1.02], { color: CHROME, depth: 0.7 })
        for (let x = 0.25; x < 3.1; x += 0.14) sheet.rect([x, 0.06, 0.03, 0.9], [150, 158, 166])
        paintBlock(sheet, [0.12, 1.02, 3.1, 0.07], { color: RED, depth: 0.8 })
      },
    })
    painter.sheet(depth - 0.05, (sheet) => {
      for (const [y, color] of [
        [2.74, [255, 70, 120]],
        [2.84, [90, 220, 255]],
      ] as const)
        sheet.shine(
          [
            [-3.1, y, depth - 0.05],
            [3.1, y, depth - 0.05],
            [3.1, y + 0.035, depth - 0.05],
            [-3.1, y + 0.035, depth - 0.05],
          ],
          [...color],
        )
    })
    for (const x of [-2, 0, 2]) painter.glow([x, 2.8, depth - 0.1], 1.1, { color: [255, 130, 180], alpha: 0.3 })
    paintGround(painter, {
      pattern: 'checker',
      color: [238, 236, 230],
      detail: [44, 44, 48],
      tileMetres: 0.5,
      farMetres: depth,
    })
    painter.reflect(0.3, depth)
    painter.sheet(5.1, (sheet) => {
      for (const x of [0.7, 1.4, 2.1, 2.8]) paintStool(sheet, x)
    })
    painter.sheet(5.3, (sheet) => paintBooth(sheet, -3, 1.9))
    painter.sheet(4.6, (sheet) => paintTable(sheet, -2.05))
    painter.sheet(4, (sheet) => paintBooth(sheet, -3, 1.7))
    paintPendants(painter, {
      places: [
        [-2, 2.1, 4.9],
        [0.9, 2.1, 4.9],
        [2.1, 2.1, 4.9],
      ],
      shade: RED,
      ceiling: 3.1,
    })
  },
})
