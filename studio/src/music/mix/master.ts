import { path } from '../../math/spline.ts'
import { applyBiquad, designBiquad, equalise } from '../dsp/biquad.ts'
import type { FilterSpec } from '../dsp/biquad.ts'
import { compress } from '../dsp/compress.ts'
import { limitPeaks } from '../dsp/limit-peaks.ts'
import { measureLoudness } from '../dsp/loudness.ts'
import { fromDecibels, RATE, scaleStereo, toMono } from '../dsp/sound.ts'
import type { Stereo } from '../dsp/sound.ts'
import { measureSpectrogram } from '../dsp/spectrogram.ts'

const TARGET_LOUDNESS = -14
const CEILING = -1.3
const MONO_BELOW_HERTZ = 110
/** Level of each octave in dB that well mixed songs have; the first number is its centre. */
const TARGET_BALANCE: readonly (readonly [number, number])[] = path(
  '63 0, 125 0, 250 -2, 500 -3.5, 1000 -5.5, 2000 -7.5, 4000 -9.5, 8000 -13, 16000 -21',
)

export type Mastering = {
  /** Decibels an octave that the song shall be brighter (or darker) than usual, as its reference is. */
  tilt: number
  /** Whether the balance of a band is wanted; a choir has none. */
  hasBand: boolean
}

/** Balance, glue, width, level and ends; the result may be shorter by silence. */
export const master = (mix: Stereo, { tilt, hasBand }: Mastering): Stereo => {
  equalise(mix, [{ type: 'high-pass', hertz: 28 }])
  if (hasBand) for (let pass = 0; pass < 2; pass++) equalise(mix, correctionsFor(mix, tilt))
  scaleStereo(mix, fromDecibels(-20 - measureLoudness(mix)))
  compress(mix, { thresholdDecibels: -17, ratio: 1.8, attackMs: 30, releaseMs: 150 })
  joinBass(mix)
  const cut = trimEnds(mix)
  return levelTo(cut)
}

/** Level of each octave in dB, so that the octaves from 125 to 2000 Hz have the target's mean. */
const measureBalance = (mix: Stereo): number[] => {
  const { frames, bins, hertzPerBin, magnitudes } = measureSpectrogram(toMono(mix), {
    size: 4096,
    hop: 8192,
    sampleRate: RATE,
  })
  const levels = TARGET_BALANCE.map(([centre]) => {
    const from = Math.max(1, Math.ceil(centre / Math.SQRT2 / hertzPerBin))
    const to = Math.min(bins, (centre * Math.SQRT2) / hertzPerBin)
    let energy = 0
    for (let frame = 0; frame < frames; frame++) {
      for (let bin = from; bin < to; bin++) energy += magnitudes[frame * bins + bin] ** 2
    }
    return 10 * Math.log10(energy + 1e-12)
  })
  const offset = levels.slice(1, 6).reduce((sum, level, index) => sum + level - TARGET_BALANCE[index + 1][1], 0) / 5
  return levels.map((level) => level - offset)
}

const correctionsFor = (mix: Stereo, tilt: number): FilterSpec[] => {
  const levels = measureBalance(mix)
  return TARGET_BALANCE.map(([hertz, target], index) => {
    const wanted = (target + tilt * Math.log2(hertz / 500) - levels[index]) * 0.6
    if (hertz > 9000) return { type: 'high-shelf', hertz: 11_000, q: 0.8, decibels: Math.max(-6, Math.min(3, wanted)) }
    return { type: 'peak', hertz, q: 1, decibels: Math.max(-4, Math.min(4, wanted)) }
  })
}

/** Both sides play the same below 110 Hz. */
const joinBass = ({ left, right }: Stereo): void => {
  const side = left.map((value, index) => (value - right[index]) / 2)
  applyBiquad(side, designBiquad({ type: 'high-pass', hertz: MONO_BELOW_HERTZ }))
  for (let index = 0; index < left.length; index++) {
    const middle = (left[index] + right[index]) / 2
    left[index] = middle + side[index]
    right[index] = middle - side[index]
  }
}

const AUDIBLE = 0.006

/** Cuts what is silent at the ends, with short fades. */
const trimEnds = ({ left, right }: Stereo): Stereo => {
  const isAudible = (index: number): boolean => Math.abs(left[index]) > AUDIBLE || Math.abs(right[index]) > AUDIBLE
  let [first, last] = [0, left.length - 1]
  while (first < last && !isAudible(first)) first++
  while (last > first && !isAudible(last)) last--
  const [from, to] = [
    Math.max(0, first - Math.round(0.02 * RATE)),
    Math.min(left.length, last + Math.round(0.1 * RATE)),
  ]
  const cut = { left: left.slice(from, to), right: right.slice(from, to) }
  const [fadeIn, fadeOut] = [Math.round(0.004 * RATE), Math.round(0.35 * RATE)]
  for (const channel of [cut.left, cut.right]) {
    for (let index = 0; index < fadeIn; index++) channel[index] *= index / fadeIn
    for (let index = 0; index < fadeOut; index++)
      channel[channel.length - 1 - index] *= 0.5 - 0.5 * Math.cos((Math.PI * index) / fadeOut)
  }
  return cut
}

/** Soft clipping and a limiter take the peaks; a few rounds find the gain that gives the wanted loudness. */
const levelTo = (sound: Stereo): Stereo => {
  let gain = fromDecibels(TARGET_LOUDNESS - measureLoudness(sound))
  for (let round = 0; ; round++) {
    const result = {
      left: sound.left.map((value) => clipSoftly(value * gain)),
      right: sound.right.map((value) => clipSoftly(value * gain)),
    }
    limitPeaks(result, CEILING)
    const loudness = measureLoudness(result)
    if (Math.abs(loudness - TARGET_LOUDNESS) < 0.15 || round === 3) return result
    gain *= fromDecibels(TARGET_LOUDNESS - loudness)
  }
}

const clipSoftly = (value: number): number => {
  const magnitude = Math.abs(value)
  return magnitude < 0.7 ? value : Math.sign(value) * (0.7 + 0.3 * Math.tanh((magnitude - 0.7) / 0.3))
}
