import type { ColorBuffer, Region } from '../raster/gbuffer.ts'

type KuwaharaOptions = {
  radius: number
  /** Share of the filtered picture, 0 to 1. */ amount: number
  region: Region
}

/** Summed-area tables of red, green, blue, luma and squared luma over a region. */
const CHANNELS = 5

const sumArea = ({ width, pixels }: ColorBuffer, { left, top, right, bottom }: Region): Float64Array => {
  const stride = (right - left + 1) * CHANNELS
  const sums = new Float64Array(stride * (bottom - top + 1))
  const row = new Float64Array(CHANNELS)
  for (let y = top; y < bottom; y++) {
    row.fill(0)
    for (let x = left; x < right; x++) {
      const at = (y * width + x) * 3
      const red = pixels[at]
      const green = pixels[at + 1]
      const blue = pixels[at + 2]
      const luma = 0.3 * red + 0.59 * green + 0.11 * blue
      row[0] += red
      row[1] += green
      row[2] += blue
      row[3] += luma
      row[4] += luma * luma
      const cell = (y - top + 1) * stride + (x - left + 1) * CHANNELS
      for (let channel = 0; channel < CHANNELS; channel++) {
        sums[cell + channel] = sums[cell - stride + channel] + row[channel]
      }
    }
  }
  return sums
}

/**
 * Edge-preserving filter that turns rendered surfaces into painted ones: each pixel takes the mean of its four
 * neighbouring squares, the flattest counting most (generalised Kuwahara filter). Works in place.
 */
export const kuwahara = (buffer: ColorBuffer, { radius, amount, region }: KuwaharaOptions): void => {
  const { left, top, right, bottom } = region
  const columns = right - left
  const rows = bottom - top
  if (columns < 2 || rows < 2 || radius < 1) return
  const sums = sumArea(buffer, region)
  const stride = (columns + 1) * CHANNELS
  for (let y = 0; y < rows; y++) {
    const above = Math.max(0, y - radius) * stride
    const middle = y * stride
    const below = Math.min(rows, y + radius + 1) * stride
    const upperRows = y + 1 - Math.max(0, y - radius)
    const lowerRows = Math.min(rows, y + radius + 1) - y
    for (let x = 0; x < columns; x++) {
      let red = 0
      let green = 0
      let blue = 0
      let weights = 0
      const before = Math.max(0, x - radius)
      const after = Math.min(columns, x + radius + 1)
      for (let square = 0; square < 4; square++) {
        const onRight = (square & 1) === 1
        const lower = square > 1
        const start = (onRight ? x : before) * CHANNELS
        const end = (onRight ? after : x + 1) * CHANNELS
        const from = lower ? middle : above
        const to = lower ? below : middle + stride
        const area = (lower ? lowerRows : upperRows) * (onRight ? after - x : x + 1 - before)
        const a = from + start
        const b = from + end
        const c = to + start
        const d = to + end
        const mean = (sums[d + 3] - sums[b + 3] - sums[c + 3] + sums[a + 3]) / area
        const spread = (sums[d + 4] - sums[b + 4] - sums[c + 4] + sums[a + 4]) / area - mean * mean
        const weight = 1 / (1 + spread * spread * 0.02)
        const share = weight / area
        red += share * (sums[d] - sums[b] - sums[c] + sums[a])
        green += share * (sums[d + 1] - sums[b + 1] - sums[c + 1] + sums[a + 1])
        blue += share * (sums[d + 2] - sums[b + 2] - sums[c + 2] + sums[a + 2])
        weights += weight
      }
      const at = ((y + top) * buffer.width + x + left) * 3
      const { pixels } = buffer
      pixels[at] += (red / weights - pixels[at]) * amount
      pixels[at + 1] += (green / weights - pixels[at + 1]) * amount
      pixels[at + 2] += (blue / weights - pixels[at + 2]) * amount
    }
  }
}
