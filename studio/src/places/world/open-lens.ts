import { eachRow } from '../../math/each-row.ts'
import { Sheet } from './sheet.ts'
import type { SheetOptions } from './sheet.ts'

/** A sheet for what stands at one distance. Here and not in the painter, as plain paper has nothing before it. */
export const openSheet = (options: SheetOptions): Sheet => new Sheet(options)

/** How many times as much a lamp counts as what reflects light: its disc shows, as on film. */
const LAMP = 7
const CHANNELS = 5

/** Running sums along each row of what every pixel adds to its disc: weight, red, green, blue and cover. */
const sumRows = ({ data, width, height }: ImageData): Float64Array => {
  const sums = new Float64Array((width + 1) * height * CHANNELS)
  eachRow(height, (y) => {
    for (let x = 0; x < width; x++) {
      const from = (y * width + x) * 4
      const at = (y * (width + 1) + x) * CHANNELS
      const cover = data[from + 3]
      const bright = Math.max(data[from], data[from + 1], data[from + 2]) / 255
      const weight = cover * (1 + LAMP * bright ** 9)
      sums[at + CHANNELS] = sums[at] + weight
      // Light adds up, not its shade on a screen.
      for (let channel = 0; channel < 3; channel++)
        sums[at + CHANNELS + 1 + channel] = sums[at + 1 + channel] + weight * data[from + channel] ** 2
      sums[at + CHANNELS + 4] = sums[at + 4] + cover
    }
  })
  return sums
}

/** Blurs a picture as an open lens does: every point becomes an even disc, and lamps outshine what is around them. In place. */
export const blurThroughLens = (picture: ImageData, radius: number): void => {
  const { data, width, height } = picture
  const sums = sumRows(picture)
  const stride = (width + 1) * CHANNELS
  const row = new Float64Array(width * CHANNELS)
  eachRow(height, (y) => {
    row.fill(0)
    let area = 0
    for (let down = Math.ceil(-radius); down <= radius; down++) {
      const half = Math.round(Math.sqrt(radius * radius - down * down))
      area += 2 * half + 1
      const start = (y + down) * stride
      if (start < 0 || y + down >= height || sums[start + stride - 1] === 0) continue
      for (let x = 0; x < width; x++) {
        const from = start + Math.max(0, x - half) * CHANNELS
        const to = start + Math.min(width, x + half + 1) * CHANNELS
        for (let channel = 0; channel < CHANNELS; channel++)
          row[x * CHANNELS + channel] += sums[to + channel] - sums[from + channel]
      }
    }
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 4
      const weight = row[x * CHANNELS] || 1
      for (let channel = 0; channel < 3; channel++)
        data[at + channel] = Math.sqrt(row[x * CHANNELS + 1 + channel] / weight)
      data[at + 3] = row[x * CHANNELS + 4] / area
    }
  })
}
