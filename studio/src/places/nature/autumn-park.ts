import { palette, scaleRgb } from '../../image/rgb.ts'
import type { Rgb } from '../../image/rgb.ts'
import { AUTUMN_GOLD, AUTUMN_RED, paintLeaves, paintTree } from '../elements/foliage.ts'
import type { LeafColors } from '../elements/foliage.ts'
import { paintGround } from '../elements/ground.ts'
import { paintStreetLamps } from '../elements/lamps.ts'
import { scatterOnGround } from '../elements/scatter.ts'
import { paintSky } from '../elements/sky.ts'
import { outdoors } from '../place.ts'
import { lying, upright } from '../world/sheet.ts'
import type { Sheet } from '../world/sheet.ts'

/** A park bench of slats on iron feet; `x` is its left end. */
const paintBench = (sheet: Sheet, x: number): void => {
  const width = 1.6
  const wood: Rgb = [132, 92, 62]
  const { z } = sheet
  sheet.shadow([x + width / 2, z], 1.1, 0.44)
  for (const dx of [0.12, width - 0.12]) {
    sheet.line(upright([x + dx, z], [0, 0.46]), 0.06, [42, 44, 48])
    sheet.straight([x + dx, 0.46, z + 0.4], [x + dx, 0.92, z + 0.5], 0.06, [42, 44, 48])
  }
  for (let slat = 0; slat < 3; slat++) {
    sheet.face(lying([x, x + width, z + slat * 0.14], [x, x + width, z + slat * 0.14 + 0.11], 0.46), wood)
    sheet.rect([x, 0.56 + slat * 0.13, width, 0.09], scaleRgb(wood, 0.92))
  }
  sheet.rect([x, 0.41, width, 0.05], scaleRgb(wood, 0.7))
}

const BARK: Rgb = [86, 70, 58]

const FALLEN = palette('178 104 48, 204 152 76, 142 66 42, 160 118 68, 118 82 54')

/** A park avenue in October: golden crowns, fallen leaves, a bench and lamps. */
export const autumnPark = outdoors({
  words:
    'autumn|fall leaves|autumn park|autumn leaves|park in autumn|fallen leaves|central park|october|autumn forest|fall foliage|autumn colors|autumn foliage|autumn day|november|fall colors|autumn trees|autumn season|golden autumn|fall season|autumn alley|park in autumn leaves|tree lined path in autumn',
  times: { day: 3, 'golden-hour': 2, dawn: 0.6 },
  weathers: { clear: 4, cloudy: 1, fog: 0.8, rain: 0.6 },
  dress: { cold: 3, casual: 2 },
  seen: 'bench|park bench|trees|path|park path|lamp post|lantern|street lamp|leaves|park|golden leaves',
  like: 'quiet|empty|autumn|autumnal|golden|colorful|leafy|romantic',
  hasLeaves: true,
  paint(painter) {
    paintSky(painter)
    const colorsOf = (): LeafColors => painter.pick([AUTUMN_GOLD, AUTUMN_RED, AUTUMN_GOLD])
    painter.sheet(44, (sheet) => {
      for (let x = -20; x < 21; x += 5)
        paintTree(sheet, {
          x: x + painter.between(-1, 1),
          height: painter.between(10, 14),
          spread: 4.2,
          colors: colorsOf(),
          trunk: BARK,
        })
    })
    paintGround(painter, {
      pattern: 'grass',
      color: [150, 140, 76],
      detail: [186, 120, 50],
      marks: (sheet) => {
        sheet.face(lying([-1.5, 1.5, 0.4], [-1.2, 1.2, 44]), [178, 160, 138])
        scatterOnGround(sheet, {
          kind: 'dab',
          count: 1100,
          size: [0.004, 0.01],
          colors: palette('200 182 158, 146 126 104'),
          alpha: 0.5,
          far: 24,
          halfWidth: 1.3,
        })
        scatterOnGround(sheet, { kind: 'leaf', count: 900, size: [0.026, 0.05], colors: FALLEN, alpha: 1, far: 26 })
      },
    })
    painter.reflect(0.3 * painter.ambience.wetness, 30)
    for (const z of [24, 13])
      painter.sheet(z, (sheet) => {
        for (const side of [-1, 1])
          paintTree(sheet, {
            x: side * (z === 24 ? 4.6 : 4),
            height: 9,
            spread: 3.2,
            colors: colorsOf(),
            trunk: BARK,
            density: 1.5,
          })
      })
    paintStreetLamps(painter, [[2.4, 9.5]], 3.2)
    painter.sheet(7, (sheet) => {
      paintBench(sheet, -2.45)
      paintLeaves(sheet, { center: [-2.6, 4.6], radii: [1.6, 0.7], colors: AUTUMN_GOLD, count: 120, leaf: 0.12 })
      paintLeaves(sheet, { center: [2.8, 4.4], radii: [1.1, 0.6], colors: AUTUMN_RED, count: 90, leaf: 0.12 })
    })
    painter.sheet(4.2, (sheet) => {
      for (let leaf = 0; leaf < 9; leaf++)
        sheet.ellipse([painter.between(-1.6, 1.6), painter.between(0.6, 2.8)], [0.045, 0.026], painter.pick(FALLEN), {
          turn: painter.between(0, 3),
        })
    })
  },
})
