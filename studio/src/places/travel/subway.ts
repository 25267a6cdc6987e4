import { palette, scaleRgb } from '../../image/rgb.ts'
import type { Rgb } from '../../image/rgb.ts'
import { paintGround } from '../elements/ground.ts'
import { paintRoom } from '../elements/room.ts'
import { indoors } from '../place.ts'
import { lying, sideCorners } from '../world/sheet.ts'
import type { Sheet } from '../world/sheet.ts'

const TILE: Rgb = [226, 226, 216]
const STEEL: Rgb = [170, 176, 182]
const FAR = 30

const paintWall = (sheet: Sheet, band: Rgb): void => {
  const x = -3.2
  sheet.face(sideCorners(x, [2.5, FAR], [0, 3.9]), TILE)
  for (let row = 1; row < 12; row++)
    sheet.face(sideCorners(x * 0.995, [2.5, FAR], [row * 0.32, row * 0.32 + 0.012]), [190, 190, 182])
  for (let z = 2.5; z < FAR; z += 0.64) sheet.face(sideCorners(x * 0.995, [z, z + 0.014], [0, 3.9]), [190, 190, 182])
  sheet.face(sideCorners(x * 0.99, [2.5, FAR], [2.3, 2.62]), band)
  for (let z = 4; z < FAR; z += 5) sheet.face(sideCorners(x * 0.985, [z, z + 1.4], [2.36, 2.56]), [244, 244, 240])
  for (let z = 5.6; z < FAR; z += 5) {
    sheet.face(sideCorners(x * 0.98, [z, z + 1.1], [0.9, 2.1]), sheet.painter.pick<Rgb>(POSTERS))
    sheet.face(sideCorners(x * 0.978, [z + 0.15, z + 0.95], [1.5, 1.95]), [244, 238, 226])
  }
}

const POSTERS = palette('206 84 62, 44 98 122, 232 186 72, 110 66 120')

const paintTrain = (sheet: Sheet, band: Rgb): void => {
  const x = 1.85
  for (const [from, to] of [
    [2.6, 13.6],
    [14, FAR],
  ] as const) {
    sheet.face(sideCorners(x, [from, to], [0.05, 3.2]), STEEL)
    sheet.face(sideCorners(x * 0.995, [from, to], [0.7, 0.95]), band)
    sheet.face(sideCorners(x * 0.995, [from, to], [2.75, 2.8]), scaleRgb(STEEL, 0.7))
    for (let z = from + 0.3; z < to - 2; z += 3.6) {
      for (const at of [z, z + 1.05]) pane(sheet, x, at, [1.35, 2.45])
      sheet.face(sideCorners(x * 0.993, [z + 2.2, z + 3.4], [0.1, 2.7]), scaleRgb(STEEL, 1.1))
      for (const at of [z + 2.25, z + 2.83]) pane(sheet, x * 0.99, at, [1.3, 2.45], 0.5)
      sheet.face(sideCorners(x * 0.988, [z + 2.78, z + 2.81], [0.1, 2.7]), [70, 74, 78])
    }
  }
}

const pane = (sheet: Sheet, x: number, z: number, rows: readonly [number, number], width = 0.92): void => {
  sheet.face(sideCorners(x * 0.992, [z, z + width], [rows[0], rows[1]]), [70, 80, 86])
  sheet.face(
    sideCorners(x * 0.99, [z + 0.05, z + width - 0.05], [rows[0] + 0.06, rows[1] - 0.06]),
    [244, 232, 198],
    0.85,
  )
}

/** A platform below ground: tiled walls, a train of steel with lit windows, strips of light, a yellow line. */
export const subway = indoors({
  isTelling: true,
  words:
    'subway|subway station|metro station|metro|subway platform|metro platform|tube station|underground station|london underground|tube|subway train|metro train|metro car platform|subway tunnel|new york subway|nyc subway|u bahn|tube platform|metro hall',
  times: { day: 1 },
  weathers: { clear: 1 },
  dress: { casual: 1 },
  lightings: { cool: 2, soft: 2 },
  seen: 'train|tiles|platform|neon tubes|signs|lamps|ads|posters|metro|lights',
  like: 'grey|urban|underground|modern|empty|quiet|clean|deserted|dark',
  paint(painter) {
    const band = painter.pick(palette('38 104 168, 188 52 46, 40 128 92, 222 142 42'))
    paintRoom(painter, {
      halfWidth: 5,
      depth: FAR,
      height: 3.9,
      wall: [26, 26, 30],
      side: TILE,
      ceiling: [96, 98, 102],
    })
    painter.sheet(22, (sheet) => paintWall(sheet, band))
    paintGround(painter, {
      pattern: 'flags',
      color: [150, 150, 150],
      detail: [120, 120, 122],
      farMetres: FAR,
      tileMetres: 0.6,
      marks: (sheet) => sheet.face(lying([1.25, 1.6, 1], [1.25, 1.6, FAR]), [234, 198, 62]),
    })
    painter.reflect(0.22, FAR)
    painter.sheet(14, (sheet) => {
      for (let z = 3.5; z < FAR - 2; z += 2.6)
        for (const x of [-1.4, 0.6])
          sheet.face(lying([x - 0.1, x + 0.1, z], [x - 0.1, x + 0.1, z + 1.9], 3.86), [255, 255, 246])
    })
    painter.sheet(9, (sheet) => paintTrain(sheet, band))
  },
})
