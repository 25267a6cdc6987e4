import type { Meter } from '../analysis/find-meter.ts'
import type { Chord, Key } from '../harmony.ts'
import type { Syllable } from '../lyrics/phones.ts'

export type SectionRole = 'intro' | 'verse' | 'chorus' | 'bridge' | 'break' | 'ending'

export type ScoreSection = { role: SectionRole; startBar: number; bars: number; isSung: boolean }

/** One sung note. Times are in beats from the beginning of the song. */
export type Note = {
  syllable: Syllable
  startBeat: number
  beats: number
  midi: number
  role: SectionRole
  isLineStart: boolean
  isLineEnd: boolean
}

/** Everything that is played and sung, before any sound is made. */
export type Score = {
  key: Key
  tempo: number
  meter: Meter
  secondsPerBeat: number
  sections: readonly ScoreSection[]
  /** One chord for each bar, the ending's included. */
  chords: readonly Chord[]
  notes: readonly Note[]
  /** Lines that a song of a minute had no room for. */
  droppedLines: number
  durationSeconds: number
}

export const isLifted = (role: SectionRole): boolean => role === 'chorus' || role === 'break'
