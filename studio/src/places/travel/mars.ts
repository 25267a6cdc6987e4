import { path } from '../../math/spline.ts'
import { paintGround } from '../elements/ground.ts'
import { paintRidge } from '../elements/land.ts'
import { indoors } from '../place.ts'
import { corners } from '../world/sheet.ts'

/** The plain of Mars: red sand strewn with stones, mesas in dust under a butterscotch sky. */
export const mars = indoors({
  isTelling: true,
  words: 'mars|on mars|red planet|mars surface|martian landscape|surface of mars|martian desert',
  times: { day: 1 },
  weathers: { clear: 1 },
  dress: { casual: 1 },
  lightings: { warm: 1, dramatic: 1 },
  seen: 'red dust|dust|craters|planet|rocks|stones|sand|hills|red sand|red rocks',
  like: 'red|empty|vast|alien|remote|barren|quiet|dusty|rocky',
  paint(painter) {
    painter.ambience = { ...painter.ambience, light: [1.04, 0.98, 0.92], haze: [206, 146, 104], hazePerMetre: 0.0022 }
    painter.sheet(3000, (sheet) => {
      sheet.shine(corners([-3000, -1500, 6000, 6000], 3000), [214, 164, 118])
      for (let band = 0; band < 14; band++)
        sheet.shine(corners([-3000, -1500, 6000, 1700 + band * 95], 3000), [228, 176, 128], 0.1)
    })
    for (const [z, height] of path('700 96, 420 46, 200 15'))
      paintRidge(painter, { z, height, color: [164, 88, 56], roughness: 0.4 })
    paintGround(painter, { pattern: 'sand', color: [190, 102, 62], detail: [150, 76, 48] })
    painter.ground((sheet) => {
      for (let crater = 0; crater < 9; crater++) {
        const [x, z, radius] = [painter.between(-14, 14), painter.between(9, 44), painter.between(0.5, 1.7)]
        sheet.disc([x, 0, z], radius, [206, 126, 84])
        sheet.disc([x + radius * 0.1, -0.01, z + radius * 0.12], radius * 0.84, [138, 70, 46])
      }
      for (let stone = 0; stone < 90; stone++) {
        const [x, z, size] = [painter.between(-12, 12), painter.between(4, 34), painter.between(0.05, 0.26)]
        sheet.disc([x + size * 0.5, 0, z], size * 1.1, [128, 64, 42])
        sheet.disc([x, size * 0.5, z], size, [170, 92, 60])
      }
    })
  },
})
