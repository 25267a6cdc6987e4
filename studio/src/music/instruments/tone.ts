import type { Stereo } from '../dsp/stereo.ts'
import { RATE } from '../dsp/units.ts'

/** One note of an instrument, in seconds from the song's beginning. */
export type Tone = {
  start: number
  seconds: number
  midi: number
  gain: number
  /** -1 left to 1 right. */
  pan?: number
}

/** Where a tone's samples go and how loud they are on each side. */
export type Placement = { first: number; left: number; right: number }

export function placeTone({ start, gain, pan = 0 }: Tone): Placement {
  return {
    first: Math.round(start * RATE),
    left: Math.cos(((pan + 1) * Math.PI) / 4) * Math.SQRT2 * gain,
    right: Math.sin(((pan + 1) * Math.PI) / 4) * Math.SQRT2 * gain,
  }
}

/** How many of a tone's samples the bus still holds. */
export const samplesOf = (bus: Stereo, first: number, seconds: number): number =>
  Math.max(0, Math.min(Math.round(seconds * RATE), bus.left.length - first))
