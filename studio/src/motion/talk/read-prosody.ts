import { clamp, quantile } from '../../math/scalar.ts'
import { resample } from '../../music/dsp/resample.ts'
import type { Sound } from '../../music/dsp/sound.ts'
import { trackPitch } from '../../music/dsp/track-pitch.ts'
import type { TimedPhone, TimeSpan } from '../../speech/speech.ts'

/** A syllable that stands out, and by how much: about 0.7 to 3. */
export type Accent = { at: number; strength: number }

export type Prosody = {
  /** 0 silence, 1 as loud as the loudest vowels. */
  loudnessAt: (seconds: number) => number
  accents: Accent[]
  /** What is said in one go, between silences. */
  phrases: TimeSpan[]
}

const PITCH_RATE = 8000
const LOUDNESS_HOP = 0.01
const LOUDNESS_REACH = 0.02
const PITCH_HOP = 0.02
/** Silences shorter than this do not end a phrase. */
const LEAST_PAUSE = 0.16
const LEAST_ACCENT = 0.7
/** Heads do not beat faster than this. */
const ACCENT_GAP = 0.42

const measureLoudness = (samples: Float32Array, rate: number): ((seconds: number) => number) => {
  const hop = Math.round(LOUDNESS_HOP * rate)
  const reach = Math.round(LOUDNESS_REACH * rate)
  const levels = Float32Array.from({ length: Math.ceil(samples.length / hop) }, (_, index) => {
    let energy = 0
    const from = Math.max(0, index * hop - reach)
    const to = Math.min(samples.length, index * hop + reach)
    for (let at = from; at < to; at++) energy += samples[at] ** 2
    return Math.sqrt(energy / Math.max(1, to - from))
  })
  const loud = Math.max(1e-4, quantile(levels, 0.95))
  return (seconds) => clamp((levels[Math.round(seconds / LOUDNESS_HOP)] ?? 0) / loud)
}

const isVowel = (phone: string): boolean => /^[aeiou]/.test(phone)

const findPhrases = (phones: readonly TimedPhone[]): TimeSpan[] => {
  const phrases: TimeSpan[] = []
  for (const { phone, start, end } of phones) {
    if (phone === 'pau') continue
    const last = phrases.at(-1)
    if (last && start - last.end < LEAST_PAUSE) last.end = end
    else phrases.push({ start, end })
  }
  return phrases
}

/** Reads which syllables stand out by pitch and loudness, and where pauses are. */
export const readProsody = ({ sampleRate, channels }: Sound, phones: readonly TimedPhone[]): Prosody => {
  const samples = resample(channels[0], sampleRate, PITCH_RATE)
  const loudnessAt = measureLoudness(samples, PITCH_RATE)
  const frames = trackPitch(samples, {
    sampleRate: PITCH_RATE,
    lowestHertz: 65,
    highestHertz: 400,
    hopSeconds: PITCH_HOP,
  })
  const heights = frames.map(({ hertz, certainty }) => (certainty > 0.6 && hertz > 0 ? Math.log2(hertz) : Number.NaN))
  const voiced = heights.filter((height) => !Number.isNaN(height))
  const mean = voiced.reduce((sum, height) => sum + height, 0) / Math.max(1, voiced.length)
  const spread = Math.sqrt(voiced.reduce((sum, height) => sum + (height - mean) ** 2, 0) / Math.max(1, voiced.length))
  const offset = frames[0]?.seconds ?? 0
  const heightAt = (seconds: number): number => {
    const height = heights[Math.round((seconds - offset) / PITCH_HOP)] ?? Number.NaN
    return Number.isNaN(height) ? 0 : (height - mean) / Math.max(0.02, spread)
  }
  const accents: Accent[] = []
  for (const { phone, start, end } of phones) {
    if (!isVowel(phone)) continue
    const at = (start + end) / 2
    const strength = heightAt(at) + 1.2 * (loudnessAt(at) - 0.6)
    if (strength < LEAST_ACCENT) continue
    const last = accents.at(-1)
    if (!last || at - last.at > ACCENT_GAP) accents.push({ at, strength })
    else if (strength > last.strength) accents[accents.length - 1] = { at, strength }
  }
  return { loudnessAt, accents, phrases: findPhrases(phones) }
}
