import { type Complex, emptyTile, TILE_BINS } from './tile-spectrum.ts'

type Flat = { width: number; height: number; data: Float32Array }
/** The size of a tile in the picture, in pixels. */
export type Period = { across: number; down: number }

const binsOf = (count: number, period: number): Uint8Array =>
  Uint8Array.from({ length: count }, (_, pixel) => Math.floor(((pixel + 0.5) / period) * TILE_BINS) % TILE_BINS)

const hitsOf = (bins: Uint8Array): Float64Array => {
  const hits = new Float64Array(TILE_BINS)
  for (const bin of bins) hits[bin] += 1
  return hits
}

/** Lays all tiles of a picture over each other: what repeats grows, and what does not averages out. */
export function foldTile({ width, height, data }: Flat, period: Period): Complex {
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
