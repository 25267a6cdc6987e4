import { mixRgb, scaleRgb } from '../../image/rgb.ts'
import { path } from '../../math/spline.ts'
import { GREEN, DEEP_GREEN, paintPalm, paintLeaves } from '../elements/foliage.ts'
import { paintGround } from '../elements/ground.ts'
import { paintSky } from '../elements/sky.ts'
import { paintWater } from '../elements/water.ts'
import { DAY_AND_GOLD, outdoors } from '../place.ts'

/** A waterfall in the jungle: white water down dark rock into a pool, ferns and palms on both sides. */
export const waterfall = outdoors({
  isTelling: true,
  words:
    'waterfall|jungle|rainforest|waterfalls|tropical forest|tropical jungle|cascade|amazon|rainforest waterfall|jungle waterfall|tropical waterfall|hidden waterfall|jungle river|tropical rainforest|waterfall pool|natural pool|bali waterfall|costa rica|green jungle|jungle background|tropical jungle background|cenote|rain forest|icelandic waterfall|lush jungle',
  times: DAY_AND_GOLD,
  weathers: { clear: 4, fog: 1, rain: 0.5 },
  dress: { summer: 3, casual: 2 },
  seen: 'water|trees|rocks|ferns|river|palms|jungle|moss|boulders|plants|pond|pool',
  like: 'tropical|lush|green|hidden|wild|remote|quiet|secluded|deep|exotic|huge|empty|natural|tall',
  paint(painter) {
    paintSky(painter)
    painter.sheet(30, (sheet) => {
      sheet.poly(path('-22 0, -20 15, -6 18, -2.6 16, 2.6 16, 7 18.5, 20 14, 22 0'), [74, 84, 70])
      for (let crag = 0; crag < 90; crag++) {
        const [x, y] = [painter.between(-20, 20), painter.between(0, 16)]
        sheet.poly(
          [
            [x, y],
            [x + painter.between(0.5, 1.6), y + 0.3],
            [x + 0.7, y + painter.between(0.8, 2.4)],
          ],
          scaleRgb([86, 92, 80], painter.between(0.6, 1.2)),
        )
      }
      for (let bush = 0; bush < 9; bush++)
        paintLeaves(sheet, {
          center: [painter.between(-18, 18), painter.between(12, 18)],
          radii: [3, 1.8],
          colors: DEEP_GREEN,
          count: 60,
          leaf: 0.5,
        })
    })
    painter.sheet(29, (sheet) => {
      for (let strand = 0; strand < 150; strand++) {
        const x = painter.between(-2.6, 2.6)
        sheet.line(
          [
            [x * 0.8, 16.2, 29],
            [x, painter.between(5, 10), 29],
            [x * 1.12, 0.4, 29],
          ],
          painter.between(0.05, 0.24),
          mixRgb([206, 226, 236], [255, 255, 255], painter.random()),
        )
      }
    })
    for (let puff = 0; puff < 7; puff++)
      painter.glow([painter.between(-3.5, 3.5), painter.between(0.3, 1.8), 28], 3, {
        color: [236, 246, 250],
        alpha: 0.35,
      })
    paintGround(painter, { pattern: 'grass', color: [84, 104, 62], detail: [64, 84, 50] })
    paintWater(painter, { near: 9, far: 28, color: [58, 116, 112], shallow: [104, 160, 150], waves: 0.8 })
    painter.reflect(0.4, 28, 9)
    for (const z of [14, 9, 6.4])
      painter.sheet(z, (sheet) => {
        for (const side of [-1, 1]) {
          paintLeaves(sheet, {
            center: [side * z * 0.36, z * 0.2],
            radii: [z * 0.13, z * 0.2],
            colors: GREEN,
            count: 90,
            leaf: z * 0.02,
          })
          if (z < 12) paintPalm(sheet, side * z * 0.42, z * 0.62)
          sheet.ellipse([side * z * 0.25, 0.1], [0.6, 0.34], [92, 94, 88])
        }
      })
  },
})
