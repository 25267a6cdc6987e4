import { fillTile, MESSAGE_BYTES, TILE_CELLS } from './watermark-tile.ts'
import type { WatermarkTile } from './watermark-tile.ts'

/** Pixels a side of the squares that share a strength. */
const STRENGTH_BLOCK = 4

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
const measureStrength = (picture: WatermarkPixels): Float32Array => {
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
const measureBlocks = ({ width, height, channels, data }: WatermarkPixels, { columns, rows }: Grid) => {
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
const leastAround = (values: Float32Array, { columns, rows }: Grid): Float32Array => {
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

/** Pixels, 8 bits a channel, 3 or 4 channels, row by row. */
export type WatermarkPixels = { width: number; height: number; channels: 3 | 4; data: Uint8Array | Uint8ClampedArray }

/** Pixels that a cell has at least; fewer would not survive the picture at half its size. */
const smallestCell = 4
const cellsAcross = 270
/** Below this many pixels on the shorter side too little of the tile fits in to be found again. */
const smallestSide = 256

/** Whether a picture is large enough to hold a mark that can be found again. */
export const canHoldWatermark = ({ width, height }: { width: number; height: number }): boolean =>
  Math.min(width, height) >= smallestSide

/** How many pixels a cell is wide in a picture, so that small copies of large pictures still show it. */
const cellPixels = ({ width, height }: { width: number; height: number }): number =>
  Math.max(smallestCell, Math.round(Math.min(width, height) / cellsAcross))

/** Writes the mark of one message into pictures. */
export type WatermarkWriter = {
  /** Changes the pixels in place. False for a picture that is too small to hold a mark, which stays as it is. */
  embed: (picture: WatermarkPixels) => boolean
}

/**
 * Writes a message into the brightness of pictures so that it cannot be seen: a tile of soft spots, repeated over the
 * whole picture and added to all three colours, strong where the picture is busy and weak where it is flat.
 */
export const createWatermarkWriter = (tile: WatermarkTile, message: Uint8Array): WatermarkWriter => {
  const cells = moveTile(fillTile(tile, message), message)
  const patterns = new Map<number, Float32Array>()
  return {
    embed(picture) {
      if (!canHoldWatermark(picture)) return false
      const cell = cellPixels(picture)
      const pattern = patterns.get(cell) ?? drawPattern(cells, cell)
      patterns.set(cell, pattern)
      addPattern(picture, pattern, cell * TILE_CELLS)
      return true
    },
  }
}

/**
 * The tile begins somewhere else for every message: a picture made from a marked one carries both marks, and they must not
 * lie on each other.
 */
const moveTile = (cells: Int8Array, message: Uint8Array): Int8Array => {
  const [right, down] = [message[MESSAGE_BYTES - 1] % TILE_CELLS, message[MESSAGE_BYTES - 2] % TILE_CELLS]
  return cells.map((_, cell) => {
    const [column, row] = [cell % TILE_CELLS, Math.floor(cell / TILE_CELLS)]
    return cells[((row + down) % TILE_CELLS) * TILE_CELLS + ((column + right) % TILE_CELLS)]
  })
}

/** The tile in pixels with a mean square of 1: signs at the middle of their cells, bilinear between them. */
const drawPattern = (cells: Int8Array, cell: number): Float32Array => {
  const side = cell * TILE_CELLS
  const pattern = new Float32Array(side * side)
  let squares = 0
  for (let y = 0; y < side; y++) {
    const [above, below, down] = neighbours(y, cell)
    for (let x = 0; x < side; x++) {
      const [left, right, over] = neighbours(x, cell)
      const value =
        (1 - down) * ((1 - over) * cells[above * TILE_CELLS + left] + over * cells[above * TILE_CELLS + right]) +
        down * ((1 - over) * cells[below * TILE_CELLS + left] + over * cells[below * TILE_CELLS + right])
      pattern[y * side + x] = value
      squares += value * value
    }
  }
  const scale = Math.sqrt(pattern.length / squares)
  return pattern.map((value) => value * scale)
}

/** The cells before and after a pixel, and how far it is from the first to the second. */
const neighbours = (pixel: number, cell: number): [before: number, after: number, share: number] => {
  const place = (pixel + 0.5) / cell - 0.5
  const before = Math.floor(place)
  return [(before + TILE_CELLS) % TILE_CELLS, (before + 1) % TILE_CELLS, place - before]
}

/** Sides of the table of thresholds: it repeats, and its pattern is finer than can be seen. */
const ditherSide = 64

/**
 * Thresholds from 0 to 1, evenly spread in any small neighbourhood, so that changes of less than one level come out right
 * on average (interleaved gradient noise: J. Jimenez, "Next generation post processing in Call of Duty: Advanced Warfare",
 * 2014).
 */
const DITHER = Float32Array.from({ length: ditherSide * ditherSide }, (_, index) => {
  const [x, y] = [index % ditherSide, Math.floor(index / ditherSide)]
  return (52.9829189 * ((0.06711056 * x + 0.00583715 * y) % 1)) % 1
})

const addPattern = ({ width, height, channels, data }: WatermarkPixels, pattern: Float32Array, side: number): void => {
  const strength = measureStrength({ width, height, channels, data })
  const blocks = Math.ceil(width / STRENGTH_BLOCK)
  // Writing into these keeps within 0 and 255 by itself.
  const levels = new Uint8ClampedArray(data.buffer, data.byteOffset, data.byteLength)
  for (let y = 0; y < height; y++) {
    const strengthRow = Math.floor(y / STRENGTH_BLOCK) * blocks
    const patternRow = (y % side) * side
    const ditherRow = (y % ditherSide) * ditherSide
    for (let x = 0, index = y * width * channels; x < width; x++, index += channels) {
      const wanted = strength[strengthRow + ((x / STRENGTH_BLOCK) | 0)] * pattern[patternRow + (x % side)]
      const change = Math.floor(wanted + DITHER[ditherRow + (x & (ditherSide - 1))])
      if (change === 0) continue
      levels[index] += change
      levels[index + 1] += change
      levels[index + 2] += change
    }
  }
}
