import { palette } from '../../image/rgb.ts'
import { path } from '../../math/spline.ts'
import { paintHouse, paintStreetHouse } from '../elements/buildings.ts'
import { GREEN, paintBed, paintPottedPlantRow } from '../elements/foliage.ts'
import { paintGround } from '../elements/ground.ts'
import { paintGarland, paintStreetLamps } from '../elements/lamps.ts'
import { paintSky } from '../elements/sky.ts'
import { LIT_EVENING, outdoors } from '../place.ts'

const PLASTER = palette('226 186 128, 214 146 110, 236 214 178, 196 120 92, 222 196 160')
const SHUTTERS = palette('66 104 88, 86 116 140, 120 74 56')
const FLOWERS = palette('206 54 70, 236 128 150, 246 224 220')

/** A narrow southern lane: plastered houses with shutters, cobbles, flower pots, a bell tower at its end. */
export const oldTown = outdoors({
  words:
    'old town|lane|cobblestone street|cobblestones|village|rome|florence|seville|lisbon|barcelona|mediterranean town|narrow street|staircase|stone steps|stairs|steps|archway|cobbled street|cobbled alley|cobblestone alley|side street|italian street|european street|mediterranean street|spanish street|sun drenched street|tuscan village|provence village|european old town|european alley|historic center|historic centre|italian village|italian town|stone village|medieval town|cobbled lane|italian alley|tuscan town|spanish town|spanish village|narrow alley|narrow lane|village street|old street|historic street|small town|old city|town|european city street|italian old town|cobblestone lane|church square|old town street|european town|spanish old town|mediterranean village|old town alley|siena|cobblestone road|streets of italy|streets of europe|prague|vienna|naples|sicily|italy street|amalfi|positano|dubrovnik|piazza|plaza|town square|greece street|white houses|verona|bologna|granada|toledo|porto|krakow|budapest|salzburg|heidelberg|edinburgh|malaga|palermo|athens|cartagena|oaxaca|antigua|san miguel de allende|tallinn|vilnius|zagreb|ljubljana|village square|market town|spanish plaza|italian piazza|bavarian village|alsace|tuscany village',
  times: LIT_EVENING,
  dress: { summer: 2, casual: 2, smart: 1 },
  isLampLit: true,
  seen: 'cobblestones|cobblestone street|houses|church|church tower|clock tower|flower pots|flowers|tower|shutters|old houses|colorful houses|street|lantern|plants|stairs',
  like: 'old|historic|narrow|european|italian|mediterranean|quiet|empty|colorful|colourful|picturesque|medieval|charming|little|small|spanish|traditional|cobbled|ancient|romantic|sunny|southern|french|beautiful',
  paint(painter) {
    paintSky(painter)
    painter.sheet(34, (sheet) => {
      for (const x of [-7, -2.6, 2.4])
        paintHouse(sheet, {
          box: [x, 0, 4.6, painter.between(6, 8.5)],
          color: painter.pick(PLASTER),
          windows: { columns: 2, rows: 3, shutters: painter.pick(SHUTTERS) },
          roof: { color: [166, 92, 66], height: 1.6, kind: 'gable' },
        })
      paintHouse(sheet, {
        box: [-1.4, 0, 2.6, 13],
        color: [220, 200, 168],
        windows: { columns: 1, rows: 4, across: 0.34, arched: true },
        roof: { color: [150, 84, 62], height: 2.8, kind: 'gable' },
      })
    })
    paintGround(painter, {
      pattern: 'cobbles',
      color: [154, 142, 130],
      detail: [106, 98, 92],
      tileMetres: 0.15,
      snowed: 0.8,
    })
    for (const [from, to] of path('19 27, 13 19, 8.5 13, 5 8.5, 2.6 5'))
      painter.sheet((from + to) / 2, (sheet) => {
        for (const x of [-2.5, 2.6])
          paintStreetHouse(sheet, {
            x,
            from,
            to,
            height: painter.between(6.4, 8.4),
            color: painter.pick(PLASTER),
            windows: { columns: 2, rows: 2, across: 0.3, up: 0.52, shutters: painter.pick(SHUTTERS), litShare: 0.55 },
            shop:
              painter.random() < 0.4
                ? {
                    color: painter.pick(palette('96 66 50, 72 88 84, 120 62 54')),
                    height: 2.7,
                  }
                : undefined,
          })
      })
    painter.reflect(0.5 * painter.ambience.wetness, 24)
    painter.sheet(6.4, (sheet) => {
      paintPottedPlantRow(sheet, [-2.1, 2.15], { colors: GREEN, flowers: FLOWERS })
      paintBed(sheet, { from: -2.5, to: -1.7, height: 0.5, colors: GREEN, flowers: FLOWERS })
    })
    paintStreetLamps(painter, [[-1.95, 9.5]], 3.2)
    paintGarland(painter, { from: [-2.5, 4.7, 7], to: [2.6, 4.9, 8], bulbs: 9, sag: 0.22 })
    paintGarland(painter, { from: [-2.5, 4.9, 12], to: [2.6, 4.8, 13], bulbs: 9, sag: 0.24 })
    painter.glow([0, 0.2, 7.5], 3.2, { color: [255, 190, 120], alpha: 0.3 * painter.ambience.lamps })
  },
})
