import { createFft } from '../math/fft.ts'
import type { Fft } from '../math/fft.ts'

/** Pixels that a tile may measure: a copy at two fifths of its size, to one at twice its size. */
const shortest = 100
const longest = 560
const step = 0.25
/** Repetitions are looked for in so much of the shorter side. */
const reach = 0.85
/** Bins of the spectrum over which its level is taken. */
const levelBins = 8

type Flat = { width: number; height: number; data: Float32Array }

/**
 * The lengths in pixels, most likely first, at which a flattened picture repeats itself across and down alike, as one with
 * a tiled mark does whatever size it was given (M. Kutter, "Watermarking resisting to translation, rotation, and scaling",
 * 1998). Rows and columns are correlated with themselves by way of their power spectra (Wiener and Khinchin), levelled so
 * that what textures share with their neighbours does not drown it.
 */
export const listPeriods = ({ width, height, data }: Flat, count: number): number[] => {
  const longestLag = Math.floor(Math.min(width, height) * reach)
  const across = correlateLines(data, { lines: height, lineStep: width, length: width, step: 1 })
  const down = correlateLines(data, { lines: width, lineStep: 1, length: height, step: width })
  const scores: number[] = []
  for (let period = shortest; period <= Math.min(longest, longestLag); period += step) {
    let [sum, overlap] = [0, 0]
    for (let lag = period; lag <= longestLag; lag += period) {
      sum += valueAt(across, lag) + valueAt(down, lag)
      overlap += (width - lag) * height + (height - lag) * width
    }
    scores.push(sum / Math.sqrt(overlap))
  }
  return scores
    .map((score, index) => ({ score, index }))
    .filter(({ score, index }) => score > (scores[index - 1] ?? -Infinity) && score >= (scores[index + 1] ?? -Infinity))
    .sort((a, b) => b.score - a.score)
    .slice(0, count)
    .map(({ index }) => shortest + index * step)
}

const valueAt = (values: Float64Array, place: number): number => {
  const before = Math.floor(place)
  const share = place - before
  return (1 - share) * values[before] + share * (values[before + 1] ?? 0)
}

type Lines = { lines: number; lineStep: number; length: number; step: number }

/** The sum over all lines of what they have in common with themselves, by lag. Two lines share one transform. */
const correlateLines = (data: Float32Array, { lines, lineStep, length, step }: Lines): Float64Array => {
  const fft = createFft(2 ** Math.ceil(Math.log2(length * (1 + reach))))
  const power = new Float64Array(fft.size)
  for (let line = 0; line + 1 < lines; line += 2) {
    const real = new Float64Array(fft.size)
    const imaginary = new Float64Array(fft.size)
    for (let place = 0, index = line * lineStep; place < length; place++, index += step) {
      real[place] = data[index]
      imaginary[place] = data[index + lineStep]
    }
    fft.transform(real, imaginary)
    for (let bin = 0; bin < fft.size; bin++) power[bin] += real[bin] * real[bin] + imaginary[bin] * imaginary[bin]
  }
  return lagsOf(levelled(power), fft)
}

const levelled = (power: Float64Array): Float64Array =>
  power.map((value, bin) => {
    let level = 0
    for (let offset = -levelBins; offset <= levelBins; offset++)
      level += power[(bin + offset + power.length) % power.length]
    return level > 0 ? (value * (2 * levelBins + 1)) / level : 0
  })

const lagsOf = (power: Float64Array, { size, transform }: Fft): Float64Array => {
  const imaginary = new Float64Array(size)
  transform(power, imaginary)
  return power
}
