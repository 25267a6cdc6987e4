import { scaleRgb } from '../../image/rgb.ts'
import { triples } from '../../math/spline.ts'
import { paintGround } from '../elements/ground.ts'
import { paintSky } from '../elements/sky.ts'
import { DAY_AND_GOLD, outdoors } from '../place.ts'

/** White cliffs above the sea: grass to the edge, a line of headlands, surf far below, gulls. */
export const cliff = outdoors({
  isTelling: true,
  words:
    'cliff|cliffs|sea cliff|cliff edge|cornwall cliffs|ocean cliff|coastal cliffs|cliffs of moher|clifftop|rocky coast|headland|cornwall|normandy|rough coast|irish coast|scottish coast|cliff by the sea|sea cliffs|coastal cliff|cliffs by the ocean|windy cliff|atlantic coast|coastal path|big sur',
  times: DAY_AND_GOLD,
  weathers: { clear: 4, cloudy: 2, fog: 0.5 },
  dress: { casual: 3, cold: 1 },
  seen: 'sea|ocean|grass|coast|rocks|white cliffs|horizon|waves|rough sea|cliffs',
  like: 'green|grassy|high|steep|dramatic|rugged|scenic|empty|quiet|wild|rocky|coastal|irish|english|remote|white|deserted',
  paint(painter) {
    paintSky(painter)
    painter.sheet(2000, (sheet) => sheet.rect([-3000, -120, 6000, 118], [74, 124, 150]))
    for (const [z, x, high] of triples('300 6 46, 180 14 34, 110 13 24'))
      painter.sheet(z, (sheet) => {
        const reach = z * 1.4
        sheet.poly(
          [
            [x, -40],
            [x + 3, high * 0.5],
            [x + reach * 0.2, high * 0.9],
            [x + reach, high],
            [x + reach, -40],
          ],
          [222, 214, 196],
        )
        for (let crack = 0; crack < 44; crack++) {
          const at = x + 3 + painter.random() * reach * 0.6
          sheet.straight(
            [at, painter.between(0.3, 0.75) * high, z],
            [at + painter.between(-2, 2), painter.between(-30, -8), z],
            z * 0.004,
            scaleRgb([190, 178, 160], painter.between(0.7, 1.05)),
          )
        }
        sheet.poly(
          [
            [x + 2, high * 0.46],
            [x + reach * 0.2, high * 0.9 + 1.4],
            [x + reach, high + 1.6],
            [x + reach, high * 0.86],
            [x + 6, high * 0.42],
          ],
          [110, 134, 72],
        )
        for (let foam = 0; foam < 26; foam++)
          sheet.ellipse([x - painter.between(0, 9), painter.between(-34, -28)], [4, 0.5], [240, 246, 248], {
            alpha: 0.7,
          })
      })
    painter.sheet(90, (sheet) => {
      for (let gull = 0; gull < 7; gull++) {
        const [x, y] = [painter.between(-20, 6), painter.between(4, 14)]
        sheet.line(
          [
            [x - 0.7, y + 0.2, 90],
            [x, y, 90],
            [x + 0.7, y + 0.25, 90],
          ],
          0.12,
          [240, 240, 240],
        )
      }
    })
    paintGround(painter, { pattern: 'grass', color: [128, 146, 78], detail: [98, 118, 60], farMetres: 9 })
    painter.sheet(8.6, (sheet) => {
      for (let tuft = 0; tuft < 70; tuft++) {
        const x = painter.between(-5, 5)
        sheet.straight(
          [x, 0, 8.6],
          [x + painter.between(-0.06, 0.1), painter.between(0.1, 0.34), 8.6],
          0.03,
          scaleRgb([140, 150, 84], painter.between(0.7, 1.15)),
        )
      }
    })
  },
})
