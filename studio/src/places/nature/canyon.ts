import { palette, scaleRgb } from '../../image/rgb.ts'
import { path, triples } from '../../math/spline.ts'
import { paintGround } from '../elements/ground.ts'
import { paintSky } from '../elements/sky.ts'
import { outdoors } from '../place.ts'
import { standing } from '../world/sheet.ts'

/** A canyon of red rock: walls in layers on both sides, towers of stone, a river far down. */
export const canyon = outdoors({
  isTelling: true,
  words:
    'canyon|grand canyon|monument valley|red rocks|arizona|utah|gorge|badlands|antelope canyon|wild west|red desert|arizona desert|utah desert|sedona|western desert|wild west desert|desert canyon|red rock canyon|joshua tree desert|wadi rum',
  times: { 'golden-hour': 3, day: 2 },
  weathers: { clear: 1 },
  dress: { casual: 3, summer: 1 },
  seen: 'rocks|red rocks|mesas|sand|cliffs|buttes|rock formations',
  like: 'red|dry|wide|vast|empty|remote|quiet|deserted|wild|orange|rocky|arid|american|iconic',
  paint(painter) {
    paintSky(painter)
    const bands = palette('196 104 66, 214 136 90, 170 84 56, 224 158 110, 184 96 64')
    for (const [z, width, high] of triples('900 300 120, 420 130 74, 200 60 44'))
      painter.sheet(z, (sheet) => {
        for (const side of [-1, 1]) {
          const edge = Array.from({ length: 9 }, () => painter.between(0.86, 1.12))
          bands.forEach((band, index) => {
            const [low, top] = [-high * 0.5 + (index * high * 1.2) / 5, -high * 0.5 + ((index + 1) * high * 1.2) / 5]
            const inner = width * (0.24 + 0.07 * index) * edge[index]
            sheet.poly(
              standing([side * inner, side * width * 3, low], [side * inner * 1.04, side * width * 3, top]),
              band,
            )
            for (let crack = 0; crack < 16; crack++) {
              const x = side * (inner + painter.random() * width)
              sheet.straight(
                [x, low, z],
                [x + painter.between(-1, 1) * 0.01 * z, top, z],
                z * 0.003,
                scaleRgb(band, 0.74),
              )
            }
          })
        }
      })
    painter.sheet(260, (sheet) => {
      for (const [x, high] of path('-26 34, 20 26'))
        bands.forEach((band, index) =>
          sheet.poly(
            standing(
              [x - 7 + index, x + 7 - index, -10 + index * high * 0.24],
              [x - 6.6 + index, x + 6.6 - index, -10 + (index + 1) * high * 0.24],
            ),
            band,
          ),
        )
    })
    paintGround(painter, { pattern: 'sand', color: [206, 138, 94], detail: [176, 108, 72], farMetres: 14 })
    painter.sheet(12, (sheet) => {
      for (let rock = 0; rock < 9; rock++) {
        const x = painter.between(-6, 6)
        sheet.ellipse(
          [x, 0.12],
          [painter.between(0.2, 0.7), painter.between(0.14, 0.4)],
          scaleRgb([178, 104, 70], painter.between(0.8, 1.1)),
        )
      }
    })
  },
})
