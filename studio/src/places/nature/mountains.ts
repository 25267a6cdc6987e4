import { palette } from '../../image/rgb.ts'
import { path } from '../../math/spline.ts'
import { DEEP_GREEN, GREEN, paintBed, paintConifer } from '../elements/foliage.ts'
import { paintGround } from '../elements/ground.ts'
import { paintRidge } from '../elements/land.ts'
import { paintSky } from '../elements/sky.ts'
import { paintWater } from '../elements/water.ts'
import { outdoors } from '../place.ts'

const FLOWERS = palette('246 240 220, 232 200 86, 150 120 200')

/** Snowy peaks over a lake, conifers and an alpine meadow. */
export const mountains = outdoors({
  words:
    'mountains|mountain|hike|hiking|peak|peaks|valley|mountain lake|summit|alpine meadow|snow capped mountains|mountain range|mountain view|view of the mountains|summit view|mountain pass|ridge|alpine lake|alps|swiss alps|dolomites|rocky mountains|mountain trail|alpine landscape|mountain landscape|tyrol|bavarian alps|austrian alps|mountain meadow|hiking in the mountains|mountain scenery|high mountains|alpine valley|yosemite|mountain lake shore|mountain air|swiss mountains|switzerland|himalayas|andes|trail|national park|mountain road|highland|climbing route|base camp|rockies|mountain peak|mountain top|mountaintop|top of a mountain|top of the mountain|mountainside|pyrenees',
  times: { day: 3, 'golden-hour': 2, dawn: 1 },
  weathers: { clear: 5, cloudy: 0.8, snow: 0.6 },
  dress: { cold: 3, casual: 2, sport: 1 },
  seen: 'flowers|fir trees|meadow|lake|pine trees|snow|peaks|trees|grass|alps|wildflowers',
  like: 'green|alpine|quiet|empty|remote|scenic|high|wild|peaceful|beautiful|swiss|snowy|majestic|vast|austrian|idyllic',
  paint(painter) {
    paintSky(painter)
    paintRidge(painter, { z: 900, height: 300, color: [116, 128, 146], roughness: 0.95, snowLine: 150 })
    paintRidge(painter, { z: 480, height: 92, color: [92, 112, 116], roughness: 0.7, snowLine: 92 })
    paintRidge(painter, { z: 260, height: 30, color: [62, 92, 76], roughness: 0.4 })
    paintGround(painter, { pattern: 'grass', color: [122, 146, 78], detail: [92, 118, 62] })
    paintWater(painter, { near: 26, far: 250, color: [52, 110, 128], waves: 0.4 })
    painter.reflect(0.45, 250, 30)
    painter.sheet(40, (sheet) => {
      const reach = painter.reach(40) * 1.2
      for (let x = -reach; x < reach; x += 1.7)
        if (Math.abs(x) > reach * 0.34)
          paintConifer(sheet, x + painter.between(-0.7, 0.7), painter.between(6, 11), DEEP_GREEN)
    })
    painter.sheet(17, (sheet) => {
      for (const x of [-6.4, -4.7, 5.2, 6.8])
        paintConifer(sheet, x + painter.between(-0.4, 0.4), painter.between(6, 8.5), DEEP_GREEN)
      paintBed(sheet, {
        from: -9,
        to: 9,
        height: 0.5,
        colors: GREEN,
        flowers: FLOWERS,
        bloom: 0.06,
        leaf: 0.1,
      })
    })
    painter.sheet(6, (sheet) => {
      for (const [from, to] of path('-3.2 -1.1, 1.1 3.2'))
        paintBed(sheet, {
          from,
          to,
          height: 0.36,
          colors: GREEN,
          flowers: FLOWERS,
          bloom: 0.03,
          leaf: 0.05,
        })
    })
  },
})
