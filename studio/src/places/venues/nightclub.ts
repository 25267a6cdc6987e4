import { palette } from '../../image/rgb.ts'
import { paintPasserBy } from '../elements/furniture.ts'
import { paintGround } from '../elements/ground.ts'
import { paintSparkle } from '../elements/lamps.ts'
import { indoors } from '../place.ts'
import { indoorsOf } from '../world/ambience.ts'
import type { BackdropPainter } from '../world/backdrop-painter.ts'
import { corners, facing, standing, upright } from '../world/sheet.ts'

const paintCrowdRow = (painter: BackdropPainter, z: number): void =>
  painter.sheet(z, (sheet) => {
    for (let x = -5; x < 5; x += painter.between(0.5, 0.8)) {
      paintPasserBy(sheet, x, { coat: [64, 40, 86], height: painter.between(1.6, 1.85), hair: [30, 20, 40] })
      if (painter.random() < 0.5)
        sheet.straight(
          [x + 0.2, 1.35, z],
          [x + painter.between(0.1, 0.35), painter.between(1.8, 2.1), z],
          0.1,
          [110, 72, 96],
        )
    }
  })

/** A nightclub: beams of coloured light through haze, a mirror ball, people dancing, a floor that shines. */
export const nightclub = indoors({
  isTelling: true,
  words:
    'nightclub|night club|club|disco|rave|dance floor|disco ball|laser lights|party|house party|party lights|karaoke|karaoke room|strobe lights|techno club|dance club|club night|rave party|techno party|dancefloor|club interior|disco club|night club party|berlin club|club party|vip area|disco party|warehouse rave',
  times: { night: 1 },
  weathers: { clear: 1 },
  dress: { evening: 3, smart: 1 },
  lightings: { cool: 1, warm: 0.4 },
  seen: 'lights|laser lights|lasers|crowd|disco ball|dance floor|neon lights|people|dancers|neon',
  like: 'dark|busy|crowded|underground|neon|packed|indoor|smoky|trendy|hip|berlin|wild',
  paint(painter) {
    painter.ambience = {
      ...indoorsOf(painter.ambience),
      light: [0.3, 0.24, 0.46],
      lamps: 1,
      haze: [46, 20, 70],
      hazePerMetre: 0.03,
    }
    const tones = palette('255 50 160, 80 110 255, 150 60 255, 40 220 230')
    painter.sheet(9, (sheet) => {
      sheet.shade([-7, 0, 14, 6], [30, 16, 52], [70, 34, 96])
      for (let panel = -5; panel < 5; panel++)
        sheet.shine(corners([panel * 1.05, 1.1, 0.9, 2.3], 9), tones[(panel + 8) % 4], 0.34)
    })
    for (let beam = 0; beam < 9; beam++) {
      const [top, foot, color] = [painter.between(-4, 4), painter.between(-5, 5), painter.pick(tones)]
      painter.sheet(7, (sheet) =>
        sheet.shine(facing(standing([top - 0.06, top + 0.06, 5], [foot - 0.7, foot + 0.7, 0]), 7), color, 0.16),
      )
      painter.glow([top, 4.6, 7], 0.8, { color, alpha: 0.8 })
    }
    for (const z of [7.5, 6]) paintCrowdRow(painter, z)
    painter.sheet(6.4, (sheet) => {
      sheet.line(upright([0.9, 6.4], [3.5, 6]), 0.02, [120, 120, 130])
      sheet.ellipse([0.9, 3.2], [0.34, 0.34], [150, 150, 170])
      for (let facet = 0; facet < 60; facet++) {
        const turn = painter.between(0, 6.28)
        const reach = 0.32 * Math.sqrt(painter.random())
        sheet.shine(
          corners([0.9 + Math.cos(turn) * reach, 3.2 + Math.sin(turn) * reach, 0.04, 0.035], 6.4),
          painter.pick([...tones, [255, 255, 255]]),
          painter.between(0.3, 1),
        )
      }
    })
    paintGround(painter, { pattern: 'plain', color: [60, 40, 84], farMetres: 9 })
    painter.reflect(0.6, 9)
    paintSparkle(painter, { count: 46, x: [-5, 5], y: [0.3, 4.6], z: [5, 9], colors: tones, size: 0.05 })
  },
})
