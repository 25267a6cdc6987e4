import type { Stereo } from './stereo.ts'
import { toDecibels } from './units.ts'

const TAPS = 24
/** Three filters for the places 1/4, 1/2 and 3/4 between two samples. */
const PHASES = [1, 2, 3].map((phase) => {
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
export function findPeaks(samples: Float32Array, floor = 0): Float32Array {
  const peaks = new Float32Array(samples.length)
  for (let index = 0; index < samples.length; index++) {
    let peak = Math.abs(samples[index])
    if (peak >= floor && index >= TAPS / 2 && index + TAPS / 2 < samples.length) {
      const first = index - TAPS / 2 + 1
      for (const taps of PHASES) {
        let sum = 0
        for (let tap = 0; tap < TAPS; tap++) sum += samples[first + tap] * taps[tap]
        if (sum > peak) peak = sum
        else if (-sum > peak) peak = -sum
      }
    }
    peaks[index] = peak
  }
  return peaks
}

/** True peak of both channels in dBTP. */
export function measureTruePeak({ left, right }: Stereo): number {
  let largest = 0
  for (const samples of [left, right]) for (const peak of findPeaks(samples)) if (peak > largest) largest = peak
  return toDecibels(largest)
}
