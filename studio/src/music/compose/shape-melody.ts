import { createRandom, hashText } from '../../math/random.ts'
import { pitchClassOf } from '../dsp/sound.ts'
import { chordTones, isInScale } from '../harmony.ts'
import type { Chord, Key } from '../harmony.ts'

type MelodyRequest = {
  /** Slot strength, length in beats, stress and chord of each note, in order. */
  notes: readonly { strength: number; beats: number; stress: number; chord: Chord; place: number }[]
  key: Key
  /** Lowest and highest MIDI note. */
  range: readonly [number, number]
  isLifted: boolean
  lineIndex: number
  isLastLine: boolean
  seed: number
}

/** Scale steps above the line's anchor, at its quarters. Lines 0 and 2 share theirs: the ear finds the motif again. */
const CONTOURS = {
  calm: [
    [0, 1, 2, 1, 0],
    [0, 2, 3, 2, 1],
    [0, 1, 3, 4, 2],
    [2, 3, 2, 1, 0],
  ],
  lifted: [
    [4, 5, 6, 5, 4],
    [4, 6, 5, 4, 2],
    [5, 7, 6, 5, 4],
    [6, 5, 4, 2, 0],
  ],
} as const
const MOTIFS = [0, 1, 0, 2] as const
/** Cost of a move by scale steps: repeats a little, steps nothing, leaps more and more. */
const MOVES = [0.55, 0, 0.3, 0.9, 1.3, 2.6, 4, 6, 8]

/** A line's notes: chord tones on strong places, along a contour, by the Viterbi algorithm over the scale. */
export const shapeMelody = (request: MelodyRequest): number[] => {
  const { notes, key, range } = request
  const pitches = Array.from({ length: range[1] - range[0] + 1 }, (_, step) => range[0] + step).filter((midi) =>
    isInScale(midi, key),
  )
  const targets = contourOf(request, pitches.length)
  const costs = notes.map(() => new Float64Array(pitches.length).fill(Infinity))
  const previous = notes.map(() => new Int16Array(pitches.length))
  for (const [index, note] of notes.entries()) {
    for (const [place, midi] of pitches.entries()) {
      const own =
        costOf({ midi, note, request, isLast: index === notes.length - 1 }) + 0.35 * (place - targets[index]) ** 2
      if (index === 0) {
        costs[0][place] = own
        continue
      }
      for (let before = 0; before < pitches.length; before++) {
        const move = MOVES[Math.min(MOVES.length - 1, Math.abs(place - before))]
        const cost = costs[index - 1][before] + own + move
        if (cost >= costs[index][place]) continue
        costs[index][place] = cost
        previous[index][place] = before
      }
    }
  }
  const final = costs.at(-1) ?? new Float64Array(1)
  let place = final.indexOf(final.reduce((best, cost) => Math.min(best, cost), Infinity))
  return notes
    .map((_, index) => index)
    .toReversed()
    .map((index) => {
      const midi = pitches[place]
      place = previous[index][place]
      return midi
    })
    .toReversed()
}

const contourOf = ({ notes, isLifted, lineIndex, isLastLine, seed }: MelodyRequest, span: number): number[] => {
  const contours = isLifted ? CONTOURS.lifted : CONTOURS.calm
  const motif = isLastLine ? 3 : MOTIFS[lineIndex % 4]
  const random = createRandom(hashText(`${isLifted}/${motif}`, seed))
  const steps = contours[motif].map((step) => step + (random() - 0.5) * 1.4)
  const anchor = Math.floor(span * (isLifted ? 0.18 : 0.16))
  return notes.map(({ place }) => {
    const quarter = Math.min(3.999, place * 4)
    const whole = Math.floor(quarter)
    return anchor + steps[whole] + (steps[whole + 1] - steps[whole]) * (quarter - whole)
  })
}

type NoteCost = { midi: number; note: MelodyRequest['notes'][number]; request: MelodyRequest; isLast: boolean }

const costOf = ({ midi, note, request, isLast }: NoteCost): number => {
  const { key, isLastLine } = request
  const tones = chordTones(note.chord)
  const pitch = pitchClassOf(midi)
  const isTone = tones.includes(pitch)
  let cost = 0
  if (!isTone) {
    cost += note.strength >= 2 ? 2.2 : note.strength >= 1.5 ? 1.1 : 0.25
    if (note.beats > 1) cost += 2.5
    if (tones.some((tone) => pitchClassOf(pitch - tone) === 1 || pitchClassOf(tone - pitch) === 1))
      cost += note.beats > 0.5 ? 2 : 0.6
  }
  if (isLast && isLastLine && pitch === key.root) cost -= 2.5
  if (isLast && !isLastLine && pitch === key.root) cost += 0.6
  return cost - (note.stress >= 1 ? 0.012 * midi : 0)
}
