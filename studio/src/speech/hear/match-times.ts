import { CEPSTRUM_RATE, measureCepstra, normaliseCepstra } from './cepstra.ts'
import type { Cepstrum } from './cepstra.ts'
import type { TimeSpan } from '../speech.ts'

/** Steps that leave one of both sounds where it is cost this share of the distance. */
const STILL = 0.3
const LEAST_BAND = 80
const BAND_SHARE = 0.14
/** Silence is shortened to this before sounds are compared: nobody pauses as somebody else does. */
const KEPT_SILENCE_SECONDS = 0.08

/** Each cepstrum with how it changes, over four frames. */
const withChanges = (cepstra: readonly Cepstrum[]): Float32Array[] =>
  cepstra.map((cepstrum, frame) => {
    const before = cepstra[Math.max(0, frame - 2)]
    const after = cepstra[Math.min(cepstra.length - 1, frame + 2)]
    const both = new Float32Array(2 * cepstrum.length)
    both.set(cepstrum)
    for (const [order, value] of after.entries()) both[cepstrum.length + order] = (1.5 * (value - before[order])) / 4
    return both
  })

const distanceOf = (a: Float32Array, b: Float32Array): number => {
  let sum = 0
  for (let index = 0; index < a.length; index++) sum += (a[index] - b[index]) ** 2
  return Math.sqrt(sum)
}

const FROM = { both: 1, first: 2, second: 3 } as const

/** For every frame of the first sound, the frame of the second that is alike (dynamic time warping, in a band). */
const warp = (first: readonly Float32Array[], second: readonly Float32Array[]): Float64Array => {
  const [rows, columns] = [first.length, second.length]
  const band = Math.max(LEAST_BAND, Math.abs(rows - columns) + LEAST_BAND, Math.round(BAND_SHARE * rows))
  const width = 2 * band + 1
  const leftOf = (row: number): number => Math.round((row * columns) / rows) - band
  const costs = new Float32Array(rows * width).fill(Infinity)
  const from = new Uint8Array(rows * width)
  const costAt = (row: number, column: number): number => {
    const at = column - leftOf(row)
    return row < 0 || column < 0 || at < 0 || at >= width ? Infinity : costs[row * width + at]
  }
  for (let row = 0; row < rows; row++) {
    const left = leftOf(row)
    for (let column = Math.max(0, left); column < Math.min(columns, left + width); column++) {
      const distance = distanceOf(first[row], second[column])
      const both = row === 0 && column === 0 ? 0 : costAt(row - 1, column - 1)
      const alone = costAt(row - 1, column) + STILL * distance
      const other = costAt(row, column - 1) + STILL * distance
      const best = Math.min(both + distance, alone + distance, other + distance)
      const at = row * width + column - left
      costs[at] = best
      from[at] = best === both + distance ? FROM.both : best === alone + distance ? FROM.first : FROM.second
    }
  }
  const sums = new Float64Array(rows)
  const counts = new Float64Array(rows)
  for (let [row, column] = [rows - 1, columns - 1]; row >= 0 && column >= 0;) {
    sums[row] += column
    counts[row]++
    const step = from[row * width + column - leftOf(row)]
    if (row === 0 && column === 0) break
    if (step !== FROM.second) row--
    if (step !== FROM.first) column--
  }
  return sums.map((sum, row) => sum / Math.max(1, counts[row]))
}

/** Frames of a sound without the middle of its silences. */
const soundingFrames = (count: number, silences: readonly TimeSpan[]): number[] => {
  const frames: number[] = []
  for (let frame = 0; frame < count; frame++) {
    const now = frame / CEPSTRUM_RATE
    const isCut = silences.some(
      ({ start, end }) => now > start + KEPT_SILENCE_SECONDS / 2 && now < end - KEPT_SILENCE_SECONDS / 2,
    )
    if (!isCut) frames.push(frame)
  }
  return frames
}

type Listened = { samples: Float32Array; silences: readonly TimeSpan[] }

const prepare = ({ samples, silences }: Listened) => {
  const cepstra = measureCepstra(samples)
  const frames = soundingFrames(cepstra.length, silences)
  const kept = frames.map((frame) => cepstra[frame])
  normaliseCepstra(kept)
  return { frames, features: withChanges(kept) }
}

/** From moments of one sound to those of another in which the same is said; both of 16 kHz. */
export const matchTimes = (spoken: Listened, recorded: Listened): ((seconds: number) => number) => {
  const [from, to] = [prepare(spoken), prepare(recorded)]
  const path = warp(from.features, to.features)
  const times = Array.from(path, (place) => {
    const low = Math.floor(place)
    const [a, b] = [to.frames[low], to.frames[Math.min(to.frames.length - 1, low + 1)]]
    return (a + (b - a) * (place - low)) / CEPSTRUM_RATE
  })
  return (seconds) => {
    const frame = seconds * CEPSTRUM_RATE
    let after = from.frames.findIndex((known) => known >= frame)
    if (after < 0) after = from.frames.length - 1
    if (after === 0) return times[0]
    const [low, high] = [from.frames[after - 1], from.frames[after]]
    const share = Math.min(1, (frame - low) / Math.max(1, high - low))
    return times[after - 1] + (times[after] - times[after - 1]) * share
  }
}
