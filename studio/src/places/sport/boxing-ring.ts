import { paintBlock, paintPasserBy } from '../elements/furniture.ts'
import { paintGround } from '../elements/ground.ts'
import { indoors } from '../place.ts'
import { indoorsOf } from '../world/ambience.ts'
import { across, facing, standing } from '../world/sheet.ts'

/** A boxing ring under spots: ropes, corner posts, a canvas and a dark hall. */
export const boxingRing = indoors({
  isTelling: true,
  words: 'boxing ring|boxing gym|fight night|wrestling ring|boxing match|ring ropes',
  times: { night: 1 },
  weathers: { clear: 1 },
  dress: { sport: 4 },
  lightings: { dramatic: 1 },
  seen: 'ropes|spotlight|spotlights|stage lights|lights|crowd|audience',
  like: 'dark|indoor|gritty|smoky',
  paint(painter) {
    painter.ambience = {
      ...indoorsOf(painter.ambience),
      light: [1, 1, 1.04],
      lamps: 1,
      haze: [24, 26, 34],
      hazePerMetre: 0.01,
    }
    painter.sheet(14, (sheet) => sheet.shade([-14, -1, 28, 12], [16, 18, 26], [44, 46, 58]))
    for (let row = 0; row < 3; row++)
      painter.sheet(12 - row, (sheet) => {
        for (let x = -8; x < 8; x += painter.between(0.5, 0.8))
          paintPasserBy(sheet, x, { coat: [50, 50, 62], hair: [28, 26, 30] })
      })
    for (const x of [-2.4, 0, 2.4]) {
      painter.glow([x, 5.2, 8], 2, { color: [255, 250, 236], alpha: 0.9 })
      painter.sheet(8, (sheet) =>
        sheet.shine(facing(standing([x - 0.2, x + 0.2, 5.2], [x - 1.6, x + 1.6, 0]), 8), [255, 250, 236], 0.09),
      )
    }
    paintGround(painter, { pattern: 'plain', color: [186, 192, 200], farMetres: 7.4 })
    painter.sheet(7.2, (sheet) => {
      for (const side of [-1, 1]) {
        paintBlock(sheet, [side * 3.2 - 0.14, 0, 0.28, 1.6], {
          color: side < 0 ? [176, 36, 40] : [40, 70, 150],
          depth: 0.28,
        })
      }
      for (const [y, color] of [
        [0.5, [226, 226, 230]],
        [0.85, [200, 44, 48]],
        [1.2, [226, 226, 230]],
        [1.5, [44, 80, 170]],
      ] as const)
        sheet.line(across([-3.2, 3.2], [y, 7.2]), 0.07, [...color])
    })
    painter.sheet(4, (sheet) => {
      for (const side of [-1, 1])
        for (const [y, color] of [
          [0.5, [226, 226, 230]],
          [0.85, [200, 44, 48]],
          [1.2, [226, 226, 230]],
          [1.5, [44, 80, 170]],
        ] as const)
          sheet.straight([side * 3.2, y, 7.2], [side * 3.2, y, 2], 0.07, [...color])
    })
  },
})
