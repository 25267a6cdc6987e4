import type { Stereo } from '../dsp/stereo.ts'
import { midiToHertz, RATE } from '../dsp/units.ts'
import { createStateFilter, softStep } from './state-filter.ts'
import { placeTone, samplesOf, type Tone } from './tone.ts'

const GLIDE_SECONDS = 0.06

/** A singing synthesiser: sawtooths and a square, gliding from the note before, with late vibrato. */
export function playLead(
  bus: Stereo,
  tone: Tone,
  { cutoffHertz, from }: { cutoffHertz: number; from: number | null },
): void {
  const { first, left, right } = placeTone(tone)
  const count = samplesOf(bus, first, tone.seconds + 0.2)
  const filter = createStateFilter()
  const held = tone.seconds * RATE
  const releaseDecay = Math.exp(-1 / (0.06 * RATE))
  let [up, down, square, release, turn] = [0, 0.3, 0.6, 1, midiToHertz(tone.midi) / RATE]
  for (let index = 0; index < count; index++) {
    if ((index & 31) === 0) {
      const seconds = index / RATE
      const vibrato =
        seconds > 0.25 ? 0.2 * Math.min(1, (seconds - 0.25) / 0.3) * Math.sin(2 * Math.PI * 5.6 * seconds) : 0
      const glide = from === null ? 0 : (from - tone.midi) * Math.max(0, 1 - seconds / GLIDE_SECONDS)
      turn = midiToHertz(tone.midi + vibrato + glide) / RATE
      filter.tune(cutoffHertz * (1 + 1.5 * Math.exp(-seconds / 0.15)), 0.8)
    }
    up = (up + turn * 1.004) % 1
    down = (down + turn * 0.996) % 1
    square = (square + turn) % 1
    const opposite = (square + 0.5) % 1
    const saws = (2 * up - 1 - softStep(up, turn) + 2 * down - 1 - softStep(down, turn)) * 0.4
    const pulse = 2 * square - softStep(square, turn) - 2 * opposite + softStep(opposite, turn)
    if (index > held) release *= releaseDecay
    const level = Math.min(1, index / 352) * release * (0.75 + 0.25 * Math.exp(-index / (0.2 * RATE)))
    const value = filter.next(saws + pulse * 0.35) * level * Math.min(1, (count - index) / 300)
    bus.left[first + index] += value * left
    bus.right[first + index] += value * right
  }
}
