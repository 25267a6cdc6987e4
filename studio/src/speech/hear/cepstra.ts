import { createFft } from '../../math/fft.ts'

/** Frames a second. */
export const CEPSTRUM_RATE = 100
export const CEPSTRUM_SAMPLE_RATE = 16_000
const HOP = CEPSTRUM_SAMPLE_RATE / CEPSTRUM_RATE
const WINDOW = 400
const SIZE = 512
const BANDS = 26
const COEFFICIENTS = 13
const LOWEST_HERTZ = 100
const HIGHEST_HERTZ = 6800
const PRE_EMPHASIS = 0.97

const toMel = (hertz: number): number => 2595 * Math.log10(1 + hertz / 700)
const toHertz = (mel: number): number => 700 * (10 ** (mel / 2595) - 1)

const EDGES = Array.from({ length: BANDS + 2 }, (_, index) => {
  const mel = toMel(LOWEST_HERTZ) + ((toMel(HIGHEST_HERTZ) - toMel(LOWEST_HERTZ)) * index) / (BANDS + 1)
  return (toHertz(mel) * SIZE) / CEPSTRUM_SAMPLE_RATE
})

/** What a moment sounds like whatever its pitch: thirteen mel-frequency cepstral coefficients (Davis and Mermelstein 1980). */
export type Cepstrum = Float32Array

/** Cepstra of a sound of 16 kHz, a hundred a second. */
export const measureCepstra = (samples: Float32Array): Cepstrum[] => {
  const { transform } = createFft(SIZE)
  const [real, imaginary] = [new Float64Array(SIZE), new Float64Array(SIZE)]
  const bands = new Float64Array(BANDS)
  return Array.from({ length: Math.max(1, Math.ceil(samples.length / HOP)) }, (_, frame) => {
    const start = frame * HOP - (WINDOW >> 1)
    real.fill(0)
    imaginary.fill(0)
    for (let index = 0; index < WINDOW; index++) {
      const at = start + index
      const sharp = (samples[at] ?? 0) - PRE_EMPHASIS * (samples[at - 1] ?? 0)
      real[index] = sharp * (0.54 - 0.46 * Math.cos((2 * Math.PI * index) / (WINDOW - 1)))
    }
    transform(real, imaginary)
    for (let band = 0; band < BANDS; band++) {
      const [low, middle, high] = [EDGES[band], EDGES[band + 1], EDGES[band + 2]]
      let power = 1e-7
      for (let bin = Math.ceil(low); bin <= high; bin++) {
        const weight = bin < middle ? (bin - low) / (middle - low) : (high - bin) / (high - middle)
        if (weight > 0) power += weight * (real[bin] ** 2 + imaginary[bin] ** 2)
      }
      bands[band] = Math.log(power)
    }
    return Float32Array.from({ length: COEFFICIENTS }, (__, order) => {
      let sum = 0
      for (let band = 0; band < BANDS; band++) sum += bands[band] * Math.cos((Math.PI * order * (band + 0.5)) / BANDS)
      return (2 * sum) / BANDS
    })
  })
}

/** Each coefficient with mean 0 and deviation 1, so that voices and microphones can be compared; in place. */
export const normaliseCepstra = (cepstra: readonly Cepstrum[]): void => {
  for (let order = 0; order < COEFFICIENTS; order++) {
    let [sum, squares] = [0, 0]
    for (const cepstrum of cepstra) {
      sum += cepstrum[order]
      squares += cepstrum[order] ** 2
    }
    const mean = sum / cepstra.length
    const deviation = Math.sqrt(Math.max(1e-9, squares / cepstra.length - mean * mean))
    for (const cepstrum of cepstra) cepstrum[order] = (cepstrum[order] - mean) / deviation
  }
}
