import { type Key, SCALES } from '../analysis/harmony.ts'
import { pitchClassOf } from '../dsp/units.ts'

export const isInScale = (midi: number, { root, mode }: Key): boolean =>
  SCALES[mode].includes(pitchClassOf(midi - root))

/** The note so many steps of the scale above (or below) a note of the scale. */
export function stepInScale(midi: number, steps: number, { root, mode }: Key): number {
  const scale = SCALES[mode]
  const above = pitchClassOf(midi - root)
  const degree = scale.findLastIndex((step) => step <= above)
  const target = degree + steps
  return midi - above + scale[((target % 7) + 7) % 7] + 12 * Math.floor(target / 7)
}

/** The note of a pitch class that is nearest to a centre. */
export function nearestOctave(pitchClass: number, centre: number): number {
  return pitchClass + 12 * Math.round((centre - pitchClass) / 12)
}
