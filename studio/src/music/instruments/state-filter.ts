import { RATE } from '../dsp/units.ts'

/** A resonant low-pass whose corner may move (Zavalishin's topology-preserving state variable filter). */
export type StateFilter = {
  tune: (hertz: number, damping: number) => void
  next: (input: number) => number
}

export function createStateFilter(): StateFilter {
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
export function softStep(phase: number, turn: number): number {
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
