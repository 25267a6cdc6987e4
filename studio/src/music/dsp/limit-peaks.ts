import { fromDecibels, RATE, toDecibels } from './sound.ts'
import type { Stereo } from './sound.ts'

const TAPS = 24
/** Three filters for the places 1/4, 1/2 and 3/4 between two samples. */
const [QUARTER, HALF, THREE_QUARTERS] = [1, 2, 3].map((phase) => {
  const taps = Float64Array.from({ length: TAPS }, (_, tap) => {
    const distance = tap - TAPS / 2 + 1 - phase / 4
    return (
      (Math.sin(Math.PI * distance) / (Math.PI * distance)) *
      (0.5 + 0.5 * Math.cos((Math.PI * distance) / (TAPS / 2 + 0.5)))
    )
  })
  const sum = taps.reduce((total, tap) => total + tap, 0)
  return taps.map((tap) => tap / sum)
})

/**
 * The largest magnitude in and after each sample, with four times the rate (ITU-R BS.1770-4, annex 2).
 * Samples below `floor` are taken as they are, which saves most of the work.
 */
const findPeaks = (samples: Float32Array, floor = 0): Float32Array => {
  const peaks = new Float32Array(samples.length)
  for (let index = 0; index < samples.length; index++) {
    let peak = Math.abs(samples[index])
    if (peak >= floor && index >= TAPS / 2 && index + TAPS / 2 < samples.length) {
      const first = index - TAPS / 2 + 1
      let [early, middle, late] = [0, 0, 0]
      for (let tap = 0; tap < TAPS; tap++) {
        const sample = samples[first + tap]
        early += sample * QUARTER[tap]
        middle += sample * HALF[tap]
        late += sample * THREE_QUARTERS[tap]
      }
      peak = Math.max(peak, Math.abs(early), Math.abs(middle), Math.abs(late))
    }
    peaks[index] = peak
  }
  return peaks
}

/** True peak of both channels in dBTP. */
export const measureTruePeak = ({ left, right }: Stereo): number => {
  let largest = 0
  for (const samples of [left, right]) for (const peak of findPeaks(samples)) if (peak > largest) largest = peak
  return toDecibels(largest)
}

const LOOK_AHEAD = Math.round(0.004 * RATE)
const RELEASE = Math.exp(-1 / (0.09 * RATE))

/** Holds the true peak of both channels below a ceiling, in place, by a gain that falls before the peak comes. */
export const limitPeaks = (sound: Stereo, ceilingDecibels: number): void => {
  const { left, right } = sound
  const ceiling = fromDecibels(ceilingDecibels)
  const [leftPeaks, rightPeaks] = [findPeaks(left, ceiling * 0.6), findPeaks(right, ceiling * 0.6)]
  const needed = new Float32Array(left.length)
  for (let index = 0; index < needed.length; index++) {
    needed[index] = Math.min(1, ceiling / Math.max(leftPeaks[index], rightPeaks[index], 1e-9))
  }
  const gains = lowestAhead(needed)
  let gain = 1
  for (let index = 0; index < gains.length; index++) {
    gain = gains[index] < gain ? gains[index] : gains[index] + (gain - gains[index]) * RELEASE
    gains[index] = gain
  }
  smoothOver(gains, LOOK_AHEAD >> 1)
  for (let index = 0; index < gains.length; index++) {
    const safe = Math.min(gains[index], needed[index])
    left[index] *= safe
    right[index] *= safe
  }
}

/** The lowest value from 3 samples ago to the end of the look-ahead, by a monotonic queue. */
const lowestAhead = (needed: Float32Array): Float32Array => {
  const lowest = new Float32Array(needed.length)
  const queue = new Int32Array(needed.length)
  let [head, tail, next] = [0, 0, 0]
  for (let index = 0; index < needed.length; index++) {
    while (next < needed.length && next <= index + LOOK_AHEAD) {
      while (tail > head && needed[queue[tail - 1]] >= needed[next]) tail--
      queue[tail++] = next++
    }
    while (queue[head] < index - 3) head++
    lowest[index] = needed[queue[head]]
  }
  return lowest
}

const smoothOver = (gains: Float32Array, width: number): void => {
  const past = new Float32Array(width).fill(1)
  let sum = width
  for (let index = 0; index < gains.length; index++) {
    sum += gains[index] - past[index % width]
    past[index % width] = gains[index]
    gains[index] = sum / width
  }
}
