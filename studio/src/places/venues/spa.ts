import { scaleRgb } from '../../image/rgb.ts'
import type { Rgb } from '../../image/rgb.ts'
import { GREEN } from '../elements/foliage.ts'
import { paintBlock, paintPottedPlant } from '../elements/furniture.ts'
import { paintGround } from '../elements/ground.ts'
import { paintRoom } from '../elements/room.ts'
import { indoors } from '../place.ts'
import { facing } from '../world/sheet.ts'

const WOOD: Rgb = [150, 112, 78]
const DEPTH = 4.8

/** A treatment room: walls of wooden slats, a massage table with white towels, candles, stones and bamboo. */
export const spa = indoors({
  isTelling: true,
  words:
    'spa|spa day|spa room|massage room|treatment room|wellness spa|day spa|luxury spa|massage studio|wellness room|spa treatment|massage|facial treatment room|wellness area|spa setting|spa interior|balinese spa|thai spa',
  times: { day: 1, night: 1 },
  weathers: { clear: 1 },
  dress: { home: 1 },
  lightings: { warm: 3, soft: 1 },
  seen: 'candles|towels|white towels|stones|massage table|plants|plant|bamboo|wood|rolled towels|hot stones|massage bed|oils',
  like: 'quiet|calm|wooden|warm|luxury|luxurious|relaxing|peaceful|indoor|elegant|zen|serene|asian|minimal|minimalist',
  paint(painter) {
    paintRoom(painter, {
      halfWidth: 2.8,
      depth: DEPTH,
      height: 2.8,
      wall: [206, 190, 168],
      ceiling: [222, 212, 196],
      onWall: (sheet) => {
        for (let x = -2.8; x < 2.8; x += 0.13)
          sheet.round([x, 0, 0.095, 2.8], scaleRgb(WOOD, painter.between(0.9, 1.1)))
        sheet.rect([-0.2, 1.2, 2.6, 0.05], [96, 68, 48])
      },
    })
    painter.glow([0, 2.7, DEPTH], 2.6, { color: [255, 206, 146], alpha: 0.4 })
    painter.sheet(DEPTH * 0.98, (sheet) => {
      for (const [x, color] of [
        [0, [244, 240, 232]],
        [0.5, [186, 206, 190]],
        [1, [244, 240, 232]],
      ] as const)
        for (let towel = 0; towel < 3; towel++)
          sheet.round([x, 1.25 + towel * 0.11, 0.42, 0.1], scaleRgb([...color], 1 - towel * 0.02))
      for (const x of [1.6, 1.85, 2.1]) sheet.round([x, 1.25, 0.12, 0.3], [206, 170, 112])
    })
    paintGround(painter, { pattern: 'planks', color: [172, 140, 108], detail: [122, 96, 72], farMetres: DEPTH })
    painter.sheet(4.1, (sheet) => {
      paintPottedPlant(sheet, { x: -2.05, height: 1.9, pot: [92, 88, 84], colors: GREEN, kind: 'blades' })
      sheet.shadow([0.9, 4.1], 1.3, 0.4)
      for (const x of [0.15, 1.75]) sheet.rect([x, 0, 0.1, 0.62], scaleRgb(WOOD, 0.7))
      paintBlock(sheet, [0, 0.6, 2, 0.16], { color: [240, 236, 228], depth: 0.6 })
      paintBlock(sheet, [0, 0.34, 2, 0.28], { color: [250, 248, 242], depth: 0.1, z: 4.05 })
      sheet.round([0.1, 0.78, 0.5, 0.16], [252, 250, 246])
      for (let stone = 0; stone < 3; stone++)
        sheet.ellipse([1.55, 0.83 + stone * 0.075], [0.13 - stone * 0.03, 0.045], [70, 68, 70])
    })
    painter.sheet(3.7, (sheet) => {
      paintBlock(sheet, [-1.5, 0, 0.6, 0.45], { color: scaleRgb(WOOD, 0.8), depth: 0.3 })
      for (const x of [-1.42, -1.24, -1.05]) {
        sheet.round([x, 0.45, 0.09, 0.14], [244, 232, 208])
        sheet.shine(
          facing(
            [
              [x + 0.03, 0.6],
              [x + 0.06, 0.6],
              [x + 0.045, 0.69],
            ],
            3.7,
          ),
          [255, 224, 150],
        )
      }
    })
    for (const x of [-1.38, -1.2, -1]) painter.glow([x, 0.66, 3.7], 0.5, { color: [255, 200, 120], alpha: 0.45 })
  },
})
