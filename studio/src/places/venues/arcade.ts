import { palette, scaleRgb } from '../../image/rgb.ts'
import { path } from '../../math/spline.ts'
import { paintBlock } from '../elements/furniture.ts'
import { paintGround } from '../elements/ground.ts'
import { indoors } from '../place.ts'
import { indoorsOf } from '../world/ambience.ts'
import { corners, standing } from '../world/sheet.ts'

/** An arcade: rows of glowing machines, a carpet of stars, neon along the ceiling. */
export const arcade = indoors({
  isTelling: true,
  words: 'arcade|video game arcade|arcade machines|retro arcade|neon arcade|pinball arcade|video arcade|arcade games',
  times: { night: 1 },
  weathers: { clear: 1 },
  dress: { casual: 3, evening: 1 },
  lightings: { cool: 1 },
  seen: 'neon|neon lights|screens|machines|game machines|led strips|monitors',
  like: 'retro|dark|neon|indoor|colorful|futuristic',
  paint(painter) {
    const depth = 8
    painter.ambience = {
      ...indoorsOf(painter.ambience),
      light: [0.42, 0.36, 0.6],
      lamps: 1,
      haze: [40, 24, 66],
      hazePerMetre: 0.012,
    }
    const neon = palette('255 60 160, 60 200 255, 255 200 60, 140 90 255')
    painter.sheet(depth, (sheet) => {
      sheet.shade([-6, 0, 12, 4.6], [40, 22, 70], [66, 36, 96])
      for (const [y, tone] of path('3.4 0, 3.1 1')) sheet.shine(corners([-6, y, 12, 0.07], depth), neon[tone])
    })
    for (const y of [3.4, 3.1]) painter.glow([0, y, depth], 3.4, { color: neon[y > 3.2 ? 0 : 1], alpha: 0.4 })
    for (const z of [7.2, 5.4])
      painter.sheet(z, (sheet) => {
        for (const x of [-3.3, -2.3, -1.3, 1.3, 2.3, 3.3]) {
          const tone = painter.pick(neon)
          sheet.shadow([x, z], 0.6, 0.4)
          sheet.poly(standing([x - 0.4, x + 0.4, 0], [x - 0.4, x + 0.4, 1.9]), [44, 36, 62])
          sheet.shine(corners([x - 0.36, 1.6, 0.72, 0.26], z), tone, 0.95)
          sheet.shine(corners([x - 0.31, 0.98, 0.62, 0.5], z), scaleRgb(painter.pick(neon), 0.62))
          for (let bit = 0; bit < 9; bit++)
            sheet.shine(
              corners([x + painter.between(-0.28, 0.2), painter.between(1, 1.4), 0.07, 0.05], z),
              painter.pick(neon),
            )
          paintBlock(sheet, [x - 0.4, 0.78, 0.8, 0.1], { color: [60, 52, 80], depth: 0.2, z: z - 0.25 })
          for (const dx of [-0.2, 0.1, 0.22])
            sheet.shine(corners([x + dx, 0.88, 0.05, 0.04], z - 0.2), painter.pick(neon))
        }
      })
    for (const z of [7.2, 5.4])
      for (const side of [-1, 1]) painter.glow([side * 2.4, 1.4, z], 1.6, { color: painter.pick(neon), alpha: 0.4 })
    paintGround(painter, {
      pattern: 'checker',
      color: [54, 38, 84],
      detail: [74, 46, 110],
      tileMetres: 0.4,
      farMetres: depth,
    })
    painter.reflect(0.36, depth)
  },
})
