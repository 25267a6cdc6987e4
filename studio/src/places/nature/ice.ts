import { mixRgb } from '../../image/rgb.ts'
import { paintGround } from '../elements/ground.ts'
import { paintRidge } from '../elements/land.ts'
import { paintSky } from '../elements/sky.ts'
import { paintWater } from '../elements/water.ts'
import { DAY_AND_GOLD, outdoors } from '../place.ts'
import type { Point } from '../world/sheet.ts'

/** Ice and snow: a glacier in blue, bergs in dark water, far white peaks. */
export const ice = outdoors({
  isTelling: true,
  words:
    'glacier|iceland|antarctica|arctic|north pole|iceberg|icebergs|ice|patagonia|greenland|frozen landscape|alaska|ice landscape|arctic landscape|polar landscape|glacier lagoon|glacier landscape|greenland ice|polar ice|ice field',
  times: DAY_AND_GOLD,
  weathers: { clear: 3, snow: 1, fog: 0.5 },
  dress: { cold: 5 },
  seen: 'iceberg|icebergs|snow|ice|glacier|sea|water|frozen sea|mountains',
  like: 'frozen|icy|snowy|empty|remote|quiet|white|cold|vast|wild|arctic|blue|northern|deserted',
  paint(painter) {
    paintSky(painter)
    paintRidge(painter, { z: 1200, height: 260, color: [120, 140, 164], roughness: 0.7, snowLine: 60 })
    painter.sheet(120, (sheet) => {
      const crest = Array.from({ length: 40 }, (_, step): Point => [-80 + step * 4.1, painter.between(8, 13)])
      sheet.poly([[-80, 0], ...crest, [84, 0]], [196, 224, 240])
      for (let crack = 0; crack < 130; crack++) {
        const x = painter.between(-78, 78)
        sheet.straight(
          [x, 0, 120],
          [x + painter.between(-1.4, 1.4), painter.between(5, 12), 120],
          painter.between(0.1, 0.5),
          mixRgb([96, 164, 206], [214, 236, 246], painter.random()),
        )
      }
    })
    paintGround(painter, { pattern: 'snow', color: [226, 236, 246], detail: [196, 212, 232] })
    paintWater(painter, { near: 10, far: 118, color: [50, 92, 120], waves: 0.4 })
    for (const z of [80, 50, 30, 18])
      painter.sheet(z, (sheet) => {
        for (let berg = 0; berg < 4; berg++) {
          const [x, size] = [painter.between(-1, 1) * painter.reach(z), z * painter.between(0.03, 0.09)]
          sheet.poly(
            [
              [x - size * 1.3, 0],
              [x - size * 0.7, size * 0.8],
              [x - size * 0.1, size * 1.1],
              [x + size * 0.6, size * 0.5],
              [x + size * 1.3, 0],
            ],
            [224, 240, 248],
          )
          sheet.poly(
            [
              [x - size * 0.1, size * 1.1],
              [x + size * 0.6, size * 0.5],
              [x + size * 1.3, 0],
              [x + size * 0.1, 0],
            ],
            [140, 190, 220],
          )
        }
      })
    painter.reflect(0.4, 118, 10)
  },
})
