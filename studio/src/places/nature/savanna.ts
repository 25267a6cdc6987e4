import { palette, scaleRgb } from '../../image/rgb.ts'
import { OLIVE, paintLeaves, paintTrunk } from '../elements/foliage.ts'
import { paintGround } from '../elements/ground.ts'
import { paintRidge } from '../elements/land.ts'
import { paintSky } from '../elements/sky.ts'
import { outdoors } from '../place.ts'
import type { Sheet } from '../world/sheet.ts'

const GRASS = palette('206 172 98, 186 150 82, 222 192 124')

const paintAcacia = (sheet: Sheet, x: number, height: number): void => {
  paintTrunk(sheet, [x, 0], height * 0.7, height * 0.022, [96, 74, 56])
  for (const side of [-1, 1])
    sheet.straight(
      [x, height * 0.5, sheet.z],
      [x + side * height * 0.4, height * 0.84, sheet.z],
      height * 0.022,
      [96, 74, 56],
    )
  for (const [dx, dy, rx] of [
    [0, 0.92, 0.62],
    [-0.4, 0.86, 0.36],
    [0.42, 0.87, 0.36],
  ] as const)
    paintLeaves(sheet, {
      center: [x + dx * height, dy * height],
      radii: [rx * height, 0.08 * height],
      colors: OLIVE,
      count: 70,
      leaf: height * 0.04,
    })
}

/** African grassland: flat acacias over dry golden grass, blue hills far off. */
export const savanna = outdoors({
  isTelling: true,
  words:
    'savanna|savannah|safari|serengeti|african savanna|masai mara|african plains|kruger park|on safari|safari landscape|african landscape|african bush|kenyan savanna',
  times: { day: 1.5, 'golden-hour': 3, dusk: 1 },
  weathers: { clear: 1 },
  dress: { summer: 3, casual: 1 },
  seen: 'acacia|acacia trees|acacia tree|trees|grass|tall grass|hills|dry grass|golden grass|bush',
  like: 'african|golden|dry|wide|vast|empty|remote|wild|hot|open|quiet',
  paint(painter) {
    paintSky(painter, { clouds: 0.6 })
    paintRidge(painter, { z: 900, height: 90, color: [128, 132, 146], roughness: 0.3 })
    paintRidge(painter, { z: 300, height: 14, color: [170, 150, 100], roughness: 0.1 })
    paintGround(painter, { pattern: 'grass', color: [198, 164, 94], detail: [166, 132, 70] })
    for (const z of [130, 80, 46])
      painter.sheet(z, (sheet) => {
        for (let tree = 0; tree < 4; tree++)
          paintAcacia(sheet, painter.between(-1, 1) * painter.reach(z), painter.between(5, 8))
      })
    painter.sheet(24, (sheet) => {
      for (const side of [-1, 1]) paintAcacia(sheet, side * painter.between(0.45, 0.85) * painter.reach(24), 6)
    })
    for (const z of [16, 10, 6.5, 4.6])
      painter.sheet(z, (sheet) => {
        const reach = painter.reach(z) * 1.1
        for (let blade = 0; blade < 240; blade++) {
          const x = painter.between(-reach, reach)
          const tall = painter.between(0.2, 0.55)
          sheet.straight(
            [x, 0, z],
            [x + painter.between(-0.2, 0.2), tall, z],
            0.018,
            scaleRgb(painter.pick(GRASS), painter.between(0.85, 1.15)),
          )
        }
      })
  },
})
