import { palette, scaleRgb } from '../../image/rgb.ts'
import { path } from '../../math/spline.ts'
import { paintBlock } from '../elements/furniture.ts'
import { paintGround } from '../elements/ground.ts'
import { paintRidge } from '../elements/land.ts'
import { paintSky } from '../elements/sky.ts'
import { DAY_AND_GOLD, outdoors } from '../place.ts'

/** A field of flowers in rows to the horizon, poplars and a barn far off. */
export const flowerField = outdoors({
  words:
    'flower field|lavender field|sunflower field|tulip field|poppy field|field of flowers|wildflowers|flowers field|meadow|flower meadow|field of lavender|field of sunflowers|daisies|provence|wildflower meadow|wildflower field|poppies|daisy field|spring meadow|spring flowers|flower farm|sunflowers|field of wildflowers|flower meadow in bloom|blooming meadow|yellow flower field|rapeseed field|canola field|daffodil field|spring field|blooming field|super bloom|flower fields|summer meadow',
  times: DAY_AND_GOLD,
  dress: { summer: 4, casual: 1 },
  seen: 'flowers|grass|barn|trees|field|path|spring flowers',
  like: 'blooming|colorful|colourful|quiet|empty|wide|beautiful|endless|rural|wild',
  paint(painter) {
    paintSky(painter)
    paintRidge(painter, { z: 700, height: 60, color: [110, 124, 140], roughness: 0.2 })
    painter.sheet(120, (sheet) => {
      for (let tree = 0; tree < 12; tree++) sheet.ellipse([-50 + tree * 3.2, 4], [1.2, 5], [70, 100, 60])
      paintBlock(sheet, [20, 0, 11, 5], { color: [168, 96, 74], depth: 6 })
      sheet.poly(path('19 5, 25.5 9, 32 5'), [110, 70, 58])
    })
    const tone = painter.pick(palette('140 100 190, 236 186 60, 214 66 60, 232 130 170'))
    paintGround(painter, { pattern: 'grass', color: [98, 124, 66], detail: [76, 104, 54] })
    for (const z of [60, 40, 28, 20, 14, 10, 7.4, 5.6])
      painter.sheet(z, (sheet) => {
        const count = Math.round(900 / Math.sqrt(z))
        for (let bloom = 0; bloom < count; bloom++) {
          const x = painter.between(-1, 1) * painter.reach(z) * 1.1
          if (Math.abs(x) < 0.5 && z < 12) continue
          const y = painter.between(0.25, 0.85)
          const size = 0.05 + z * 0.0022
          if (z < 11) sheet.straight([x, 0.05, z], [x, y, z], 0.02, [84, 116, 60])
          sheet.ellipse([x, y], [size, size * 0.85], scaleRgb(tone, painter.between(0.75, 1.2)))
          if (z < 11) sheet.ellipse([x, y], [size * 0.35, size * 0.3], [96, 66, 40])
        }
      })
  },
})
