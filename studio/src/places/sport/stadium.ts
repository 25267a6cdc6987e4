import { palette } from '../../image/rgb.ts'
import { path } from '../../math/spline.ts'
import { paintGround } from '../elements/ground.ts'
import { paintSky } from '../elements/sky.ts'
import { outdoors } from '../place.ts'
import { across, corners, lying, standing, upright } from '../world/sheet.ts'

const SPECTATORS = palette('206 170 150, 150 50 54, 60 84 140, 226 222 214, 44 44 52')

/** A stadium: mown stripes and white lines, a goal, stands full of people, masts of floodlights. */
export const stadium = outdoors({
  isTelling: true,
  words:
    'stadium|football field|soccer field|football stadium|football pitch|sports field|arena|packed arena|football arena|soccer stadium|big stadium|football ground|world cup|sports stadium|sports arena|olympics|soccer pitch',
  times: { day: 3, night: 1, 'golden-hour': 1 },
  dress: { sport: 4 },
  isLampLit: true,
  seen: 'grass|crowd|audience|stands|floodlights|football pitch|spectators|seats|lawn|stadium lights|field',
  like: 'huge|green|big|large|crowded|packed|busy|full|olympic|sold out',
  paint(painter) {
    paintSky(painter)
    painter.sheet(60, (sheet) => {
      sheet.poly(standing([-60, 60, 0], [-60, 60, 19]), [92, 96, 106])
      for (let head = 0; head < 2600; head++)
        sheet.rect([painter.between(-58, 58), painter.between(2, 17), 0.4, 0.45], painter.pick(SPECTATORS))
      sheet.rect([-60, 0.3, 120, 1.4], [40, 60, 110])
      for (let board = -55; board < 55; board += 11)
        sheet.rect([board, 0.5, 9, 1], painter.pick(palette('206 60 60, 240 210 80, 60 140 200, 236 236 236')))
      sheet.poly(path('-62 19, 62 19, 62 22, -62 21'), [206, 210, 216])
    })
    for (const x of [-26, -9, 9, 26]) {
      painter.sheet(58, (sheet) => {
        for (let lamp = 0; lamp < 8; lamp++)
          sheet.shine(
            corners([x + (lamp % 4) * 0.9 - 1.8, 23 + Math.floor(lamp / 4) * 0.9, 0.7, 0.7], 58),
            [255, 255, 246],
          )
      })
      painter.glow([x, 23.5, 58], 9, { color: [236, 244, 255], alpha: 0.3 + 0.6 * painter.ambience.lamps })
    }
    paintGround(painter, {
      pattern: 'grass',
      color: [74, 138, 62],
      detail: [60, 118, 52],
      farMetres: 58,
      marks: (sheet) => {
        for (let stripe = 0; stripe < 9; stripe++)
          if (stripe % 2) sheet.face(lying([-60, 60, 2 + stripe * 6], [-60, 60, 8 + stripe * 6]), [88, 154, 72], 0.6)
        for (const z of [6, 16, 40]) sheet.face(lying([-40, 40, z], [-40, 40, z + 0.16 + z * 0.006]), [240, 244, 238])
      },
    })
    painter.sheet(40, (sheet) => {
      for (const x of [-3.7, 3.7]) sheet.line(upright([x, 40], [0, 2.5]), 0.16, [246, 246, 246])
      sheet.line(across([-3.7, 3.7], [2.5, 40]), 0.16, [246, 246, 246])
    })
  },
})
