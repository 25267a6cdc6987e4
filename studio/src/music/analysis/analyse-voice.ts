import { resample } from '../dsp/resample.ts'
import { hertzToMidi } from '../dsp/sound.ts'
import type { Sound } from '../dsp/sound.ts'
import { trackPitch } from '../dsp/track-pitch.ts'
import { measureEnvelope } from '../voice/envelope.ts'
import type { Envelope } from '../voice/envelope.ts'
import type { Singer } from '../voice/sing.ts'
import { ANALYSIS_RATE, prepareReference } from './prepare-reference.ts'

/** A voice's timbre, never its words. */
export type VoiceReading = {
  singer: Singer
  /** Lowest and highest comfortable MIDI note. */
  range: readonly [number, number]
  medianHertz: number
  envelope: Envelope
  /** Share of the frames with a clear pitch, 0 to 1. */
  voicedShare: number
}

const LONGEST_SECONDS = 24
const PITCH_RATE = 11_025
/** Third formant of a man's neutral vowel in hertz. */
const THIRD_FORMANT = 2520
const SEMITONES_OF_RANGE = 14

/** @throws UnusableSoundError for silence and for rates outside 8 to 96 kHz. */
export const analyseVoice = (sound: Sound): VoiceReading => {
  const { samples, highestHertz } = prepareReference(sound, LONGEST_SECONDS)
  const low = resample(samples, ANALYSIS_RATE, PITCH_RATE)
  const frames = trackPitch(low, { sampleRate: PITCH_RATE, lowestHertz: 65, highestHertz: 700, hopSeconds: 0.02 })
  const sounding = frames.filter(({ certainty }) => certainty > 0)
  const voiced = frames.filter(({ certainty }) => certainty > 0.8)
  const pitches = voiced.map(({ hertz }) => hertz).toSorted((a, b) => a - b)
  const at = (share: number): number => pitches[Math.floor(share * (pitches.length - 1))] ?? 150
  const lowest = Math.max(43, Math.min(62, Math.round(hertzToMidi(at(0.1))) - 1))
  const highest = Math.max(lowest + SEMITONES_OF_RANGE, Math.min(lowest + 17, Math.round(hertzToMidi(at(0.95))) + 1))
  const periodicity = voiced.reduce((sum, { certainty }) => sum + certainty, 0) / Math.max(1, voiced.length)
  const envelope = measureEnvelope(samples, ANALYSIS_RATE, highestHertz)
  return {
    singer: {
      scale: findScale(
        low,
        voiced.map(({ seconds }) => seconds),
        at(0.5),
      ),
      breath: Math.max(0.025, Math.min(0.14, (1 - periodicity) * 1.2)),
      tiltHertz: 2600,
    },
    range: [lowest, highest],
    medianHertz: at(0.5),
    envelope,
    voicedShare: voiced.length / Math.max(1, sounding.length, frames.length / 4),
  }
}

/** Length of the tract from the third formant, steadied by what is usual for the voice's pitch. */
const findScale = (samples: Float32Array, times: readonly number[], medianHertz: number): number => {
  const usual = 1 + 0.17 * Math.max(-0.3, Math.min(1.1, Math.log2(medianHertz / 115)))
  const thirds = times
    .filter((_, index) => index % 3 === 0)
    .flatMap((seconds) => {
      const centre = Math.round(seconds * PITCH_RATE)
      const frame = samples.slice(Math.max(0, centre - 165), centre + 165)
      const formant = findFormants(frame, PITCH_RATE).find((hertz) => hertz > 2150 && hertz < 3500)
      return formant === undefined ? [] : [formant]
    })
    .toSorted((a, b) => a - b)
  const measured = (thirds[thirds.length >> 1] ?? THIRD_FORMANT * usual) / THIRD_FORMANT
  return Math.max(0.9, Math.min(1.25, 0.5 * measured + 0.5 * usual))
}

const ORDER = 13

/** Peaks of the linear prediction's spectrum, lowest first (autocorrelation method, Levinson and Durbin). */
const findFormants = (frame: Float32Array, sampleRate: number): number[] => {
  const windowed = frame.map(
    (sample, index) =>
      (sample - 0.97 * (frame[index - 1] ?? 0)) * (0.5 - 0.5 * Math.cos((2 * Math.PI * index) / frame.length)),
  )
  const coefficients = predict(windowed)
  const size = 512
  const levels = Array.from({ length: size }, (_, bin) => {
    const angle = (Math.PI * bin) / size
    let [real, imaginary] = [0, 0]
    for (const [index, coefficient] of coefficients.entries()) {
      real += coefficient * Math.cos(angle * index)
      imaginary -= coefficient * Math.sin(angle * index)
    }
    return -Math.log(real * real + imaginary * imaginary + 1e-12)
  })
  return levels.flatMap((level, bin) => {
    const isPeak = bin > 0 && bin < size - 1 && level > levels[bin - 1] && level >= levels[bin + 1]
    return isPeak ? [(bin * sampleRate) / (2 * size)] : []
  })
}

const predict = (samples: Float32Array): Float64Array => {
  const correlations = Float64Array.from({ length: ORDER + 1 }, (_, lag) => {
    let sum = 0
    for (let index = lag; index < samples.length; index++) sum += samples[index] * samples[index - lag]
    return sum
  })
  let coefficients = new Float64Array(ORDER + 1)
  coefficients[0] = 1
  let error = correlations[0] * 1.0001 + 1e-9
  for (let order = 1; order <= ORDER; order++) {
    let reflection = correlations[order]
    for (let index = 1; index < order; index++) reflection += coefficients[index] * correlations[order - index]
    reflection = -reflection / error
    const next = coefficients.slice()
    for (let index = 1; index < order; index++)
      next[index] = coefficients[index] + reflection * coefficients[order - index]
    next[order] = reflection
    coefficients = next
    error *= 1 - reflection * reflection
  }
  return coefficients
}
