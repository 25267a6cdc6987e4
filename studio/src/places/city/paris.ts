import { palette } from '../../image/rgb.ts'
import type { Rgb } from '../../image/rgb.ts'
import { path } from '../../math/spline.ts'
import { paintHouse, paintStreetHouse } from '../elements/buildings.ts'
import { GREEN, paintTree } from '../elements/foliage.ts'
import { paintBistroTable, paintChair, paintPasserBy } from '../elements/furniture.ts'
import { paintGround } from '../elements/ground.ts'
import { paintGarland, paintStreetLamps } from '../elements/lamps.ts'
import { paintSky } from '../elements/sky.ts'
import { LIT_EVENING, outdoors } from '../place.ts'
import type { BackdropPainter } from '../world/backdrop-painter.ts'
import { standing, upright } from '../world/sheet.ts'
import type { Sheet } from '../world/sheet.ts'

const STONE = palette('222 208 184, 210 196 172, 230 218 198')
const AWNINGS = palette('150 36 44, 36 78 66, 40 58 98')

const TOWER_HEIGHT = 37
const IRON: Rgb = [112, 98, 92]

/** Half the tower's width at a share of its height. */
const halfAt = (share: number): number => 8.4 * (1 - share) ** 2.1 + 0.8 * (1 - share) + 0.25

const paintIronTower = (sheet: Sheet, x: number): void => {
  const { z } = sheet
  const height = TOWER_HEIGHT
  for (const side of [-1, 1])
    for (let step = 0; step < 22; step++) {
      const [low, high] = [step / 22, (step + 1) / 22]
      const inner = (share: number) => (share < 0.3 ? 0.52 : 0) * halfAt(share)
      const [a, b] = [halfAt(low), halfAt(high)]
      sheet.poly(
        standing(
          [x + side * a, x + side * inner(low), low * height],
          [x + side * b, x + side * inner(high), high * height],
        ),
        side < 0 ? IRON : [84, 74, 74],
        0.94,
      )
      sheet.straight([x - b, high * height, z], [x + b, low * height, z], 0.14, [150, 134, 124])
    }
  for (const share of [0.17, 0.36, 0.86])
    sheet.rect([x - halfAt(share) * 1.16, share * height, halfAt(share) * 2.32, 1], IRON)
  sheet.line(upright([x, z], [height, height + 3]), 0.2, IRON)
  const arch = Array.from({ length: 13 }, (_, step) => {
    const angle = (step / 12) * Math.PI
    return [x + Math.cos(angle) * 3.5, Math.sin(angle) * 4.2, z] as const
  })
  sheet.line(arch, 0.6, IRON)
}

/** The tower's lamps at night, every one a disc of light. */
const lightIronTower = (painter: BackdropPainter, x: number): void => {
  const { lamps } = painter.ambience
  if (lamps <= 0.5) return
  painter.glow([x, TOWER_HEIGHT * 0.45, 90], 22, { color: [255, 190, 100], alpha: 0.35 * lamps })
  for (let lamp = 0; lamp < 100; lamp++) {
    const share = 0.12 + 0.86 * painter.random() ** 1.15
    const across = painter.between(-1, 1) * halfAt(share)
    painter.bokeh([x + across, share * TOWER_HEIGHT, 90], 0.12, {
      color: [255, 204, 124],
      alpha: painter.between(0.16, 0.45) * lamps,
    })
  }
}

/** A boulevard of pale stone and mansard roofs with a café terrace; the iron tower stands at its end. */
export const paris = outdoors({
  words:
    'paris|paris street|parisian street|paris cafe|parisian cafe|cafe in paris|paris cafe terrace|cafe terrace|street cafe|sidewalk cafe|eiffel tower|boulevard|champs elysees|bistro terrace|montmartre|streets of paris|paris streets|paris old town|french street|paris square|parisian terrace|bistro in paris|paris balcony street|saint germain|french cafe terrace|outdoor cafe|outdoor cafe terrace|cafe table outside|cafe outside|france street',
  times: LIT_EVENING,
  weathers: { clear: 4, cloudy: 1, rain: 1.2 },
  dress: { smart: 2, casual: 2, cold: 1, evening: 0.8 },
  isLampLit: true,
  seen: 'houses|cafe tables|chairs|tables|street lamp|tower|awning|cafe chairs|facades|flowers|terrace|bistro table|street',
  like: 'parisian|french|european|elegant|old|chic|wide|historic|romantic|charming|beautiful|grey|classic',
  paint(painter) {
    paintSky(painter)
    const towerX = painter.between(-25, -22)
    painter.sheet(90, (sheet) => paintIronTower(sheet, towerX))
    lightIronTower(painter, towerX)
    painter.sheet(46, (sheet) => {
      for (let x = -22; x < 20; x += 7.5)
        paintHouse(sheet, {
          box: [x, 0, 7.5, painter.between(8, 10)],
          color: painter.pick(STONE),
          windows: { columns: 4, rows: 3, across: 0.4, up: 0.66 },
          roof: { color: [92, 100, 114], height: 2.4, kind: 'mansard' },
        })
    })
    paintGround(painter, {
      pattern: 'flags',
      color: [176, 170, 162],
      detail: [136, 130, 124],
      tileMetres: 0.55,
      snowed: 0.7,
    })
    const awning = painter.pick(AWNINGS)
    for (const [from, to] of path('18 28, 11 18, 6.4 11, 2.6 6.4'))
      painter.sheet((from + to) / 2, (sheet) => {
        paintStreetHouse(sheet, {
          x: 2.9,
          from,
          to,
          height: 12,
          color: painter.pick(STONE),
          windows: { columns: 3, rows: 3, across: 0.34, up: 0.68, balcony: true, litShare: 0.5 },
          shop: {
            color: painter.pick(palette('44 60 54, 96 34 36, 46 50 66')),
            awning,
            height: 3.2,
          },
        })
      })
    painter.reflect(0.55 * painter.ambience.wetness, 26)
    painter.sheet(16, (sheet) => {
      paintTree(sheet, { x: -7.8, height: 7.5, spread: 2.2, colors: GREEN })
      paintPasserBy(sheet, 0.9, { coat: [70, 72, 92] })
      paintPasserBy(sheet, 1.5, { coat: [168, 120, 92] })
    })
    paintStreetLamps(painter, [[-3.35, 8.5]], 3.3)
    paintGarland(painter, { from: [2.9, 3.1, 3], to: [2.7, 3.1, 11], bulbs: 11, sag: 0.1 })
    painter.glow([2.1, 1.2, 5.6], 2.2, { color: [255, 196, 122], alpha: 0.5 * painter.ambience.lamps })
    painter.sheet(5.2, (sheet) => {
      for (const [x, z] of path('1.75 6.4, 1.5 5.2')) {
        paintChair(sheet, { x: x - 0.45, z: z + 0.2, color: [168, 124, 84] })
        paintChair(sheet, { x: x + 0.5, z: z + 0.1, color: [168, 124, 84] })
        paintBistroTable(sheet, { x, z, top: [206, 200, 190], flower: [226, 120, 130] })
      }
    })
  },
})
