import { giveBack, lendFloats } from '../../math/lent-arrays.ts'
import { eachRow } from '../../math/each-row.ts'
import type { ColorBuffer } from '../raster/gbuffer.ts'

type Tap = { start: number; weights: Float32Array }

/** For each target pixel the source pixels it covers and by how much. */
const areaTaps = (source: number, target: number): Tap[] => {
  const ratio = source / target
  return Array.from({ length: target }, (_, index) => {
    const from = index * ratio
    const to = Math.min(source, from + ratio)
    const start = Math.floor(from + 1e-9)
    const count = Math.max(1, Math.ceil(to - 1e-9) - start)
    const weights = Float32Array.from(
      { length: count },
      (__, tap) => (Math.min(to, start + tap + 1) - Math.max(from, start + tap)) / ratio,
    )
    return { start, weights }
  })
}

/** Shrinks by area averaging. A larger target is not supported. */
export const downsample = (buffer: ColorBuffer, width: number, height: number): ColorBuffer => {
  if (buffer.width === width && buffer.height === height) return buffer
  const columns = areaTaps(buffer.width, width)
  const rows = areaTaps(buffer.height, height)
  const narrow = lendFloats(width * buffer.height * 3)
  eachRow(buffer.height, (y) => {
    for (let x = 0; x < width; x++) {
      const { start, weights } = columns[x]
      let red = 0
      let green = 0
      let blue = 0
      for (let tap = 0; tap < weights.length; tap++) {
        const from = (y * buffer.width + start + tap) * 3
        red += weights[tap] * buffer.pixels[from]
        green += weights[tap] * buffer.pixels[from + 1]
        blue += weights[tap] * buffer.pixels[from + 2]
      }
      const to = (y * width + x) * 3
      narrow[to] = red
      narrow[to + 1] = green
      narrow[to + 2] = blue
    }
  })
  const pixels = lendFloats(width * height * 3)
  const stride = width * 3
  eachRow(height, (y) => {
    const { start, weights } = rows[y]
    for (let tap = 0; tap < weights.length; tap++) {
      const from = (start + tap) * stride
      for (let i = 0; i < stride; i++) pixels[y * stride + i] += weights[tap] * narrow[from + i]
    }
  })
  giveBack(narrow)
  return { width, height, pixels }
}
