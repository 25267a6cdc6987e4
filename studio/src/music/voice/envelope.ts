import { createFft } from '../../math/fft.ts'
import { measureSpectrogram } from '../dsp/spectrogram.ts'

/** Mean level of the loud frames in third-octave bands, in dB, with a mean of 0. */
export type Envelope = readonly number[]

/** Centres of the bands in hertz, a third of an octave apart; below them the melody counts more than the voice. */
const BANDS: readonly number[] = Array.from({ length: 15 }, (_, index) => 320 * 2 ** (index / 3))
const SIZE = 2048
/** Most that matching changes a band, in dB. */
const STRONGEST = 10

/** Long-term average spectrum of what sounds; bands above `highestHertz` repeat the last one below. */
export const measureEnvelope = (samples: Float32Array, sampleRate: number, highestHertz: number): Envelope => {
  const { frames, bins, hertzPerBin, magnitudes } = measureSpectrogram(samples, { size: SIZE, hop: SIZE, sampleRate })
  const energies = Array.from({ length: frames }, (_, frame) => {
    let energy = 0
    for (let bin = 3; bin < bins; bin++) energy += magnitudes[frame * bins + bin] ** 2
    return energy
  })
  const loudest = Math.max(1e-12, ...energies)
  const powers = new Float64Array(bins)
  for (const [frame, energy] of energies.entries()) {
    if (energy < loudest * 0.01) continue
    for (let bin = 0; bin < bins; bin++) powers[bin] += magnitudes[frame * bins + bin] ** 2 / energy
  }
  const levels: number[] = []
  for (const centre of BANDS) {
    const [from, to] = [centre / 2 ** (1 / 6), centre * 2 ** (1 / 6)]
    if (to > highestHertz && levels.length > 0) levels.push(levels[levels.length - 1])
    else levels.push(10 * Math.log10(powerBetween(powers, from / hertzPerBin, to / hertzPerBin) + 1e-12))
  }
  const mean = levels.reduce((sum, level) => sum + level, 0) / levels.length
  return levels.map((level) => level - mean)
}

const powerBetween = (powers: Float64Array, from: number, to: number): number => {
  const first = Math.max(1, Math.round(from))
  const last = Math.max(first, Math.min(powers.length - 1, Math.round(to) - 1))
  let sum = 0
  for (let bin = first; bin <= last; bin++) sum += powers[bin]
  return sum
}

/** Root mean square distance of two envelopes in dB. */
export const envelopeDistance = (a: Envelope, b: Envelope): number =>
  Math.sqrt(a.reduce((sum, level, band) => sum + (level - b[band]) ** 2, 0) / a.length)

/** Gives a voice the mean spectrum of another, in place: at most 10 dB in a band, without moving the phase. */
export const matchEnvelope = (voice: Float32Array, sampleRate: number, wanted: Envelope): void => {
  const own = measureEnvelope(voice, sampleRate, sampleRate / 2)
  const changes = wanted.map((level, band) => Math.max(-STRONGEST, Math.min(STRONGEST, level - own[band])))
  const smoothed = changes.map(
    (change, band) => (change * 2 + (changes[band - 1] ?? change) + (changes[band + 1] ?? change)) / 4,
  )
  const gains = Float64Array.from({ length: SIZE / 2 + 1 }, (_, bin) => {
    const place = 3 * Math.log2(Math.max(1, (bin * sampleRate) / SIZE) / BANDS[0])
    const low = Math.max(0, Math.min(BANDS.length - 1, Math.floor(place)))
    const high = Math.min(BANDS.length - 1, low + 1)
    const share = Math.max(0, Math.min(1, place - low))
    return 10 ** ((smoothed[low] + (smoothed[high] - smoothed[low]) * share) / 20)
  })
  filterBy(voice, gains)
}

/** Overlap-add with Hann windows of half a frame's hop. */
const filterBy = (samples: Float32Array, gains: Float64Array): void => {
  const { transform } = createFft(SIZE)
  const window = Float64Array.from({ length: SIZE }, (_, index) => 0.5 - 0.5 * Math.cos((2 * Math.PI * index) / SIZE))
  const input = samples.slice()
  const [real, imaginary] = [new Float64Array(SIZE), new Float64Array(SIZE)]
  samples.fill(0)
  for (let start = -SIZE / 2; start < samples.length; start += SIZE / 2) {
    for (let index = 0; index < SIZE; index++) {
      real[index] = (input[start + index] ?? 0) * window[index]
      imaginary[index] = 0
    }
    transform(real, imaginary)
    for (let bin = 0; bin < SIZE; bin++) {
      const gain = gains[bin <= SIZE / 2 ? bin : SIZE - bin] / SIZE
      real[bin] *= gain
      imaginary[bin] *= gain
    }
    // The inverse is the same transform with both parts exchanged.
    transform(imaginary, real)
    for (let index = Math.max(0, -start); index < SIZE && start + index < samples.length; index++)
      samples[start + index] += real[index]
  }
}
