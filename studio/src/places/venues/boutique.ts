import { palette } from '../../image/rgb.ts'
import type { Rgb } from '../../image/rgb.ts'
import { path, triples } from '../../math/spline.ts'
import { paintGround } from '../elements/ground.ts'
import { paintPendants } from '../elements/lamps.ts'
import { paintRoom } from '../elements/room.ts'
import { indoors } from '../place.ts'
import { across, standing, upright } from '../world/sheet.ts'

const CLOTHS: readonly Rgb[] = palette(
  '206 140 130, 76 96 124, 226 214 196, 132 154 130, 60 58 66, 210 176 110, 164 74 84',
)

/** A shop for clothes: rails with coloured garments, shelves with folded ones and shoes, a mirror, spots. */
export const boutique = indoors({
  words:
    'boutique|shop|store|clothing store|fashion store|mall|shopping mall|department store|shoe store|closet|walk in closet|dressing room|vintage shop|thrift store|wardrobe|clothing rack|fitting room|changing room|shopping centre|shopping center|fashion boutique|clothes shop|clothes store|streetwear store|designer store|luxury boutique|dress shop|bridal shop|concept store|pop up store|charity shop|fashion shop|shopping spree|retail store|boutique store|fitting rooms|luxury fashion store|closet room|walk in wardrobe|showroom fashion|vintage clothing store|sneaker store|sneaker shop',
  times: { day: 1 },
  weathers: { clear: 1 },
  dress: { casual: 2, smart: 2 },
  seen: 'mirror|clothes|racks|clothes rack|clothing rack|rails|lamp|hangers|dresses',
  like: 'modern|minimal|minimalist|chic|stylish|elegant|trendy|high end|designer|fancy|upscale|quiet|luxury|luxurious|indoor|small|bright|expensive|fashion|local|independent',
  hasPlainWalls: true,
  paint(painter) {
    const depth = 6
    paintRoom(painter, {
      halfWidth: 3.6,
      depth,
      height: 3.2,
      wall: [232, 222, 212],
      ceiling: [240, 238, 234],
      onWall: (sheet) => {
        for (const box of path('-3.3 0.2, 1.6 0.2')) {
          sheet.rect([box[0], box[1], 1.7, 2.3], [206, 182, 156])
          for (let shelf = 0; shelf < 5; shelf++) {
            sheet.rect([box[0] + 0.06, 0.3 + shelf * 0.45, 1.58, 0.4], [236, 226, 214])
            for (let pile = 0; pile < 4; pile++)
              for (let fold = 0; fold < 3; fold++)
                sheet.rect(
                  [box[0] + 0.12 + pile * 0.39, 0.3 + shelf * 0.45 + fold * 0.085, 0.32, 0.08],
                  painter.pick(CLOTHS),
                )
          }
        }
        sheet.rect([-0.6, 0.2, 1.2, 2.3], [186, 156, 106])
        sheet.rect([-0.54, 0.26, 1.08, 2.18], [214, 222, 226])
      },
    })
    paintGround(painter, {
      pattern: 'planks',
      color: [206, 184, 156],
      detail: [176, 152, 124],
      farMetres: depth,
      tileMetres: 0.18,
    })
    for (const [from, z] of path('-2.9 4.8, 1.1 4.7'))
      painter.sheet(z, (sheet) => {
        sheet.shadow([from + 0.9, z], 1.1, 0.3)
        for (const x of [from, from + 1.8]) sheet.line(upright([x, z], [0, 1.55]), 0.04, [176, 146, 96])
        sheet.line(across([from, from + 1.8], [1.55, z]), 0.04, [176, 146, 96])
        for (let dress = 0; dress < 15; dress++) {
          const x = from + 0.1 + dress * 0.113
          const low = painter.between(0.3, 0.75)
          sheet.poly(standing([x - 0.03, x + 0.08, 1.48], [x - 0.07, x + 0.13, low]), painter.pick(CLOTHS))
        }
      })
    paintPendants(painter, {
      places: triples('-1.8 2.5 5, 0 2.5 5, 1.8 2.5 5'),
      ceiling: 3.2,
      size: 0.16,
      shade: [190, 160, 104],
    })
  },
})
