import { createFft } from '../music/dsp/fft.ts'
import { TILE_CELLS } from './mark-tile.ts'

/** Samples of a tile a side: two for each cell. */
export const TILE_BINS = TILE_CELLS * 2

/** Samples of a tile, row by row, or its waves. */
export type Complex = { real: Float64Array; imaginary: Float64Array }

const fft = createFft(TILE_BINS)

export const emptyTile = (): Complex => ({
  real: new Float64Array(TILE_BINS * TILE_BINS),
  imaginary: new Float64Array(TILE_BINS * TILE_BINS),
})

/** The Fourier transform of a tile, in place. */
export function transformTile({ real, imaginary }: Complex): void {
  const re = new Float64Array(TILE_BINS)
  const im = new Float64Array(TILE_BINS)
  for (let row = 0; row < TILE_BINS; row++)
    fft.transform(
      real.subarray(row * TILE_BINS, (row + 1) * TILE_BINS),
      imaginary.subarray(row * TILE_BINS, (row + 1) * TILE_BINS),
    )
  for (let column = 0; column < TILE_BINS; column++) {
    for (let row = 0; row < TILE_BINS; row++) {
      re[row] = real[row * TILE_BINS + column]
      im[row] = imaginary[row * TILE_BINS + column]
    }
    fft.transform(re, im)
    for (let row = 0; row < TILE_BINS; row++) {
      real[row * TILE_BINS + column] = re[row]
      imaginary[row * TILE_BINS + column] = im[row]
    }
  }
}

/** The way back, in place, without its constant factor. */
export const restoreTile = ({ real, imaginary }: Complex): void => transformTile({ real: imaginary, imaginary: real })
