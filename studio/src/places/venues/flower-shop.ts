import { palette } from '../../image/rgb.ts'
import { GREEN } from '../elements/foliage.ts'
import { paintBlock, paintPottedPlant } from '../elements/furniture.ts'
import { paintGround } from '../elements/ground.ts'
import { paintPendants } from '../elements/lamps.ts'
import { paintRoom } from '../elements/room.ts'
import { paintStreetView } from '../elements/window-views.ts'
import { indoors, LIT_EVENING } from '../place.ts'
import type { Sheet } from '../world/sheet.ts'

const BLOOMS = palette('214 70 92, 238 164 180, 246 214 120, 244 240 232, 176 120 190, 236 130 80, 220 60 60')
const TIN = palette('150 158 160, 186 190 188, 92 104 104')

/** A bucket of cut flowers of one colour among leaves. */
const paintBucket = (sheet: Sheet, x: number, y: number, size: number): void => {
  const { painter } = sheet
  const tin = painter.pick(TIN)
  const color = painter.pick(BLOOMS)
  for (let leaf = 0; leaf < 12; leaf++)
    sheet.ellipse(
      [x + painter.between(-0.6, 0.6) * size, y + size * painter.between(0.75, 1.35)],
      [size * 0.1, size * 0.26],
      painter.pick(palette('62 104 60, 90 132 76, 46 82 54')),
    )
  sheet.poly(
    [
      [x - size * 0.32, y],
      [x + size * 0.32, y],
      [x + size * 0.42, y + size * 0.8],
      [x - size * 0.42, y + size * 0.8],
    ],
    tin,
  )
  sheet.rect([x - size * 0.42, y + size * 0.74, size * 0.84, size * 0.06], [226, 230, 228])
  for (let bloom = 0; bloom < 16; bloom++) {
    const [across, up] = [painter.between(-0.58, 0.58) * size, size * painter.between(0.95, 1.55)]
    const radius = size * painter.between(0.1, 0.17)
    sheet.ellipse([x + across, y + up], [radius, radius], color)
    sheet.ellipse([x + across - radius * 0.2, y + up + radius * 0.25], [radius * 0.5, radius * 0.45], [255, 250, 244], {
      alpha: 0.35,
    })
  }
}

/** A florist's: buckets of flowers in rows and on shelves, a counter with paper and ribbon, a window on the street. */
export const flowerShop = indoors({
  isTelling: true,
  words:
    'flower shop|florist shop|florist s shop|flower store|flower stand|florist studio|floral shop|inside a flower shop|flower boutique|floral studio',
  times: LIT_EVENING,
  dress: { casual: 3, smart: 1 },
  seen: 'flowers|buckets|buckets of flowers|bouquets|shelves|counter|window|plants|roses|tulips|lamps|potted plants',
  like: 'little|small|cute|charming|colorful|colourful|local|cozy|rustic|lush|blooming|fresh|romantic|parisian|quaint|busy',
  paint(painter) {
    const depth = 5.4
    paintRoom(painter, {
      halfWidth: 3,
      depth,
      height: 3.4,
      wall: [206, 214, 196],
      side: [190, 200, 182],
      ceiling: [238, 234, 226],
      windows: [[-2.7, 0.9, 1.9, 2]],
      frame: [62, 84, 70],
      panes: [3, 2],
      outside: () => paintStreetView(painter),
      onWall: (sheet) => {
        for (const low of [0.9, 1.62, 2.34]) {
          for (let x = -0.35; x < 2.9; x += painter.between(0.44, 0.56)) paintBucket(sheet, x, low + 0.04, 0.34)
          sheet.rect([-0.6, low, 3.6, 0.05], [150, 112, 76])
        }
      },
    })
    paintGround(painter, {
      pattern: 'planks',
      color: [178, 146, 110],
      detail: [142, 112, 82],
      farMetres: depth,
    })
    painter.sheet(4.7, (sheet) => {
      sheet.shadow([1.9, 4.7], 1.4, 0.35)
      paintBlock(sheet, [0.9, 0, 2, 0.95], { color: [110, 134, 112], depth: 0.6 })
      paintBlock(sheet, [0.82, 0.95, 2.15, 0.06], { color: [188, 150, 108], depth: 0.66 })
      sheet.round([1.1, 1.01, 0.46, 0.12], [206, 176, 138])
      sheet.round([2.3, 1.01, 0.16, 0.16], [206, 80, 96])
    })
    painter.sheet(4.3, (sheet) => {
      for (const x of [-2.6, -2.05, -1.5, -0.95]) paintBucket(sheet, x, 0, 0.5)
    })
    painter.sheet(3.7, (sheet) => {
      for (const x of [-2.75, -2.15, -1.55]) paintBucket(sheet, x, 0, 0.54)
      for (const x of [1.45, 2.05]) paintBucket(sheet, x, 0, 0.54)
      paintPottedPlant(sheet, { x: 2.7, height: 1.3, pot: [186, 120, 84], colors: GREEN })
    })
    paintPendants(painter, {
      places: [
        [-1.1, 2.5, 4.4],
        [1.4, 2.5, 4.4],
      ],
      ceiling: 3.4,
      shade: [62, 84, 70],
    })
  },
})
