import { path } from '../../math/spline.ts'
import { paintBlock } from '../elements/furniture.ts'
import { paintGround } from '../elements/ground.ts'
import { paintRidge } from '../elements/land.ts'
import { paintSky } from '../elements/sky.ts'
import { outdoors } from '../place.ts'
import { upright, across, lying } from '../world/sheet.ts'

/** A road to the horizon through open land: centre line, posts, a petrol station with its sign. */
export const road = outdoors({
  isTelling: true,
  words:
    'road|highway|open road|gas station|petrol station|route 66|roadside|country road|parking lot|desert road|road trip|street corner|suburb|motel|desert highway|open highway|freeway|empty highway|long road|asphalt road|deserted highway|americana|country highway|road in the desert|desert gas station|endless road|lonely road|petrol pump|coastal road|pacific coast highway|residential street|suburban street',
  times: { 'golden-hour': 3, day: 2, dusk: 1, night: 0.6 },
  dress: { casual: 4 },
  seen: 'asphalt|desert|gas station|petrol station|utility poles|telephone poles|mountains|hills|sign',
  like: 'empty|long|american|remote|straight|lonely|endless|open|quiet|deserted|wide|rural|dusty',
  paint(painter) {
    paintSky(painter)
    for (const [z, height] of path('900 110, 420 36'))
      paintRidge(painter, { z, height, color: [134, 116, 110], roughness: 0.4 })
    paintGround(painter, {
      pattern: 'sand',
      color: [196, 168, 120],
      detail: [160, 136, 92],
      marks: (sheet) => {
        sheet.face(lying([-2.6, 2.6, 0.6], [-2.6, 2.6, 160]), [88, 88, 94])
        for (const x of [-2.3, 2.3])
          sheet.face(lying([x - 0.06, x + 0.06, 0.6], [x - 0.1, x + 0.1, 160]), [232, 230, 222])
        for (let z = 1; z < 120; z += 5) sheet.face(lying([-0.07, 0.07, z], [-0.07, 0.07, z + 2.4]), [238, 196, 72])
      },
    })
    painter.sheet(26, (sheet) => {
      sheet.shadow([6.5, 26], 4, 0.4)
      sheet.rect([3.6, 3.6, 6.2, 0.7], [206, 54, 50])
      sheet.rect([3.6, 3.45, 6.2, 0.16], [244, 240, 232])
      for (const x of [4.4, 9]) sheet.line(upright([x, 26], [0, 3.5]), 0.22, [226, 222, 214])
      paintBlock(sheet, [7.2, 0, 3, 2.8], { color: [222, 210, 190], depth: 4, z: 28 })
      for (const x of [5.3, 6.4]) {
        paintBlock(sheet, [x, 0, 0.5, 1.6], { color: [206, 60, 54], depth: 0.4 })
        sheet.rect([x + 0.08, 1, 0.34, 0.4], [230, 236, 236])
      }
      sheet.line(upright([3, 26], [0, 5.6]), 0.16, [120, 122, 128])
      sheet.rect([2.1, 4.8, 1.8, 1.5], [240, 236, 226])
      sheet.ellipse([3, 5.55], [0.55, 0.55], [206, 60, 54])
    })
    for (const z of [60, 42, 30, 21])
      painter.sheet(z, (sheet) => {
        sheet.line(upright([-5, z], [0, 6.4]), 0.2, [92, 74, 58])
        sheet.line(across([-6, -4], [5.8, z]), 0.16, [92, 74, 58])
      })
    if (painter.ambience.lamps > 0.4) painter.glow([6.5, 3.4, 26], 4, { color: [255, 232, 190], alpha: 0.7 })
  },
})
