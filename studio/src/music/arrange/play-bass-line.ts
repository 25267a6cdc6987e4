import { playBass } from '../instruments/synths.ts'
import { bassNote } from './arrangement.ts'
import type { Arrangement, Bar } from './arrangement.ts'
import type { BassFigure } from './style.ts'

/** Beat in the bar, length in beats, semitones above the root, strength. */
type Step = readonly [number, number, number, number]

/** The bass of each bar but those of a first intro half. */
export const playBassLine = (arrangement: Arrangement, bars: readonly Bar[]): void => {
  const { style, buses, timeOf, score } = arrangement
  for (const bar of bars) {
    if (bar.section.role === 'intro' && !bar.isLate) continue
    const root = bassNote(bar.chord)
    const sound = bar.isFull ? { ...style.bassSound, cutoffHertz: style.bassSound.cutoffHertz * 1.35 } : style.bassSound
    for (const [beat, beats, interval, strength] of stepsOf(style.bass, arrangement, bar)) {
      playBass(
        buses.bass,
        {
          start: timeOf(bar.startBeat + beat),
          seconds: beats * score.secondsPerBeat,
          midi: root + interval,
          gain: 0.32 * strength,
        },
        sound,
      )
    }
  }
}

const EIGHTHS = [0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5] as const

const stepsOf = (figure: BassFigure, { score, kickTimes, timeOf }: Arrangement, bar: Bar): readonly Step[] => {
  const toNext = bassNote(bar.nextChord) - bassNote(bar.chord)
  if (score.meter === 3 || figure === 'waltz') {
    const pickUp: readonly Step[] = bar.isLate && bar.isFull ? [[2, 0.8, 7, 0.6]] : []
    return [[0, bar.isFull ? 1.6 : 1.2, 0, 1], ...pickUp]
  }
  if (figure === 'eighths') {
    return EIGHTHS.map((beat): Step => {
      const isUp = beat % 1 === 0.5
      return [beat, bar.isFull ? 0.4 : 0.46, bar.isFull && isUp ? 12 : 0, isUp ? 0.75 : 1]
    })
  }
  if (figure === 'off-beats') {
    return [0, 1, 2, 3].flatMap((beat): Step[] => [
      [beat + 0.5, 0.22, 0, 1],
      [beat + 0.75, 0.2, beat % 2 === 1 ? 12 : 0, 0.68],
    ])
  }
  if (figure === 'fifths')
    return [[0, 1.7, 0, 1], [2, 1.4, toNext === 7 ? 0 : 7, 0.8], ...(bar.isFull ? [[3.5, 0.45, 0, 0.6] as const] : [])]
  if (figure === 'roots') {
    // The long bass follows the kick.
    const kicks = kickTimes
      .map((time) => (time - timeOf(bar.startBeat)) / score.secondsPerBeat)
      .filter((beat) => beat > -0.01 && beat < 3.99)
    const starts = kicks.length === 0 ? [0] : kicks
    return starts.map((beat, index): Step => [
      Math.max(0, beat),
      Math.min(1.9, (starts[index + 1] ?? 4) - beat) * 0.92,
      0,
      index === 0 ? 1 : 0.85,
    ])
  }
  const approach: Step = [3.5, 0.45, Math.abs(toNext) <= 7 ? toNext - Math.sign(toNext) * 2 : 0, 0.55]
  return [
    [0, 2.3, 0, 1],
    ...(bar.isFull ? [[2.5, 0.9, 7, 0.65] as const] : []),
    ...(toNext !== 0 && bar.isLate ? [diatonicOnly(approach, bar)] : []),
  ]
}

/** An approach from outside the chord would clash: then the fifth leads on. */
const diatonicOnly = (step: Step, bar: Bar): Step =>
  bar.chord.root === bar.nextChord.root ? step : [step[0], step[1], 7, step[3]]
