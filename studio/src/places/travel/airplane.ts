import { palette, scaleRgb } from '../../image/rgb.ts'
import type { Rgb } from '../../image/rgb.ts'
import { TAU } from '../../math/scalar.ts'
import { paintGround } from '../elements/ground.ts'
import { paintRoom } from '../elements/room.ts'
import { indoors } from '../place.ts'
import { facing, lying, sideCorners } from '../world/sheet.ts'
import type { Point3, Sheet } from '../world/sheet.ts'

const DEPTH = 15
const HALF_WIDTH = 1.75
const PITCH = 0.95

const paintWall = (sheet: Sheet, side: number, sky: Rgb): void => {
  const x = side * HALF_WIDTH * 0.99
  for (let z = 2; z < DEPTH; z += PITCH * 0.62) {
    sheet.face(oval(x * 0.995, z, 0.19, 0.25), [206, 208, 210])
    sheet.shine(oval(x * 0.99, z, 0.14, 0.2), [...sky])
    sheet.shine(oval(x * 0.985, z, 0.1, 0.07), [250, 252, 255], 0.5)
  }
  const shelf = side * 1.12
  sheet.face(sideCorners(shelf, [1.6, DEPTH], [1.62, 1.98]), [244, 244, 242])
  sheet.face(
    lying([Math.min(shelf, x), Math.max(shelf, x), 1.6], [Math.min(shelf, x), Math.max(shelf, x), DEPTH], 1.62),
    [214, 214, 212],
  )
  for (let z = 2.4; z < DEPTH; z += 1.2)
    sheet.face(sideCorners(shelf * 0.99, [z, z + 0.02], [1.64, 1.96]), [186, 188, 190])
  sheet.face(sideCorners(shelf * 0.985, [1.6, DEPTH], [1.99, 2.03]), [200, 226, 255])
}

const oval = (x: number, z: number, along: number, up: number): Point3[] =>
  Array.from({ length: 18 }, (_, step) => {
    const turn = (step / 18) * TAU
    return [x, 1.22 + Math.sin(turn) * up, z + Math.cos(turn) * along] as const
  })

const paintPlaneSeat = (sheet: Sheet, x: number, color: Rgb): void => {
  const { z } = sheet
  const half = 0.2
  sheet.shadow([x, z], 0.3, 0.5)
  sheet.shade([x - half * 0.94, 0.3, half * 1.88, 0.16], scaleRgb(color, 0.7), scaleRgb(color, 0.42))
  for (const foot of [-0.13, 0.1]) sheet.rect([x + foot, 0, 0.03, 0.32], [70, 72, 78])
  const back = facing(
    [
      [x - half, 0.44],
      [x + half, 0.44],
      [x + half * 1.02, 0.9],
      [x + half * 0.9, 1.08],
      ...Array.from({ length: 7 }, (_, step): [number, number] => [
        x + half * 0.66 * Math.cos((step / 6) * Math.PI),
        1.08 + 0.14 * Math.sin((step / 6) * Math.PI) ** 0.6,
      ]),
      [x - half * 0.9, 1.08],
      [x - half * 1.02, 0.9],
    ],
    z,
  )
  sheet.face(back, color)
  sheet.fade(back, { from: [x - half, 0.8, z], to: [x + half, 0.8, z], color: [255, 255, 255] }, [0.2, 0])
  sheet.fade(back, { from: [x, 0.44, z], to: [x, 1.22, z], color: [10, 8, 20] }, [0.34, 0])
  sheet.face(
    facing(
      Array.from({ length: 12 }, (_, step): [number, number] => [
        x + half * 0.62 * Math.cos((step / 12) * TAU),
        1.1 + 0.075 * Math.sin((step / 12) * TAU),
      ]),
      z,
    ),
    [226, 222, 214],
  )
  sheet.rect([x - half * 0.7, 0.58, half * 1.4, 0.012], scaleRgb(color, 0.6))
  sheet.rect([x - half * 0.6, 0.8, half * 1.2, 0.014], scaleRgb(color, 0.66))
  for (const side of [-1, 1]) sheet.round([x + side * half - 0.02, 0.5, 0.04, 0.16], scaleRgb(color, 0.6))
}

/** The cabin of an airliner: rows of seats on both sides of the aisle, windows, lockers overhead. */
export const airplane = indoors({
  isTelling: true,
  words:
    'airplane|airplane cabin|plane|plane cabin|aeroplane|airplane window|plane window|airplane seat|plane seat|window seat on a plane|aircraft cabin|airplane aisle|plane aisle|economy class|long haul flight|flight|jet cabin|airliner',
  times: { day: 3, 'golden-hour': 1, night: 1 },
  weathers: { clear: 1 },
  dress: { casual: 3, smart: 1 },
  seen: 'seats|seat|windows|window|aisle|rows of seats|airplane window|cabin|overhead lockers',
  like: 'narrow|empty|quiet|modern|indoor|bright|commercial',
  paint(painter) {
    const sky = painter.ambience.sky.middle
    const seat = painter.pick(palette('52 76 118, 96 60 74, 66 92 96'))
    paintRoom(painter, {
      halfWidth: HALF_WIDTH,
      depth: DEPTH,
      height: 2.15,
      wall: [214, 214, 210],
      side: [232, 232, 228],
      ceiling: [240, 240, 238],
    })
    painter.sheet(DEPTH * 0.98, (sheet) => {
      sheet.rect([-0.5, 0, 1, 2.1], [150, 156, 164])
      sheet.rect([-0.46, 0, 0.44, 2.05], [98, 106, 122])
      sheet.rect([0.02, 0, 0.44, 2.05], [98, 106, 122])
    })
    paintGround(painter, { pattern: 'plain', color: [92, 98, 112], farMetres: DEPTH })
    painter.sheet(6, (sheet) => {
      for (const side of [-1, 1]) paintWall(sheet, side, sky)
    })
    for (let z = DEPTH - 1; z > 2.4; z -= PITCH)
      painter.sheet(z, (sheet) => {
        for (const side of [-1, 1])
          for (const place of [0, 1, 2]) paintPlaneSeat(sheet, side * (0.46 + place * 0.47), seat)
      })
  },
})
