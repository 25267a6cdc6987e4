import { type Onsets, strengthAt } from './find-onsets.ts'

export type Meter = 3 | 4

/** Sums of chroma over one beat. */
export type BeatChroma = { time: number; treble: Float64Array; bass: Float64Array }

/** Whether accents and changes of harmony come back every three or every four beats. */
export const findMeter = (onsets: Onsets, beats: readonly BeatChroma[]): Meter => {
  const novelty = beats.map((beat, index) => (index === 0 ? 0 : changeBetween(beats[index - 1], beat)))
  const features: readonly (readonly [number, readonly number[]])[] = [
    [1.2, novelty],
    [1, beats.map(({ time }) => strengthAt(onsets, onsets.low, time))],
    [0.8, beats.map(({ time }) => strengthAt(onsets, onsets.mid, time))],
    [0.4, beats.map(({ time }) => strengthAt(onsets, onsets.high, time))],
  ]
  const scoreOf = (period: number): number =>
    features.reduce((sum, [weight, values]) => sum + weight * explainedBy(values, period), 0)
  return scoreOf(3) > Math.max(scoreOf(4), scoreOf(2)) ? 3 : 4
}

/** 0 for equal chroma to 2 for nothing in common. */
export const changeBetween = (before: BeatChroma, after: BeatChroma): number =>
  2 - likeness(before.treble, after.treble) - likeness(before.bass, after.bass)

const likeness = (a: Float64Array, b: Float64Array): number => {
  let [product, first, second] = [0, 0, 0]
  for (let index = 0; index < a.length; index++) {
    product += a[index] * b[index]
    first += a[index] ** 2
    second += b[index] ** 2
  }
  return product / Math.sqrt(first * second + 1e-12)
}

/** Share of the variance that the place in the period explains, less what chance would (adjusted eta squared). */
const explainedBy = (values: readonly number[], period: number): number => {
  const count = values.length
  if (count < 3 * period) return 0
  const mean = values.reduce((sum, value) => sum + value, 0) / count
  const total = values.reduce((sum, value) => sum + (value - mean) ** 2, 0)
  if (total === 0) return 0
  let within = 0
  for (let phase = 0; phase < period; phase++) {
    const group = values.filter((_, index) => index % period === phase)
    const own = group.reduce((sum, value) => sum + value, 0) / group.length
    within += group.reduce((sum, value) => sum + (value - own) ** 2, 0)
  }
  return 1 - within / (count - period) / (total / (count - 1))
}
