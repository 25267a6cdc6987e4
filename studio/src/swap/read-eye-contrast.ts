import type { FacePoints } from '../judge/place-mesh.ts'
import { clamp } from '../render/math/scalar.ts'
import type { Picture } from '../scene/portrait-scene.ts'
import { EYES } from './mesh-regions.ts'
import { luma } from './skin-likeness.ts'

/** What is looked at, in widths of the eye from the middle between its corners: where the iris of an open eye is. */
const REACH = { across: 0.3, up: 0.13, down: 0.02 }
const COLUMNS = 25
const ROWS = 7
/** Keeps dark pictures from turning noise into contrast. */
const FLOOR = 12

/**
 * How much light and dark lie side by side where the irises are, the person's right eye first: standard deviation in
 * shares of the mean. A shut lid is even skin, with or without glasses before it, and its lashes run from side to side.
 */
export function readEyeContrast(points: FacePoints, { width, height, data }: Picture): [number, number] {
  const [right, left] = EYES.map(({ corners: [from, to] }) => {
    const [acrossX, acrossY] = [0, 1].map((axis) => points[to * 3 + axis] - points[from * 3 + axis])
    const [middleX, middleY] = [0, 1].map((axis) => (points[to * 3 + axis] + points[from * 3 + axis]) / 2)
    let [sum, squares] = [0, 0]
    for (let column = 0; column < COLUMNS; column++) {
      const along = REACH.across * ((2 * column) / (COLUMNS - 1) - 1)
      let light = 0
      for (let row = 0; row < ROWS; row++) {
        const down = ((REACH.up + REACH.down) * row) / (ROWS - 1) - REACH.up
        const x = clamp(Math.round(middleX + acrossX * along - acrossY * down), 0, width - 1)
        const y = clamp(Math.round(middleY + acrossY * along + acrossX * down), 0, height - 1)
        const place = (y * width + x) * 4
        light += luma(data[place], data[place + 1], data[place + 2]) / ROWS
      }
      sum += light
      squares += light * light
    }
    const mean = sum / COLUMNS
    return Math.sqrt(Math.max(0, squares / COLUMNS - mean * mean)) / (mean + FLOOR)
  })
  return [right, left]
}
