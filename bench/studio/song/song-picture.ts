import { createCanvas, ImageData } from '@napi-rs/canvas'
import { measureSpectrogram } from '../../../studio/src/music/dsp/spectrogram.ts'

const WIDTH = 1200
const WAVE_HEIGHT = 120
const HEIGHT = 460
const LOWEST_HERTZ = 40
const HIGHEST_HERTZ = 18_000

/** Waveform above a spectrogram of 40 Hz to 18 kHz, with lines where sections begin, as PNG. */
export const drawSong = (
  samples: Float32Array,
  sampleRate: number,
  sections: readonly { role: string; startSeconds: number }[],
): Uint8Array => {
  const canvas = createCanvas(WIDTH, HEIGHT)
  const context = canvas.getContext('2d')
  context.putImageData(spectrogramOf(samples, sampleRate), 0, WAVE_HEIGHT)
  context.fillStyle = '#10131a'
  context.fillRect(0, 0, WIDTH, WAVE_HEIGHT)
  context.fillStyle = '#7cc4ff'
  const step = samples.length / WIDTH
  for (let x = 0; x < WIDTH; x++) {
    const part = samples.subarray(Math.floor(x * step), Math.floor((x + 1) * step))
    const peak = part.reduce((largest, value) => Math.max(largest, Math.abs(value)), 0)
    context.fillRect(x, WAVE_HEIGHT / 2 - (peak * WAVE_HEIGHT) / 2, 1, Math.max(1, peak * WAVE_HEIGHT))
  }
  context.fillStyle = '#ffffff'
  context.font = '12px sans-serif'
  for (const { role, startSeconds } of sections) {
    const x = (startSeconds * sampleRate) / step
    context.fillRect(x, 0, 1, HEIGHT)
    context.fillText(role, x + 4, 14)
  }
  for (const hertz of [100, 300, 1000, 3000, 10_000]) context.fillText(String(hertz), 2, yOf(hertz))
  return canvas.toBuffer('image/png')
}

const yOf = (hertz: number): number =>
  WAVE_HEIGHT + (HEIGHT - WAVE_HEIGHT) * (1 - Math.log(hertz / LOWEST_HERTZ) / Math.log(HIGHEST_HERTZ / LOWEST_HERTZ))

const spectrogramOf = (samples: Float32Array, sampleRate: number): ImageData => {
  const height = HEIGHT - WAVE_HEIGHT
  const hop = Math.max(1, Math.floor(samples.length / WIDTH))
  const { frames, bins, hertzPerBin, magnitudes } = measureSpectrogram(samples, { size: 2048, hop, sampleRate })
  const pixels = new Uint8ClampedArray(WIDTH * height * 4)
  for (let x = 0; x < WIDTH; x++) {
    const frame = Math.min(frames - 1, x)
    for (let y = 0; y < height; y++) {
      const hertz = LOWEST_HERTZ * (HIGHEST_HERTZ / LOWEST_HERTZ) ** (1 - y / height)
      const bin = Math.min(bins - 1, Math.round(hertz / hertzPerBin))
      const decibels = 20 * Math.log10((magnitudes[frame * bins + bin] ?? 0) + 1e-6)
      const value = Math.max(0, Math.min(1, (decibels + 45) / 85))
      const place = (y * WIDTH + x) * 4
      pixels[place] = 255 * Math.min(1, value * 1.6)
      pixels[place + 1] = 255 * Math.max(0, value * 1.8 - 0.6)
      pixels[place + 2] = 255 * (value < 0.5 ? value * 1.2 : 0.6 - (value - 0.5) * 0.6)
      pixels[place + 3] = 255
    }
  }
  return new ImageData(pixels, WIDTH, height)
}
