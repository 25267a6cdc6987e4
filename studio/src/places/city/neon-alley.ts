import { mixRgb, palette, scaleRgb } from '../../image/rgb.ts'
import { path } from '../../math/spline.ts'
import { paintPasserBy } from '../elements/furniture.ts'
import { paintGround } from '../elements/ground.ts'
import { paintSparkle } from '../elements/lamps.ts'
import { paintSky } from '../elements/sky.ts'
import { outdoors } from '../place.ts'
import type { BackdropPainter } from '../world/backdrop-painter.ts'
import { corners, sideCorners } from '../world/sheet.ts'

const paintStreetHouse = (
  painter: BackdropPainter,
  { side, from, to }: { side: number; from: number; to: number },
): void =>
  painter.sheet((from + to) / 2, (sheet) => {
    sheet.face(sideCorners(side * 2.6, [from, to], [0, 12]), scaleRgb([78, 68, 92], side < 0 ? 0.8 : 1))
    for (let z = from + 0.6; z < to - 1; z += 1.7)
      for (let y = 3; y < 9; y += 2) {
        sheet.face(sideCorners(side * 2.58, [z, z + 0.9], [y, y + 1.2]), [34, 30, 46])
        if (painter.random() < 0.5)
          sheet.shine(sideCorners(side * 2.57, [z + 0.08, z + 0.82], [y + 0.08, y + 1.12]), [255, 206, 130], 0.7)
      }
    sheet.shine(
      sideCorners(side * 2.56, [from + 0.4, to - 0.6], [0.5, 2.2]),
      painter.pick(palette('255 190 110, 255 120 90, 190 220 255')),
      0.5,
    )
    for (let z = from + 0.4; z < to - 0.6; z += 0.8)
      sheet.straight([side * 2.55, 0.4, z], [side * 2.55, 2.3, z], 0.07, [36, 30, 40])
  })

/** A narrow alley at night in the rain: signs of neon one above the other, wires, steam, wet ground. */
export const neonAlley = outdoors({
  words:
    'alley|tokyo alley|neon alley|back alley|alleyway|chinatown|neon street|cyberpunk city|cyberpunk street|futuristic city|kabukicho|akihabara|osaka|hong kong street|shibuya street|backstreet|neon lit alley|seoul street|graffiti neon alley|neon tunnel|rainy alley|korean street|tokyo street|night street|cyberpunk alley|neon lit street|japanese alley|cyberpunk setting|futuristic street|bladerunner street|golden gai',
  times: { night: 1 },
  weathers: { rain: 1, clear: 1 },
  dress: { casual: 2 },
  isLampLit: true,
  lightings: { cool: 1 },
  seen: 'neon|neon lights|neon signs|reflections|signs|lanterns|puddles|wet asphalt|wet street|wires|neon reflections|people|city lights|lights',
  like: 'narrow|urban|busy|wet|futuristic|asian|tokyo|japanese|dark|neon|cyberpunk|gritty|crowded|chinese|korean|moody',
  paint(painter) {
    paintSky(painter)
    const dark = {
      ...painter.ambience,
      light: mixRgb(painter.ambience.light, [0.34, 0.3, 0.5], 0.15),
      lamps: 1,
      wetness: 1,
    }
    painter.ambience = dark
    const neon = palette('255 60 140, 60 200 255, 255 180 60, 150 90 255, 255 80 70, 80 255 190')
    for (const side of [-1, 1])
      for (const [from, to] of path('16 26, 9 16, 3.4 9')) paintStreetHouse(painter, { side, from, to })
    for (let sign = 0; sign < 20; sign++) {
      const side = painter.pick([-1, 1])
      const z = painter.between(5, 24)
      const [x, y] = [side * painter.between(1.5, 2.4), painter.between(1.6, 5.5)]
      const tone = painter.pick(neon)
      const isTall = painter.random() < 0.6
      const [width, height] = isTall ? [0.42, painter.between(1, 2)] : [painter.between(0.8, 1.3), 0.44]
      painter.glow([x, y + height / 2, z], 1.5, { color: tone, alpha: 0.5 })
      painter.sheet(z, (sheet) => {
        sheet.rect([x - width / 2 - 0.04, y - 0.04, width + 0.08, height + 0.08], [30, 26, 40])
        sheet.shine(corners([x - width / 2, y, width, height], z), scaleRgb(tone, 0.5))
        const marks = Math.round((isTall ? height : width) / 0.32)
        for (let mark = 0; mark < marks; mark++) {
          const [mx, my] = isTall ? [x, y + 0.18 + mark * 0.32] : [x - width / 2 + 0.18 + mark * 0.32, y + height / 2]
          for (let stroke = 0; stroke < 4; stroke++)
            sheet.shine(
              corners(
                [
                  mx + painter.between(-0.13, 0.05),
                  my + painter.between(-0.11, 0.09),
                  stroke % 2 ? 0.04 : 0.16,
                  stroke % 2 ? 0.16 : 0.035,
                ],
                z,
              ),
              [255, 250, 246],
            )
        }
      })
    }
    for (let wire = 0; wire < 9; wire++) {
      const [z, y] = [painter.between(5, 20), painter.between(3.6, 6)]
      painter.sheet(z, (sheet) =>
        sheet.line(
          [
            [-3, y, z],
            [0, y - 0.4, z],
            [3, y + painter.between(-0.3, 0.3), z],
          ],
          0.02,
          [14, 12, 22],
        ),
      )
    }
    painter.sheet(17, (sheet) => {
      for (const [x, coat] of [
        [-0.7, [40, 36, 54]],
        [0.6, [60, 40, 60]],
      ] as const)
        paintPasserBy(sheet, x, { coat: [...coat] })
    })
    paintGround(painter, { pattern: 'asphalt', color: [60, 56, 74], detail: [44, 42, 60], farMetres: 30 })
    painter.reflect(0.7, 30)
    paintSparkle(painter, { count: 26, x: [-3, 3], y: [0.6, 4], z: [18, 28], colors: neon, size: 0.12 })
  },
})
