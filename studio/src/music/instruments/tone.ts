import { RATE } from '../dsp/sound.ts'
import type { Stereo } from '../dsp/sound.ts'

/** A resonant low-pass whose corner may move (Zavalishin's topology-preserving state variable filter). */
type StateFilter = {
  tune: (hertz: number, damping: number) => void
  next: (input: number) => number
}

export const createStateFilter = (): StateFilter => {
  let [first, second, one, two, three] = [0, 0, 0, 0, 0]
  return {
    tune: (hertz, damping) => {
      const g = Math.tan((Math.PI * Math.min(hertz, 19_000)) / RATE)
      one = 1 / (1 + g * (g + damping))
      two = g * one
      three = g * two
    },
    next: (input) => {
      const high = input - second
      const band = one * first + two * high
      const low = second + two * first + three * high
      first = 2 * band - first
      second = 2 * low - second
      return low
    },
  }
}

/** Takes the aliasing out of a sawtooth's or pulse's step (Valimaki's polynomial). */
export const softStep = (phase: number, turn: number): number => {
  if (phase < turn) {
    const place = phase / turn
    return place + place - place * place - 1
  }
  if (phase > 1 - turn) {
    const place = (phase - 1) / turn
    return place * place + place + place + 1
  }
  return 0
}

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

export const placeTone = ({ start, gain, pan = 0 }: Tone): Placement => ({
  first: Math.round(start * RATE),
  left: Math.cos(((pan + 1) * Math.PI) / 4) * Math.SQRT2 * gain,
  right: Math.sin(((pan + 1) * Math.PI) / 4) * Math.SQRT2 * gain,
})

/** How many of a tone's samples the bus still holds. */
export const samplesOf = (bus: Stereo, first: number, seconds: number): number =>
  Math.max(0, Math.min(Math.round(seconds * RATE), bus.left.length - first))
