import { measureSpectrogram } from '../dsp/spectrogram.ts'
import { ANALYSIS_RATE } from './prepare-reference.ts'

/** Strength of beginnings over time, `framesPerSecond` values a second, above their local mean. */
export type Onsets = {
  framesPerSecond: number
  /** Time of the first value. */
  startSeconds: number
  all: Float32Array
  /** Below 140 Hz: kick and bass. */
  low: Float32Array
  /** 1.2 to 4 kHz: snare and clap. */
  mid: Float32Array
  /** Above 6.5 kHz, or the highest sixth of what a narrow recording holds: hats. */
  high: Float32Array
}

const SIZE = 1024
const HOP = 220
/** Frames of the local mean, half a second. */
const MEAN_FRAMES = 50

/** Rise of the logarithmic spectrum (spectral flux) in bands. */
export const findOnsets = (samples: Float32Array, highestHertz: number): Onsets => {
  const { frames, bins, hertzPerBin, magnitudes } = measureSpectrogram(samples, {
    size: SIZE,
    hop: HOP,
    sampleRate: ANALYSIS_RATE,
  })
  const [all, low, mid, high] = Array.from({ length: 4 }, () => new Float32Array(frames))
  const highFrom = Math.min(6500, highestHertz * 0.82)
  const logs = new Float32Array(bins)
  for (let frame = 0; frame < frames; frame++) {
    for (let bin = 1; bin < bins; bin++) {
      const value = Math.log1p(magnitudes[frame * bins + bin] * 20)
      const rise = value - logs[bin]
      logs[bin] = value
      if (rise <= 0 || frame === 0) continue
      const hertz = bin * hertzPerBin
      all[frame] += rise
      if (hertz < 140) low[frame] += rise
      else if (hertz > 1200 && hertz < Math.min(4000, highFrom)) mid[frame] += rise
      else if (hertz > highFrom) high[frame] += rise
    }
  }
  for (const strengths of [all, low, mid, high]) subtractLocalMean(strengths)
  return { framesPerSecond: ANALYSIS_RATE / HOP, startSeconds: SIZE / 2 / ANALYSIS_RATE, all, low, mid, high }
}

const subtractLocalMean = (strengths: Float32Array): void => {
  const original = strengths.slice()
  let sum = 0
  for (let index = 0; index < original.length; index++) {
    sum += original[index] - (index >= MEAN_FRAMES ? original[index - MEAN_FRAMES] : 0)
    strengths[index] = Math.max(0, original[index] - (1.1 * sum) / Math.min(index + 1, MEAN_FRAMES))
  }
}

/** The strongest value within two frames around a time. */
export const strengthAt = (onsets: Onsets, strengths: Float32Array, seconds: number): number => {
  const centre = Math.round((seconds - onsets.startSeconds) * onsets.framesPerSecond)
  let strongest = 0
  for (let frame = Math.max(0, centre - 2); frame <= Math.min(strengths.length - 1, centre + 2); frame++) {
    if (strengths[frame] > strongest) strongest = strengths[frame]
  }
  return strongest
}
