import { palette } from '../../image/rgb.ts'
import type { Rgb } from '../../image/rgb.ts'
import { paintHouse } from '../elements/buildings.ts'
import { DEEP_GREEN, GREEN, paintLeaves } from '../elements/foliage.ts'
import type { LeafColors } from '../elements/foliage.ts'
import { paintGround } from '../elements/ground.ts'
import { paintRidge } from '../elements/land.ts'
import { scatterOnGround } from '../elements/scatter.ts'
import { paintSky } from '../elements/sky.ts'
import { DAY_AND_GOLD, outdoors } from '../place.ts'
import { upright } from '../world/sheet.ts'
import type { Sheet } from '../world/sheet.ts'

const VINES: readonly LeafColors[] = [GREEN, { dark: [70, 72, 30], plain: [142, 140, 58], light: [206, 190, 96] }]

const paintCypress = (sheet: Sheet, x: number, height: number): void => {
  paintLeaves(sheet, {
    center: [x, height * 0.5],
    radii: [height * 0.09, height * 0.5],
    colors: DEEP_GREEN,
    count: 60,
    leaf: height * 0.06,
  })
}

const paintVine = (sheet: Sheet, x: number, colors: LeafColors): void => {
  const { painter, z } = sheet
  sheet.straight([x, 0, z], [x + 0.05, 0.9, z], 0.09, [96, 76, 58])
  sheet.line(upright([x, z], [0, 1.7]), 0.04, [150, 136, 116])
  paintLeaves(sheet, { center: [x, 1.1], radii: [0.44, 0.52], colors, count: z > 15 ? 18 : 40, leaf: 0.12 })
  if (z > 10) return
  const grape: Rgb = [84, 46, 96]
  for (let cluster = 0; cluster < 3; cluster++) {
    const [cx, cy] = [x + painter.between(-0.3, 0.3), painter.between(0.6, 0.9)]
    for (let berry = 0; berry < 9; berry++)
      sheet.ellipse(
        [cx + painter.between(-0.05, 0.05), cy - berry * 0.014 + painter.between(-0.03, 0.03)],
        [0.024, 0.024],
        berry % 3 === 0 ? [130, 88, 140] : grape,
      )
  }
}

/** Rows of vines running to soft hills, cypresses and a stone farm on the rise. */
export const vineyard = outdoors({
  words:
    'vineyard|winery|vines|wine country|tuscany|tuscan vineyard|tuscan countryside|vineyards|wine region|wine estate|napa valley|vine rows|chianti|italian vineyard|wine farm|tuscan hills',
  times: DAY_AND_GOLD,
  dress: { summer: 3, casual: 1, smart: 1 },
  seen: 'vines|hills|village|field|rolling hills|old village|houses|trees',
  like: 'rolling|italian|french|tuscan|rural|quiet|empty|golden|scenic|picturesque|sunny|autumn|european|mediterranean|idyllic',
  hasLeaves: true,
  paint(painter) {
    paintSky(painter)
    paintRidge(painter, { z: 700, height: 70, color: [124, 146, 150], roughness: 0.25 })
    paintRidge(painter, { z: 300, height: 26, color: [132, 152, 96], roughness: 0.1 })
    painter.sheet(120, (sheet) => {
      const x = painter.between(10, 22)
      sheet.ellipse([x, -6], [34, 13], [142, 158, 92])
      paintHouse(sheet, {
        box: [x - 6, 6, 11, 5],
        color: [216, 190, 148],
        windows: { columns: 4, rows: 2, across: 0.3 },
        roof: { color: [176, 100, 70], height: 2.4, kind: 'gable' },
      })
      paintHouse(sheet, {
        box: [x + 3, 6, 4, 8],
        color: [206, 178, 136],
        windows: { columns: 1, rows: 3, across: 0.3 },
        roof: { color: [166, 92, 66], height: 1.8, kind: 'gable' },
      })
      for (const dx of [-14, -11, -8.4, 9, 12]) paintCypress(sheet, x + dx, painter.between(8, 11))
    })
    paintGround(painter, {
      pattern: 'grass',
      color: [156, 146, 92],
      detail: [120, 122, 66],
      marks: (sheet) =>
        scatterOnGround(sheet, {
          kind: 'dab',
          count: 900,
          size: [0.006, 0.018],
          colors: palette('172 138 98, 148 116 82'),
          alpha: 0.5,
          far: 20,
          halfWidth: 1.2,
        }),
    })
    const vines = painter.pick(VINES)
    for (const z of [60, 36, 24, 17, 12.5, 9.5, 7.2, 5.6])
      painter.sheet(z, (sheet) => {
        for (const lane of z > 20
          ? [-14, -11.6, -9.2, -6.8, -4.4, -2, 2, 4.4, 6.8, 9.2, 11.6, 14]
          : [-6.6, -4.3, -2, 2, 4.3, 6.6])
          paintVine(sheet, lane, vines)
      })
  },
})
