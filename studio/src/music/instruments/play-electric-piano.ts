import type { Stereo } from '../dsp/stereo.ts'
import { midiToHertz, RATE } from '../dsp/units.ts'
import { placeTone, samplesOf, type Tone } from './tone.ts'

/** A struck tine by frequency modulation, with a slow tremolo from side to side. */
export function playElectricPiano(bus: Stereo, tone: Tone, brightness: number): void {
  const { first, left, right } = placeTone(tone)
  const count = samplesOf(bus, first, tone.seconds + 0.5)
  const turn = (2 * Math.PI * midiToHertz(tone.midi)) / RATE
  const hasTine = midiToHertz(tone.midi) * 14 < 16_000
  const [bodyDecay, modulationDecay, tineDecay] = [1.3, 0.5, 0.09].map((seconds) => Math.exp(-1 / (seconds * RATE)))
  const releaseDecay = Math.exp(-1 / (0.12 * RATE))
  const held = tone.seconds * RATE
  let [level, modulation, tine] = [1, 1, hasTine ? 1 : 0]
  for (let index = 0; index < count; index++) {
    const depth = brightness * (1.6 * modulation + 0.25)
    const strike = tine > 0.001 ? brightness * 0.35 * tine * Math.sin(14 * turn * index) : 0
    const value =
      Math.sin(turn * index + depth * Math.sin(1.002 * turn * index) + strike) * level * Math.min(1, index / 176)
    const sway = 0.18 * Math.sin(2 * Math.PI * 4.6 * (tone.start + index / RATE))
    bus.left[first + index] += value * left * (1 + sway)
    bus.right[first + index] += value * right * (1 - sway)
    level *= index > held ? releaseDecay : bodyDecay
    modulation *= modulationDecay
    tine *= tineDecay
  }
}
