import { mixRgb, palette, scaleRgb } from '../../image/rgb.ts'
import type { Rgb } from '../../image/rgb.ts'
import { path } from '../../math/spline.ts'
import { DEEP_GREEN, paintConifer } from '../elements/foliage.ts'
import { paintGround } from '../elements/ground.ts'
import { paintGarland, paintStreetLamps } from '../elements/lamps.ts'
import { paintRidge } from '../elements/land.ts'
import { paintSky } from '../elements/sky.ts'
import { outdoors } from '../place.ts'
import { corners, upright } from '../world/sheet.ts'
import type { Sheet } from '../world/sheet.ts'

const paintChalet = (sheet: Sheet, x: number, width: number): void => {
  const { painter, z } = sheet
  const wood: Rgb = painter.pick(palette('128 84 56, 104 68 48, 146 100 68'))
  const wall = 2.9
  sheet.face(corners([x, 0, width, wall], z), wood)
  for (let board = 0; board < 9; board++) sheet.rect([x, board * 0.33, width, 0.05], scaleRgb(wood, 0.72))
  sheet.poly(
    [
      [x, wall],
      [x + width, wall],
      [x + width / 2, wall + width * 0.42],
    ],
    scaleRgb(wood, 0.9),
  )
  for (const [dx, low] of path('0.14 0.9, 0.62 0.9, 0.38 2.9')) {
    const box = [x + width * dx, low, width * 0.22, 0.95] as const
    sheet.rect([box[0] - 0.08, box[1] - 0.08, box[2] + 0.16, box[3] + 0.16], [232, 226, 214])
    sheet.face(corners(box, z), [92, 104, 116])
    sheet.shine(corners(box, z), [255, 200, 120], 0.25 + 0.7 * painter.ambience.lamps)
    sheet.line(upright([box[0] + box[2] / 2, z], [low, low + 0.95]), 0.06, [232, 226, 214])
  }
  sheet.rect([x - 0.3, 2.5, width + 0.6, 0.1], scaleRgb(wood, 0.6))
  const snow: Rgb = [244, 248, 254]
  const eave = 0.7
  sheet.poly(
    [
      [x - eave, wall - 0.3],
      [x + width / 2, wall + width * 0.46],
      [x + width / 2, wall + width * 0.46 + 0.5],
      [x - eave - 0.1, wall + 0.15],
    ],
    snow,
  )
  sheet.poly(
    [
      [x + width + eave, wall - 0.3],
      [x + width / 2, wall + width * 0.46],
      [x + width / 2, wall + width * 0.46 + 0.5],
      [x + width + eave + 0.1, wall + 0.15],
    ],
    mixRgb(snow, [150, 170, 206], 0.4),
  )
  sheet.rect([x + width * 0.7, wall + width * 0.3, 0.5, 1], [140, 128, 122])
  sheet.rect([x + width * 0.7 - 0.06, wall + width * 0.3 + 0.95, 0.62, 0.16], snow)
}

/** Wooden chalets under snow, firs, warm windows, peaks behind. Snow lies here in any weather. */
export const snowVillage = outdoors({
  isTelling: true,
  words:
    'snow village|ski resort|alpine village|winter village|ski lodge|snowy village|snowy mountains|ski slope|winter wonderland|snowy landscape|christmas village|snowy street|snowy road|winter street|christmas street|ski chalet|mountain chalet|apres ski|ski resort slope|winter chalet|alpine ski resort|winter cabin outside|lapland village|christmas town|ski piste|snowy park|snow field|snowy field|alps in winter|swiss village in winter',
  times: { day: 2, dusk: 2, night: 1.4, 'golden-hour': 1 },
  weathers: { snow: 3, clear: 2 },
  dress: { cold: 1 },
  isLampLit: true,
  seen: 'snow|wooden houses|houses|chalets|fir trees|string lights|lights|fairy lights|trees|lanterns|pine trees|hills',
  like: 'snowy|alpine|wooden|quiet|small|little|winter|wintry|cosy|christmas|austrian|swiss|picturesque|frozen|charming|mountain|festive|idyllic|beautiful',
  paint(painter) {
    const { ambience } = painter
    painter.ambience = { ...ambience, snow: 1, lamps: Math.max(ambience.lamps, 0.3) }
    paintSky(painter)
    paintRidge(painter, { z: 700, height: 230, color: [120, 134, 156], roughness: 0.9, snowLine: 60 })
    paintRidge(painter, { z: 200, height: 26, color: [150, 166, 178], roughness: 0.4 })
    painter.sheet(70, (sheet) => {
      const reach = painter.reach(70)
      for (let x = -reach; x < reach; x += 2.6)
        paintConifer(sheet, x + painter.between(-1, 1), painter.between(6, 12), DEEP_GREEN)
    })
    paintGround(painter, { pattern: 'snow', color: [232, 238, 246], detail: [196, 210, 230] })
    painter.sheet(34, (sheet) => {
      for (const x of [-11, -4.4, 3.4, 10]) paintChalet(sheet, x + painter.between(-0.6, 0.6), painter.between(5, 6))
    })
    painter.sheet(17, (sheet) => {
      paintChalet(sheet, -7.2, 5.4)
      paintChalet(sheet, 3.2, 5.2)
      for (const x of [-2.6, 2.4]) paintConifer(sheet, x, 4.2, DEEP_GREEN)
    })
    for (const x of [-5, 5.6])
      painter.glow([x, 2, 17], 2.6, { color: [255, 190, 110], alpha: 0.5 * painter.ambience.lamps })
    paintStreetLamps(painter, path('-1.9 8, 2.3 12'), 3)
    painter.sheet(6.5, (sheet) => {
      paintConifer(sheet, -2.9, 4, DEEP_GREEN)
      paintConifer(sheet, 2.95, 3.4, DEEP_GREEN)
    })
    paintGarland(painter, { from: [-3, 3.3, 7], to: [3, 3.6, 7.4], bulbs: 11, sag: 0.26 })
  },
})
