import { chordsOfKey, chordTones, isSameChord } from '../harmony.ts'
import type { Chord, Key, Mode } from '../harmony.ts'
import { changeBetween } from './find-meter.ts'
import type { BeatChroma, Meter } from './find-meter.ts'
import { strengthAt } from './find-onsets.ts'
import type { Onsets } from './find-onsets.ts'
import type { Chroma } from './measure-chroma.ts'

export type Harmony = Key & {
  /** Index of the first beat that begins a bar. */
  downbeat: number
  /** One chord a bar, as they come back: 2, 4 or 8 of them. */
  loop: readonly Chord[]
  /** Share of the bars that keep to the loop. */
  loopAgreement: number
}

/** Key profiles of Krumhansl and Kessler 1982. */
const PROFILES: Readonly<Record<Mode, readonly number[]>> = {
  major: [6.35, 2.23, 3.48, 2.33, 4.38, 4.09, 2.52, 5.19, 2.39, 3.66, 2.29, 2.88],
  minor: [6.33, 2.68, 3.52, 5.38, 2.6, 3.53, 2.54, 4.75, 3.98, 2.69, 3.34, 3.17],
}

/** Keys whose profile fits nearly as well as the best. */
const CLOSE_KEYS = 0.3
const TONIC_WEIGHT = 0.35
const OPENING_MARK = 0.5

export const sumOverBeats = (chroma: Chroma, times: readonly number[]): BeatChroma[] => {
  const sums = times.map((time) => ({ time, treble: new Float64Array(12), bass: new Float64Array(12) }))
  let beat = 0
  for (let frame = 0; frame < chroma.frames; frame++) {
    const time = chroma.timeOf(frame)
    while (beat + 1 < sums.length && sums[beat + 1].time <= time) beat++
    if (sums.length === 0 || time < sums[beat].time) continue
    for (let pitch = 0; pitch < 12; pitch++) {
      sums[beat].treble[pitch] += chroma.treble[frame * 12 + pitch]
      sums[beat].bass[pitch] += chroma.bass[frame * 12 + pitch]
    }
  }
  return sums
}

/** Key, bars and the loop of chords, from chroma a beat. */
export const findHarmony = (onsets: Onsets, beats: readonly BeatChroma[], meter: Meter): Harmony => {
  const candidates = rankKeys(beats)
  const first = candidates[0]
  const downbeat = findDownbeat({ onsets, beats, meter, key: first })
  const bars = sumOverBars(beats.slice(downbeat), meter)
  const key = settleKey(candidates, beats.slice(downbeat))
  const chords = bars.map((bar) => bestChord(bar, key).chord)
  const { loop, agreement } = findLoop(bars, chords, key)
  return { root: key.root, mode: key.mode, downbeat, loop: beginOnTonic(loop, key), loopAgreement: agreement }
}

type RankedKey = Key & { score: number }

const rankKeys = (beats: readonly BeatChroma[]): RankedKey[] => {
  const mean = new Float64Array(12)
  for (const { treble, bass } of beats) {
    const norm = Math.hypot(...treble) + Math.hypot(...bass) + 1e-9
    for (let pitch = 0; pitch < 12; pitch++) mean[pitch] += (treble[pitch] + 0.7 * bass[pitch]) / norm
  }
  return Array.from({ length: 24 }, (_, index): RankedKey => {
    const root = index >> 1
    const mode: Mode = index % 2 === 0 ? 'major' : 'minor'
    const turned = Array.from(mean, (__, step) => mean[(step + root) % 12])
    return { root, mode, score: correlate(turned, PROFILES[mode]) }
  }).toSorted((a, b) => b.score - a.score)
}

const correlate = (a: readonly number[], b: readonly number[]): number => {
  const [meanA, meanB] = [a, b].map((values) => values.reduce((sum, value) => sum + value, 0) / values.length)
  let [product, squareA, squareB] = [0, 0, 0]
  for (const [index, value] of a.entries()) {
    product += (value - meanA) * (b[index] - meanB)
    squareA += (value - meanA) ** 2
    squareB += (b[index] - meanB) ** 2
  }
  return product / Math.sqrt(squareA * squareB + 1e-12)
}

type DownbeatSearch = { onsets: Onsets; beats: readonly BeatChroma[]; meter: Meter; key: Key }

/** The phase whose bars hold the purest chords, with the most change and the strongest bass at their beginning. */
const findDownbeat = ({ onsets, beats, meter, key }: DownbeatSearch): number => {
  const changes = beats.map((beat, index) => (index === 0 ? 0 : changeBetween(beats[index - 1], beat)))
  const lows = beats.map(({ time }) => strengthAt(onsets, onsets.low, time))
  const shareOf = (values: readonly number[], phase: number): number => {
    const total = values.reduce((sum, value) => sum + value, 0)
    return values.reduce((sum, value, index) => sum + (index % meter === phase ? value : 0), 0) / (total + 1e-9)
  }
  let best = { phase: 0, score: -Infinity }
  for (let phase = 0; phase < meter; phase++) {
    const bars = sumOverBars(beats.slice(phase), meter)
    const purity = bars.reduce((sum, bar) => sum + bestChord(bar, key).score, 0) / Math.max(1, bars.length)
    const score = purity + 0.5 * shareOf(changes, phase) + 0.35 * shareOf(lows, phase)
    if (score > best.score) best = { phase, score }
  }
  return best.phase
}

const sumOverBars = (beats: readonly BeatChroma[], meter: number): BeatChroma[] =>
  Array.from({ length: Math.floor(beats.length / meter) }, (_, bar) =>
    sumOf(beats.slice(bar * meter, (bar + 1) * meter)),
  )

const sumOf = (parts: readonly BeatChroma[]): BeatChroma => {
  const sum = { time: parts[0]?.time ?? 0, treble: new Float64Array(12), bass: new Float64Array(12) }
  for (const { treble, bass } of parts) {
    for (let pitch = 0; pitch < 12; pitch++) {
      sum.treble[pitch] += treble[pitch]
      sum.bass[pitch] += bass[pitch]
    }
  }
  return sum
}

const bestChord = ({ treble, bass }: BeatChroma, key: Key): { chord: Chord; score: number } => {
  const [trebleNorm, bassNorm] = [Math.hypot(...treble) + 1e-9, Math.hypot(...bass) + 1e-9]
  let best = { chord: chordsOfKey(key)[0], score: -Infinity }
  for (const [index, chord] of chordsOfKey(key).entries()) {
    const [root, third, fifth] = chordTones(chord)
    const wrongThird = (root + (chord.quality === 'minor' ? 4 : 3)) % 12
    const tones = treble[root] + 0.9 * treble[third] + 0.8 * treble[fifth] - 0.3 * treble[wrongThird]
    const score = tones / trebleNorm + (0.9 * bass[root]) / bassNorm - (index === 6 ? 0.08 : 0)
    if (score > best.score) best = { chord, score }
  }
  return best
}

/** Close keys share most of their notes: the chord that opens and comes most often decides between them. */
const settleKey = (candidates: readonly RankedKey[], beats: readonly BeatChroma[]): Key => {
  const [best] = candidates
  if (beats.length === 0) return best
  const worthOf = (key: RankedKey): number => key.score + TONIC_WEIGHT * tonicShare(key, beats)
  return candidates
    .filter(({ score }) => score > best.score - CLOSE_KEYS)
    .reduce((winner, key) => (worthOf(key) > worthOf(winner) ? key : winner))
}

/** Share of the beats on a key's own triad, with a good mark for opening on it. */
const tonicShare = (key: Key, beats: readonly BeatChroma[]): number => {
  const isTonic = beats.map((beat) => {
    const { chord } = bestChord(beat, key)
    return chord.root === key.root && chord.quality === key.mode
  })
  return isTonic.filter(Boolean).length / isTonic.length + (isTonic[0] ? OPENING_MARK : 0)
}

/** The shortest loop of bars that nearly all bars keep to. */
const findLoop = (
  bars: readonly BeatChroma[],
  chords: readonly Chord[],
  key: Key,
): { loop: readonly Chord[]; agreement: number } => {
  const tonic: Chord = { root: key.root, quality: key.mode }
  let best = { loop: [tonic] as readonly Chord[], agreement: 0, score: -Infinity }
  for (const length of [2, 4, 8]) {
    if (bars.length < length) continue
    const loop = Array.from(
      { length },
      (_, place) => bestChord(sumOf(bars.filter((__, index) => index % length === place)), key).chord,
    )
    const agreeing = chords.filter((chord, index) => isSameChord(chord, loop[index % length])).length
    const agreement = agreeing / chords.length
    const isMonotone = loop.every((chord) => isSameChord(chord, loop[0]))
    const isSeenTwice = bars.length >= length * 2
    const score = agreement - (length === 8 ? 0.12 : 0) - (isSeenTwice ? 0 : 0.08) - (isMonotone ? 0.3 : 0)
    if (score > best.score) best = { loop, agreement, score }
  }
  return best
}

/** A loop without the tonic would not sound like its key: then the tonic takes the first place. */
const beginOnTonic = (loop: readonly Chord[], { root, mode }: Key): readonly Chord[] => {
  if (loop[0].root === root) return loop
  const place = loop.findIndex((chord) => chord.root === root)
  return place < 0 ? [{ root, quality: mode }, ...loop.slice(1)] : [...loop.slice(place), ...loop.slice(0, place)]
}
