import { pitchClassOf } from './dsp/sound.ts'

export type Mode = 'major' | 'minor'

export type Key = { root: number; mode: Mode }

/** A triad: its root as semitones above C. */
export type Chord = { root: number; quality: Mode }

/** Semitones above the root. */
export const SCALES: Readonly<Record<Mode, readonly number[]>> = {
  major: [0, 2, 4, 5, 7, 9, 11],
  minor: [0, 2, 3, 5, 7, 8, 10],
}

export const PITCH_NAMES = ['C', 'C#', 'D', 'Eb', 'E', 'F', 'F#', 'G', 'Ab', 'A', 'Bb', 'B'] as const

export const chordTones = ({ root, quality }: Chord): readonly number[] =>
  [0, quality === 'minor' ? 3 : 4, 7].map((step) => (root + step) % 12)

export const isSameChord = (a: Chord, b: Chord): boolean => a.root === b.root && a.quality === b.quality

const TRIADS: Readonly<Record<Mode, readonly (readonly [number, Mode])[]>> = {
  major: [
    [0, 'major'],
    [2, 'minor'],
    [4, 'minor'],
    [5, 'major'],
    [7, 'major'],
    [9, 'minor'],
    [10, 'major'],
  ],
  minor: [
    [0, 'minor'],
    [3, 'major'],
    [5, 'minor'],
    [7, 'minor'],
    [7, 'major'],
    [8, 'major'],
    [10, 'major'],
  ],
}

/** Triads that belong to a key, with the borrowed ones that songs use most. */
export const chordsOfKey = ({ root, mode }: Key): readonly Chord[] =>
  TRIADS[mode].map(([step, quality]) => ({ root: (root + step) % 12, quality }))

export const isInScale = (midi: number, { root, mode }: Key): boolean =>
  SCALES[mode].includes(pitchClassOf(midi - root))

/** The note so many steps of the scale above (or below) a note of the scale. */
export const stepInScale = (midi: number, steps: number, { root, mode }: Key): number => {
  const scale = SCALES[mode]
  const above = pitchClassOf(midi - root)
  const degree = scale.findLastIndex((step) => step <= above)
  const target = degree + steps
  return midi - above + scale[((target % 7) + 7) % 7] + 12 * Math.floor(target / 7)
}

/** The note of a pitch class that is nearest to a centre. */
export const nearestOctave = (pitchClass: number, centre: number): number =>
  pitchClass + 12 * Math.round((centre - pitchClass) / 12)
