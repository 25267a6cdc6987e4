import { mixRgb, scaleRgb } from '../../image/rgb.ts'
import type { Rgb } from '../../image/rgb.ts'
import { lerp } from '../../math/scalar.ts'
import type { BackdropPainter } from '../world/backdrop-painter.ts'
import type { Spot } from './animals.ts'
import { Volume } from './volume.ts'

const WHITE: Rgb = [240, 238, 234]

/** Rows of feathers from the tips inwards: how many, how long above and below, how broad, and how light. */
const ROWS = [
  { count: 17, above: 0.66, below: 0.42, breadth: 0.036, shade: 0.78 },
  { count: 15, above: 0.46, below: 0.31, breadth: 0.034, shade: 0.89 },
  { count: 13, above: 0.29, below: 0.21, breadth: 0.032, shade: 1 },
] as const
/** Between the shoulder blades, in metres, and the ways of the highest and the lowest feather. */
const ROOT = { x: 0.12, y: 1.3 }
const HIGHEST = 1.05
const LOWEST = -1.2

/** Wings of feathers on somebody's back. */
export const paintWings = (painter: BackdropPainter, { x, z, color = WHITE }: Spot): void =>
  painter.sheet(z, (sheet) => {
    const wings = new Volume(sheet, x)
    for (const side of [-1, 1])
      for (const { count, above, below, breadth, shade } of ROWS)
        for (let index = count - 1; index >= 0; index--) {
          const share = index / (count - 1)
          const turn = lerp(HIGHEST, LOWEST, share)
          const length = lerp(above, below, share ** 0.8)
          const tone = mixRgb(scaleRgb(color, shade * (index % 2 === 0 ? 1 : 0.9)), [255, 252, 246], 0.12 * share)
          const at = (along: number, across: number): readonly [number, number] => [
            side * (ROOT.x + Math.cos(turn) * along - Math.sin(turn) * across),
            ROOT.y + 0.16 * (1 - share) + Math.sin(turn) * along + Math.cos(turn) * across,
          ]
          wings.form(
            [
              at(0, -breadth * 0.6),
              at(length * 0.6, -breadth * 1.15),
              at(length * 0.93, -breadth * 0.75),
              at(length, 0),
              at(length * 0.9, breadth * 0.7),
              at(length * 0.5, breadth * 0.9),
              at(0, breadth * 0.6),
            ],
            tone,
          )
        }
  })
