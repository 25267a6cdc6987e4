import { playPluck } from '../instruments/play-pluck.ts'
import { playPad } from '../instruments/synths.ts'
import { bassNote, CHORD_CENTRE, human, voiceChord } from './arrangement.ts'
import type { Arrangement, Bar } from './arrangement.ts'
import { houseStabs, popKeys, soft, sparse, waltz } from './comp-keys.ts'

/** Down and up strokes over the bar, the strings one after another. */
const STROKES: readonly (readonly [number, boolean, number])[] = [
  [0, true, 1],
  [1, true, 0.7],
  [1.5, false, 0.55],
  [2.5, false, 0.6],
  [3, true, 0.8],
  [3.5, false, 0.5],
]

/** Strummed in full bars, else picked. */
const strum = (arrangement: Arrangement, bar: Bar): void => {
  const { buses, score, timeOf, random } = arrangement
  const chord = voiceChord(bar.chord, 57)
  const strings = [chord[0] - 12, ...chord, chord[0] + 12]
  if (!bar.isFull) {
    pick(arrangement, bar, strings)
    return
  }
  for (const [beat, isDown, strength] of STROKES) {
    const order = isDown ? strings : strings.slice(2).toReversed()
    for (const [string, midi] of order.entries()) {
      const start = timeOf(bar.startBeat + beat) + string * 0.011 + human(random)
      for (const pan of [-0.55, 0.5]) {
        playPluck(
          buses.keys,
          {
            start: start + (pan > 0 ? 0.009 : 0),
            seconds: score.secondsPerBeat * 0.9,
            midi,
            gain: 0.09 * strength * bar.level,
            pan,
          },
          { damping: pan > 0 ? 0.38 : 0.45, sustain: 0.994 },
        )
      }
    }
  }
}

/** Finger picking in eighths: bass, then the upper strings. */
const pick = ({ buses, score, timeOf, random }: Arrangement, bar: Bar, strings: readonly number[]): void => {
  const order = [0, 3, 2, 4, 1, 3, 2, 4]
  for (const [part, string] of order.entries()) {
    playPluck(
      buses.keys,
      {
        start: timeOf(bar.startBeat + part / 2) + human(random),
        seconds: score.secondsPerBeat * 1.4,
        midi: strings[string],
        gain: (part === 0 ? 0.2 : 0.14) * bar.level,
        pan: part % 2 ? 0.35 : -0.35,
      },
      { damping: 0.42, sustain: 0.996 },
    )
  }
}

/** Root and fifth through an overdriven amplifier, one guitar on each side. */
const power = ({ buses, score, timeOf, random }: Arrangement, bar: Bar): void => {
  const low = bassNote(bar.chord) + 12
  const midis = low > 50 ? [low - 12, low - 5, low] : [low, low + 7, low + 12]
  const places = bar.isFull
    ? [0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5]
    : bar.section.role === 'intro'
      ? [0, 1.5, 2]
      : [0, 1, 1.5, 2, 3, 3.5]
  for (const [index, place] of places.entries()) {
    const next = places[index + 1] ?? 4
    for (const pan of [-0.8, 0.8]) {
      for (const midi of midis) {
        playPluck(
          buses.keys,
          {
            start: timeOf(bar.startBeat + place) + human(random),
            seconds: (next - place) * score.secondsPerBeat * (bar.isFull ? 0.95 : 0.6),
            midi,
            gain: 0.1 * bar.level * (place % 1 === 0 ? 1 : 0.8),
            pan,
          },
          { damping: pan > 0 ? 0.25 : 0.32, sustain: 0.999, drive: 9 },
        )
      }
    }
  }
}

/** Pad and keys or guitars. */
export const playChords = (arrangement: Arrangement, bars: readonly Bar[]): void => {
  for (const bar of bars) {
    holdPad(arrangement, bar)
    comp(arrangement, bar)
  }
}

const holdPad = ({ buses, style, score, timeOf, reading }: Arrangement, bar: Bar): void => {
  const chord = voiceChord(bar.chord, CHORD_CENTRE)
  const light = reading ? Math.max(0.75, Math.min(1.35, (reading.texture.brightnessHertz / 1800) ** 0.35)) : 1
  const cutoffHertz = style.padCutoffHertz * light * (bar.isFull ? 1.5 : bar.section.role === 'intro' ? 0.8 : 1)
  const isPumping = style.duck.depth > 0.5
  playPad(
    buses.pad,
    {
      start: timeOf(bar.startBeat),
      seconds: score.meter * score.secondsPerBeat - 0.05,
      midis: [chord[0] - 12, ...chord],
      gain: 0.16 * bar.level,
      seed: 7,
    },
    { cutoffHertz, attack: isPumping ? 0.05 : 0.18, release: 0.25, detune: 0.09, voices: 2 },
  )
}

const comp = (arrangement: Arrangement, bar: Bar): void => {
  const { style, score } = arrangement
  if (score.meter === 3 || style.comp === 'waltz') waltz(arrangement, bar)
  else if (style.comp === 'strum') strum(arrangement, bar)
  else if (style.comp === 'power') power(arrangement, bar)
  else if (style.comp === 'soft') soft(arrangement, bar)
  else if (style.comp === 'sparse') sparse(arrangement, bar)
  else if (style.duck.depth > 0.5) houseStabs(arrangement, bar)
  else popKeys(arrangement, bar)
}
