import { palette, scaleRgb } from '../../image/rgb.ts'
import type { Rgb } from '../../image/rgb.ts'
import { paintGround } from '../elements/ground.ts'
import { paintRoom } from '../elements/room.ts'
import { indoors } from '../place.ts'
import { lying, sideCorners } from '../world/sheet.ts'
import type { Sheet } from '../world/sheet.ts'

const DEPTH = 22
const HALF_WIDTH = 1.7
const HEIGHT = 2.8

const DOORS = palette('112 78 54, 226 222 212, 84 98 104')

const paintSide = (sheet: Sheet, side: number): void => {
  const x = side * HALF_WIDTH * 0.995
  const door: Rgb = DOORS[Math.floor(sheet.painter.random() * DOORS.length)]
  sheet.face(sideCorners(x, [2, DEPTH], [0, 0.14]), [236, 232, 224])
  sheet.face(sideCorners(x, [2, DEPTH], [0.94, 1]), [236, 232, 224])
  for (let z = 2.2; z < DEPTH - 1; z += 4) {
    sheet.face(sideCorners(x * 0.995, [z - 0.12, z + 1.12], [0, 2.2]), [240, 236, 228])
    sheet.face(sideCorners(x * 0.99, [z, z + 1], [0, 2.1]), door)
    for (const rows of [
      [0.2, 0.9],
      [1.1, 1.9],
    ] as const)
      sheet.face(sideCorners(x * 0.985, [z + 0.16, z + 0.84], [...rows]), scaleRgb(door, 0.86))
    sheet.face(sideCorners(x * 0.98, [z + 0.86, z + 0.93], [1, 1.06]), [206, 170, 92])
    sheet.face(sideCorners(x * 0.985, [z + 1.95, z + 2.05], [1.72, 1.98]), [255, 236, 196])
  }
}

/** A long hallway: doors and wall lamps on both sides, a runner, a window at its end. */
export const corridor = indoors({
  isTelling: true,
  words:
    'corridor|hallway|hotel corridor|hotel hallway|long hallway|long corridor|apartment hallway|hall way|hotel floor|entrance hall|office corridor|passageway',
  times: { day: 1, night: 1 },
  weathers: { clear: 1 },
  dress: { casual: 2, smart: 2, evening: 1 },
  lightings: { warm: 2, soft: 1 },
  seen: 'door|doors|carpet|window|lamps|wall lamps|hotel room door|front door|runner|wooden floor',
  like: 'long|narrow|empty|quiet|hotel|elegant|indoor|old|carpeted|wooden|deserted',
  hasPlainWalls: true,
  paint(painter) {
    const [wall, runner] = painter.pick([
      [
        [206, 196, 178],
        [124, 48, 52],
      ],
      [
        [184, 192, 188],
        [60, 78, 92],
      ],
    ] as const)
    paintRoom(painter, {
      halfWidth: HALF_WIDTH,
      depth: DEPTH,
      height: HEIGHT,
      wall: [...wall],
      ceiling: [232, 228, 220],
      windows: [[-0.6, 0.9, 1.2, 1.5]],
      frame: [238, 236, 230],
      panes: [2, 2],
    })
    paintGround(painter, {
      pattern: 'planks',
      color: [170, 136, 102],
      detail: [116, 90, 66],
      farMetres: DEPTH,
      marks: (sheet) => {
        sheet.face(lying([-0.72, 0.72, 0.5], [-0.72, 0.72, DEPTH]), scaleRgb([...runner], 0.8))
        sheet.face(lying([-0.64, 0.64, 0.5], [-0.64, 0.64, DEPTH]), [...runner])
      },
    })
    painter.sheet(9, (sheet) => {
      for (const side of [-1, 1]) paintSide(sheet, side)
    })
    for (let z = 4.2; z < DEPTH; z += 4)
      for (const side of [-1, 1]) {
        painter.glow([side * 1.6, 1.9, z], 0.8, { color: [255, 206, 140], alpha: 0.5 })
        painter.glow([side * 1.6, 1.86, z], 0.16, { color: [255, 240, 206], alpha: 0.9 })
      }
  },
})
