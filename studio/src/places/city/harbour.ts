import { palette, scaleRgb } from '../../image/rgb.ts'
import type { Rgb } from '../../image/rgb.ts'
import { paintHouse } from '../elements/buildings.ts'
import { paintGround } from '../elements/ground.ts'
import { paintSparkle } from '../elements/lamps.ts'
import { paintRidge } from '../elements/land.ts'
import { paintSky } from '../elements/sky.ts'
import { paintWater } from '../elements/water.ts'
import { LIT_EVENING, outdoors } from '../place.ts'
import { standing, upright } from '../world/sheet.ts'
import type { Sheet } from '../world/sheet.ts'

const FRONTS = palette('206 84 66, 232 182 90, 92 134 160, 236 226 206, 170 110 84, 122 156 130')
const HULLS = palette('236 234 228, 38 60 96, 160 50 46, 44 92 96')

const paintBoat = (sheet: Sheet, x: number, hull: Rgb): void => {
  const { z } = sheet
  const length = 2.3
  sheet.poly(
    [
      [x - length, 0.95],
      [x + length * 1.05, 1.15],
      [x + length * 0.72, -0.1],
      [x - length * 0.86, -0.1],
    ],
    hull,
  )
  sheet.poly(
    standing([x - length * 0.9, x + length * 0.84, 0.3], [x - length * 0.86, x + length * 0.72, -0.1]),
    scaleRgb(hull, 0.66),
  )
  sheet.rect([x - length * 0.98, 0.84, length * 2, 0.07], [206, 168, 112])
  sheet.poly(
    [
      [x - 0.9, 0.95],
      [x + 0.7, 1.02],
      [x + 0.5, 1.5],
      [x - 0.8, 1.5],
    ],
    [238, 234, 226],
  )
  sheet.rect([x - 0.62, 1.1, 0.8, 0.22], [58, 78, 92])
  sheet.line(upright([x + 0.25, z], [1, 8.4]), 0.1, [216, 212, 204])
  sheet.straight([x + 0.25, 1.9, z], [x - 2, 1.8, z], 0.16, [232, 226, 212])
  for (const end of [x - length, x + length]) sheet.straight([x + 0.25, 8.3, z], [end, 1, z], 0.03, [150, 146, 140])
}

/** A small port: coloured fronts across the basin, sailing boats, a quay of planks with bollards. */
export const harbour = outdoors({
  words:
    'harbour|harbor|marina|port|dock|docks|pier|boats|sailing boats|copenhagen|fishing village|quay|nyhavn|fishing harbour|fishing harbor|wooden pier|seaside pier|bergen|norwegian village|scandinavian harbour|boat harbour|yacht harbour|old harbour|seaport|marina with boats|small harbour|lofoten|waterfront|harbour front|harbor front|quayside|seaside town',
  times: LIT_EVENING,
  dress: { casual: 2, summer: 2, cold: 0.6 },
  seen: 'boats|sea|water|houses|sailboats|sailing boats|wooden pier|pier|dock|jetty|colorful houses|ships|fishing boats',
  like: 'colorful|colourful|quiet|empty|scandinavian|picturesque|wooden|small|little|nordic|charming|scenic|northern',
  paint(painter) {
    paintSky(painter)
    paintRidge(painter, { z: 300, height: 36, color: [104, 124, 112], roughness: 0.3 })
    painter.sheet(60, (sheet) => {
      sheet.rect([-40, -1, 80, 2.2], [142, 132, 122])
      for (let x = -30; x < 30; x += 5)
        paintHouse(sheet, {
          box: [x, 1, 4.9, painter.between(6, 9)],
          color: painter.pick(FRONTS),
          windows: { columns: 3, rows: 3, litShare: 0.6 },
          roof: { color: [146, 78, 58], height: 2.2, kind: 'gable' },
        })
    })
    paintWater(painter, { near: 5.4, far: 58, color: [44, 92, 110], shallow: [52, 98, 112], waves: 0.7 })
    painter.reflect(0.42, 58, 12)
    for (const [z, places] of [
      [30, [-8.5, -3.5, 4.5, 9.5]],
      [16, [-4.8, 3.9]],
    ] as const)
      painter.sheet(z, (sheet) => {
        for (const x of places) paintBoat(sheet, x + painter.between(-0.6, 0.6), painter.pick(HULLS))
      })
    painter.reflect(0.22, 15, 5.6)
    paintGround(painter, {
      pattern: 'planks',
      color: [152, 132, 110],
      detail: [92, 80, 68],
      farMetres: 5.4,
      tileMetres: 0.2,
      snowed: 0.7,
    })
    painter.sheet(5.2, (sheet) => {
      for (const x of [-1.7, 1.75]) {
        sheet.shadow([x, sheet.z], 0.4)
        sheet.round([x - 0.14, 0, 0.28, 0.5], [70, 66, 66])
        sheet.ellipse([x, 0.5], [0.19, 0.07], [92, 88, 88])
        for (let coil = 0; coil < 3; coil++)
          sheet.straight(
            [x - 0.17, 0.16 + coil * 0.07, sheet.z],
            [x + 0.17, 0.19 + coil * 0.07, sheet.z],
            0.05,
            [196, 170, 128],
          )
      }
    })
    const { lamps } = painter.ambience
    paintSparkle(painter, {
      count: Math.round(34 * lamps),
      x: [-22, 22],
      y: [1.5, 6],
      z: [56, 60],
      colors: palette('255 206 140, 255 180 110'),
      alpha: [0.3, 0.8 * lamps + 0.1],
      size: 0.16,
    })
  },
})
