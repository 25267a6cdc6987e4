import { describe, expect, it } from 'vitest'
import { chordTones, isInScale } from '../harmony.ts'
import type { Chord } from '../harmony.ts'
import { parseLyrics } from '../lyrics/parse-lyrics.ts'
import { composeScore } from './compose-score.ts'
import type { Score } from './score.ts'

const LYRICS =
  '[verse]\nNeon rivers in the morning light\nI was chasing shadows through the night\n[chorus]\nTake me higher over the city\nWe are dancing into the sun'
const LOOP: readonly Chord[] = [
  { root: 9, quality: 'minor' },
  { root: 5, quality: 'major' },
  { root: 0, quality: 'major' },
  { root: 7, quality: 'major' },
]

const compose = (text: string, tempo: number, meter: 3 | 4 = 4): Score => {
  const { sections } = parseLyrics(text)
  return composeScore({ sections, key: { root: 9, mode: 'minor' }, tempo, meter, loop: LOOP, range: [50, 66], seed: 4 })
}

const TEXTS = {
  usual: LYRICS,
  'one word': 'Hello',
  long: 'la '.repeat(133),
  dense: 'a '.repeat(200),
  digits: '1999 24/7 3.14 100%',
  hindi: 'मेरा दिल धड़कन',
}
const CASES = Object.entries(TEXTS).flatMap(([name, text]) =>
  (
    [
      [70, 4],
      [120, 4],
      [170, 4],
      [96, 3],
      [170, 3],
    ] as const
  ).map(([tempo, meter]) => ({ name, text, tempo, meter })),
)

describe('a score', () => {
  it.each(CASES)(
    'of $name lyrics at $tempo in $meter lasts 20 to 60 s and keeps its bounds',
    ({ text, tempo, meter }) => {
      const { notes, durationSeconds, key, sections } = compose(text, tempo, meter)
      expect(durationSeconds).toBeGreaterThan(20)
      expect(durationSeconds).toBeLessThan(60)
      expect(notes.every(({ midi }) => midi >= 50 && midi <= 66 && isInScale(midi, key))).toBe(true)
      for (const [index, note] of notes.slice(1).entries())
        expect(note.startBeat).toBeGreaterThan(notes[index].startBeat)
      const barsBefore = sections.reduce((sum, { bars, startBar }) => (expect(startBar).toBe(sum), sum + bars), 0)
      expect(barsBefore).toBeGreaterThan(4)
    },
  )

  it('sings every word, in order, with stressed syllables on beats', () => {
    const { notes } = compose(LYRICS, 120)
    const words = notes.flatMap(({ syllable }) => (syllable.index === 0 ? [syllable.word] : []))
    expect(words.slice(0, 6)).toEqual(['neon', 'rivers', 'in', 'the', 'morning', 'light'])
    const stressed = notes.filter(({ syllable }) => syllable.stress >= 1)
    const onBeat = stressed.filter(({ startBeat }) => Number.isInteger(startBeat))
    expect(onBeat.length / stressed.length).toBeGreaterThan(0.8)
  })

  it('lifts the chorus and ends lines within the chord', () => {
    const { notes, chords, meter } = compose(LYRICS, 120)
    const meanOf = (role: string): number => {
      const own = notes.filter((note) => note.role === role)
      return own.reduce((sum, { midi }) => sum + midi, 0) / own.length
    }
    expect(meanOf('chorus')).toBeGreaterThan(meanOf('verse') + 2)
    for (const { midi, startBeat } of notes.filter(({ isLineEnd }) => isLineEnd)) {
      expect(chordTones(chords[Math.floor(startBeat / meter)])).toContain(midi % 12)
    }
  })

  it('gives words room: no syllable of usual lyrics is shorter than 0.17 s', () => {
    const { notes, secondsPerBeat } = compose(LYRICS, 170)
    const gaps = notes.slice(1).map((note, index) => (note.startBeat - notes[index].startBeat) * secondsPerBeat)
    expect(Math.min(...gaps)).toBeGreaterThan(0.17)
  })
})
