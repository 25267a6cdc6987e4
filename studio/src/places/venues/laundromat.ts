import { palette, scaleRgb } from '../../image/rgb.ts'
import type { Rgb } from '../../image/rgb.ts'
import { paintBlock } from '../elements/furniture.ts'
import { paintGround } from '../elements/ground.ts'
import { paintRoom } from '../elements/room.ts'
import { indoors } from '../place.ts'
import { lying } from '../world/sheet.ts'
import type { Sheet } from '../world/sheet.ts'

const DEPTH = 4.6
const WIDTH = 0.74

const paintMachine = (sheet: Sheet, [x, y]: readonly [number, number], trim: Rgb): void => {
  const middle = x + WIDTH / 2
  sheet.round([x, y, WIDTH, 0.92], [226, 228, 230])
  sheet.rect([x + 0.04, y + 0.76, WIDTH - 0.08, 0.12], [120, 126, 134])
  sheet.rect([x + 0.08, y + 0.79, 0.16, 0.06], trim)
  sheet.ellipse([x + WIDTH - 0.14, y + 0.82], [0.035, 0.035], [240, 240, 240])
  sheet.ellipse([middle, y + 0.4], [0.29, 0.29], [176, 182, 188])
  sheet.ellipse([middle, y + 0.4], [0.24, 0.24], [54, 62, 74])
  const wash = sheet.painter.pick(palette('206 120 110, 112 146 186, 226 214 196, 96 116 96'))
  sheet.ellipse([middle - 0.02, y + 0.34], [0.17, 0.13], wash, { alpha: 0.75 })
  sheet.ellipse([middle - 0.08, y + 0.49], [0.09, 0.05], [236, 242, 248], { alpha: 0.5, turn: -0.6 })
}

/** A laundrette: two rows of machines with round doors, pastel walls, checkered floor, strips of light. */
export const laundromat = indoors({
  isTelling: true,
  words:
    'laundromat|laundrette|launderette|washing machine|washing machines|laundry room|laundry|coin laundry|retro laundromat|doing laundry at the laundromat',
  times: { day: 1, night: 1 },
  weathers: { clear: 1 },
  dress: { casual: 1 },
  lightings: { soft: 3, cool: 1 },
  seen: 'washing machines|washing machine|machines|bench|checkered floor|neon tubes|fluorescent lights|dryers|tiles',
  like: 'retro|pastel|colorful|colourful|american|empty|quiet|indoor|clean|vintage|local|bright',
  hasPlainWalls: true,
  paint(painter) {
    const wall = painter.pick(palette('236 190 190, 176 210 206, 232 214 168'))
    const trim = painter.pick(palette('206 74 78, 44 116 128, 60 84 140'))
    paintRoom(painter, { halfWidth: 3.2, depth: DEPTH, height: 2.9, wall, ceiling: [238, 238, 234] })
    paintGround(painter, {
      pattern: 'checker',
      color: [238, 234, 226],
      detail: scaleRgb(trim, 0.9),
      tileMetres: 0.4,
      farMetres: DEPTH,
    })
    painter.sheet(DEPTH * 0.96, (sheet) => {
      sheet.rect([-3.2, 2.02, 6.4, 0.14], trim)
      for (const y of [0.1, 1.06]) for (let x = -3; x < 3; x += WIDTH + 0.02) paintMachine(sheet, [x, y], trim)
    })
    painter.sheet(3.6, (sheet) => {
      sheet.shadow([1.55, 3.6], 0.8, 0.35)
      for (const x of [1.05, 2.05]) sheet.rect([x, 0, 0.05, 0.42], [90, 92, 96])
      paintBlock(sheet, [0.95, 0.42, 1.25, 0.06], { color: trim, depth: 0.35 })
    })
    painter.sheet(3.4, (sheet) => {
      for (const x of [-1.4, 0.6]) sheet.face(lying([x, x + 0.9, 2.6], [x, x + 0.9, 2.9], 2.86), [255, 255, 250])
    })
    for (const x of [-1, 1.05]) painter.glow([x, 2.8, 3.4], 1.2, { color: [255, 255, 240], alpha: 0.35 })
  },
})
