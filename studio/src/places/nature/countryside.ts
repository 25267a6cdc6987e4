import { palette, scaleRgb } from '../../image/rgb.ts'
import { path } from '../../math/spline.ts'
import { GREEN, paintTree } from '../elements/foliage.ts'
import { paintBlock } from '../elements/furniture.ts'
import { paintGround } from '../elements/ground.ts'
import { paintRidge } from '../elements/land.ts'
import { paintSky } from '../elements/sky.ts'
import { DAY_AND_GOLD, outdoors } from '../place.ts'
import { upright } from '../world/sheet.ts'

/** Rolling green hills with stone walls, sheep, hedges and a village far off. */
export const countryside = outdoors({
  words:
    'countryside|highlands|field|hills|farm|pasture|hill|hillside|scotland highlands|green hills|grassland|village green|rolling hills|ranch|scottish highlands|ireland hills|farmland|green field|open field|sheep field|open fields|green meadow|english countryside|irish countryside|pastures|rolling countryside|scottish moor|moor|countryside escape|grass hill|green pasture|green valley|rural landscape|country landscape|scottish hills|irish hills|new zealand|green landscape|grassy hill|countryside view|hilltop|grassy hilltop|top of a hill|fields|farm fields|village fields|hay meadow',
  times: DAY_AND_GOLD,
  weathers: { clear: 4, cloudy: 1, fog: 0.4 },
  dress: { casual: 4, summer: 1 },
  seen: 'hills|field|grass|trees|fields|sheep|path|green hills|pasture',
  like: 'green|rolling|quiet|empty|rural|peaceful|remote|wide|open|vast|scenic|grassy|english|irish|scottish|lush|picturesque|beautiful|idyllic',
  hasLeaves: true,
  paint(painter) {
    paintSky(painter)
    const greens = palette('104 134 80, 124 148 84, 142 158 88')
    path('600 80, 300 40, 140 15').forEach(([z, height], index) =>
      paintRidge(painter, { z, height, color: greens[index], roughness: 0.08 }),
    )
    painter.sheet(130, (sheet) => {
      for (let house = 0; house < 7; house++) {
        const x = -30 + house * 4
        paintBlock(sheet, [x, 4, 2.6, 2.2], { color: [222, 206, 180], depth: 2 })
        sheet.poly(
          [
            [x - 0.3, 6.2],
            [x + 1.3, 7.9],
            [x + 2.9, 6.2],
          ],
          [150, 84, 64],
        )
      }
      sheet.poly(path('-12 4, -10.4 4, -10.4 10, -11.2 14, -12 10'), [214, 200, 178])
      for (let tree = 0; tree < 30; tree++)
        sheet.ellipse(
          [painter.between(-80, 80), painter.between(3, 9)],
          [2.6, 2],
          scaleRgb([78, 108, 62], painter.between(0.8, 1.1)),
        )
    })
    paintGround(painter, { pattern: 'grass', color: [122, 154, 78], detail: [96, 128, 60] })
    painter.sheet(28, (sheet) => {
      for (let stone = 0; stone < 220; stone++)
        sheet.ellipse(
          [painter.between(-24, 24), painter.between(0.1, 0.95)],
          [0.3, 0.16],
          scaleRgb([150, 146, 136], painter.between(0.7, 1.15)),
        )
    })
    painter.sheet(20, (sheet) => {
      for (let sheep = 0; sheep < 7; sheep++) {
        const x = painter.pick([-1, 1]) * painter.between(1.6, 9)
        sheet.shadow([x, 20], 0.7, 0.4)
        for (const dx of [-0.28, -0.14, 0.16, 0.3]) sheet.line(upright([x + dx, 20], [0, 0.34]), 0.07, [60, 54, 52])
        for (let curl = 0; curl < 14; curl++)
          sheet.ellipse(
            [x + painter.between(-0.38, 0.38), 0.52 + painter.between(-0.14, 0.2)],
            [0.17, 0.14],
            scaleRgb([238, 232, 218], painter.between(0.86, 1.03)),
          )
        sheet.ellipse([x + 0.52, 0.66], [0.14, 0.12], [70, 62, 60])
      }
    })
    painter.sheet(12, (sheet) => paintTree(sheet, { x: 4.6, height: 6.6, spread: 2.4, colors: GREEN }))
  },
})
