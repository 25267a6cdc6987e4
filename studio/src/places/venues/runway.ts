import { palette } from '../../image/rgb.ts'
import type { Rgb } from '../../image/rgb.ts'
import { paintPasserBy } from '../elements/furniture.ts'
import { indoors } from '../place.ts'
import { facing, lying } from '../world/sheet.ts'

const DEPTH = 18
const COATS = palette('40 38 48, 62 58 66, 78 60 70, 50 58 72, 96 90 92')

/** A catwalk: a bright runway out of a lit back wall, guests in the dark on both sides, lamps above. */
export const runway = indoors({
  isTelling: true,
  words:
    'runway|catwalk|fashion show|runway show|catwalk show|fashion week runway|fashion week|fashion runway|fashion week show|paris fashion week|milan fashion week|new york fashion week|on the catwalk|couture show|haute couture show',
  times: { night: 1 },
  weathers: { clear: 1 },
  dress: { evening: 2, smart: 2 },
  lightings: { 'high-key': 1, soft: 1 },
  seen: 'crowd|audience|spectators|spotlights|lights|guests|flashes|camera flashes|photographers|front row|paparazzi flashes|spotlight|people',
  like: 'bright|white|long|modern|busy|packed|crowded|dark|indoor|minimal|minimalist|elegant',
  paint(painter) {
    painter.ambience = {
      ...painter.ambience,
      light: [0.5, 0.49, 0.54],
      haze: [30, 28, 36],
      hazePerMetre: 0.012,
      lamps: 1,
      wetness: 0,
      snow: 0,
      contrast: 0.5,
    }
    painter.sheet(DEPTH, (sheet) => {
      sheet.rect([-14, -2, 28, 14], [38, 36, 44])
      sheet.shine(
        facing(
          [
            [-2.3, 0],
            [2.3, 0],
            [2.3, 4.2],
            [-2.3, 4.2],
          ],
          DEPTH,
        ),
        [236, 238, 244],
      )
      sheet.rect([-0.75, 0, 1.5, 3], [120, 118, 128])
    })
    painter.glow([0, 2, DEPTH], 5, { color: [220, 226, 255], alpha: 0.4 })
    painter.ground((sheet) => {
      sheet.face(lying([-30, 30, 0.3], [-30, 30, DEPTH]), [44, 42, 50])
      sheet.shine(lying([-1.15, 1.15, 0.3], [-1.15, 1.15, DEPTH]), [214, 216, 224])
      for (const x of [-1.22, 1.15]) sheet.shine(lying([x, x + 0.07, 0.3], [x, x + 0.07, DEPTH]), [255, 255, 255])
    })
    painter.reflect(0.12, DEPTH)
    for (const z of [15, 12.5, 10.5, 8.8, 7.4, 6.2])
      painter.sheet(z, (sheet) => {
        for (const side of [-1, 1])
          for (const [row, height] of [
            [2.9, 1.45],
            [2.1, 1.25],
          ] as const)
            paintPasserBy(sheet, side * (row + painter.between(-0.16, 0.16)), {
              coat: painter.pick(COATS),
              height,
              hair: painter.pick(palette('40 30 28, 110 84 56, 28 26 30')),
            })
      })
    for (let z = 16; z > 5; z -= 2.2)
      for (const x of [-1.5, 1.5]) {
        const lamp: Rgb = [255, 250, 240]
        painter.glow([x, 4, z], 0.9, { color: lamp, alpha: 0.5 })
        painter.bokeh([x, 4, z], 0.12, { color: lamp, alpha: 0.95 })
      }
    for (let flash = 0; flash < 7; flash++)
      painter.bokeh(
        [painter.pick([-1, 1]) * painter.between(1.7, 3), painter.between(1, 1.5), painter.between(6, 14)],
        0.06,
        {
          color: [255, 255, 255],
          alpha: painter.between(0.5, 0.95),
        },
      )
  },
})
