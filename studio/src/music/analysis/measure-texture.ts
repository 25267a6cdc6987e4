import { measureSpectrogram } from '../dsp/spectrogram.ts'
import { type Onsets, strengthAt } from './find-onsets.ts'
import type { Meter } from './find-meter.ts'
import { ANALYSIS_RATE, type Prepared } from './prepare-reference.ts'

/** What a reference sounds like, apart from its notes. */
export type Texture = {
  /** Centre of the spectrum in hertz. */
  brightnessHertz: number
  /** How much the attacks are noise (drums) rather than tones, 0 to 1. */
  drumNoise: number
  /** How much the sound between the attacks is noise, as with distorted guitars, 0 to 1. */
  sustainedNoise: number
  /** Level below 110 Hz against all, in dB. */
  bassDecibels: number
  /** Attacks a beat. */
  attacksPerBeat: number
  /** Mean level of the bars against the loudest one, in order. */
  energyByBar: readonly number[]
  /** Mean strength of kick, snare and hat on each sixteenth of a bar (twelfth of a waltz's), the strongest 1. */
  kicks: readonly number[]
  snares: readonly number[]
  hats: readonly number[]
}

export type Grid = { onsets: Onsets; beats: readonly number[]; downbeat: number; meter: Meter }

const SIZE = 2048
const HOP = 1024

export const measureTexture = (prepared: Prepared, grid: Grid): Texture => {
  const { onsets, beats, downbeat, meter } = grid
  const bars = beats.slice(downbeat).filter((_, index) => index % meter === 0)
  return {
    ...measureSpectrum(prepared, onsets),
    attacksPerBeat: countPeaks(onsets.all) / Math.max(1, beats.length),
    energyByBar: energyBetween(prepared.samples, bars),
    kicks: patternOf(grid, onsets.low),
    snares: patternOf(grid, onsets.mid),
    hats: patternOf(grid, onsets.high),
  }
}

type Spectrum = Pick<Texture, 'brightnessHertz' | 'drumNoise' | 'sustainedNoise' | 'bassDecibels'>

const measureSpectrum = ({ samples, highestHertz }: Prepared, onsets: Onsets): Spectrum => {
  const { frames, bins, hertzPerBin, magnitudes } = measureSpectrogram(samples, {
    size: SIZE,
    hop: HOP,
    sampleRate: ANALYSIS_RATE,
  })
  const top = Math.min(9000, highestHertz * 0.9)
  const noiseFrom = Math.round(Math.min(3000, top * 0.45) / hertzPerBin)
  const noiseTo = Math.floor(top / hertzPerBin)
  const strengths: number[] = []
  const flatness: number[] = []
  let [weighted, total, low, power] = [0, 0, 0, 0]
  for (let frame = 0; frame < frames; frame++) {
    const row = magnitudes.subarray(frame * bins, (frame + 1) * bins)
    for (let bin = 1; bin < bins; bin++) {
      weighted += row[bin] * bin * hertzPerBin
      total += row[bin]
      power += row[bin] ** 2
      if (bin * hertzPerBin < 110) low += row[bin] ** 2
    }
    flatness.push(flatnessOf(row.subarray(noiseFrom, noiseTo)))
    strengths.push(strengthAt(onsets, onsets.all, (frame * HOP + SIZE / 2) / ANALYSIS_RATE))
  }
  const order = strengths.toSorted((a, b) => a - b)
  const strong = order[Math.floor(order.length * 0.88)] ?? 0
  const weak = order[Math.floor(order.length * 0.4)] ?? 0
  return {
    brightnessHertz: weighted / (total + 1e-9),
    drumNoise: meanWhere(flatness, (index) => strengths[index] >= strong),
    sustainedNoise: meanWhere(flatness, (index) => strengths[index] <= weak),
    bassDecibels: 10 * Math.log10((low + 1e-9) / (power + 1e-9)),
  }
}

/** Geometric over arithmetic mean of the power, times the level: silence is no noise. */
const flatnessOf = (row: Float32Array): number => {
  let [logs, sum] = [0, 0]
  for (const magnitude of row) {
    logs += Math.log(magnitude ** 2 + 1e-4)
    sum += magnitude ** 2 + 1e-4
  }
  const mean = sum / row.length
  return mean < 0.01 ? 0 : Math.exp(logs / row.length) / mean
}

const meanWhere = (values: readonly number[], isWanted: (index: number) => boolean): number => {
  const wanted = values.filter((_, index) => isWanted(index))
  return wanted.length === 0 ? 0 : wanted.reduce((sum, value) => sum + value, 0) / wanted.length
}

const countPeaks = (strengths: Float32Array): number => {
  const threshold = (strengths.toSorted()[Math.floor(strengths.length * 0.9)] ?? 0) * 0.6
  let count = 0
  for (let index = 3; index + 3 < strengths.length; index++) {
    const near = Math.max(...strengths.subarray(index - 3, index + 4))
    if (strengths[index] > threshold && strengths[index] === near) count++
  }
  return count
}

const energyBetween = (samples: Float32Array, times: readonly number[]): number[] => {
  const levels = times.slice(0, -1).map((time, index) => {
    const [from, to] = [time, times[index + 1]].map((seconds) => Math.round(seconds * ANALYSIS_RATE))
    let energy = 0
    for (let place = from; place < Math.min(to, samples.length); place++) energy += samples[place] ** 2
    return Math.sqrt(energy / (to - from))
  })
  const loudest = Math.max(1e-9, ...levels)
  return levels.map((level) => level / loudest)
}

const patternOf = ({ onsets, beats, downbeat, meter }: Grid, strengths: Float32Array): number[] => {
  const slots = meter * 4
  const sums = Array.from({ length: slots }, () => 0)
  for (let beat = downbeat; beat + 1 < beats.length; beat++) {
    for (let part = 0; part < 4; part++) {
      const time = beats[beat] + ((beats[beat + 1] - beats[beat]) * part) / 4
      sums[((beat - downbeat) % meter) * 4 + part] += strengthAt(onsets, strengths, time)
    }
  }
  const strongest = Math.max(1e-9, ...sums)
  return sums.map((sum) => sum / strongest)
}
