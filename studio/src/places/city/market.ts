import { palette, scaleRgb } from '../../image/rgb.ts'
import type { Rgb } from '../../image/rgb.ts'
import { path } from '../../math/spline.ts'
import { paintHouse } from '../elements/buildings.ts'
import { paintBlock, paintPasserBy } from '../elements/furniture.ts'
import { paintGround } from '../elements/ground.ts'
import { paintGarland } from '../elements/lamps.ts'
import { paintSky } from '../elements/sky.ts'
import { DAY_AND_GOLD, outdoors } from '../place.ts'
import { facing, standing, upright } from '../world/sheet.ts'
import type { Sheet } from '../world/sheet.ts'

const CANOPIES = palette('196 58 48, 224 160 58, 58 120 96, 62 98 148')
const PRODUCE = palette('222 110 38, 196 42 42, 232 196 68, 104 152 58, 122 60 112, 66 112 52')

const paintStall = (sheet: Sheet, x: number): void => {
  const { painter, z } = sheet
  const width = 2.2
  const canopy = painter.pick(CANOPIES)
  sheet.shadow([x + width / 2, z], 1.6, 0.5)
  sheet.shade([x, 0.2, width, 2.1], [58, 46, 38], [112, 88, 66])
  for (const height of [1.24, 1.68]) {
    for (let left = x + 0.12; left < x + width - 0.3; left += 0.34) {
      const color = scaleRgb(painter.pick(PRODUCE), 0.62)
      for (let piece = 0; piece < 5; piece++)
        sheet.ellipse([left + painter.between(0.02, 0.22), height + painter.between(0.12, 0.18)], [0.05, 0.045], color)
      sheet.rect([left - 0.03, height + 0.02, 0.28, 0.1], [124, 94, 64])
    }
    sheet.rect([x, height - 0.02, width, 0.04], [84, 64, 48])
  }
  for (const side of [0, width]) sheet.line(upright([x + side, z], [0, 2.5]), 0.06, [92, 70, 54])
  paintBlock(sheet, [x, 0, width, 0.82], { color: [136, 100, 68], depth: 0.5 })
  for (let crate = 0; crate < 4; crate++) {
    const color = painter.pick(PRODUCE)
    const left = x + 0.05 + crate * 0.54
    for (let piece = 0; piece < 22; piece++)
      sheet.ellipse(
        [left + painter.between(0.02, 0.46), 0.86 + painter.between(0, 0.2)],
        [0.06, 0.056],
        piece < 9 ? scaleRgb(color, 0.75) : color,
      )
    sheet.rect([left - 0.02, 0.72, 0.52, 0.16], [168, 128, 84])
  }
  const stripes = 8
  for (let stripe = 0; stripe < stripes; stripe++) {
    const [from, to] = [
      x - 0.15 + ((width + 0.3) * stripe) / stripes,
      x - 0.15 + ((width + 0.3) * (stripe + 1)) / stripes,
    ]
    const color: Rgb = stripe % 2 === 0 ? canopy : [240, 232, 216]
    sheet.face(
      [
        [from, 2.75, z + 0.9],
        [to, 2.75, z + 0.9],
        [to, 2.3, z - 0.4],
        [from, 2.3, z - 0.4],
      ],
      color,
    )
    sheet.face(
      facing(standing([from, to, 2.3], [(from + to) / 2 - 0.1, (from + to) / 2 + 0.1, 2.12]), z - 0.4),
      scaleRgb(color, 0.84),
    )
  }
  if (painter.ambience.lamps > 0.2)
    sheet.shine(facing(standing([x + 0.9, x + 1.02, 2.02], [x + 0.9, x + 1.02, 2.16]), z), [255, 226, 168])
}

const paintCrates = (sheet: Sheet, x: number): void => {
  const { painter } = sheet
  for (const [dx, low] of path('0 0, 0.66 0, 0.3 0.42')) {
    const color = painter.pick(PRODUCE)
    sheet.shadow([x + dx + 0.3, sheet.z], 0.6, 0.4)
    paintBlock(sheet, [x + dx, low, 0.6, 0.34], { color: [172, 132, 88], depth: 0.4 })
    for (let slat = 0; slat < 3; slat++) sheet.rect([x + dx, low + 0.04 + slat * 0.11, 0.6, 0.02], [108, 78, 50])
    for (let piece = 0; piece < 26; piece++)
      sheet.ellipse(
        [x + dx + painter.between(0.05, 0.55), low + 0.36 + painter.between(0, 0.15)],
        [0.055, 0.052],
        [color[0] * painter.between(0.7, 1.1), color[1] * painter.between(0.7, 1.1), color[2]],
      )
  }
}

/** A street market: striped canopies, crates of fruit, people, bulbs on wires. */
export const market = outdoors({
  words:
    'market|farmers market|bazaar|market stall|street market|souk|marketplace|christmas market|flower market|flower stall|greengrocer|food market|farmer s market|farmer s market stall|fruit market|fruit stand|fruit stall|vegetable stall|food stalls|greengrocers|street food market|farmers market stall|local market|outdoor market|open air market|vegetable market|weekly market|vintage market|flea market stalls|produce market|french market|greengrocer stall|market square|street market stall|market day|market hall|street food stall|food stall|night market stalls|flea market|food hall|fruit stalls|vegetable market stalls|spice market|grand bazaar|produce stand|market stand',
  times: DAY_AND_GOLD,
  dress: { casual: 3, summer: 1 },
  isLampLit: true,
  seen: 'stalls|fruit|vegetables|awnings|market stalls|fruit stalls|people|shoppers|houses|crates|street|square|town square|cobblestones|fresh vegetables|fresh fruit',
  like: 'busy|colorful|colourful|lively|local|traditional|old|european|outdoor|street|open air|crowded|bustling|rustic|french|italian|weekly|authentic',
  paint(painter) {
    paintSky(painter)
    painter.sheet(30, (sheet) => {
      for (let x = -13; x < 13; x += 5.2)
        paintHouse(sheet, {
          box: [x, 0, 5.2, painter.between(7, 9)],
          color: painter.pick(palette('206 178 142, 186 132 108, 220 206 184')),
          windows: { columns: 3, rows: 3 },
          roof: { color: [146, 86, 66], height: 1.4, kind: 'mansard' },
        })
    })
    paintGround(painter, {
      pattern: 'cobbles',
      color: [150, 140, 130],
      detail: [104, 98, 94],
      tileMetres: 0.15,
      snowed: 0.6,
    })
    painter.reflect(0.45 * painter.ambience.wetness, 20)
    painter.sheet(13, (sheet) => {
      for (const x of [-3.6, 2.2]) paintStall(sheet, x)
      for (const [x, coat] of [
        [-0.9, [76, 92, 128]],
        [0.4, [168, 88, 72]],
        [1.3, [214, 190, 150]],
      ] as const)
        paintPasserBy(sheet, x + painter.between(-0.3, 0.3), { coat: [...coat] })
    })
    paintGarland(painter, { from: [-4, 4.1, 9], to: [4, 4.3, 10], bulbs: 11, sag: 0.3 })
    painter.sheet(7, (sheet) => {
      paintStall(sheet, -3.5)
      paintStall(sheet, 1.35)
    })
    paintGarland(painter, { from: [-2.8, 3.5, 6], to: [2.9, 3.7, 6.4], bulbs: 9, sag: 0.22 })
    painter.sheet(4.4, (sheet) => {
      for (const x of [-2.5, 1.15]) paintCrates(sheet, x)
    })
  },
})
