import { palette } from '../../image/rgb.ts'
import { path } from '../../math/spline.ts'
import { paintGround } from '../elements/ground.ts'
import { paintRidge } from '../elements/land.ts'
import { indoors } from '../place.ts'
import { corners } from '../world/sheet.ts'

/** The surface of the moon: grey dust and craters, black sky with stars, the earth above the hills. */
export const moon = indoors({
  isTelling: true,
  words: 'moon|on the moon|moon surface|lunar surface',
  times: { night: 1, day: 1 },
  weathers: { clear: 1 },
  dress: { casual: 1 },
  lightings: { dramatic: 1 },
  seen: 'earth|stars|craters|planet|space|dust',
  like: 'grey|empty|vast|alien|dark|remote|barren|quiet',
  paint(painter) {
    painter.ambience = { ...painter.ambience, light: [1, 1, 1.02], haze: [16, 16, 24], hazePerMetre: 0.0004 }
    painter.sheet(3000, (sheet) => {
      sheet.shine(corners([-3000, -1500, 6000, 6000], 3000), [6, 7, 14])
      for (let star = 0; star < 300; star++)
        sheet.shine(
          corners([painter.between(-1500, 1500), painter.between(0, 2000), 5, 5], 3000),
          [236, 240, 255],
          painter.between(0.3, 1),
        )
      sheet.ellipse([420, 900], [190, 190], [46, 96, 170])
      for (let land = 0; land < 14; land++)
        sheet.ellipse(
          [420 + painter.between(-120, 120), 900 + painter.between(-120, 120)],
          [painter.between(18, 60), painter.between(12, 40)],
          painter.pick(palette('86 130 80, 190 170 120, 240 246 250')),
          { alpha: 0.85 },
        )
      sheet.ellipse([480, 850], [190, 190], [4, 8, 22], { alpha: 0.42 })
    })
    for (const [z, height] of path('500 54, 240 20'))
      paintRidge(painter, { z, height, color: [150, 150, 154], roughness: 0.25 })
    paintGround(painter, { pattern: 'sand', color: [168, 168, 172], detail: [130, 130, 136] })
    painter.ground((sheet) => {
      for (let crater = 0; crater < 26; crater++) {
        const [x, z, radius] = [painter.between(-14, 14), painter.between(4, 40), painter.between(0.2, 1.4)]
        sheet.disc([x, 0, z], radius, [196, 196, 200])
        sheet.disc([x + radius * 0.1, -0.01, z + radius * 0.12], radius * 0.86, [104, 104, 110])
      }
    })
  },
})
