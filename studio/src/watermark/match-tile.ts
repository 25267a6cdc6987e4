import { createFft } from '../math/fft.ts'
import { TILE_CELLS } from './watermark-tile.ts'
import type { WatermarkTile } from './watermark-tile.ts'

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
const transformTile = ({ real, imaginary }: Complex): void => {
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
const restoreTile = ({ real, imaginary }: Complex): void => transformTile({ real: imaginary, imaginary: real })

export type TileMatch = {
  /** The height of the best place, in standard deviations of all places. */
  score: number
  /** Where the tile begins, in samples. */
  offset: { x: number; y: number }
  /** Waves of the folded tile as the eye for single cells sees them. */
  waves: Complex
}

const sampleCount = TILE_BINS * TILE_BINS
const levelRadius = 4

/** Waves of the known signs alone, by tile. */
const knownWaves = new WeakMap<WatermarkTile, Complex>()

const wavesOf = (tile: WatermarkTile): Complex => {
  const known = knownWaves.get(tile)
  if (known) return known
  const waves = emptyTile()
  for (const [cell, bit] of tile.bits.entries()) {
    if (bit >= 0) continue
    const [column, row] = [cell % TILE_CELLS, Math.floor(cell / TILE_CELLS)]
    waves.real[row * 2 * TILE_BINS + column * 2] = tile.signs[cell]
  }
  transformTile(waves)
  knownWaves.set(tile, waves)
  return waves
}

/** How much of each wave a cell's spot holds along one side: bilinear, so over two samples and half of the next ones. */
const SPOT = (() => {
  const [real, imaginary] = [new Float64Array(TILE_BINS), new Float64Array(TILE_BINS)]
  for (const [index, share] of [0.25, 0.75, 0.75, 0.25].entries())
    for (let wave = 0; wave < TILE_BINS; wave++) {
      const angle = (2 * Math.PI * wave * (index - 1)) / TILE_BINS
      real[wave] += share * Math.cos(angle)
      imaginary[wave] -= share * Math.sin(angle)
    }
  return { real, imaginary }
})()

/**
 * Finds where a folded tile shows the known signs: a matched filter in the frequency domain, with the picture's own
 * spectrum levelled (as the phase-only correlation of T. Kalker and others, "A video watermarking system for broadcast
 * monitoring", 1999).
 */
export const matchTile = (folded: Complex, tile: WatermarkTile): TileMatch => {
  transformTile(folded)
  const waves = filterSpots(folded)
  const places = multiplyConjugate(waves, wavesOf(tile))
  restoreTile(places)
  let [best, squares] = [0, 0]
  for (let index = 0; index < sampleCount; index++) {
    squares += places.real[index] ** 2
    if (places.real[index] > places.real[best]) best = index
  }
  const score = squares > 0 ? places.real[best] / Math.sqrt(squares / sampleCount) : 0
  return { score, offset: summit(places.real, best), waves }
}

/** The top of the parabola through a sample and its neighbours, in both directions. */
const summit = (values: Float64Array, best: number): { x: number; y: number } => {
  const [column, row] = [best % TILE_BINS, Math.floor(best / TILE_BINS)]
  const at = (x: number, y: number) => values[((y + TILE_BINS) % TILE_BINS) * TILE_BINS + ((x + TILE_BINS) % TILE_BINS)]
  const lean = (before: number, after: number) => {
    const bend = before - 2 * values[best] + after
    return bend < 0 ? (before - after) / (2 * bend) : 0
  }
  return {
    x: column + lean(at(column - 1, row), at(column + 1, row)),
    y: row + lean(at(column, row - 1), at(column, row + 1)),
  }
}

/** Levels the spectrum and weighs each wave by how much of it a cell's spot holds. */
const filterSpots = ({ real, imaginary }: Complex): Complex => {
  const power = real.map((value, index) => value * value + imaginary[index] ** 2)
  power[0] = 0
  const level = levelAround(power)
  const result = emptyTile()
  for (let index = 1; index < sampleCount; index++) {
    const [column, row] = [index % TILE_BINS, Math.floor(index / TILE_BINS)]
    // The spot's conjugate, both sides multiplied.
    const re = SPOT.real[column] * SPOT.real[row] - SPOT.imaginary[column] * SPOT.imaginary[row]
    const im = -(SPOT.real[column] * SPOT.imaginary[row] + SPOT.imaginary[column] * SPOT.real[row])
    const scale = level[index] > 1e-9 ? 1 / level[index] : 0
    result.real[index] = (real[index] * re - imaginary[index] * im) * scale
    result.imaginary[index] = (real[index] * im + imaginary[index] * re) * scale
  }
  return result
}

/** Sums over squares of waves, going round at the edges. */
const levelAround = (power: Float64Array): Float64Array => {
  const across = new Float64Array(sampleCount)
  const level = new Float64Array(sampleCount)
  for (let line = 0; line < TILE_BINS; line++) slideAround(power, across, { start: line * TILE_BINS, step: 1 })
  for (let line = 0; line < TILE_BINS; line++) slideAround(across, level, { start: line, step: TILE_BINS })
  return level
}

const slideAround = (from: Float64Array, to: Float64Array, { start, step }: { start: number; step: number }): void => {
  let sum = 0
  for (let place = -levelRadius; place < TILE_BINS + levelRadius; place++) {
    sum += from[start + ((place + TILE_BINS) % TILE_BINS) * step]
    const middle = place - levelRadius
    if (middle < 0) continue
    to[start + middle * step] = sum
    sum -= from[start + ((middle - levelRadius + TILE_BINS) % TILE_BINS) * step]
  }
}

const multiplyConjugate = (first: Complex, second: Complex): Complex => {
  const real = new Float64Array(sampleCount)
  const imaginary = new Float64Array(sampleCount)
  for (let index = 0; index < sampleCount; index++) {
    real[index] = first.real[index] * second.real[index] + first.imaginary[index] * second.imaginary[index]
    imaginary[index] = first.imaginary[index] * second.real[index] - first.real[index] * second.imaginary[index]
  }
  return { real, imaginary }
}

const signed = (wave: number): number => (wave < TILE_BINS / 2 ? wave : wave - TILE_BINS)

/** Soft values of all cells of the tile, row by row, at the place that was found. */
export const sampleCells = ({ waves, offset }: TileMatch): Float64Array => {
  const moved = emptyTile()
  for (let index = 0; index < sampleCount; index++) {
    const [column, row] = [index % TILE_BINS, Math.floor(index / TILE_BINS)]
    const angle = (2 * Math.PI * (signed(column) * offset.x + signed(row) * offset.y)) / TILE_BINS
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
    moved.real[index] = waves.real[index] * cos - waves.imaginary[index] * sin
    moved.imaginary[index] = waves.real[index] * sin + waves.imaginary[index] * cos
  }
  restoreTile(moved)
  return Float64Array.from(
    { length: TILE_CELLS * TILE_CELLS },
    (_, cell) => moved.real[Math.floor(cell / TILE_CELLS) * 2 * TILE_BINS + (cell % TILE_CELLS) * 2],
  )
}
