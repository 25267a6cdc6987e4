import { palette, scaleRgb } from '../../image/rgb.ts'
import { paintGround } from '../elements/ground.ts'
import { paintRoom } from '../elements/room.ts'
import { indoors } from '../place.ts'
import { lying, sideCorners } from '../world/sheet.ts'

const DEPTH = 20
const LOCKER = 0.42

/** The hallway of a school: rows of lockers, strips of light, shiny tiles, a door with a pane at its end. */
export const schoolHallway = indoors({
  isTelling: true,
  words:
    'school hallway|school corridor|locker|lockers|locker room|school lockers|row of lockers|high school hallway|gym lockers|changing room lockers',
  times: { day: 1 },
  weathers: { clear: 1 },
  dress: { casual: 4, sport: 1 },
  seen: 'hallway|corridor|doors|door|school|high school|locker|lockers|tiles|neon tubes|fluorescent lights',
  like: 'long|empty|american|quiet|bright|indoor|school|busy|colorful|clean',
  paint(painter) {
    const color = painter.pick(palette('62 108 152, 176 62 56, 74 128 108'))
    paintRoom(painter, { halfWidth: 2.1, depth: DEPTH, height: 2.9, wall: [222, 218, 206], ceiling: [226, 228, 226] })
    painter.sheet(DEPTH * 0.99, (sheet) => {
      for (const x of [-0.95, 0.02]) {
        sheet.rect([x, 0, 0.93, 2.15], [128, 92, 62])
        sheet.rect([x + 0.28, 1.05, 0.36, 0.85], [206, 222, 226])
      }
    })
    paintGround(painter, {
      pattern: 'flags',
      color: [206, 202, 192],
      detail: [176, 172, 164],
      tileMetres: 0.4,
      farMetres: DEPTH,
    })
    painter.sheet(9, (sheet) => {
      for (const side of [-1, 1]) {
        const x = side * 1.9
        sheet.face(sideCorners(x, [1.8, DEPTH - 1], [0, 2]), scaleRgb(color, 0.6))
        for (let z = 1.8; z < DEPTH - 1.4; z += LOCKER) {
          sheet.face(
            sideCorners(x * 0.995, [z + 0.015, z + LOCKER - 0.015], [0.08, 1.95]),
            scaleRgb(color, painter.between(0.92, 1.08) * (side < 0 ? 0.86 : 1.08)),
          )
          for (let slit = 0; slit < 3; slit++)
            sheet.face(
              sideCorners(x * 0.99, [z + 0.1, z + LOCKER - 0.1], [1.66 + slit * 0.07, 1.69 + slit * 0.07]),
              scaleRgb(color, 0.6),
            )
          sheet.face(sideCorners(x * 0.985, [z + LOCKER - 0.1, z + LOCKER - 0.06], [0.98, 1.12]), [206, 210, 214])
        }
      }
    })
    painter.reflect(0.16, DEPTH)
    painter.sheet(10, (sheet) => {
      for (let z = 3; z < DEPTH - 2; z += 3.4)
        sheet.face(lying([-0.35, 0.35, z], [-0.35, 0.35, z + 1.5], 2.88), [255, 255, 250])
    })
  },
})
