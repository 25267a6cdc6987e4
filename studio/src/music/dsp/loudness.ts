import { applyBiquad } from './biquad.ts'
import type { Biquad } from './biquad.ts'
import { RATE } from './sound.ts'
import type { Stereo } from './sound.ts'

const ABSOLUTE_GATE = -70
const RELATIVE_GATE = -10

/**
 * Integrated loudness in LUFS after ITU-R BS.1770-4: K weighting, blocks of 400 ms every 100 ms,
 * gated at -70 LUFS and 10 LU below the mean. Minus infinity for silence.
 */
export const measureLoudness = ({ left, right }: Stereo, rate = RATE): number => {
  const step = Math.round(rate / 10)
  const energies = sumSteps(weigh(left, rate), step)
  for (const [index, energy] of sumSteps(weigh(right, rate), step).entries()) energies[index] += energy
  const blocks: number[] = []
  for (let index = 0; index + 4 <= energies.length; index++) {
    blocks.push((energies[index] + energies[index + 1] + energies[index + 2] + energies[index + 3]) / (4 * step))
  }
  const loud = blocks.filter((power) => loudnessOf(power) > ABSOLUTE_GATE)
  const threshold = loudnessOf(mean(loud)) + RELATIVE_GATE
  return loudnessOf(mean(loud.filter((power) => loudnessOf(power) > threshold)))
}

const loudnessOf = (power: number): number => -0.691 + 10 * Math.log10(power)

const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length

const sumSteps = (samples: Float32Array, step: number): Float64Array => {
  const sums = new Float64Array(Math.floor(samples.length / step))
  for (let index = 0; index < sums.length * step; index++) sums[Math.floor(index / step)] += samples[index] ** 2
  return sums
}

/** The shelf and the high-pass of the recommendation, from their analogue form for any rate. */
const weigh = (samples: Float32Array, rate: number): Float32Array => {
  const shelf = (): Biquad => {
    const k = Math.tan((Math.PI * 1681.974450955533) / rate)
    const q = 0.7071752369554196
    const high = 10 ** (3.999843853973347 / 20)
    const band = high ** 0.4996667741545416
    const norm = 1 + k / q + k * k
    return [
      (high + (band * k) / q + k * k) / norm,
      (2 * (k * k - high)) / norm,
      (high - (band * k) / q + k * k) / norm,
      (2 * (k * k - 1)) / norm,
      (1 - k / q + k * k) / norm,
    ]
  }
  const highPass = (): Biquad => {
    const k = Math.tan((Math.PI * 38.13547087602444) / rate)
    const q = 0.5003270373238773
    const norm = 1 + k / q + k * k
    return [1, -2, 1, (2 * (k * k - 1)) / norm, (1 - k / q + k * k) / norm]
  }
  return applyBiquad(applyBiquad(samples.slice(), shelf()), highPass())
}
