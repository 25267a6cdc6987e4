import { flattenLuma } from './flatten-luma.ts'
import type { Luma } from './flatten-luma.ts'
import { listPeriods } from './list-periods.ts'
import { emptyTile, matchTile, sampleCells, TILE_BINS } from './match-tile.ts'
import type { Complex, TileMatch } from './match-tile.ts'
import { readTile, TILE_CELLS } from './watermark-tile.ts'
import type { WatermarkTile } from './watermark-tile.ts'

type Flat = { width: number; height: number; data: Float32Array }
/** The size of a tile in the picture, in pixels. */
type Period = { across: number; down: number }

const binsOf = (count: number, period: number): Uint8Array =>
  Uint8Array.from({ length: count }, (_, pixel) => Math.floor(((pixel + 0.5) / period) * TILE_BINS) % TILE_BINS)

const hitsOf = (bins: Uint8Array): Float64Array => {
  const hits = new Float64Array(TILE_BINS)
  for (const bin of bins) hits[bin] += 1
  return hits
}

/** Lays all tiles of a picture over each other: what repeats grows, and what does not averages out. */
const foldTile = ({ width, height, data }: Flat, period: Period): Complex => {
  const tile = emptyTile()
  const across = binsOf(width, period.across)
  const down = binsOf(height, period.down)
  for (let y = 0; y < height; y++) {
    const row = tile.real.subarray(down[y] * TILE_BINS, (down[y] + 1) * TILE_BINS)
    const start = y * width
    for (let x = 0; x < width; x++) row[across[x]] += data[start + x]
  }
  const [acrossHits, downHits] = [hitsOf(across), hitsOf(down)]
  for (let index = 0; index < tile.real.length; index++) {
    const hits = acrossHits[index % TILE_BINS] * downHits[Math.floor(index / TILE_BINS)]
    if (hits > 0) tile.real[index] /= Math.sqrt(hits)
  }
  return tile
}

export type FoundWatermark = {
  message: Uint8Array
  /** How far the known signs stand out of chance, in standard deviations. */
  score: number
}

/** The smaller side in pixels from which a mark can be found. */
const smallestSide = 180
/** What a match must have to be looked at closely, and to be believed; see `npm run bench:mark`. */
const promisingScore = 5
export const BELIEVED_SCORE = 7.5
const periodsTried = 40
/** So many of them are nearly always enough. */
const likelyPeriods = 12
/** Cell sizes of untouched pictures and their halves, in pixels. */
const USUAL_PERIODS = [4, 2].map((cell) => cell * TILE_CELLS)

type Try = { period: Period; match: TileMatch }

/**
 * Looks for the mark of a key, at any size from two fifths to twice that of its making, and wherever the picture was cut.
 * `accepts` says whether a message can be a true one; a mark counts only with such a message. Takes about half a second
 * for a million pixels. Pictures that are turned or mirrored do not show their mark.
 */
export const findWatermark = (
  luma: Luma,
  { tile, accepts }: { tile: WatermarkTile; accepts: (message: Uint8Array) => boolean },
): FoundWatermark | null => {
  if (Math.min(luma.width, luma.height) < smallestSide) return null
  const flat = { width: luma.width, height: luma.height, data: flattenLuma(luma) }
  for (const periods of groupPeriods(flat)) {
    for (const found of listTries(flat, tile, periods)) {
      const { match } = lookCloser(flat, tile, found)
      if (match.score < BELIEVED_SCORE) continue
      const message = readTile(tile, sampleCells(match))
      if (accepts(message)) return { message, score: match.score }
    }
  }
  return null
}

/**
 * How far the known signs stand out of chance at the best guess of size and place, whether a message is there or not, in
 * standard deviations: for statistics. From `BELIEVED_SCORE` on a message is read.
 */
export const watermarkScore = (luma: Luma, tile: WatermarkTile): number => {
  const flat = { width: luma.width, height: luma.height, data: flattenLuma(luma) }
  const tries = [...groupPeriods(flat)].flatMap((periods) => listTries(flat, tile, periods))
  return Math.max(0, ...tries.map((found) => lookCloser(flat, tile, found).match.score))
}

/** The sizes that the picture may have been given, in groups that are less and less likely. */
const groupPeriods = function* (flat: Flat): Generator<readonly number[]> {
  yield USUAL_PERIODS
  const listed = listPeriods(flat, periodsTried)
  yield listed.slice(0, likelyPeriods)
  yield listed.slice(likelyPeriods)
}

/** What some sizes show, the best match first. */
const listTries = (flat: Flat, tile: WatermarkTile, periods: readonly number[]): Try[] =>
  periods
    .filter((period) => period <= Math.min(flat.width, flat.height))
    .map((period) => tryPeriod(flat, tile, { across: period, down: period }))
    .sort((a, b) => b.match.score - a.match.score)

const tryPeriod = (flat: Flat, tile: WatermarkTile, period: Period): Try => ({
  period,
  match: matchTile(foldTile(flat, period), tile),
})

const lookCloser = (flat: Flat, tile: WatermarkTile, found: Try): Try =>
  found.match.score < promisingScore ? found : refine(flat, tile, found)

/** Stretches and squeezes a little, each side by itself, as long as the match grows. */
const refine = (flat: Flat, tile: WatermarkTile, first: Try): Try => {
  let best = first
  for (const cells of [0.5, 0.25]) {
    for (const side of ['across', 'down'] as const) {
      const length = side === 'across' ? flat.width : flat.height
      for (const sign of [1, -1]) {
        for (;;) {
          // So many cells more or less over the whole length of the picture.
          const period = best.period[side]
          const stretch = (sign * cells * period * period) / TILE_CELLS / length
          const next = tryPeriod(flat, tile, { ...best.period, [side]: period + stretch })
          if (next.match.score <= best.match.score) break
          best = next
        }
      }
    }
  }
  return best
}
