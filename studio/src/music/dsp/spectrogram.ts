import { createFft } from '../../math/fft.ts'

/** Magnitudes of a short-time Fourier transform: frame by frame, `bins` values each. */
type Spectrogram = { frames: number; bins: number; hertzPerBin: number; magnitudes: Float32Array }

type SpectrogramOptions = { size: number; hop: number; sampleRate: number }

/** Hann-windowed frames of `size` samples every `hop` samples; the first begins at sample 0. */
export const measureSpectrogram = (
  samples: Float32Array,
  { size, hop, sampleRate }: SpectrogramOptions,
): Spectrogram => {
  const { transform } = createFft(size)
  const window = Float64Array.from({ length: size }, (_, index) => 0.5 - 0.5 * Math.cos((2 * Math.PI * index) / size))
  const frames = Math.max(0, Math.floor((samples.length - size) / hop) + 1)
  const bins = size / 2
  const magnitudes = new Float32Array(frames * bins)
  const real = new Float64Array(size)
  const imaginary = new Float64Array(size)
  // Two frames a transform: one as the real, one as the imaginary part.
  for (let frame = 0; frame < frames; frame += 2) {
    const first = frame * hop
    const second = frame + 1 < frames ? first + hop : first
    for (let index = 0; index < size; index++) {
      real[index] = samples[first + index] * window[index]
      imaginary[index] = samples[second + index] * window[index]
    }
    transform(real, imaginary)
    for (let bin = 0; bin < bins; bin++) {
      const mirror = bin === 0 ? 0 : size - bin
      const evenReal = (real[bin] + real[mirror]) / 2
      const evenImaginary = (imaginary[bin] - imaginary[mirror]) / 2
      magnitudes[frame * bins + bin] = Math.sqrt(evenReal ** 2 + evenImaginary ** 2)
      if (frame + 1 >= frames) continue
      const oddReal = (imaginary[bin] + imaginary[mirror]) / 2
      const oddImaginary = (real[bin] - real[mirror]) / 2
      magnitudes[(frame + 1) * bins + bin] = Math.sqrt(oddReal ** 2 + oddImaginary ** 2)
    }
  }
  return { frames, bins, hertzPerBin: sampleRate / size, magnitudes }
}
