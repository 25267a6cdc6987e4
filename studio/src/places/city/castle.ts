import { mixRgb, scaleRgb } from '../../image/rgb.ts'
import type { Rgb } from '../../image/rgb.ts'
import { GREEN, paintBed } from '../elements/foliage.ts'
import { paintGround } from '../elements/ground.ts'
import { paintRidge } from '../elements/land.ts'
import { paintSky } from '../elements/sky.ts'
import { OPEN_AIR, outdoors } from '../place.ts'
import { lying } from '../world/sheet.ts'
import type { Sheet } from '../world/sheet.ts'

const STONE: Rgb = [170, 162, 148]
const ROOF: Rgb = [84, 92, 112]
const FAR = 46

const stones = (sheet: Sheet, [left, width]: readonly [number, number], height: number): void => {
  for (let stone = 0; stone < width * height * 0.7; stone++)
    sheet.rect(
      [left + sheet.painter.between(0, width - 0.7), Math.floor(sheet.painter.between(0, height * 2)) / 2, 0.7, 0.34],
      scaleRgb(STONE, sheet.painter.between(0.84, 1.12)),
      0.55,
    )
}

const battlements = (sheet: Sheet, [left, width]: readonly [number, number], height: number): void => {
  for (let x = left; x < left + width - 0.4; x += 1) sheet.rect([x, height, 0.6, 0.7], scaleRgb(STONE, 0.96))
}

const paintWall = (sheet: Sheet, [left, width]: readonly [number, number], height: number): void => {
  sheet.shade([left, 0, width, height], STONE, scaleRgb(STONE, 0.74))
  stones(sheet, [left, width], height - 0.4)
  battlements(sheet, [left, width], height)
}

type Tower = { x: number; width: number; height: number; roof: number }

const paintTower = (sheet: Sheet, { x, width, height, roof }: Tower): void => {
  const half = width / 2
  sheet.round([x - half, 0, width, height], STONE)
  stones(sheet, [x - half, width], height - 0.4)
  sheet.rect([x - half - 0.25, height - 0.9, width + 0.5, 0.9], scaleRgb(STONE, 0.9))
  battlements(sheet, [x - half - 0.25, width + 0.5], height)
  for (const y of [0.45, 0.7]) {
    sheet.rect([x - 0.22, height * y, 0.44, 1], [52, 48, 50])
    sheet.ellipse([x, height * y + 1], [0.22, 0.24], [52, 48, 50])
  }
  sheet.poly(
    [
      [x - half - 0.2, height + 0.3],
      [x + half + 0.2, height + 0.3],
      [x, height + roof],
    ],
    ROOF,
  )
  sheet.poly(
    [
      [x - half - 0.2, height + 0.3],
      [x - half * 0.2, height + 0.3],
      [x, height + roof],
    ],
    mixRgb(ROOF, [255, 250, 236], 0.22),
  )
}

/** A castle on its meadow: walls with battlements, round towers under pointed roofs, a gate at the end of the path. */
export const castle = outdoors({
  isTelling: true,
  words:
    'castle|medieval castle|old castle|fortress|fairytale castle|fairy tale castle|scottish castle|castle garden|chateau|castle grounds|royal castle|castle in the background|stone castle|german castle|neuschwanstein',
  times: { day: 3, 'golden-hour': 2, dusk: 1 },
  weathers: { ...OPEN_AIR, fog: 1 },
  dress: { smart: 1, evening: 1, casual: 1 },
  seen: 'towers|tower|gate|castle gate|battlements|meadow|grass|stone walls|path|castle walls|drawbridge|ramparts',
  like: 'old|medieval|ancient|stone|grand|huge|historic|european|majestic|romantic|large|big|scottish|fairytale',
  hasLeaves: true,
  paint(painter) {
    paintSky(painter)
    paintRidge(painter, { z: 400, height: 60, color: [112, 130, 126], roughness: 0.3 })
    painter.sheet(FAR + 8, (sheet) => {
      paintTower(sheet, { x: 0, width: 7, height: 21, roof: 8 })
      for (const x of [-6.5, 6.5]) paintTower(sheet, { x, width: 3.2, height: 16, roof: 6 })
    })
    painter.sheet(FAR, (sheet) => {
      paintWall(sheet, [-15, 30], 9)
      for (const x of [-15, 15]) paintTower(sheet, { x, width: 5.4, height: 13, roof: 6.5 })
      for (const x of [-3.4, 3.4]) paintTower(sheet, { x, width: 2.6, height: 11.5, roof: 4 })
      sheet.rect([-1.7, 0, 3.4, 3.4], [58, 46, 38])
      sheet.ellipse([0, 3.4], [1.7, 1.5], [58, 46, 38])
      for (let bar = -2; bar <= 2; bar++) sheet.rect([bar * 0.64 - 0.05, 0, 0.1, 4.6], [36, 30, 28])
    })
    paintGround(painter, {
      pattern: 'grass',
      color: [112, 142, 78],
      detail: [86, 116, 60],
      marks: (sheet) => sheet.face(lying([-1.3, 1.3, 1], [-1.6, 1.6, FAR]), [188, 172, 144]),
    })
    painter.sheet(14, (sheet) => {
      paintBed(sheet, { from: -6, to: -2.4, height: 0.9, colors: GREEN })
      paintBed(sheet, { from: 2.4, to: 6, height: 0.9, colors: GREEN })
    })
  },
})
