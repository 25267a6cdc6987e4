import { palette } from '../../image/rgb.ts'
import type { Rgb } from '../../image/rgb.ts'
import { path } from '../../math/spline.ts'
import { DEEP_GREEN, GREEN, paintBed, paintLeaves, paintTrunk } from '../elements/foliage.ts'
import { paintGround } from '../elements/ground.ts'
import { paintSparkle } from '../elements/lamps.ts'
import { scatterOnGround } from '../elements/scatter.ts'
import { paintSky } from '../elements/sky.ts'
import { outdoors } from '../place.ts'
import { lying } from '../world/sheet.ts'

const BARK: Rgb = [86, 70, 58]

/** Tall trunks going back into haze, ferns, a soft path and light falling through the crowns. */
export const forest = outdoors({
  words:
    'forest|woods|trees|woodland|pine forest|redwoods|fir trees|forest trail|forest path|woodland path|nature trail|deep forest|woodland trail|tree|old forest|forest clearing|tall trees|redwood forest|evergreen forest|spruce forest|conifer forest|hiking trail|birch forest floor|woodlands|dark forest|birch forest|jungle path|rainforest trail|autumnal forest|mossy forest|black forest|misty forest|foggy forest|forest floor|glade',
  times: { day: 3, 'golden-hour': 2, dawn: 1 },
  weathers: { clear: 4, fog: 1.4, cloudy: 0.6 },
  dress: { casual: 3, cold: 2, sport: 0.6 },
  seen: 'trees|path|ferns|pine trees|tall trees|trunks|forest path|woods|forest trail|moss',
  like: 'green|quiet|empty|deep|old|wild|lush|ancient|tall|peaceful|remote|dense|mossy',
  hasLeaves: true,
  paint(painter) {
    paintSky(painter)
    const { contrast } = painter.ambience
    painter.sheet(60, (sheet) => {
      sheet.rect([-40, -2, 80, 3.4], [92, 116, 70])
      paintBed(sheet, {
        from: -26,
        to: 26,
        height: 15,
        colors: { dark: [86, 116, 84], plain: [132, 160, 106], light: [196, 212, 146] },
        leaf: 1.3,
      })
    })
    paintGround(painter, {
      pattern: 'grass',
      color: [104, 108, 62],
      detail: [78, 74, 46],
      snowed: 0.9,
      marks: (sheet) => {
        sheet.face(lying([-0.9, 0.9, 0.4], [0.2, 0.9, 20]), [146, 118, 86], 0.85)
        scatterOnGround(sheet, {
          kind: 'dab',
          count: 1100,
          size: [0.006, 0.016],
          colors: palette('168 136 96, 116 88 62, 134 124 70'),
          alpha: 0.55,
          far: 16,
          halfWidth: 1,
        })
      },
    })
    for (const [z, count] of path('34 9, 20 7, 12 5')) {
      painter.sheet(z, (sheet) => {
        const reach = painter.reach(z) * 1.1
        for (let trunk = 0; trunk < count; trunk++) {
          const x = -reach + (reach * 2 * (trunk + 0.5)) / count + painter.between(-0.1, 0.1) * z
          paintTrunk(sheet, [x, -0.1], 16, painter.between(0.2, 0.36), BARK)
        }
        paintBed(sheet, { from: -reach, to: reach, height: z * 0.045, colors: GREEN, leaf: 0.12 })
        for (let bough = 0; bough < 7; bough++)
          paintLeaves(sheet, {
            center: [painter.between(-reach, reach), painter.between(0.42, 0.62) * z * 0.8 + 1],
            radii: [z * 0.12, z * 0.06],
            colors: GREEN,
            count: 50,
            leaf: z * 0.013,
          })
      })
      painter.glow([-z * 0.22, z * 0.4, z], z * 0.42, { color: [255, 244, 190], alpha: 0.26 * contrast })
    }
    painter.sheet(6, (sheet) => {
      for (const x of [-2.5, 2.45]) paintTrunk(sheet, [x, -0.1], 9, 0.28, BARK)
      for (const [from, to] of path('-3 -1.4, 1.3 3'))
        paintBed(sheet, { from, to, height: 0.7, colors: DEEP_GREEN, leaf: 0.09 })
    })
    paintSparkle(painter, {
      count: 22,
      x: [-5, 5],
      y: [2, 7],
      z: [14, 26],
      colors: [[252, 250, 200]],
      alpha: [0.04, 0.04 + 0.3 * contrast],
      size: 0.1,
    })
  },
})
