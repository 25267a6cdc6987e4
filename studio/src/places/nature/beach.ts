import { mixRgb, palette } from '../../image/rgb.ts'
import type { Rgb } from '../../image/rgb.ts'
import { paintPalm } from '../elements/foliage.ts'
import { paintGround } from '../elements/ground.ts'
import { paintRidge } from '../elements/land.ts'
import { paintSky } from '../elements/sky.ts'
import { paintSurf, paintWater } from '../elements/water.ts'
import { outdoors } from '../place.ts'
import type { BackdropPainter } from '../world/backdrop-painter.ts'
import { upright } from '../world/sheet.ts'

const PARASOLS = palette('206 76 64, 232 176 72, 64 128 156')

const paintParasol = (sheet: Parameters<Parameters<BackdropPainter['sheet']>[1]>[0], x: number, color: Rgb): void => {
  const { z } = sheet
  sheet.shadow([x + 0.3, z], 1.3, 0.3)
  sheet.straight([x, 0, z], [x + 0.1, 2.3, z], 0.05, [226, 216, 200])
  const ribs = 7
  for (let rib = 0; rib < ribs; rib++) {
    const from = x + 0.1 - 1.25 + (2.5 * rib) / ribs
    const to = from + 2.5 / ribs
    const tone = rib % 2 === 0 ? color : mixRgb(color, [246, 240, 228], 0.85)
    sheet.poly(
      [
        [x + 0.1, 2.42],
        [from, 1.86 + 0.05 * Math.abs(rib - 3)],
        [(from + to) / 2, 1.78 + 0.05 * Math.abs(rib - 3)],
        [to, 1.86 + 0.05 * Math.abs(rib - 2)],
      ],
      tone,
    )
  }
  sheet.face(
    [
      [x - 1.1, 0.3, z + 0.1],
      [x + 0.5, 0.3, z + 0.1],
      [x + 0.7, 0.34, z + 0.7],
      [x - 0.9, 0.34, z + 0.7],
    ],
    [236, 230, 218],
  )
  sheet.straight([x - 1.1, 0, z + 0.2], [x - 1.0, 0.3, z + 0.2], 0.05, [150, 118, 84])
  sheet.line(upright([x + 0.5, z + 0.2], [0, 0.3]), 0.05, [150, 118, 84])
  sheet.face(
    [
      [x + 0.5, 0.3, z + 0.1],
      [x + 1.0, 0.86, z + 0.2],
      [x + 1.1, 0.88, z + 0.7],
      [x + 0.7, 0.34, z + 0.7],
    ],
    [246, 240, 228],
  )
}

/** A bay: headland, rippling sea with surf, sand, palms at the side and a parasol. */
export const beach = outdoors({
  words:
    'beach|sea|wet sand|warm sand|hot sand|copacabana beach|beach party|seaside|ocean|coast|tropical beach|by the sea|seashore|island|shore|palm beach|miami|hawaii|bali|malibu|palm trees|palms|tropical island|sandy beach|private beach|turquoise water|sunny coast|coastline|bay|seafront|maldives|caribbean|hawaii beach|bali beach|miami beach|goa|phuket|cancun|tulum|seychelles|bahamas|barbados|fiji|tahiti|bora bora|zanzibar|mauritius|koh samui|boracay|aruba|beach club|white sand|white sand beach|paradise beach|exotic beach|palm tree beach|summer beach|ocean shore|ocean beach|shoreline|beachside|tropical paradise|beach holiday|beach vacation|sandy shore|tropical coast|beachfront|caribbean beach|desert island|holiday beach|calm sea|ibiza|california|venice beach|rio|cove|sea shore|seaside beach|crashing waves|ocean waves|surf beach|bondi beach|copacabana|waikiki|santa monica|sea breeze|shallow water|on the sand|nice beach|french riviera|cote d azur|amalfi beach|greek beach|thai beach|sardinia|corsica|mallorca|tenerife|sri lanka beach|vietnam beach|kerala beach|jamaica|cuba beach|puerto rico|dominican republic|punta cana',
  times: { day: 3, 'golden-hour': 3, dusk: 1, dawn: 0.6 },
  weathers: { clear: 8, cloudy: 0.6 },
  dress: { summer: 5, casual: 0.6 },
  seen: 'sea|ocean|waves|sand|palm tree|palm trees|palms|parasol|sun lounger|deck chair|loungers|island|turquoise water|white sand|golden sand|shore|coast|coastline',
  like: 'sandy|tropical|quiet|empty|secluded|private|beautiful|scenic|wide|turquoise|exotic|deserted|pristine|remote|idyllic|picturesque|hidden',
  paint(painter) {
    paintSky(painter)
    const side = painter.pick([-1, 1] as const)
    paintRidge(painter, {
      z: 400,
      height: 34,
      from: side > 0 ? 20 : -220,
      to: side > 0 ? 220 : -20,
      color: [92, 120, 108],
      roughness: 0.5,
    })
    paintGround(painter, { pattern: 'sand', color: [228, 206, 164], detail: [202, 174, 128], snowed: 0.8 })
    paintWater(painter, { near: 11, far: 3000, color: [42, 132, 156], shallow: [126, 206, 198], waves: 1 })
    paintSurf(painter, [10.4, 12.6, 17])
    painter.sheet(9, (sheet) => {
      paintPalm(sheet, -side * 3.1, 5.4)
      paintPalm(sheet, -side * 2.5, 4.3)
    })
    painter.sheet(7, (sheet) => paintParasol(sheet, side * 2.1, painter.pick(PARASOLS)))
    const { lamps } = painter.ambience
    if (lamps > 0.4)
      for (let light = 0; light < 16; light++)
        painter.bokeh([side * painter.between(40, 150), painter.between(2, 10), 300], 0.5, {
          color: [255, 210, 150],
          alpha: 0.7 * lamps,
        })
  },
})
