import { mixRgb, palette, scaleRgb } from '../../image/rgb.ts'
import { path } from '../../math/spline.ts'
import { paintHouse } from '../elements/buildings.ts'
import { paintGround } from '../elements/ground.ts'
import { paintSky } from '../elements/sky.ts'
import { outdoors } from '../place.ts'

/** A street wall full of graffiti with a ramp: colours in bubbles and arrows on concrete. */
export const playground = outdoors({
  isTelling: true,
  words:
    'graffiti wall|graffiti|street art|mural|graffiti background|urban wall|painted wall|street wall|graffitied wall|graffiti alley wall|wall of graffiti|street art wall|graffiti mural|colorful graffiti wall|colourful graffiti wall|hip hop wall|spray painted wall|colorful wall|colourful wall|colorful mural|streetball court',
  times: { day: 3, 'golden-hour': 1 },
  dress: { casual: 4 },
  seen: 'graffiti|wall|concrete|bricks|buildings|houses|asphalt|street art|brick wall',
  like: 'urban|concrete|colorful|colourful|gritty|painted|empty|quiet|edgy|street|outdoor|berlin',
  paint(painter) {
    paintSky(painter)
    painter.sheet(20, (sheet) => {
      for (let x = -16; x < 16; x += 5)
        paintHouse(sheet, {
          box: [x, 0, 5, painter.between(7, 11)],
          color: painter.pick(palette('150 120 104, 168 150 136, 126 128 136')),
          windows: { columns: 3, rows: 3, litShare: 0.4 },
        })
    })
    const tones = palette('236 66 90, 250 190 50, 50 150 220, 80 190 120, 170 80 190, 246 130 50')
    painter.sheet(8, (sheet) => {
      sheet.rect([-8, 0, 16, 3.4], [176, 174, 170])
      for (let tag = 0; tag < 18; tag++) {
        const [x, y, tone] = [
          -6.4 + (tag % 9) * 1.6,
          (tag < 9 ? 2.35 : 1) + painter.between(-0.15, 0.2),
          painter.pick(tones),
        ]
        const edge = scaleRgb(tone, 0.4)
        for (let letter = 0; letter < 4; letter++) {
          const [lx, tall, turn] = [x + letter * 0.42, painter.between(0.34, 0.56), painter.between(-0.3, 0.3)]
          sheet.ellipse([lx, y], [0.31, tall + 0.06], edge, { turn })
          sheet.ellipse([lx, y], [0.25, tall], mixRgb(tone, [255, 255, 255], 0.12 * letter), { turn })
          sheet.ellipse([lx + 0.02, y + painter.between(-0.15, 0.15)], [0.07, 0.13], edge, { turn })
          sheet.ellipse([lx - 0.1, y + tall * 0.5], [0.05, 0.12], [255, 255, 255], { alpha: 0.8, turn })
        }
        sheet.line(
          [
            [x - 0.3, y - 0.75, 8],
            [x + 1.3, y - 0.65, 8],
            [x + 1.1, y - 0.5, 8],
          ],
          0.1,
          painter.pick(tones),
        )
      }
      for (let drop = 0; drop < 40; drop++) {
        const x = painter.between(-7, 7)
        sheet.straight([x, 0.9, 8], [x, painter.between(0.2, 0.7), 8], 0.03, painter.pick(tones))
      }
      sheet.rect([-8, 3.3, 16, 0.14], [140, 138, 136])
    })
    paintGround(painter, { pattern: 'asphalt', color: [150, 148, 146], detail: [120, 118, 118] })
    painter.sheet(6.4, (sheet) => sheet.poly(path('-5.5 0, -2.2 0, -3.4 0.24, -4.6 0.9, -5.5 1.5'), [196, 194, 190]))
  },
})
