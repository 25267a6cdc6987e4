import type { Rgb } from '../../image/rgb.ts'
import { path } from '../../math/spline.ts'
import { GREEN } from '../elements/foliage.ts'
import type { LeafColors } from '../elements/foliage.ts'
import { paintBistroTable, paintChair, paintPottedPlant } from '../elements/furniture.ts'
import { paintGround } from '../elements/ground.ts'
import { paintGarland } from '../elements/lamps.ts'
import { paintSky } from '../elements/sky.ts'
import { outdoors } from '../place.ts'
import type { Sheet } from '../world/sheet.ts'

const WHITEWASH: Rgb = [240, 236, 226]

const BLOOM: LeafColors = { dark: [92, 40, 70], plain: [206, 56, 122], light: [240, 140, 176] }

const paintPillar = (sheet: Sheet, x: number): void => {
  sheet.rect([x - 0.17, 0, 0.34, 3.4], WHITEWASH)
  sheet.rect([x + 0.07, 0, 0.1, 3.4], [212, 206, 196])
}

/** "A terrace with a view of the sea", and whatever else looks out on it. */
const VIEWS = ['terrace', 'balcony', 'veranda', 'patio', 'deck', 'restaurant']
  .flatMap((from) =>
    [
      'with a view of the',
      'with view of the',
      'with a view over the',
      'with views of the',
      'overlooking the',
      'above the',
    ].flatMap((how) => ['sea', 'ocean', 'mediterranean', 'bay', 'coast'].map((water) => `${from} ${how} ${water}`)),
  )
  .join('|')

/** A hotel's terrace by the sea: a white parapet, tables laid for breakfast, pots in bloom, an island on the horizon. */
export const seaTerrace = outdoors({
  isTelling: true,
  words:
    'hotel terrace|breakfast terrace|hotel breakfast terrace|hotel balcony|sea terrace|terrace by the sea|balcony with a view|sea view|ocean view|greek terrace|santorini terrace|seaside restaurant|beach restaurant|hotel breakfast|patio|veranda|greek island|amalfi coast|mediterranean terrace|seaside terrace|balcony by the sea|santorini|white walls with bougainvillea|bougainvillea|greece|mykonos|mediterranean villa|italian terrace|beach terrace|ocean terrace|balcony with sea view|ocean balcony|seaside balcony|terrace with sea view|greek summer|greek village terrace|greek taverna|greek holiday|seaside terrace restaurant|positano terrace|balcony with ocean view|cliffside terrace|mediterranean balcony|mediterranean coast|aegean sea|hotel balcony with a view|terrace restaurant by the sea|greek isles|beachfront terrace|villa terrace|white houses with blue domes|amalfi terrace|capri|sorrento|cycladic terrace|bougainvillea terrace|' +
    VIEWS,
  times: { day: 3, 'golden-hour': 2, dusk: 1 },
  dress: { summer: 3, casual: 1 },
  isLampLit: true,
  seen: 'sea|flowers|bougainvillea|chairs|table|tables|string lights|island|sea view|ocean view|pergola|lights|fairy lights|ocean|garland|bay',
  like: 'greek|mediterranean|white|sunny|quiet|empty|private|romantic|outdoor|stone|beautiful|southern|italian|spanish|charming|seaside|rustic',
  paint(painter) {
    paintSky(painter)
    painter.sheet(300, (sheet) => {
      sheet.rect([-300, -140, 600, 141.5], [58, 122, 152])
      sheet.poly(path('-90 1, -60 11, -34 15, -8 8, 26 1'), [124, 138, 150])
      for (let glint = 0; glint < 70; glint++)
        sheet.rect(
          [painter.between(-120, 120), painter.between(-60, -1), painter.between(2, 9), 0.5],
          [226, 240, 246],
          0.5,
        )
    })
    paintGround(painter, {
      pattern: 'flags',
      color: [222, 206, 182],
      detail: [188, 170, 146],
      tileMetres: 0.5,
      farMetres: 7,
    })
    painter.reflect(0.3 * painter.ambience.wetness, 7)
    painter.sheet(7, (sheet) => {
      sheet.rect([-6, 0, 12, 0.86], WHITEWASH)
      sheet.rect([-6, 0.86, 12, 0.09], [250, 247, 240])
      for (const x of [-3.4, 3.3]) paintPillar(sheet, x)
      sheet.rect([-6, 3.35, 12, 0.16], [150, 116, 84])
    })
    painter.sheet(6.4, (sheet) => {
      paintPottedPlant(sheet, { x: -2.5, height: 1.6, pot: [190, 112, 78], colors: BLOOM })
      paintPottedPlant(sheet, { x: 2.6, height: 1.3, pot: [190, 112, 78], colors: GREEN })
    })
    painter.sheet(5, (sheet) => {
      for (const x of [-1.6, 1.6]) {
        paintChair(sheet, { x: x - 0.5, z: 5.2, color: [120, 146, 160] })
        paintChair(sheet, { x: x + 0.5, z: 5.1, color: [120, 146, 160] })
        paintBistroTable(sheet, { x, z: 5, top: [246, 242, 234], flower: [226, 96, 128] })
      }
    })
    paintGarland(painter, { from: [-3.4, 3.2, 6.6], to: [3.4, 3.2, 6.6], bulbs: 11, sag: 0.24 })
  },
})
