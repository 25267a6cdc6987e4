import { palette } from '../../image/rgb.ts'
import type { Rgb } from '../../image/rgb.ts'
import { DEEP_GREEN, GREEN, paintTree } from '../elements/foliage.ts'
import { paintGround } from '../elements/ground.ts'
import { paintSky } from '../elements/sky.ts'
import { outdoors } from '../place.ts'
import type { BackdropPainter } from '../world/backdrop-painter.ts'
import { corners, lying, standing, upright } from '../world/sheet.ts'

const LANE = 1.22
const GRASS: Rgb = [84, 142, 68]
const PAINT: Rgb = [244, 242, 236]
/** How far the straight runs before it bends away behind the stand. */
const STRAIGHT = 70
const SEATS = palette('38 86 160, 46 96 172, 32 76 146')
const SPECTATORS = palette('206 170 150, 150 50 54, 226 222 214, 44 44 52, 230 178 60')

/** Rows of seats under a roof, with a few people who watch a training. */
const paintStand = (painter: BackdropPainter, left: number): void =>
  painter.sheet(STRAIGHT + 4, (sheet) => {
    sheet.rect([left, 0, 34, 1.6], [206, 208, 210])
    for (let row = 0; row < 9; row++) {
      sheet.rect([left, 1.6 + row * 0.62, 34, 0.62], painter.pick(SEATS))
      sheet.rect([left, 1.6 + row * 0.62, 34, 0.12], [196, 200, 204])
      for (let person = 0; person < 9; person++)
        sheet.ellipse([left + painter.between(0.5, 33.5), 2.2 + row * 0.62], [0.24, 0.34], painter.pick(SPECTATORS))
    }
    sheet.rect([left, 7.2, 34, 1.9], [92, 98, 108])
    for (let post = 0; post <= 34; post += 8.5)
      sheet.line(upright([left + post, STRAIGHT + 4], [1.6, 10.4]), 0.3, [210, 212, 216])
    sheet.poly(standing([left - 1.5, left + 35.5, 9.1], [left - 0.5, left + 34.5, 10.6]), [226, 228, 232])
  })

/** A running track: lanes that run away beside a lawn, a stand and trees at the end of the straight, masts of floodlights. */
export const runningTrack = outdoors({
  isTelling: true,
  words:
    'running track|track and field|athletics track|race track stadium|athletics field|stadium track|track|tartan track|starting line|starting blocks|finish line|crossing the finish line|athletics stadium|track meet|sprint track',
  times: { day: 3, 'golden-hour': 2, night: 1 },
  dress: { sport: 5 },
  isLampLit: true,
  seen: 'lanes|lane|lines|grass|lawn|stands|stand|seats|spectators|floodlights|trees|red track|field',
  like: 'red|empty|sunny|outdoor|olympic|big|large|quiet|local|school',
  paint(painter) {
    paintSky(painter)
    const side = painter.random() < 0.5 ? -1 : 1
    painter.sheet(STRAIGHT + 16, (sheet) => {
      for (let x = -64; x < 64; x += painter.between(4, 7))
        paintTree(sheet, {
          x,
          height: painter.between(9, 14),
          spread: painter.between(3.4, 5),
          colors: painter.pick([GREEN, DEEP_GREEN]),
        })
    })
    paintStand(painter, side < 0 ? -38 : 4)
    for (const x of [-30, -12, 12, 30]) {
      painter.sheet(STRAIGHT + 2, (sheet) => {
        sheet.line(upright([x, STRAIGHT + 2], [0, 16]), 0.3, [150, 156, 164])
        for (let lamp = 0; lamp < 6; lamp++)
          sheet.shine(
            corners([x - 1.4 + (lamp % 3), 16 + Math.floor(lamp / 3) * 0.8, 0.8, 0.6], STRAIGHT + 2),
            [255, 255, 246],
          )
      })
      painter.glow([x, 16.5, STRAIGHT + 2], 6, {
        color: [236, 244, 255],
        alpha: 0.2 + 0.6 * painter.ambience.lamps,
      })
    }
    // Whoever stands here stands in the middle of a lane.
    const inner = side * 2.5 * LANE
    const outer = -side * 5.5 * LANE
    paintGround(painter, {
      pattern: 'asphalt',
      color: [178, 76, 54],
      detail: [150, 60, 44],
      farMetres: STRAIGHT,
      marks: (sheet) => {
        /** From one side to another, whichever is the left one, and from near to far. */
        const lie = (sides: readonly [number, number], near: number, far: number, color: Rgb): void => {
          const [left, right] = [Math.min(...sides), Math.max(...sides)]
          sheet.face(lying([left, right, near], [left, right, far]), color)
        }
        lie([inner, side * 60], 0.4, STRAIGHT, GRASS)
        lie([outer - side * 0.3, -side * 60], 0.4, STRAIGHT, GRASS)
        for (let lane = 0; lane <= 8; lane++) {
          const x = inner - side * lane * LANE
          // Farther lines are painted a little broader, or a lens out of focus would lose them.
          sheet.face(
            [
              [x - 0.025, 0, 0.4],
              [x + 0.025, 0, 0.4],
              [x + 0.06, 0, STRAIGHT],
              [x - 0.06, 0, STRAIGHT],
            ],
            PAINT,
          )
        }
        lie([inner, outer], 9, 9.12, PAINT)
      },
    })
  },
})
