import { path } from '../../math/spline.ts'
import { playPluck } from '../instruments/play-pluck.ts'
import { playElectricPiano, playPad } from '../instruments/synths.ts'
import type { Tone } from '../instruments/tone.ts'
import { CHORD_CENTRE, human, voiceChord } from './arrangement.ts'
import type { Arrangement, Bar } from './arrangement.ts'

type Stroke = Pick<Tone, 'midi' | 'gain' | 'pan'> & {
  /** From the bar's beginning, and how long it is held. */
  at: number
  beats: number
  /** Seconds behind the beat. */
  late?: number
}

/** Strikes one key of the electric piano. */
const strike = ({ buses, score, timeOf }: Arrangement, bar: Bar, stroke: Stroke, brightness: number): void => {
  const { at, beats, late = 0, ...tone } = stroke
  const start = timeOf(bar.startBeat + at) + late
  playElectricPiano(buses.keys, { ...tone, start, seconds: score.secondsPerBeat * beats }, brightness)
}

/** Bass on one, chord on two and three; full bars ring above. */
export const waltz = (arrangement: Arrangement, bar: Bar): void => {
  const { buses, score, timeOf, random } = arrangement
  const chord = voiceChord(bar.chord, CHORD_CENTRE)
  const beat = score.secondsPerBeat
  strike(arrangement, bar, { at: 0, beats: 1.2, midi: chord[0] - 12, gain: 0.1, pan: -0.15 }, 0.7)
  for (const at of [1, 2])
    for (const [voice, midi] of chord.entries()) {
      const stroke = { at, late: human(random), beats: 0.7, midi, gain: 0.07 * bar.level, pan: (voice - 1) * 0.3 }
      strike(arrangement, bar, stroke, 0.8)
    }
  if (!bar.isFull) return
  for (let part = 0; part < 6; part++) {
    const midi = [...chord, chord[1] + 12, chord[2], chord[1]][part] + 12
    playPluck(
      buses.keys,
      { start: timeOf(bar.startBeat + part / 2), seconds: beat * 0.6, midi, gain: 0.08, pan: part % 2 ? 0.6 : -0.6 },
      { damping: 0.35, sustain: 0.995 },
    )
  }
}

/** Long chords of an electric piano. */
export const soft = (arrangement: Arrangement, bar: Bar): void => {
  const { random, style } = arrangement
  const chord = voiceChord(bar.chord, CHORD_CENTRE)
  strike(arrangement, bar, { at: 0, beats: 3.6, midi: chord[0] - 12, gain: 0.1, pan: -0.1 }, 0.6)
  for (const midi of chord)
    strike(arrangement, bar, { at: 0, late: 0.012, beats: 3.4, midi, gain: 0.05, pan: 0.1 }, 0.7)
  if (style.swing > 0.1 && bar.chord.quality === 'minor')
    strike(arrangement, bar, { at: 1.5, beats: 2, midi: chord[0] + 10, gain: 0.045, pan: 0.2 }, 0.7)
  const order = [chord[0], chord[1], chord[2], chord[1], chord[0] + 12, chord[2], chord[1], chord[2]]
  for (const [part, midi] of order.entries()) {
    if (style.swing > 0.1 && part % 2 === 1 && !bar.isFull) continue
    const [gain, pan] = [part % 2 ? 0.068 : 0.085, ((part % 3) - 1) * 0.35]
    strike(arrangement, bar, { at: part / 2, late: human(random), beats: 1.1, midi, gain, pan }, 0.8)
  }
}

/** A dark bell-like figure that leaves room for the voice. */
export const sparse = (arrangement: Arrangement, bar: Bar): void => {
  const chord = voiceChord(bar.chord, 67)
  const figure = path(bar.isFull ? '0 0, 0.75 1, 1.5 2, 2.5 1, 3 2, 3.5 0' : '0 0, 0.75 1, 1.5 2, 2.5 1')
  for (const [at, voice] of figure) {
    const stroke = { at, beats: 0.9, midi: chord[voice] + 12, gain: 0.09 * bar.level, pan: (voice - 1) * 0.45 }
    strike(arrangement, bar, stroke, 1.2)
  }
}

/** Short chords off the beat. */
export const houseStabs = ({ buses, score, timeOf }: Arrangement, bar: Bar): void => {
  if (bar.section.role === 'intro' && !bar.isLate) return
  const midis = voiceChord(bar.chord, 64)
  for (const beat of [0, 0.75, 1.5, 2.25, 3, 3.5]) {
    playPad(
      buses.keys,
      {
        start: timeOf(bar.startBeat + beat),
        seconds: score.secondsPerBeat * 0.22,
        midis,
        gain: bar.isFull ? 0.12 : 0.085,
        seed: 3,
      },
      {
        cutoffHertz: bar.isFull ? 2400 : 1200,
        attack: 0.003,
        release: 0.06,
        detune: 0.08,
        voices: 2,
        sweep: 1.8,
        sweepSeconds: 0.09,
        damping: 0.7,
      },
    )
  }
  if (bar.isFull) arpeggio({ buses, score, timeOf, bar })
}

/** Picked chords; in full bars short ones in eighths, and a figure above. */
export const popKeys = ({ buses, score, timeOf, random }: Arrangement, bar: Bar): void => {
  const beat = score.secondsPerBeat
  const chord = voiceChord(bar.chord, CHORD_CENTRE)
  if (!bar.isFull) {
    const order = [chord[0], chord[1], chord[2], chord[1], chord[0] + 12, chord[2], chord[1], chord[2]]
    for (const [part, midi] of order.entries()) {
      const start = timeOf(bar.startBeat + part / 2) + human(random) * 0.5
      playPluck(
        buses.keys,
        { start, seconds: beat * 0.9, midi, gain: 0.2 * bar.level, pan: part % 2 ? 0.45 : -0.45 },
        { damping: 0.42, sustain: 0.996 },
      )
    }
    return
  }
  for (let part = 0; part < 8; part++) {
    playPad(
      buses.keys,
      {
        start: timeOf(bar.startBeat + part / 2),
        seconds: beat * 0.36,
        midis: voiceChord(bar.chord, 67),
        gain: part % 2 ? 0.07 : 0.09,
        seed: 11,
      },
      { cutoffHertz: 2600, attack: 0.004, release: 0.05, detune: 0.13, voices: 2, sweep: 0.8, sweepSeconds: 0.12 },
    )
  }
  arpeggio({ buses, score, timeOf, bar })
}

type ArpeggioRequest = Pick<Arrangement, 'buses' | 'score' | 'timeOf'> & { bar: Bar }

const arpeggio = ({ buses, score, timeOf, bar }: ArpeggioRequest): void => {
  const chord = voiceChord(bar.chord, 72)
  const notes = [...chord, chord[0] + 12, chord[1] + 12]
  for (let part = 0; part < 16; part++) {
    if ((part + (part >> 2)) % 4 === 3) continue
    const start = timeOf(bar.startBeat + part / 4)
    playPluck(
      buses.keys,
      {
        start,
        seconds: score.secondsPerBeat * 0.4,
        midi: notes[(part * 3) % 5],
        gain: 0.075,
        pan: part % 2 ? 0.7 : -0.7,
      },
      { damping: 0.3, sustain: 0.994 },
    )
  }
}
