import { mixRgb, palette, scaleRgb } from '../../image/rgb.ts'
import type { Rgb } from '../../image/rgb.ts'
import { path } from '../../math/spline.ts'
import { paintHouse } from '../elements/buildings.ts'
import { paintGround } from '../elements/ground.ts'
import { paintSky } from '../elements/sky.ts'
import { outdoors } from '../place.ts'
import type { Point, Point3, Sheet } from '../world/sheet.ts'

/** Strokes of capitals, each in a box of 0.6 by 1. */
const CAPITALS: Record<string, readonly (readonly Point[])[]> = {
  A: [path('0 0, 0.3 1, 0.6 0'), path('0.14 0.36, 0.46 0.36')],
  E: [path('0.56 1, 0.06 1, 0.06 0, 0.56 0'), path('0.06 0.52, 0.46 0.52')],
  F: [path('0.56 1, 0.06 1, 0.06 0'), path('0.06 0.52, 0.46 0.52')],
  I: [path('0.3 1, 0.3 0')],
  L: [path('0.08 1, 0.08 0, 0.56 0')],
  M: [path('0 0, 0.06 1, 0.3 0.4, 0.54 1, 0.6 0')],
  O: [path('0.3 1, 0.02 0.72, 0.02 0.28, 0.3 0, 0.58 0.28, 0.58 0.72, 0.3 1')],
  R: [path('0.06 0, 0.06 1, 0.48 0.92, 0.48 0.58, 0.06 0.5, 0.56 0')],
  S: [path('0.54 0.86, 0.28 1, 0.06 0.8, 0.14 0.58, 0.48 0.42, 0.54 0.18, 0.28 0, 0.04 0.14')],
  T: [path('0 1, 0.6 1'), path('0.3 1, 0.3 0')],
  V: [path('0 1, 0.3 0, 0.6 1')],
  Y: [path('0 1, 0.3 0.52, 0.6 1'), path('0.3 0.52, 0.3 0')],
}

const TONES = palette('222 58 84, 240 178 46, 44 138 204, 66 168 110, 150 74 176, 232 116 46')
const INK: Rgb = [34, 30, 40]

type Word = { text: string; at: Point; tall: number }

/** What is written in fat letters, from its lower left corner, in metres. */
const WORDS: readonly Word[] = [
  { text: 'TRAVEL', at: [-7.4, 0.5], tall: 1.2 },
  { text: 'LOVE', at: [-3.3, 1.7], tall: 1.15 },
  { text: 'FAME', at: [-2.4, 0.35], tall: 0.95 },
  { text: 'RISE', at: [0.35, 1.75], tall: 1.1 },
  { text: 'STORY', at: [0.9, 0.4], tall: 1.05 },
  { text: 'MORE', at: [4.2, 1.5], tall: 1.25 },
]

/** Fat letters that stand before their own shadow, outlined, lighter above and with a glint. */
const paintWord = (sheet: Sheet, { text, at, tall, color }: Word & { color: Rgb }, isMirrored: boolean): void => {
  const along = (x: number): number => (isMirrored ? 0.78 * text.length - 0.18 - x : x)
  for (const [place, letter] of text.split('').entries()) {
    const rise = place % 2 === 0 ? 0 : 0.07 * tall
    const coat = (thickness: number, [right, up]: Point, paint: Rgb) => {
      for (const stroke of CAPITALS[letter] ?? [])
        sheet.line(
          stroke.map(([x, y]): Point3 => [
            at[0] + along(place * 0.78 + x) * tall + right,
            at[1] + rise + y * tall + up,
            sheet.z,
          ]),
          thickness * tall,
          paint,
        )
    }
    coat(0.36, [0.09 * tall, -0.08 * tall], INK)
    coat(0.36, [0, 0], scaleRgb(color, 0.36))
    coat(0.25, [0, 0], color)
    coat(0.13, [-0.02 * tall, 0.035 * tall], mixRgb(color, [255, 255, 255], 0.32))
  }
}

/** A street wall full of graffiti with a ramp: fat letters, clouds of colour, scribbles and drops on concrete. */
export const playground = outdoors({
  isTelling: true,
  words:
    'graffiti wall|graffiti|street art|mural|graffiti background|urban wall|painted wall|street wall|graffitied wall|graffiti alley wall|wall of graffiti|street art wall|graffiti mural|colorful graffiti wall|colourful graffiti wall|hip hop wall|spray painted wall|colorful wall|colourful wall|colorful mural|streetball court',
  times: { day: 3, 'golden-hour': 1 },
  dress: { casual: 4 },
  seen: 'graffiti|wall|concrete|bricks|buildings|houses|asphalt|street art|brick wall',
  like: 'urban|concrete|colorful|colourful|gritty|painted|empty|quiet|edgy|street|outdoor|berlin',
  paint(painter) {
    paintSky(painter)
    painter.sheet(20, (sheet) => {
      for (let x = -16; x < 16; x += 5)
        paintHouse(sheet, {
          box: [x, 0, 5, painter.between(7, 11)],
          color: painter.pick(palette('150 120 104, 168 150 136, 126 128 136')),
          windows: { columns: 3, rows: 3, litShare: 0.4 },
        })
    })
    painter.sheet(8, (sheet) => {
      sheet.rect([-8, 0, 16, 3.4], [168, 164, 158])
      for (let x = -8; x < 8; x += 2) sheet.straight([x, 0, 8], [x, 3.4, 8], 0.02, [138, 134, 130])
      for (const [index, { text, at, tall }] of WORDS.entries()) {
        const [color, other] = [TONES[index % TONES.length], TONES[(index + 2) % TONES.length]]
        for (let cloud = 0; cloud < 9; cloud++)
          sheet.ellipse(
            [at[0] + painter.between(0, 0.72 * tall * text.length), at[1] + painter.between(0, tall)],
            [painter.between(0.3, 0.6), painter.between(0.2, 0.42)],
            mixRgb(other, [240, 236, 230], 0.35),
            { alpha: 0.4 },
          )
        paintWord(sheet, { text, at, tall, color }, painter.isMirrored)
        for (let drop = 0; drop < 5; drop++) {
          const x = at[0] + painter.between(0, 0.7 * tall * text.length)
          sheet.straight([x, at[1], 8], [x, at[1] - painter.between(0.1, 0.34), 8], 0.022, color)
        }
      }
      for (let tag = 0; tag < 26; tag++) {
        const [x, y] = [painter.between(-7, 7), painter.between(0.2, 2.9)]
        const scribble = Array.from({ length: 7 }, (_, step) => [
          x + 0.08 * step,
          y + painter.between(-0.1, 0.1),
          8,
        ]) satisfies Point3[]
        sheet.line(scribble, 0.016, painter.pick([...TONES, INK, INK]))
      }
      sheet.rect([-8, 3.3, 16, 0.14], [140, 138, 136])
    })
    paintGround(painter, { pattern: 'asphalt', color: [150, 148, 146], detail: [120, 118, 118] })
    painter.sheet(6.4, (sheet) => sheet.poly(path('-5.5 0, -2.2 0, -3.4 0.24, -4.6 0.9, -5.5 1.5'), [196, 194, 190]))
  },
})
