import { fillTile, type MarkTile, MESSAGE_BYTES, TILE_CELLS } from './mark-tile.ts'
import { measureStrength, STRENGTH_BLOCK } from './measure-strength.ts'

/** Pixels, 8 bits a channel, 3 or 4 channels, row by row. */
export type MarkedPicture = { width: number; height: number; channels: 3 | 4; data: Uint8Array | Uint8ClampedArray }

/** Pixels that a cell has at least; fewer would not survive the picture at half its size. */
const smallestCell = 4
const cellsAcross = 270
/** Below this many pixels on the shorter side too little of the tile fits in to be found again. */
const smallestSide = 256

/** Whether a picture is large enough to hold a mark that can be found again. */
export const canHoldMark = ({ width, height }: { width: number; height: number }): boolean =>
  Math.min(width, height) >= smallestSide

/** How many pixels a cell is wide in a picture, so that small copies of large pictures still show it. */
const cellPixels = ({ width, height }: { width: number; height: number }): number =>
  Math.max(smallestCell, Math.round(Math.min(width, height) / cellsAcross))

/** Writes the mark of one message into pictures. */
export type MarkWriter = {
  /** Changes the pixels in place. False for a picture that is too small to hold a mark, which stays as it is. */
  embed: (picture: MarkedPicture) => boolean
}

/**
 * Writes a message into the brightness of pictures so that it cannot be seen: a tile of soft spots, repeated over the
 * whole picture and added to all three colours, strong where the picture is busy and weak where it is flat.
 */
export function createMarkWriter(tile: MarkTile, message: Uint8Array): MarkWriter {
  const cells = moveTile(fillTile(tile, message), message)
  const patterns = new Map<number, Float32Array>()
  return {
    embed(picture) {
      if (!canHoldMark(picture)) return false
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
function moveTile(cells: Int8Array, message: Uint8Array): Int8Array {
  const [right, down] = [message[MESSAGE_BYTES - 1] % TILE_CELLS, message[MESSAGE_BYTES - 2] % TILE_CELLS]
  return cells.map((_, cell) => {
    const [column, row] = [cell % TILE_CELLS, Math.floor(cell / TILE_CELLS)]
    return cells[((row + down) % TILE_CELLS) * TILE_CELLS + ((column + right) % TILE_CELLS)]
  })
}

/** The tile in pixels with a mean square of 1: signs at the middle of their cells, bilinear between them. */
function drawPattern(cells: Int8Array, cell: number): Float32Array {
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
function neighbours(pixel: number, cell: number): [before: number, after: number, share: number] {
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

function addPattern({ width, height, channels, data }: MarkedPicture, pattern: Float32Array, side: number): void {
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
