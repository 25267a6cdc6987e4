import { clamp, lerp, smoothstep } from '../../math/scalar.ts'
import { trackPitch } from '../../music/dsp/track-pitch.ts'
import type { Lift, Melody } from './melody.ts'

type PitchShift = {
  sampleRate: number
  /** Factor on the middle pitch. */
  factor: number
  /** Factor on how far the pitch moves about its middle, in semitones: above 1 livelier. */
  range: number
  /** Times of it are those of the samples that come in. */
  melody: Melody
}

const HOP_SECONDS = 0.005
const UNVOICED_SECONDS = 0.008
const LEAST_CERTAINTY = 0.6
/** How far a pitch mark may lie from where the period says, in periods. */
const SEARCH = 0.25

/** How long a lift takes to come and to go. */
const LIFT_SECONDS = 0.05
/** How long a rise takes to leave the phrase's own movement. */
const LEAVE_SECONDS = 0.06

/** One period of the voice: where its pulse is, how long it lasts, and by how much its pitch and its weight change. */
type Mark = { at: number; period: number; factor: number; gain: number }

const medianOf = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0

const weightOf = ({ start, end }: Lift, seconds: number): number =>
  smoothstep(start - LIFT_SECONDS / 2, start + LIFT_SECONDS / 2, seconds) *
  smoothstep(end + LIFT_SECONDS / 2, end - LIFT_SECONDS / 2, seconds)

/** What a melody makes of a voiced period: factors on its pitch and on its weight. */
const bend = ({ lifts, rise }: Melody, seconds: number, aboveMiddle: number): { pitch: number; gain: number } => {
  let [pitch, gain] = [1, 1]
  for (const lift of lifts) {
    const weight = weightOf(lift, seconds)
    pitch *= lift.pitch ** weight
    gain *= lift.gain ** weight
  }
  if (rise && seconds > rise.start) {
    const share = clamp((seconds - rise.start) / (rise.end - rise.start))
    const wanted = rise.from * (rise.to / rise.from) ** share
    const left = clamp((seconds - rise.start) / LEAVE_SECONDS)
    pitch = Math.exp(lerp(Math.log(pitch), Math.log(wanted / aboveMiddle), left))
  }
  return { pitch, gain }
}

/** When something is heard once lifts have lengthened what was before it. */
export const delayBy = (lifts: readonly Lift[], seconds: number): number =>
  lifts.reduce((sum, { start, end, stretch }) => sum + (stretch - 1) * clamp(seconds - start, 0, end - start), seconds)

/** The other way round: when what is heard was said. */
const undelay = (lifts: readonly Lift[], seconds: number): number => {
  let early = seconds
  for (const { start, end, stretch } of lifts) {
    if (early <= start) break
    early -= (1 - 1 / stretch) * clamp(early - start, 0, (end - start) * stretch)
  }
  return early
}

const markPeriods = (samples: Float32Array, { sampleRate, factor, range, melody }: PitchShift): Mark[] => {
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
    const own = hertz > 0 ? factor * (hertz / middle) ** (range - 1) : 1
    const { pitch, gain } = bend(melody, at / sampleRate, hertz > 0 ? (hertz / middle) ** range : 1)
    // Periods that lie nearer to each other are no louder for it.
    marks.push({ at: peak, period, factor: hertz > 0 ? own * pitch : 1, gain: hertz > 0 ? gain / pitch : gain })
    at = peak + period
  }
  return marks
}

/**
 * Another pitch with the same formants, and the same length where nothing is lifted: periods are cut out with a window and laid nearer or
 * farther (TD-PSOLA, Moulines and Charpentier 1990).
 */
export const shiftPitch = (samples: Float32Array, shift: PitchShift): Float32Array => {
  const marks = markPeriods(samples, shift)
  const { melody, sampleRate } = shift
  const seconds = delayBy(melody.lifts, samples.length / sampleRate)
  const shifted = new Float32Array(Math.round(seconds * sampleRate))
  let index = 0
  for (let to = 0; to < shifted.length;) {
    const from = undelay(melody.lifts, to / sampleRate) * sampleRate
    while (index < marks.length - 1 && Math.abs(marks[index + 1].at - from) < Math.abs(marks[index].at - from)) index++
    const { at, period, factor, gain } = marks[index]
    const half = Math.round(period)
    const target = Math.round(to)
    for (let offset = -half; offset <= half; offset++) {
      const value = samples[at + offset]
      if (value !== undefined && target + offset >= 0 && target + offset < shifted.length)
        shifted[target + offset] += gain * value * (0.5 + 0.5 * Math.cos((Math.PI * offset) / half))
    }
    to += period / factor
  }
  return shifted
}
