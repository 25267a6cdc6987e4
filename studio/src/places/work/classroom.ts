import { palette } from '../../image/rgb.ts'
import { paintBlock } from '../elements/furniture.ts'
import { paintGround } from '../elements/ground.ts'
import { paintRoom } from '../elements/room.ts'
import { paintGardenView } from '../elements/window-views.ts'
import { indoors } from '../place.ts'
import { upright } from '../world/sheet.ts'

/** A classroom: a chalkboard with writing, rows of desks, a globe, windows to the side. */
export const classroom = indoors({
  isTelling: true,
  words:
    'classroom|chalkboard|blackboard|school|at school|lecture hall|school desk|high school|whiteboard|lecture room|school classroom|math class|school room|university classroom|class room',
  times: { day: 4 },
  dress: { casual: 2, smart: 1 },
  seen: 'chalkboard|blackboard|desk|desks|chairs|school desk|tables|clock|school',
  like: 'wooden|old|traditional|indoor|bright|empty|quiet|tidy|elementary|school',
  hasPlainWalls: true,
  paint(painter) {
    const depth = 7
    paintRoom(painter, {
      halfWidth: 3.8,
      depth,
      height: 3.2,
      wall: [226, 218, 198],
      ceiling: [240, 240, 236],
      frame: [232, 230, 224],
      sideWindows: [
        [2.6, 4.2, 1, 2.6],
        [4.8, 6.4, 1, 2.6],
      ],
      outside: () => paintGardenView(painter),
      onWall: (sheet) => {
        sheet.rect([-2.1, 0.95, 4.2, 1.5], [120, 86, 54])
        sheet.rect([-2.03, 1.02, 4.06, 1.36], [44, 82, 68])
        for (let line = 0; line < 5; line++) {
          let x = -1.85
          while (x < 1.6) {
            const word = painter.between(0.12, 0.4)
            sheet.line(
              [
                [x, 2.2 - line * 0.24, depth],
                [x + word * 0.5, 2.23 - line * 0.24, depth],
                [x + word, 2.2 - line * 0.24, depth],
              ],
              0.022,
              [226, 232, 226],
            )
            x += word + 0.1
            if (painter.random() < 0.2) x += 0.7
          }
        }
        sheet.ellipse([2.7, 2.5], [0.26, 0.26], [246, 246, 242])
        sheet.straight([2.7, 2.5, depth], [2.7, 2.68, depth], 0.02, [40, 40, 44])
        sheet.straight([2.7, 2.5, depth], [2.82, 2.46, depth], 0.02, [40, 40, 44])
      },
    })
    paintGround(painter, {
      pattern: 'planks',
      color: [186, 150, 108],
      detail: [150, 118, 82],
      farMetres: depth,
      tileMetres: 0.14,
    })
    for (const z of [6, 4.9])
      painter.sheet(z, (sheet) => {
        for (const x of [-2.6, -0.9, 0.8, 2.5]) {
          sheet.shadow([x, z], 0.5, 0.3)
          for (const dx of [-0.4, 0.4]) sheet.line(upright([x + dx, z], [0, 0.68]), 0.04, [110, 114, 120])
          paintBlock(sheet, [x - 0.45, 0.68, 0.9, 0.05], { color: [206, 166, 112], depth: 0.45 })
          sheet.rect([x - 0.2, 0.73, 0.3, 0.05], painter.pick(palette('176 60 60, 60 96 150, 80 130 90')))
        }
      })
  },
})
