import { palette } from '../../image/rgb.ts'
import { path } from '../../math/spline.ts'
import { paintBlock, paintPasserBy } from '../elements/furniture.ts'
import { paintGround } from '../elements/ground.ts'
import { paintGarland } from '../elements/lamps.ts'
import { paintSky } from '../elements/sky.ts'
import { outdoors } from '../place.ts'
import { standing } from '../world/sheet.ts'

/** A funfair: a big wheel with lights, striped booths, garlands of bulbs. */
export const funfair = outdoors({
  isTelling: true,
  words:
    'funfair|amusement park|carnival|ferris wheel|fairground|theme park|luna park|street fair|county fair|fun fair|amusement park rides|carnival rides|summer fair|village fair|coney island|ferris wheel background',
  times: { dusk: 3, night: 2, day: 1 },
  dress: { casual: 3, summer: 1 },
  isLampLit: true,
  seen: 'stalls|string lights|ferris wheel|lights|fairy lights|garlands|bunting|tents|booths|striped tents',
  like: 'colorful|colourful|busy|festive|lively|vintage|crowded',
  paint(painter) {
    paintSky(painter)
    painter.sheet(46, (sheet) => {
      for (const side of [-1, 1]) sheet.straight([-6, 15, 46], [-6 + side * 6, 0, 46], 0.6, [206, 210, 216])
      for (let spoke = 0; spoke < 20; spoke++) {
        const turn = (spoke / 20) * Math.PI * 2
        const [x, y] = [-6 + Math.cos(turn) * 12, 15 + Math.sin(turn) * 12]
        const next = turn + Math.PI / 10
        sheet.straight([-6, 15, 46], [x, y, 46], 0.16, [190, 196, 206])
        for (const reach of [12, 11])
          sheet.straight(
            [-6 + Math.cos(turn) * reach, 15 + Math.sin(turn) * reach, 46],
            [-6 + Math.cos(next) * reach, 15 + Math.sin(next) * reach, 46],
            0.22,
            [206, 212, 222],
          )
        sheet.round(
          [x - 0.8, y - 1.9, 1.6, 1.7],
          painter.pick(palette('206 60 66, 240 190 70, 70 140 200, 110 180 120')),
        )
      }
    })
    const power = 0.3 + 0.7 * painter.ambience.lamps
    for (let lamp = 0; lamp < 60; lamp++) {
      const turn = (lamp / 60) * Math.PI * 2
      painter.bokeh([-6 + Math.cos(turn) * 12, 15 + Math.sin(turn) * 12, 46], 0.2, {
        color: painter.pick(palette('255 90 140, 255 210 90, 110 200 255')),
        alpha: 0.9 * power,
      })
    }
    paintGround(painter, { pattern: 'cobbles', color: [150, 142, 134], detail: [112, 106, 100] })
    for (const z of [18, 11])
      painter.sheet(z, (sheet) => {
        for (const side of [-1, 1]) {
          const x = side * z * 0.3
          sheet.shadow([x, z], 2, 0.4)
          paintBlock(sheet, [x - 1.4, 0, 2.8, 1.1], { color: [226, 206, 170], depth: 1 })
          sheet.rect([x - 1.3, 1.1, 2.6, 1.3], [80, 50, 56])
          for (let prize = 0; prize < 9; prize++)
            sheet.ellipse(
              [x - 1.1 + prize * 0.27, 1.35 + (prize % 2) * 0.5],
              [0.14, 0.18],
              painter.pick(palette('240 150 170, 240 210 120, 140 190 220')),
            )
          for (let stripe = 0; stripe < 8; stripe++)
            sheet.poly(
              standing(
                [x - 1.5 + stripe * 0.375, x - 1.5 + (stripe + 1) * 0.375, 2.3],
                [x - 0.9 + stripe * 0.225, x - 0.9 + (stripe + 1) * 0.225, 3.1],
              ),
              stripe % 2 ? [246, 240, 228] : [206, 56, 60],
            )
        }
      })
    for (const [z, y] of path('14 4.6, 9 3.9'))
      paintGarland(painter, { from: [-z * 0.5, y, z], to: [z * 0.5, y, z], bulbs: 16, sag: 0.8 })
    painter.sheet(15, (sheet) => {
      for (const [x, coat] of [
        [-1.2, [120, 60, 70]],
        [0.4, [60, 90, 120]],
        [1.3, [200, 170, 120]],
      ] as const)
        paintPasserBy(sheet, x, { coat: [...coat] })
    })
  },
})
