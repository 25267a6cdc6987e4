import { trackPitch } from '../music/dsp/track-pitch.ts'

type PitchShift = {
  sampleRate: number
  /** Factor on the middle pitch. */
  factor: number
  /** Factor on how far the pitch moves about its middle, in semitones: above 1 livelier. */
  range: number
}

const HOP_SECONDS = 0.005
const UNVOICED_SECONDS = 0.008
const LEAST_CERTAINTY = 0.6
/** How far a pitch mark may lie from where the period says, in periods. */
const SEARCH = 0.25

/** One period of the voice: where its pulse is, how long it lasts, and by how much its pitch is to change. */
type Mark = { at: number; period: number; factor: number }

const medianOf = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0

const markPeriods = (samples: Float32Array, { sampleRate, factor, range }: PitchShift): Mark[] => {
  const frames = trackPitch(samples, { sampleRate, lowestHertz: 60, highestHertz: 400, hopSeconds: HOP_SECONDS })
  const voiced = frames.map(({ hertz, certainty }) => (certainty > LEAST_CERTAINTY ? hertz : 0))
  const middle = medianOf(voiced.filter((hertz) => hertz > 0))
  const first = frames[0]?.seconds ?? 0
  const pitchAt = (at: number): number => {
    const frame = Math.round((at / sampleRate - first) / HOP_SECONDS)
    return voiced[Math.max(0, Math.min(voiced.length - 1, frame))] ?? 0
  }
  const marks: Mark[] = []
  for (let at = 0; at < samples.length;) {
    const hertz = pitchAt(at)
    const period = hertz > 0 ? sampleRate / hertz : sampleRate * UNVOICED_SECONDS
    let peak = Math.round(at)
    if (hertz > 0) {
      const last = Math.min(samples.length - 1, Math.round(at + period * SEARCH))
      for (let place = Math.max(0, Math.round(at - period * SEARCH)); place <= last; place++)
        if (samples[place] > samples[peak]) peak = place
    }
    marks.push({ at: peak, period, factor: hertz > 0 ? factor * (hertz / middle) ** (range - 1) : 1 })
    at = peak + period
  }
  return marks
}

/**
 * Another pitch at the same length and with the same formants: periods are cut out with a window and laid nearer or
 * farther (TD-PSOLA, Moulines and Charpentier 1990).
 */
export const shiftPitch = (samples: Float32Array, shift: PitchShift): Float32Array => {
  const marks = markPeriods(samples, shift)
  const shifted = new Float32Array(samples.length)
  let index = 0
  for (let to = 0; to < samples.length;) {
    while (index < marks.length - 1 && Math.abs(marks[index + 1].at - to) < Math.abs(marks[index].at - to)) index++
    const { at, period, factor } = marks[index]
    const half = Math.round(period)
    const target = Math.round(to)
    for (let offset = -half; offset <= half; offset++) {
      const value = samples[at + offset]
      if (value !== undefined && target + offset >= 0 && target + offset < shifted.length)
        shifted[target + offset] += value * (0.5 + 0.5 * Math.cos((Math.PI * offset) / half))
    }
    to += period / factor
  }
  return shifted
}
