import { palette, scaleRgb } from '../../image/rgb.ts'
import { paintGround } from '../elements/ground.ts'
import { indoors } from '../place.ts'
import { corners, facing, standing } from '../world/sheet.ts'

/** Under the sea: light that falls in rays through blue water, fish, corals and bubbles. */
export const underwater = indoors({
  isTelling: true,
  words: 'underwater|under water|under the sea|seabed|coral reef|ocean floor|deep sea',
  times: { day: 1 },
  weathers: { clear: 1 },
  dress: { summer: 1 },
  lightings: { cool: 1 },
  seen: 'fish|bubbles|water|corals|coral|light rays|sea|reef|fishes|seaweed|sunbeams|plants',
  like: 'blue|turquoise|deep|colorful|colourful|quiet|tropical|dreamy',
  paint(painter) {
    painter.ambience = {
      ...painter.ambience,
      light: [0.5, 0.86, 0.98],
      haze: [24, 96, 140],
      hazePerMetre: 0.05,
      sun: undefined,
    }
    painter.sheet(30, (sheet) => sheet.shine(corners([-40, -20, 80, 60], 30), [20, 86, 132]))
    painter.glow([0, 14, 30], 26, { color: [120, 226, 240], alpha: 0.75 })
    for (let ray = 0; ray < 16; ray++) {
      const [top, foot, half] = [painter.between(-10, 10), painter.between(-16, 16), painter.between(0.2, 1)]
      painter.sheet(22, (sheet) =>
        sheet.shine(
          facing(standing([top - half * 0.3, top + half * 0.3, 16], [foot - half, foot + half, -4]), 22),
          [150, 240, 250],
          0.16,
        ),
      )
    }
    paintGround(painter, { pattern: 'sand', color: [206, 206, 176], detail: [176, 184, 160], farMetres: 26 })
    for (const z of [18, 12, 8])
      painter.sheet(z, (sheet) => {
        for (let coral = 0; coral < 9; coral++) {
          const x = painter.pick([-1, 1]) * painter.between(0.3, 1) * painter.reach(z)
          const tone = painter.pick(palette('236 110 110, 240 170 90, 190 110 200, 110 190 150'))
          for (let branch = 0; branch < 8; branch++) {
            const lean = painter.between(-0.7, 0.7)
            sheet.line(
              [
                [x, 0, z],
                [x + lean * 0.4, painter.between(0.3, 0.6), z],
                [x + lean, painter.between(0.7, 1.5), z],
              ],
              0.1,
              scaleRgb(tone, painter.between(0.7, 1.15)),
            )
          }
        }
        for (let fish = 0; fish < 9; fish++) {
          const [x, y, side] = [
            painter.between(-1, 1) * painter.reach(z),
            painter.between(0.8, 4.4),
            painter.pick([-1, 1]),
          ]
          const tone = painter.pick(palette('255 170 60, 250 220 90, 90 170 240, 236 236 240'))
          sheet.ellipse([x, y], [0.2, 0.1], tone)
          sheet.poly(
            [
              [x - side * 0.16, y],
              [x - side * 0.32, y + 0.11],
              [x - side * 0.32, y - 0.11],
            ],
            tone,
          )
          sheet.ellipse([x + side * 0.11, y + 0.03], [0.02, 0.02], [20, 20, 24])
          sheet.straight([x, y - 0.09, z], [x + side * 0.02, y + 0.09, z], 0.04, [255, 255, 255])
        }
      })
    for (let bubble = 0; bubble < 44; bubble++)
      painter.bokeh([painter.between(-4, 4), painter.between(0, 5), painter.between(5, 14)], 0.05, {
        color: [200, 246, 255],
        alpha: painter.between(0.2, 0.6),
      })
  },
})
