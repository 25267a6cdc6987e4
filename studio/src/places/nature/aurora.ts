import { palette } from '../../image/rgb.ts'
import { path } from '../../math/spline.ts'
import { paintConifer } from '../elements/foliage.ts'
import { paintBlock } from '../elements/furniture.ts'
import { paintGround } from '../elements/ground.ts'
import { paintRidge } from '../elements/land.ts'
import { paintSky } from '../elements/sky.ts'
import { outdoors } from '../place.ts'
import { corners } from '../world/sheet.ts'

/** Northern lights over a snowy plain with firs and a cabin whose window is lit. */
export const aurora = outdoors({
  isTelling: true,
  words: 'northern lights|aurora|aurora borealis|polar lights|lapland|under the northern lights',
  times: { night: 1 },
  weathers: { clear: 1 },
  dress: { cold: 5 },
  lightings: { cool: 1 },
  seen: 'snow|hut|cabin|fir trees|pine trees|trees|iceland|lapland|finland|stars',
  like: 'snowy|frozen|remote|quiet|empty|wild|northern|arctic',
  paint(painter) {
    paintSky(painter)
    for (let curtain = 0; curtain < 5; curtain++) {
      const phase = painter.between(0, 6)
      const tone = painter.pick(palette('70 255 160, 90 240 200, 170 90 255, 60 220 255'))
      painter.sheet(900, (sheet) => {
        for (let ray = 0; ray < 90; ray++) {
          const x = -520 + ray * 11.6
          const y = 200 + curtain * 55 + 60 * Math.sin(ray * 0.12 + phase) + 26 * Math.sin(ray * 0.31 + phase * 2)
          const tall = 130 + 60 * Math.sin(ray * 0.5 + phase)
          for (let part = 0; part < 5; part++)
            sheet.shine(corners([x, y + (tall * part) / 5, 13, tall / 5 + 1], 900), tone, 0.26 * (1 - part / 5) ** 1.3)
        }
      })
    }
    paintRidge(painter, { z: 800, height: 90, color: [70, 84, 110], roughness: 0.6, snowLine: 20 })
    paintGround(painter, { pattern: 'snow', color: [206, 220, 240], detail: [176, 194, 222] })
    for (const z of [60, 36, 20])
      painter.sheet(z, (sheet) => {
        for (let tree = 0; tree < 12; tree++)
          paintConifer(
            sheet,
            painter.pick([-1, 1]) * painter.between(0.25, 1.1) * painter.reach(z),
            painter.between(4, 8),
          )
      })
    painter.sheet(26, (sheet) => {
      paintBlock(sheet, [3, 0, 4.4, 2.3], { color: [96, 66, 48], depth: 3 })
      sheet.poly(path('2.6 2.3, 5.2 4.2, 7.8 2.3'), [226, 234, 246])
      sheet.shine(corners([3.7, 0.9, 0.9, 0.9], 26), [255, 206, 120])
      sheet.shine(corners([5.7, 0.9, 0.9, 0.9], 26), [255, 206, 120])
    })
    painter.glow([5, 1.2, 26], 3, { color: [255, 190, 110], alpha: 0.5 })
  },
})
