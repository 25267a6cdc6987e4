import { type Onsets, strengthAt } from './find-onsets.ts'

export type Beats = {
  /** Beats a minute, 70 to 170. */
  tempo: number
  /** Half or double of it where the reference can just as well be counted so, else null. */
  alternative: number | null
  /** Times of the beats in seconds. */
  times: number[]
}

const SLOWEST = 68
const FASTEST = 174
/** Most songs are near this tempo; far ones need more evidence. */
const USUAL = 112

/** Tempo by autocorrelation and a comb, then beats by dynamic programming (Ellis 2007). */
export const findBeats = (onsets: Onsets): Beats => {
  const rough = findTempo(onsets)
  const times = moveOntoBeat(onsets, trackBeats(onsets, rough.tempo))
  const tempo = tempoOf(times, rough.tempo)
  return { tempo, alternative: rough.relation === 0 ? null : tempo * rough.relation, times }
}

type RoughTempo = { tempo: number; relation: number }

const findTempo = (onsets: Onsets): RoughTempo => {
  const correlation = autocorrelate(onsets.all, Math.ceil(onsets.framesPerSecond * 5.4))
  const strengthOf = (tempo: number): number => {
    const lag = (60 * onsets.framesPerSecond) / tempo
    const at = (factor: number): number => valueAt(correlation, lag * factor)
    const inFour = 0.7 * at(2) + 0.5 * at(4)
    const inThree = 0.6 * at(3) + 0.4 * at(6)
    return at(1) + Math.max(inFour, inThree) + 0.35 * at(0.5)
  }
  const score = (tempo: number): number => {
    const distance = Math.log2(tempo / USUAL) / 0.85
    return strengthOf(tempo) * Math.exp(-0.5 * distance * distance) * (1 + 0.5 * backbeatOf(onsets, tempo))
  }
  let best = { tempo: USUAL, value: -Infinity }
  const peaks: { tempo: number; value: number }[] = []
  for (let tempo = SLOWEST; tempo <= FASTEST; tempo += 0.25) {
    const strength = strengthOf(tempo)
    if (strength < strengthOf(tempo - 0.25) || strength < strengthOf(tempo + 0.25)) continue
    const peak = { tempo, value: score(tempo) }
    peaks.push(peak)
    if (peak.value > best.value) best = peak
  }
  const rival = peaks
    .filter(({ tempo, value }) => value > 0.6 * best.value && isOctave(tempo / best.tempo))
    .toSorted((a, b) => b.value - a.value)[0]
  return { tempo: best.tempo, relation: rival ? (rival.tempo > best.tempo ? 2 : 0.5) : 0 }
}

const isOctave = (ratio: number): boolean => Math.abs(Math.abs(Math.log2(ratio)) - 1) < 0.05

const autocorrelate = (strengths: Float32Array, lags: number): Float32Array => {
  const result = new Float32Array(Math.min(lags, strengths.length))
  for (let lag = 1; lag < result.length; lag++) {
    let sum = 0
    for (let index = lag; index < strengths.length; index++) sum += strengths[index] * strengths[index - lag]
    result[lag] = sum / (strengths.length - lag)
  }
  return result
}

const valueAt = (values: Float32Array, place: number): number => {
  const whole = Math.floor(place)
  if (whole < 0 || whole + 1 >= values.length) return 0
  return values[whole] + (values[whole + 1] - values[whole]) * (place - whole)
}

/** How plainly kicks and snares take turns from beat to beat at this tempo, 0 to 1. */
const backbeatOf = (onsets: Onsets, tempo: number): number => {
  const period = 60 / tempo
  const length = onsets.all.length / onsets.framesPerSecond
  let best = 0
  for (let phase = 0; phase < 2 * period; phase += period / 8) {
    const [even, odd] = [0, 1].map((side) => {
      let [low, mid, count] = [0, 0, 0]
      for (let time = phase + side * period; time < length; time += 2 * period) {
        low += strengthAt(onsets, onsets.low, time)
        mid += strengthAt(onsets, onsets.mid, time)
        count++
      }
      return { low: low / Math.max(1, count), mid: mid / Math.max(1, count) }
    })
    const kick = (even.low - odd.low) / (even.low + odd.low + 1e-9)
    const snare = (odd.mid - even.mid) / (odd.mid + even.mid + 1e-9)
    best = Math.max(best, Math.min(Math.max(0, kick), Math.max(0, snare)))
  }
  return best
}

const trackBeats = (onsets: Onsets, tempo: number): number[] => {
  const period = (60 * onsets.framesPerSecond) / tempo
  const strengths = onsets.all
  const mean = strengths.reduce((sum, value) => sum + value, 0) / Math.max(1, strengths.length)
  const scores = new Float32Array(strengths.length)
  const previous = new Int32Array(strengths.length).fill(-1)
  for (let frame = 0; frame < strengths.length; frame++) {
    let best = 0
    const from = Math.max(0, Math.round(frame - period * 1.12))
    const to = Math.round(frame - period * 0.88)
    for (let other = from; other <= to; other++) {
      const stretch = Math.log((frame - other) / period)
      const score = scores[other] - 900 * mean * stretch * stretch
      if (score > best) {
        best = score
        previous[frame] = other
      }
    }
    scores[frame] = strengths[frame] + best
  }
  let last = Math.max(0, scores.length - Math.ceil(period))
  for (let frame = last; frame < scores.length; frame++) if (scores[frame] > scores[last]) last = frame
  const times: number[] = []
  for (let frame = last; frame >= 0; frame = previous[frame]) {
    times.push(frame / onsets.framesPerSecond + onsets.startSeconds)
  }
  return times.toReversed()
}

/** Off-beats can be stronger than beats: the kick tells which is which. */
const moveOntoBeat = (onsets: Onsets, times: readonly number[]): number[] => {
  const half = (times.length > 1 ? times[1] - times[0] : 0.5) / 2
  const lowAt = (offset: number): number =>
    times.reduce((sum, time) => sum + strengthAt(onsets, onsets.low, time + offset), 0)
  return lowAt(half) > 1.6 * lowAt(0) ? times.map((time) => time + half) : [...times]
}

/** Slope of the line through the beats; a tempo next to a whole number is taken as meant so. */
const tempoOf = (times: readonly number[], rough: number): number => {
  if (times.length < 8) return rough
  const centre = (times.length - 1) / 2
  const mean = times.reduce((sum, time) => sum + time, 0) / times.length
  let [product, square] = [0, 0]
  for (const [index, time] of times.entries()) {
    product += (index - centre) * (time - mean)
    square += (index - centre) ** 2
  }
  const tempo = (60 * square) / product
  return Math.abs(tempo - Math.round(tempo)) < 0.25 ? Math.round(tempo) : tempo
}
