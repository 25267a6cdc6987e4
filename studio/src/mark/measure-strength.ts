import type { MarkedPicture } from './embed-mark.ts'

/** Pixels a side of the squares that share a strength. */
export const STRENGTH_BLOCK = 4

/** Levels of brightness, of 255, that the mark's mean swing has where nothing hides it, and where much does. */
const flatStrength = 0.9
const busyStrength = 4
/** Variance of brightness at which half of the difference between the two is reached. */
const halfVariance = 90
/** Levels of brightness below which the mark fades to a part of itself: dark noise is seen soonest. */
const darkBelow = 80
const darkShare = 0.5

/**
 * How strong the mark may be in each square, row by row: by the noise visibility function of S. Voloshynovskiy and others
 * ("A stochastic approach to content adaptive digital image watermarking", 1999), 1 / (1 + variance). What is flat beside
 * an edge counts as flat, since noise shows there.
 */
export function measureStrength(picture: MarkedPicture): Float32Array {
  const columns = Math.ceil(picture.width / STRENGTH_BLOCK)
  const rows = Math.ceil(picture.height / STRENGTH_BLOCK)
  const { means, variances } = measureBlocks(picture, { columns, rows })
  const least = leastAround(variances, { columns, rows })
  for (let index = 0; index < least.length; index++) {
    const busy = least[index] / (least[index] + halfVariance)
    const light = darkShare + (1 - darkShare) * Math.min(1, means[index] / darkBelow)
    least[index] = light * (flatStrength + (busyStrength - flatStrength) * busy)
  }
  return least
}

type Grid = { columns: number; rows: number }

/** Mean and variance of the brightness (Rec. 601) of every square; those at the edge reach inside. */
function measureBlocks({ width, height, channels, data }: MarkedPicture, { columns, rows }: Grid) {
  const means = new Float32Array(columns * rows)
  const variances = new Float32Array(columns * rows)
  const count = STRENGTH_BLOCK * STRENGTH_BLOCK
  for (let row = 0, block = 0; row < rows; row++) {
    const top = Math.min(row * STRENGTH_BLOCK, height - STRENGTH_BLOCK)
    for (let column = 0; column < columns; column++, block++) {
      const left = Math.min(column * STRENGTH_BLOCK, width - STRENGTH_BLOCK)
      let [sum, squares] = [0, 0]
      for (let y = top; y < top + STRENGTH_BLOCK; y++) {
        const end = (y * width + left + STRENGTH_BLOCK) * channels
        for (let index = end - STRENGTH_BLOCK * channels; index < end; index += channels) {
          const luma = 0.299 * data[index] + 0.587 * data[index + 1] + 0.114 * data[index + 2]
          sum += luma
          squares += luma * luma
        }
      }
      means[block] = sum / count
      variances[block] = Math.max(0, squares / count - means[block] * means[block])
    }
  }
  return { means, variances }
}

/** The least value of each square and the eight around it. */
function leastAround(values: Float32Array, { columns, rows }: Grid): Float32Array {
  const across = new Float32Array(values.length)
  const least = new Float32Array(values.length)
  for (let row = 0, index = 0; row < rows; row++)
    for (let column = 0; column < columns; column++, index++)
      across[index] = Math.min(
        values[index],
        values[column > 0 ? index - 1 : index],
        values[column < columns - 1 ? index + 1 : index],
      )
  for (let row = 0, index = 0; row < rows; row++)
    for (let column = 0; column < columns; column++, index++)
      least[index] = Math.min(
        across[index],
        across[row > 0 ? index - columns : index],
        across[row < rows - 1 ? index + columns : index],
      )
  return least
}
