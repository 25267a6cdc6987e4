import { palette, scaleRgb } from '../../image/rgb.ts'
import type { Rgb } from '../../image/rgb.ts'
import { paintGround } from '../elements/ground.ts'
import { paintRoom } from '../elements/room.ts'
import { indoors } from '../place.ts'
import { lying, sideCorners } from '../world/sheet.ts'
import type { Sheet } from '../world/sheet.ts'

const GOODS: readonly Rgb[] = palette(
  '206 52 46, 238 188 60, 58 128 82, 46 92 158, 240 236 226, 226 122 54, 140 74 132, 92 176 190',
)
const SHELVES = 5
const RISE = 0.4
const NEAREST = 3.2

/** Shelves along one side of the aisle, full of packets in rows of one colour. */
const paintShelves = (sheet: Sheet, x: number, far: number): void => {
  const { painter } = sheet
  sheet.face(sideCorners(x, [NEAREST, far], [0, 2.25]), [96, 100, 106])
  for (let shelf = 0; shelf < SHELVES; shelf++) {
    const low = 0.16 + shelf * RISE
    for (let z = NEAREST; z < far - 0.2;) {
      const run = painter.between(0.5, 1.1)
      const color = painter.pick(GOODS)
      const height = painter.between(0.2, 0.32)
      for (let at = z; at < Math.min(far, z + run) - 0.05; at += 0.16) {
        const shade = scaleRgb(color, painter.between(0.86, 1.08))
        sheet.face(sideCorners(x * 0.985, [at, at + 0.14], [low, low + height]), shade)
        sheet.face(
          sideCorners(x * 0.984, [at + 0.02, at + 0.12], [low + height * 0.4, low + height * 0.65]),
          [244, 240, 232],
        )
      }
      z += run
    }
    sheet.face(sideCorners(x * 0.98, [NEAREST, far], [low - 0.05, low]), [222, 224, 226])
    for (let z = NEAREST; z < far; z += 0.8)
      sheet.face(sideCorners(x * 0.979, [z, z + 0.3], [low - 0.05, low]), [246, 214, 84])
  }
}

/** An aisle of a supermarket: full shelves on both sides, strips of light, a pale floor that shines. */
export const supermarket = indoors({
  isTelling: true,
  words:
    'supermarket|supermarket aisle|grocery store|grocery aisle|convenience store|supermarket shelves|corner shop|aisle|produce aisle|grocery shopping|seven eleven|konbini|bodega|drugstore|drug store|grocery|food store|corner store|groceries aisle|shop aisle|snack aisle|grocery market|supermarket shopping|minimarket',
  times: { day: 1 },
  weathers: { clear: 1 },
  dress: { casual: 1 },
  seen: 'shelves|products|aisle|groceries|goods|neon tubes|lights|food|cans|fluorescent lights',
  like: 'bright|colorful|colourful|modern|large|big|empty|quiet|indoor|local|clean|asian|japanese|american',
  paint(painter) {
    const depth = 15
    paintRoom(painter, {
      halfWidth: 5,
      depth,
      height: 3.7,
      wall: [214, 222, 224],
      side: [206, 212, 214],
      ceiling: [226, 230, 232],
      onWall: (sheet) => {
        sheet.rect([-5, 0, 10, 2.1], [176, 200, 210])
        for (let door = 0; door < 10; door++) {
          sheet.rect([-4.95 + door, 0.2, 0.9, 1.8], [206, 226, 234])
          for (let row = 0; row < 4; row++)
            for (let pack = 0; pack < 4; pack++)
              sheet.rect([-4.88 + door + pack * 0.2, 0.3 + row * 0.42, 0.17, 0.3], painter.pick(GOODS))
        }
        sheet.rect([-5, 2.35, 10, 0.5], [52, 122, 84])
      },
    })
    paintGround(painter, {
      pattern: 'flags',
      color: [220, 220, 216],
      detail: [196, 198, 198],
      farMetres: depth,
      tileMetres: 0.6,
    })
    painter.reflect(0.3, depth)
    painter.sheet(11, (sheet) => {
      for (const x of [-1.2, 1.2])
        for (let z = 4; z < depth - 1; z += 2.4)
          sheet.face(lying([x - 0.12, x + 0.12, z], [x - 0.12, x + 0.12, z + 1.7], 3.68), [255, 255, 250])
    })
    painter.sheet(7, (sheet) => {
      for (const x of [-1.75, 1.75]) paintShelves(sheet, x, depth - 2)
    })
  },
})
