import { palette } from '../../image/rgb.ts'
import { path, triples } from '../../math/spline.ts'
import { paintHouse, paintStreetHouse } from '../elements/buildings.ts'
import { paintGround } from '../elements/ground.ts'
import { paintSparkle, paintStreetLamps } from '../elements/lamps.ts'
import { paintSky } from '../elements/sky.ts'
import { paintTraffic } from '../elements/traffic.ts'
import { outdoors } from '../place.ts'
import type { BackdropPainter } from '../world/backdrop-painter.ts'
import { facing, lying, standing } from '../world/sheet.ts'
import type { Sheet } from '../world/sheet.ts'

const TOWERS = palette('150 158 172, 176 164 150, 124 136 156, 164 128 110, 190 188 182')
const NEON = palette('255 70 150, 64 176 255, 255 172 60, 150 90 255, 70 230 190')
const LIGHTS = palette('255 214 150, 255 188 112, 206 222 255, 255 120 110')

const paintSkyline = (painter: BackdropPainter): void => {
  for (const [z, count] of path('120 9, 60 6'))
    painter.sheet(z, (sheet) => {
      const reach = painter.reach(z) * 0.8
      for (let tower = 0; tower < count; tower++) {
        const width = z * painter.between(0.07, 0.12)
        const x = -reach + (reach * 2 * tower) / count + painter.between(-2, 2)
        paintHouse(sheet, {
          box: [x, 0, width, z * painter.between(0.16, 0.42)],
          color: painter.pick(TOWERS),
          windows: { columns: 6, rows: 14, across: 0.6, up: 0.55, litShare: 0.5, frame: [120, 126, 138] },
        })
      }
    })
}

const paintRows = (painter: BackdropPainter): void => {
  const lots = path('26 36, 18 26, 11 18, 5.5 11')
  for (const [from, to] of lots)
    painter.sheet((from + to) / 2, (sheet) => {
      for (const x of [-4.6, 4.8])
        paintStreetHouse(sheet, {
          x,
          from,
          to,
          height: painter.between(13, 24),
          color: painter.pick(TOWERS),
          windows: { columns: 4, rows: 8, across: 0.62, up: 0.62, litShare: 0.45, frame: [96, 100, 108] },
          shop: {
            color: painter.pick(palette('58 60 70, 92 66 54, 70 84 92')),
            awning: painter.random() < 0.4 ? [150, 44, 44] : undefined,
          },
        })
    })
  paintSigns(painter)
}

const paintSigns = (painter: BackdropPainter): void => {
  const { lamps } = painter.ambience
  for (const [x, z, y] of triples('-4.2 9 3.4, 4.3 12 3.6, -4.3 17 4.2, 4.2 8 4.6')) {
    const color = painter.pick(NEON)
    painter.glow([x, y + 1, z], 2.2, { color, alpha: 0.6 * lamps })
    painter.sheet(z, (sheet) => {
      const across = Math.sign(x) * -0.62
      sheet.face(facing(standing([x, x + across, y], [x, x + across, y + 2.2]), z), [64, 62, 70])
      sheet.shine(facing(standing([x, x + across, y], [x, x + across, y + 2.2]), z), color, 0.2 + 0.65 * lamps)
      for (let mark = 0; mark < 4; mark++) {
        const low = y + 0.15 + mark * 0.52
        sheet.shine(
          facing(
            standing([x + across * 0.25, x + across * 0.75, low], [x + across * 0.25, x + across * 0.75, low + 0.34]),
            z,
          ),
          [255, 246, 250],
          0.35 + 0.55 * lamps,
        )
      }
    })
  }
}

const paintMarkings = (sheet: Sheet): void => {
  const wear = 0.62 * (1 - 0.7 * sheet.painter.ambience.snow)
  for (let stripe = -5; stripe <= 5; stripe++) {
    const x = stripe * 0.95
    sheet.face(lying([x - 0.24, x + 0.24, 3.4], [x - 0.24, x + 0.24, 6.2]), [226, 224, 216], wear)
  }
  for (let dash = 0; dash < 8; dash++) {
    const z = 8 + dash * 4
    sheet.face(lying([-0.08, 0.08, z], [-0.08, 0.08, z + 2]), [226, 204, 130], wear)
  }
  for (const side of [-1, 1]) {
    sheet.face(lying([side * 3.6, side * 4.9, 1], [side * 3.6, side * 4.9, 40]), [150, 148, 146])
    sheet.straight([side * 3.6, 0.05, 2], [side * 3.6, 0.05, 40], 0.1, [176, 174, 170])
  }
}

/** A wide avenue between towers, with a crossing, traffic and signs that light up when it gets dark. */
export const city = outdoors({
  words:
    'city|city street|street|downtown|urban|new york|manhattan|avenue|crosswalk|zebra crossing|traffic|shopping street|london|shanghai|dubai|city corner|downtown street|high street|sidewalk|pavement|street crossing|financial district|business district|main street|metropolis|big city|urban street|urban jungle|new york street|manhattan street|nyc street|fifth avenue|wall street|new york city|nyc|chicago|city center|city centre|midtown|streets of new york|city background|urban background|city sidewalk|business street|skyscraper street|big city street|urban city|city avenue|brooklyn|los angeles|san francisco|berlin|moscow|toronto|sydney|mumbai|mumbai street|delhi|lagos|nairobi|seoul|hong kong|singapore|bangkok|milan|madrid|istanbul|johannesburg|mexico city|buenos aires|sao paulo|busy street|london street|berlin street|tokyo crossing|shibuya|shibuya crossing|soho|times square street|outside fashion week|fashion week street|warsaw|stockholm|boston|seattle|philadelphia|montreal|vancouver|melbourne|frankfurt|munich|hamburg|zurich|brussels|taipei|beijing|jakarta|manila|kuala lumpur|karachi|bogota|atlanta|detroit|kyiv|warsaw street|glasgow|manchester|dublin|city block|office district|busy intersection|intersection|city square|brownstone street|brownstones',
  wordsAtNight: 'tokyo|times square|city lights|neon|neon lights|night city|city night|neon city|las vegas',
  times: { day: 2, 'golden-hour': 1.5, dusk: 2, night: 2.5 },
  weathers: { clear: 5, rain: 1.4, cloudy: 1 },
  dress: { casual: 2, smart: 2, evening: 1, cold: 1 },
  seen: 'skyscrapers|cars|traffic|crosswalk|zebra crossing|buildings|towers|asphalt|street|skyline|avenue|sidewalk|tall buildings|high rises|shops|traffic lights|wet asphalt|wet street|urban|pavement',
  like: 'modern|urban|american|big|large|wide|busy|long|grey|huge',
  paint(painter) {
    paintSky(painter)
    paintSkyline(painter)
    paintGround(painter, {
      pattern: 'asphalt',
      color: [112, 114, 122],
      detail: [86, 88, 96],
      snowed: 0.5,
      marks: paintMarkings,
    })
    paintRows(painter)
    painter.reflect(0.6 * painter.ambience.wetness, 30)
    paintTraffic(painter, [
      [-2.2, 16, true],
      [2.4, 13, false],
      [-0.9, 26, true],
      [1.3, 30, false],
    ])
    paintStreetLamps(painter, path('-3.1 8.5, 3.3 10.5'), 4.4)
    const { lamps } = painter.ambience
    paintSparkle(painter, {
      count: Math.round(8 + 40 * lamps),
      x: [-7, 7],
      y: [0.4, 4.5],
      z: [18, 34],
      colors: LIGHTS,
      alpha: [0.2 * lamps + 0.04, 0.75 * lamps + 0.06],
      size: 0.08,
    })
  },
})
