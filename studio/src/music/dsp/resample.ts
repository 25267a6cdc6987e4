/** Zero crossings of the sinc on each side. */
const HALF_WIDTH = 12
/** Positions between two samples for which the filter is tabulated. */
const PHASES = 256

/** Band-limited resampling with a windowed sinc; the result has `floor(length * to / from)` samples. */
export const resample = (samples: Float32Array, from: number, to: number): Float32Array => {
  if (from === to) return samples.slice()
  const step = from / to
  const cutoff = Math.min(1, to / from) * 0.96
  const reach = Math.ceil(HALF_WIDTH / cutoff)
  const taps = 2 * reach
  const table = tabulate(cutoff, reach)
  const result = new Float32Array(Math.floor(samples.length / step))
  for (let index = 0; index < result.length; index++) {
    const place = index * step
    const whole = Math.floor(place)
    const row = Math.round((place - whole) * PHASES) * taps
    const first = whole - reach + 1
    const begin = Math.max(0, -first)
    const end = Math.min(taps, samples.length - first)
    let sum = 0
    for (let tap = begin; tap < end; tap++) sum += samples[first + tap] * table[row + tap]
    result[index] = sum
  }
  return result
}

const tabulate = (cutoff: number, reach: number): Float32Array => {
  const taps = 2 * reach
  const table = new Float32Array((PHASES + 1) * taps)
  for (let phase = 0; phase <= PHASES; phase++) {
    let sum = 0
    for (let tap = 0; tap < taps; tap++) {
      const distance = tap - reach + 1 - phase / PHASES
      const angle = Math.PI * distance * cutoff
      const sinc = Math.abs(angle) < 1e-9 ? 1 : Math.sin(angle) / angle
      const value = sinc * (0.5 + 0.5 * Math.cos((Math.PI * distance) / (reach + 0.5)))
      table[phase * taps + tap] = value
      sum += value
    }
    for (let tap = 0; tap < taps; tap++) table[phase * taps + tap] /= sum
  }
  return table
}
