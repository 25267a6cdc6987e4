import type { Meter } from '../analysis/find-meter.ts'
import type { Syllable } from '../lyrics/phones.ts'

export type Grid = { slots: number; slotsPerBeat: number; meter: Meter }

/** How strong a slot is: 3 at the bar, 2.4 in its middle, 1.7 on beats, 0.9 between, 0.3 elsewhere. */
export const strengthOfSlot = (slot: number, { slotsPerBeat, meter }: Grid): number => {
  const place = slot % (meter * slotsPerBeat)
  if (place === 0) return 3
  if (meter === 4 && place === 2 * slotsPerBeat) return 2.4
  if (place % slotsPerBeat === 0) return 1.7
  return place % (slotsPerBeat / 2) === 0 ? 0.9 : 0.3
}

/**
 * The slot on which each syllable of a line begins: stressed ones on strong slots, words kept together,
 * evenly paced; the best of all placings, by dynamic programming.
 */
export const placeSyllables = (syllables: readonly Syllable[], grid: Grid): number[] => {
  const count = syllables.length
  const { slots, slotsPerBeat } = grid
  const latest = Math.max(count - 1, slots - Math.max(slotsPerBeat, Math.min(slots >> 2, 2 * slotsPerBeat)))
  const ideal = Math.min(slotsPerBeat, latest / Math.max(1, count - 0.2))
  const scores = Array.from({ length: count }, () => new Float64Array(slots).fill(-Infinity))
  const previous = Array.from({ length: count }, () => new Int16Array(slots))
  for (const [index, syllable] of syllables.entries()) {
    for (let slot = index; slot <= latest - (count - 1 - index) && slot < slots; slot++) {
      const own =
        worthOf({ syllable, slot, grid, isLast: index === count - 1 }) - drift(slot - index * ideal, slotsPerBeat)
      if (index === 0) {
        if (slot <= slotsPerBeat) scores[0][slot] = own - 0.3 * slot
        continue
      }
      for (let before = index - 1; before < slot; before++) {
        const score = scores[index - 1][before] + own - gapCost(slot - before, { syllable, ideal, slotsPerBeat })
        if (score <= scores[index][slot]) continue
        scores[index][slot] = score
        previous[index][slot] = before
      }
    }
  }
  return trace(scores, previous)
}

const trace = (scores: readonly Float64Array[], previous: readonly Int16Array[]): number[] => {
  const final = scores.at(-1) ?? new Float64Array(0)
  let slot = final.indexOf(final.reduce((best, score) => Math.max(best, score), -Infinity))
  const result: number[] = []
  for (let index = scores.length - 1; index >= 0; index--) {
    result.unshift(slot)
    slot = previous[index][slot]
  }
  return result
}

const drift = (slots: number, slotsPerBeat: number): number => (0.28 * Math.abs(slots) * 2) / slotsPerBeat

type Placing = { syllable: Syllable; slot: number; grid: Grid; isLast: boolean }

const worthOf = ({ syllable, slot, grid, isLast }: Placing): number => {
  const strength = strengthOfSlot(slot, grid)
  const wish = syllable.stress >= 1 ? 1.15 : syllable.stress > 0.5 ? 0.5 : -0.35
  return strength * (wish + (isLast ? 0.7 : 0))
}

type Gap = { syllable: Syllable; ideal: number; slotsPerBeat: number }

const gapCost = (gap: number, { syllable, ideal, slotsPerBeat }: Gap): number => {
  const isInWord = syllable.index > 0
  const uneven = Math.abs(gap - ideal) * (isInWord ? 0.9 : 0.6) * (2 / slotsPerBeat)
  return uneven + (gap > 2 * slotsPerBeat ? 1.2 : 0) + (isInWord && gap > ideal + 1 ? 0.6 : 0)
}
