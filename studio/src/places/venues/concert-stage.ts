import { mixRgb, palette } from '../../image/rgb.ts'
import type { Rgb } from '../../image/rgb.ts'
import { path } from '../../math/spline.ts'
import { paintBlock } from '../elements/furniture.ts'
import { paintGround } from '../elements/ground.ts'
import { indoors } from '../place.ts'
import { across, facing, standing, upright } from '../world/sheet.ts'
import type { Sheet } from '../world/sheet.ts'

/** Beams that fan out from the lamps and lose themselves in the haze above the floor. */
const paintBeams = (sheet: Sheet, lamps: readonly { x: number; color: Rgb }[]): void => {
  const { painter, z } = sheet
  for (const { x, color } of lamps) {
    const sway = painter.between(-1.5, 1.5)
    for (const half of [0.95, 0.55, 0.24])
      sheet.fade(
        facing(standing([x - 0.05, x + 0.05, 3.75], [x + sway - half, x + sway + half, -0.9]), z),
        { from: [x, 3.75, z], to: [x + sway, -0.7, z], color },
        [0.3, 0],
      )
  }
}

const paintDrums = (sheet: Sheet): void => {
  const shell: Rgb = [150, 40, 60]
  const { z } = sheet
  sheet.shadow([0, z], 1.6, 0.6)
  sheet.ellipse([0, 0.55], [0.55, 0.55], shell)
  sheet.ellipse([0, 0.55], [0.46, 0.46], [226, 222, 216])
  for (const [x, y] of path('-0.85 0.62, 0.85 0.6, -0.38 1.16, 0.38 1.16')) {
    sheet.round([x - 0.27, y - 0.3, 0.54, 0.34], shell)
    sheet.ellipse([x, y + 0.04], [0.27, 0.07], [232, 228, 222])
  }
  for (const [x, y] of path('-1.15 1.5, 1.2 1.55, -1.5 1.05')) {
    sheet.line(upright([x, z], [0, y]), 0.03, [180, 180, 190])
    sheet.ellipse([x, y], [0.42, 0.05], [236, 196, 98], { turn: 0.12 })
  }
}

/** A concert painter: beams of coloured light through haze, amplifiers, a drum kit, lamps on a truss. */
export const concertStage = indoors({
  isTelling: true,
  words:
    'concert|on stage|concert stage|stage|spotlight|spotlights|festival|stage lights|empty stage|concert hall|music festival|live show|live concert|rock concert|gig|live music|festival stage|music venue|concert venue|live performance|performing live|performing on stage|music hall|music video set|rock stage|stage performance|band stage|big stage|concert lights',
  times: { night: 1 },
  weathers: { clear: 1 },
  dress: { evening: 2, casual: 2 },
  lightings: { dramatic: 1, cool: 1 },
  seen: 'lights|spotlight|spotlights|stage lights|drums|drum kit|drum set|smoke|beams of light|fog|laser lights',
  like: 'dark|empty|smoky|big|large|colorful|lit|indoor|dramatic',
  paint(painter) {
    const schemes = [
      palette('226 60 140, 80 110 255'),
      palette('255 150 60, 180 60 220'),
      palette('60 200 220, 240 70 110'),
    ]
    const [first, second] = painter.pick(schemes)
    painter.ambience = {
      ...painter.ambience,
      light: [0.42, 0.36, 0.5],
      haze: [...mixRgb([40, 24, 60], first, 0.25)],
      hazePerMetre: 0.03,
      lamps: 1,
      wetness: 0,
      snow: 0,
      contrast: 0.4,
    }
    const depth = 9
    painter.sheet(depth, (sheet) => {
      sheet.rect([-12, -2, 24, 14], [40, 30, 52])
      for (let fold = -6; fold < 6; fold += 0.5) sheet.round([fold, 0, 0.5, 8], [58, 34, 60])
    })
    painter.glow([0, 2.4, depth], 4.5, { color: first, alpha: 0.5 })
    paintGround(painter, {
      pattern: 'planks',
      color: [96, 82, 92],
      detail: [52, 44, 56],
      farMetres: depth,
      tileMetres: 0.3,
    })
    painter.reflect(0.25, depth)
    painter.sheet(7.4, paintDrums)
    painter.sheet(6.6, (sheet) => {
      for (const x of [-3.1, 1.75]) {
        paintBlock(sheet, [x, 0, 1.3, 1.0], { color: [40, 38, 44], depth: 0.5 })
        paintBlock(sheet, [x + 0.05, 1.0, 1.2, 0.42], { color: [50, 48, 54], depth: 0.45 })
        for (const [dx, dy] of path('0.34 0.28, 0.96 0.28, 0.34 0.74, 0.96 0.74')) {
          sheet.ellipse([x + dx, dy], [0.24, 0.2], [24, 22, 28])
          sheet.ellipse([x + dx, dy], [0.1, 0.08], [76, 72, 82])
        }
      }
    })
    const lamps = [-2.9, -1.75, -0.6, 0.6, 1.75, 2.9].map((x, index) => ({
      x,
      color: index % 2 === 0 ? first : second,
    }))
    painter.sheet(6.3, (sheet) => paintBeams(sheet, lamps))
    painter.sheet(6.4, (sheet) => {
      for (const y of [3.9, 4.25]) sheet.line(across([-5, 5], [y, 6.4]), 0.06, [120, 118, 130])
      for (let x = -5; x < 5; x += 0.4)
        sheet.line(
          [
            [x, 3.9, 6.4],
            [x + 0.2, 4.25, 6.4],
            [x + 0.4, 3.9, 6.4],
          ],
          0.035,
          [104, 102, 116],
        )
    })
    for (const { x, color } of lamps) {
      painter.glow([x, 3.75, 6.3], 0.9, { color, alpha: 0.9 })
      painter.bokeh([x, 3.75, 6.3], 0.1, { color: mixRgb(color, [255, 255, 255], 0.6), alpha: 1 })
    }
  },
})
