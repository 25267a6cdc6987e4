import type { Meter } from '../analysis/find-meter.ts'
import type { Chord, Key } from '../harmony.ts'
import type { LyricSection } from '../lyrics/parse-lyrics.ts'
import { placeSyllables, strengthOfSlot } from './place-syllables.ts'
import { ENDING_SECONDS, planForm } from './plan-form.ts'
import type { PlannedLine, PlannedSection } from './plan-form.ts'
import { isLifted } from './score.ts'
import type { Note, Score, ScoreSection } from './score.ts'
import { shapeMelody } from './shape-melody.ts'

type ScoreRequest = {
  sections: readonly LyricSection[]
  key: Key
  tempo: number
  meter: Meter
  loop: readonly Chord[]
  /** Lowest and highest MIDI note of the melody. */
  range: readonly [number, number]
  seed: number
}

/** Form, chords, rhythm and melody of a song. */
export const composeScore = (request: ScoreRequest): Score => {
  const { key, tempo, meter } = request
  const { sections: planned, slotsPerBeat, droppedLines } = planForm(request)
  const sections = placeSections(planned)
  const chords = chooseChords(sections, request)
  const notes = planned.flatMap((section, index) =>
    writeSection({ section, start: sections[index].startBar, chords, request, slotsPerBeat }),
  )
  const bars = sections.at(-1)?.startBar ?? 0
  return {
    key,
    tempo,
    meter,
    secondsPerBeat: 60 / tempo,
    sections,
    chords,
    notes,
    droppedLines,
    durationSeconds: (bars * meter * 60) / tempo + ENDING_SECONDS,
  }
}

const placeSections = (planned: readonly PlannedSection[]): ScoreSection[] => {
  let startBar = 0
  const sections = planned.map(({ role, bars, lines }): ScoreSection => {
    const section = { role, startBar, bars, isSung: lines.length > 0 }
    startBar += bars
    return section
  })
  return [...sections, { role: 'ending', startBar, bars: 1, isSung: false }]
}

/** Every section begins its loop anew; a bridge begins it in the middle, the ending is the tonic. */
const chooseChords = (sections: readonly ScoreSection[], { loop, key }: ScoreRequest): Chord[] =>
  sections.flatMap(({ role, bars }) =>
    Array.from({ length: bars }, (_, bar): Chord => {
      if (role === 'ending') return { root: key.root, quality: key.mode }
      return loop[(bar + (role === 'bridge' ? loop.length >> 1 : 0)) % loop.length]
    }),
  )

type SectionWriting = {
  section: PlannedSection
  start: number
  chords: readonly Chord[]
  request: ScoreRequest
  slotsPerBeat: number
}

const writeSection = ({ section, start, chords, request, slotsPerBeat }: SectionWriting): Note[] => {
  let bar = start
  return section.lines.flatMap((line, lineIndex) => {
    const notes = writeLine({ line, lineIndex, bar, section, chords, request, slotsPerBeat })
    bar += line.bars
    return notes
  })
}

type LineWriting = Omit<SectionWriting, 'start'> & { line: PlannedLine; lineIndex: number; bar: number }

/** Beats that a line's last note may last, as long as a breath remains. */
const LONGEST_END = 2.5
const BREATH_BEATS = 0.5

const writeLine = ({ line, lineIndex, bar, section, chords, request, slotsPerBeat: perBeat }: LineWriting): Note[] => {
  const { meter, key, range, seed } = request
  const grid = { slots: line.bars * meter * perBeat, slotsPerBeat: perBeat, meter }
  const slots = placeSyllables(line.syllables, grid)
  const lengths = slots.map((slot, index) => lengthOf({ slot, next: slots[index + 1], slots: grid.slots, perBeat }))
  const lifted = isLifted(section.role)
  const [low, high] = range
  const own: readonly [number, number] = lifted ? [low + 2, high] : [low, low + Math.round((high - low) * 0.75)]
  const pitches = shapeMelody({
    notes: slots.map((slot, index) => ({
      strength: strengthOfSlot(slot, grid),
      beats: lengths[index],
      stress: line.syllables[index].stress,
      chord: chords[bar + Math.floor(slot / (meter * perBeat))],
      place: slot / grid.slots,
    })),
    key,
    range: own,
    isLifted: lifted,
    lineIndex,
    isLastLine: lineIndex === section.lines.length - 1,
    seed,
  })
  return line.syllables.map((syllable, index) => ({
    syllable,
    startBeat: bar * meter + slots[index] / perBeat,
    beats: lengths[index],
    midi: pitches[index],
    role: section.role,
    isLineStart: index === 0,
    isLineEnd: index === slots.length - 1,
  }))
}

const lengthOf = ({
  slot,
  next,
  slots,
  perBeat,
}: {
  slot: number
  next: number | undefined
  slots: number
  perBeat: number
}): number => {
  if (next === undefined) return Math.max(1 / perBeat, Math.min(LONGEST_END, (slots - slot) / perBeat - BREATH_BEATS))
  const gap = (next - slot) / perBeat
  return gap > 2 ? gap - 0.25 : gap
}
