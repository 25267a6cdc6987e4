import { palette, scaleRgb } from '../../image/rgb.ts'
import type { Rgb } from '../../image/rgb.ts'
import { paintGround } from '../elements/ground.ts'
import { indoors } from '../place.ts'
import { indoorsOf } from '../world/ambience.ts'
import { corners, lying, sideCorners, standing } from '../world/sheet.ts'

/** The bridge of a spaceship: a wide window to stars and a planet, lit panels, a corridor of metal. */
export const spaceship = indoors({
  isTelling: true,
  words:
    'spaceship|spacecraft|space station|in space|space|outer space|cockpit|starship|sci fi corridor|spaceship interior',
  times: { night: 1 },
  weathers: { clear: 1 },
  dress: { casual: 1 },
  lightings: { cool: 1 },
  seen: 'moon|planet|stars|controls|control panel|screens|windows|buttons|lights|consoles',
  like: 'futuristic|dark|high tech|sci fi|alien|modern',
  paint(painter) {
    const depth = 7
    painter.ambience = {
      ...indoorsOf(painter.ambience),
      light: [0.62, 0.7, 0.86],
      lamps: 1,
      haze: [30, 40, 66],
      hazePerMetre: 0.008,
    }
    painter.sheet(60, (sheet) => {
      sheet.shine(corners([-60, -30, 120, 80], 60), [8, 10, 26])
      for (let star = 0; star < 240; star++)
        sheet.shine(
          corners([painter.between(-26, 26), painter.between(-8, 26), 0.14, 0.14], 60),
          [226, 232, 255],
          painter.between(0.3, 1),
        )
      sheet.ellipse([9, 13], [8, 8], [120, 150, 210])
      sheet.ellipse([8, 14], [7, 7], [150, 176, 226], { alpha: 0.6 })
      for (let band = 0; band < 6; band++)
        sheet.ellipse([9, 8 + band * 2], [7.4 - Math.abs(band - 2.5) * 1.2, 0.6], [206, 190, 214], { alpha: 0.35 })
    })
    painter.sheet(depth, (sheet) => {
      const hull: Rgb = [86, 94, 108]
      sheet.rect([-5, 0, 10, 1], hull)
      sheet.rect([-5, 3.1, 10, 2], hull)
      for (const side of [-1, 1]) sheet.rect([side > 0 ? 3.2 : -5, 0, 1.8, 5], hull)
      for (const x of [-1.1, 1.1])
        sheet.poly(standing([x - 0.1, x + 0.1, 1], [x * 0.9 - 0.1, x * 0.9 + 0.1, 3.1]), scaleRgb(hull, 0.8))
      for (let lamp = 0; lamp < 70; lamp++)
        sheet.shine(
          corners([painter.between(-3, 3), painter.between(0.35, 0.92), 0.09, 0.045], depth),
          painter.pick(palette('90 220 255, 255 170 70, 255 80 90, 140 255 170')),
          0.9,
        )
    })
    painter.sheet(4.6, (sheet) => {
      for (const side of [-1, 1]) {
        sheet.face(sideCorners(side * 2.9, [1.4, depth], [0, 4]), [74, 82, 96])
        for (const z of [2.4, 3.6, 4.8, 6])
          sheet.face(sideCorners(side * 2.86, [z, z + 0.8], [0.8, 2.6]), [96, 106, 122])
        sheet.shine(sideCorners(side * 2.84, [1.4, depth], [2.75, 2.84]), [120, 220, 255], 0.9)
      }
      sheet.face(lying([-2.9, 2.9, 1], [-2.9, 2.9, depth], 3.7), [66, 72, 86])
      sheet.shine(lying([-0.5, 0.5, 2], [-0.5, 0.5, depth], 3.68), [200, 230, 255], 0.8)
    })
    for (const side of [-1, 1]) painter.glow([side * 2.8, 2.8, 5], 1.6, { color: [90, 200, 255], alpha: 0.4 })
    paintGround(painter, {
      pattern: 'flags',
      color: [84, 92, 106],
      detail: [60, 66, 78],
      tileMetres: 0.8,
      farMetres: depth,
    })
    painter.reflect(0.4, depth)
  },
})
