import { palette, scaleRgb } from '../../image/rgb.ts'
import { paintGround } from '../elements/ground.ts'
import { paintRidge } from '../elements/land.ts'
import { paintSky } from '../elements/sky.ts'
import { DAY_AND_GOLD, outdoors } from '../place.ts'

const STALKS = palette('214 176 96, 194 152 74, 232 200 126')

/** Ripe wheat to the horizon, a row of trees far off. */
export const wheatField = outdoors({
  isTelling: true,
  words:
    'wheat field|field of wheat|grain field|barley field|wheat|golden field|field of grain|rye field|golden wheat field|tall grass|field of tall grass',
  times: DAY_AND_GOLD,
  dress: { summer: 3, casual: 2 },
  seen: 'wheat|grain|field|trees|hills|tall grass|ears of wheat|golden grass|blue sky|crops',
  like: 'golden|ripe|wide|empty|quiet|rural|endless|vast|open|yellow|beautiful|summer',
  paint(painter) {
    paintSky(painter)
    paintRidge(painter, { z: 500, height: 26, color: [120, 138, 116], roughness: 0.1 })
    painter.sheet(110, (sheet) => {
      for (let tree = 0; tree < 26; tree++)
        sheet.ellipse(
          [painter.between(-60, 60), painter.between(1.5, 3.4)],
          [3, 2.4],
          scaleRgb([72, 100, 58], painter.between(0.8, 1.15)),
        )
    })
    paintGround(painter, { pattern: 'grass', color: [204, 166, 88], detail: [170, 132, 64] })
    for (const z of [70, 46, 30, 20, 14, 10, 7.4, 5.6, 4.4])
      painter.sheet(z, (sheet) => {
        const reach = painter.reach(z) * 1.1
        for (let stalk = 0; stalk < Math.round(520 / Math.sqrt(z / 4)); stalk++) {
          const x = painter.between(-reach, reach)
          const tall = painter.between(0.7, 1.02)
          const tip = x + painter.between(-0.12, 0.16)
          const color = scaleRgb(painter.pick(STALKS), painter.between(0.82, 1.12))
          sheet.straight([x, painter.between(-0.45, 0.2), z], [tip, tall, z], 0.014 + z * 0.0006, scaleRgb(color, 0.86))
          sheet.ellipse([tip, tall], [0.022 + z * 0.0008, 0.075], color, { turn: (tip - x) * 3 })
        }
      })
  },
})
