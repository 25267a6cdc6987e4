import { palette } from '../../image/rgb.ts'
import { triples } from '../../math/spline.ts'
import { paintBistroTable, paintBlock, paintChair } from '../elements/furniture.ts'
import { paintGround } from '../elements/ground.ts'
import { paintPendants, paintSparkle } from '../elements/lamps.ts'
import { paintRoom } from '../elements/room.ts'
import { paintStreetView } from '../elements/window-views.ts'
import { indoors, LIT_EVENING } from '../place.ts'
import type { Sheet } from '../world/sheet.ts'

const BOTTLES = palette('122 84 44, 70 98 66, 196 148 88, 120 54 38, 214 200 172, 58 72 84')
const WALLS = palette('126 88 64, 92 104 92, 138 110 84')

const paintShelves = (sheet: Sheet): void => {
  const { painter } = sheet
  sheet.rect([0.35, 0.95, 2.4, 2.0], [56, 40, 32])
  for (const low of [1.25, 1.72, 2.19, 2.62]) {
    for (let x = 0.45; x < 2.65; x += painter.between(0.1, 0.17)) {
      if (painter.random() < 0.16) continue
      const color = painter.pick(BOTTLES)
      const height = painter.between(0.16, 0.3)
      sheet.round([x, low, 0.085, height], color)
      sheet.rect([x + 0.028, low + height, 0.03, 0.09], color)
      sheet.rect([x + 0.012, low + height * 0.3, 0.062, height * 0.32], [226, 212, 184], 0.75)
    }
    sheet.rect([0.3, low - 0.035, 2.5, 0.04], [140, 98, 62])
  }
}

const paintMenu = (sheet: Sheet): void => {
  sheet.rect([-0.62, 1.6, 0.86, 1.15], [92, 66, 46])
  sheet.rect([-0.58, 1.64, 0.78, 1.07], [38, 42, 42])
  for (let row = 0; row < 8; row++)
    sheet.rect([-0.5, 1.74 + row * 0.105, sheet.painter.between(0.3, 0.62), 0.028], [206, 204, 192], 0.75)
}

const paintCounter = (sheet: Sheet): void => {
  const { painter } = sheet
  paintBlock(sheet, [0.5, 0, 2.4, 1.02], { color: [82, 60, 48], depth: 0.6 })
  for (let x = 0.55; x < 2.8; x += 0.19) sheet.rect([x, 0.05, 0.14, 0.9], [98, 72, 56])
  paintBlock(sheet, [0.42, 1.02, 2.5, 0.06], { color: [176, 132, 88], depth: 0.66 })
  paintBlock(sheet, [1.55, 1.08, 0.74, 0.42], { color: [172, 172, 176], depth: 0.4 })
  sheet.rect([1.6, 1.14, 0.64, 0.14], [54, 54, 60])
  for (const x of [1.68, 1.98]) sheet.rect([x, 1.14, 0.08, 0.1], [206, 202, 196])
  for (let cup = 0; cup < 6; cup++) sheet.round([1.6 + cup * 0.11, 1.5, 0.085, 0.07], [236, 230, 220])
  sheet.shade([0.7, 1.08, 0.62, 0.34], [206, 216, 216], [236, 228, 206])
  for (let cake = 0; cake < 5; cake++)
    sheet.ellipse([0.8 + cake * 0.11, 1.15], [0.05, 0.045], painter.pick(palette('196 136 74, 222 168 96, 124 72 44')))
}

/** A coffee bar: a window on the street, a counter with its machine, lit shelves and pendant lamps. */
export const cafe = indoors({
  words:
    'cafe|coffee shop|bar|bakery|bistro|coffeehouse|pub|coffee bar|tea room|smoky pub|coffee shop counter|bar counter|irish pub|cocktail bar|brunch spot|brunch place|brunch|breakfast place|coffee house|coffee place|corner cafe|espresso bar|patisserie|tea house|juice bar|matcha bar|speakeasy bar|speakeasy|whiskey bar|tavern|cocktail lounge|hotel bar|dive bar|sports bar|gastropub|airy cafe|matcha cafe|pastry shop|coffee bar counter|bakery counter|tiki bar counter|cafe interior|coffee date|coffee roastery|roastery|cafe counter|pub interior|bar interior',
  times: LIT_EVENING,
  dress: { casual: 3, smart: 1, cold: 1 },
  seen: 'counter|coffee machine|espresso machine|bottles|shelves|window|menu board|blackboard|chalkboard|table|tables|lamps|pendant lamps|chairs|checkered floor|bar|bar counter',
  like: 'wooden|small|local|trendy|hip|stylish|indoor|cute|little|independent|quiet|vintage|chic|neighbourhood|neighborhood|dark wood|traditional|charming|hipster|european|parisian|old|old fashioned|artsy|empty|brown',
  hasPlainWalls: true,
  paint(painter) {
    const depth = 5.2
    paintRoom(painter, {
      halfWidth: 2.9,
      depth,
      height: 3.7,
      wall: painter.pick(WALLS),
      ceiling: [70, 54, 44],
      windows: [[-2.55, 0.75, 1.75, 2.3]],
      frame: [48, 36, 30],
      panes: [3, 2],
      outside: () => paintStreetView(painter),
      onWall: (sheet) => {
        paintShelves(sheet)
        paintMenu(sheet)
      },
    })
    paintGround(painter, {
      pattern: 'checker',
      color: [196, 180, 156],
      detail: [104, 84, 70],
      tileMetres: 0.42,
      farMetres: depth,
    })
    for (const y of [2.2, 1.75, 1.3]) painter.glow([1.7, y + 0.2, depth], 1, { color: [255, 190, 110], alpha: 0.4 })
    painter.sheet(4.2, paintCounter)
    painter.sheet(3.6, (sheet) => {
      paintChair(sheet, { x: -1.62, z: 3.9, color: [112, 76, 50] })
      paintBistroTable(sheet, { x: -1.25, z: 3.6, top: [150, 108, 70], flower: [236, 176, 170] })
      paintChair(sheet, { x: -0.84, z: 3.5, color: [112, 76, 50] })
    })
    paintPendants(painter, {
      places: triples('-0.9 2.5 4, 0.55 2.62 4, 1.75 2.45 3.8'),
      ceiling: 3.7,
      size: 0.24,
    })
    paintSparkle(painter, {
      count: 10,
      x: [0.4, 2.3],
      y: [1.2, 2.6],
      z: [4.8, 5.2],
      colors: [[255, 200, 126]],
      alpha: [0.12, 0.35],
    })
  },
})
