import type { Stereo } from '../dsp/stereo.ts'
import { midiToHertz, RATE } from '../dsp/units.ts'
import { createStateFilter, softStep } from './state-filter.ts'
import { placeTone, samplesOf, type Tone } from './tone.ts'

export type BassSound = {
  cutoffHertz: number
  sweep: number
  sweepSeconds: number
  /** Share of the pure sine below the sawtooths. */
  sub: number
  drive: number
  /** A drum's fall in pitch at the start, in semitones: the long bass of hip-hop. */
  drop?: number
}

/** Two sawtooths through two low-passes, with a sine below. */
export function playBass(bus: Stereo, tone: Tone, sound: BassSound): void {
  const { cutoffHertz, sweep, sweepSeconds, sub, drive, drop = 0 } = sound
  const { first, left, right } = placeTone(tone)
  const count = samplesOf(bus, first, tone.seconds + 0.08)
  const turn = midiToHertz(tone.midi) / RATE
  const [filter, second] = [createStateFilter(), createStateFilter()]
  const held = tone.seconds * RATE
  const releaseDecay = Math.exp(-1 / (0.015 * RATE))
  let [up, down, sine, release] = [0.1, 0.4, 0, 1]
  for (let index = 0; index < count; index++) {
    if ((index & 31) === 0) {
      const open = cutoffHertz * (1 + sweep * Math.exp(-index / RATE / sweepSeconds))
      filter.tune(open, 0.7)
      second.tune(open * 1.4, 1.2)
    }
    up += turn * 1.003
    if (up >= 1) up -= 1
    down += turn * 0.997
    if (down >= 1) down -= 1
    const bend = drop === 0 ? 1 : 2 ** ((drop * Math.exp(-index / (0.03 * RATE))) / 12)
    sine += turn * bend
    const saws = (2 * up - 1 - softStep(up, turn) + 2 * down - 1 - softStep(down, turn)) * 0.5
    const value = second.next(filter.next(saws)) * 0.9 + sub * Math.sin(2 * Math.PI * sine)
    if (index > held) release *= releaseDecay
    const level = Math.min(1, index / 176) * release * (0.8 + 0.2 * Math.exp(-index / (0.1 * RATE)))
    const shaped = (Math.tanh(value * drive) / drive) * level
    bus.left[first + index] += shaped * left
    bus.right[first + index] += shaped * right
  }
}
