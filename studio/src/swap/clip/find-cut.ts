import type { Picture } from '../../scene/portrait-scene.ts'
import { luma } from '../skin-likeness.ts'

const COLUMNS = 32
const ROWS = 18
const SAMPLES = 4
/** Mean change of light, 0 to 255 and without a change of the whole, from which on another shot begins. */
const CUT_CHANGE = 14

/** Tells of every frame whether another shot begins with it. Fades of the whole picture are no cuts. */
export function createCutFinder(): (picture: Picture) => boolean {
  let before: Float32Array | undefined
  return (picture) => {
    const now = thumbnail(picture)
    const last = before
    before = now
    if (!last) return false
    const shift = now.reduce((sum, light, cell) => sum + light - last[cell], 0) / now.length
    const change = now.reduce((sum, light, cell) => sum + Math.abs(light - last[cell] - shift), 0) / now.length
    return change > CUT_CHANGE
  }
}

function thumbnail({ width, height, data }: Picture): Float32Array {
  const lights = new Float32Array(COLUMNS * ROWS)
  for (let row = 0; row < ROWS * SAMPLES; row++) {
    const y = Math.floor(((row + 0.5) / (ROWS * SAMPLES)) * height)
    for (let column = 0; column < COLUMNS * SAMPLES; column++) {
      const x = Math.floor(((column + 0.5) / (COLUMNS * SAMPLES)) * width)
      const place = (y * width + x) * 4
      const cell = Math.floor(row / SAMPLES) * COLUMNS + Math.floor(column / SAMPLES)
      lights[cell] += luma(data[place], data[place + 1], data[place + 2]) / SAMPLES ** 2
    }
  }
  return lights
}
