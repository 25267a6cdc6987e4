import { palette, scaleRgb } from '../../image/rgb.ts'
import type { Rgb } from '../../image/rgb.ts'
import { path } from '../../math/spline.ts'
import { paintHouse } from '../elements/buildings.ts'
import { paintGround } from '../elements/ground.ts'
import { paintSparkle, paintStreetLamps } from '../elements/lamps.ts'
import { paintSky } from '../elements/sky.ts'
import { paintWater } from '../elements/water.ts'
import { LIT_EVENING, outdoors } from '../place.ts'
import { upright } from '../world/sheet.ts'
import type { Sheet } from '../world/sheet.ts'

const STEEL = palette('126 66 54, 98 108 118, 150 132 108')

const paintPortal = (sheet: Sheet, color: Rgb): void => {
  const height = 24
  for (const side of [-1, 1]) {
    const x = side * 4.2
    sheet.round([x - 0.9, 0, 1.8, height], color)
    sheet.rect([x - 1.2, 0, 2.4, 1.6], scaleRgb(color, 0.8))
    sheet.rect([x - 1.1, height - 0.6, 2.2, 0.8], color)
  }
  for (const y of [9, 16, height - 1.6]) {
    sheet.rect([-4.2, y, 8.4, 1.5], color)
    sheet.rect([-4.2, y, 8.4, 0.45], scaleRgb(color, 0.62))
  }
}

/** The main cable hangs between the portals and comes down to the viewer. */
const heightAt = (z: number): number =>
  z > 32 ? 24 - 21 * Math.sin(((z - 32) / 38) * Math.PI) ** 1 : 3.4 + 20.6 * (z / 32) ** 2

const paintCables = (sheet: Sheet, side: number, color: Rgb): void => {
  const x = side * 4.2
  const curve = Array.from({ length: 40 }, (_, step) => {
    const z = 3.2 + (66.8 * step) / 39
    return [x, heightAt(z), z] as const
  })
  for (let index = 1; index < curve.length; index++) sheet.line([curve[index - 1], curve[index]], 0.3, color)
  for (let z = 4.5; z < 70; z += z < 32 ? 2.2 : 4)
    sheet.line(upright([x, z], [0.6, heightAt(z)]), 0.06, scaleRgb(color, 0.8))
}

const paintRailing = (sheet: Sheet, x: number): void => {
  const iron: Rgb = [74, 80, 88]
  for (const y of [0.16, 0.62, 1.1]) sheet.straight([x, y, 2], [x, y, 50], y > 1 ? 0.09 : 0.045, iron)
  for (let z = 2.2; z < 40; z *= 1.06) sheet.line(upright([x, z], [0, 1.1]), 0.03, iron)
}

/** The walkway of a suspension bridge: two great portals, cables that sweep down, a skyline over the river. */
export const bridge = outdoors({
  words:
    'bridge|brooklyn bridge|river bank|by the river|banks of the river|river|on a bridge|suspension bridge|riverside|riverbank|thames|seine',
  times: LIT_EVENING,
  weathers: { clear: 4, cloudy: 1, fog: 1 },
  dress: { casual: 2, cold: 2, smart: 1 },
  seen: 'cables|lamps|street lamps|railing|wooden deck|river|pylons|steel',
  like: 'iconic|famous|long|empty|quiet|steel|wooden|old|big|huge|historic|iron',
  paint(painter) {
    paintSky(painter)
    const color = painter.pick(STEEL)
    painter.sheet(420, (sheet) => {
      for (let x = -200; x < 200; x += 26)
        paintHouse(sheet, {
          box: [x, -20, painter.between(15, 24), painter.between(36, 90)],
          color: [146, 152, 168],
          windows: { columns: 5, rows: 12, litShare: 0.5, frame: [120, 126, 140] },
        })
    })
    paintWater(painter, { near: 40, far: 900, color: [66, 96, 116], waves: 0.5 })
    painter.reflect(0.3, 420, 40)
    for (const z of [70, 32]) {
      painter.sheet(z, (sheet) => paintPortal(sheet, color))
    }
    painter.sheet(16, (sheet) => {
      for (const side of [-1, 1]) paintCables(sheet, side, color)
    })
    paintGround(painter, {
      pattern: 'planks',
      color: [150, 128, 104],
      detail: [96, 82, 70],
      farMetres: 60,
      halfWidth: 3,
      tileMetres: 0.22,
      snowed: 0.7,
    })
    painter.reflect(0.3 * painter.ambience.wetness, 40)
    painter.sheet(6, (sheet) => {
      for (const side of [-1, 1]) paintRailing(sheet, side * 2.4)
    })
    paintStreetLamps(painter, path('-2.5 7, 2.5 12'), 3.2)
    const { lamps } = painter.ambience
    paintSparkle(painter, {
      count: Math.round(44 * lamps),
      x: [-150, 150],
      y: [2, 40],
      z: [380, 420],
      colors: palette('255 210 150, 206 220 255'),
      alpha: [0.2, 0.7 * lamps + 0.1],
      size: 0.8,
    })
  },
})
