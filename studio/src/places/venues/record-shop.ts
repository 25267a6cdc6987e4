import { palette, scaleRgb } from '../../image/rgb.ts'
import type { Rgb } from '../../image/rgb.ts'
import { triples } from '../../math/spline.ts'
import { paintBlock } from '../elements/furniture.ts'
import { paintGround } from '../elements/ground.ts'
import { paintPendants } from '../elements/lamps.ts'
import { paintRoom } from '../elements/room.ts'
import { paintStreetView } from '../elements/window-views.ts'
import { indoors, LIT_EVENING } from '../place.ts'
import type { Sheet } from '../world/sheet.ts'

const SLEEVES: readonly Rgb[] = palette(
  '214 74 58, 40 92 112, 236 188 76, 232 222 202, 28 30 36, 206 112 140, 74 122 90, 112 76 140',
)
const SLEEVE = 0.31

/** A sleeve with a simple picture on it: a disc, a band or two fields. */
const paintSleeve = (sheet: Sheet, x: number, y: number, side = SLEEVE): void => {
  const { painter } = sheet
  const [ground, ink] = [painter.pick(SLEEVES), painter.pick(SLEEVES)]
  sheet.rect([x, y, side, side], ground)
  const kind = painter.random()
  if (kind < 0.4) sheet.ellipse([x + side / 2, y + side / 2], [side * 0.32, side * 0.32], ink)
  else if (kind < 0.7) sheet.rect([x, y + side * 0.25, side, side * 0.22], ink)
  else sheet.rect([x + side * 0.5, y, side * 0.5, side], ink)
  sheet.rect([x, y + side * 0.96, side, side * 0.04], scaleRgb(ground, 1.3), 0.6)
}

/** A record shop: sleeves along the wall, bins full of records, hanging lamps and a window on the street. */
export const recordShop = indoors({
  isTelling: true,
  words:
    'record shop|record store|vinyl shop|vinyl store|music shop|music store|record aisle|record bins|in a record shop|flipping through vinyl|flipping through records|vinyl record store|used record store|vinyl records shop|crate digging',
  times: LIT_EVENING,
  dress: { casual: 3 },
  seen: 'records|vinyl|vinyl records|record covers|crates|album covers|record bins|shelves|lamps',
  like: 'retro|indie|independent|local|small|indoor|colorful|wooden|vintage|hip|cool|quiet|old school|used',
  paint(painter) {
    const depth = 5.2
    const wood: Rgb = [150, 108, 70]
    paintRoom(painter, {
      halfWidth: 3,
      depth,
      height: 3.5,
      wall: [70, 62, 66],
      side: [92, 76, 70],
      ceiling: [52, 48, 50],
      windows: [[-2.7, 0.8, 1.5, 2]],
      frame: [38, 36, 40],
      panes: [2, 1],
      outside: () => paintStreetView(painter),
      onWall: (sheet) => {
        for (let row = 0; row < 4; row++) {
          for (let column = 0; column < 9; column++) paintSleeve(sheet, -0.95 + column * 0.4, 1.25 + row * 0.42)
          sheet.rect([-1, 1.21 + row * 0.42, 3.8, 0.035], scaleRgb(wood, 0.8))
        }
        sheet.ellipse([2.35, 3.15], [0.24, 0.24], [18, 18, 22])
        sheet.ellipse([2.35, 3.15], [0.09, 0.09], [214, 74, 58])
      },
    })
    paintGround(painter, { pattern: 'planks', color: [150, 116, 84], detail: [98, 74, 54], farMetres: depth })
    painter.sheet(3.8, (sheet) => {
      for (const x of [-2.3, 0.75]) {
        sheet.shadow([x + 0.8, 3.8], 1.3, 0.4)
        paintBlock(sheet, [x, 0, 1.6, 0.84], { color: wood, depth: 0.6 })
        for (let bin = 0; bin < 4; bin++) {
          const left = x + 0.05 + bin * 0.385
          for (let record = 0; record < 7; record++) paintSleeve(sheet, left, 0.98 - record * 0.022, 0.32)
          sheet.rect([left - 0.02, 0.6, 0.37, 0.26], scaleRgb(wood, 1.12))
          sheet.rect([left + 0.07, 0.68, 0.18, 0.08], [236, 226, 204])
        }
      }
    })
    paintPendants(painter, {
      places: triples('-1.4 2.55 3.7, 1.4 2.55 3.7'),
      ceiling: 3.5,
      size: 0.16,
      shape: 'cone',
    })
  },
})
