import type { Stereo } from '../dsp/stereo.ts'
import { midiToHertz, RATE } from '../dsp/units.ts'
import { createRandom } from '../../render/math/random.ts'
import { createStateFilter, softStep } from './state-filter.ts'
import { samplesOf } from './tone.ts'

export type PadSound = {
  cutoffHertz: number
  attack: number
  release: number
  detune: number
  /** Oscillators for each note and side. */
  voices: number
  /** How far and how long the filter opens at the start. */
  sweep?: number
  sweepSeconds?: number
  damping?: number
}

export type Chording = { start: number; seconds: number; midis: readonly number[]; gain: number; seed: number }

/** A chord of detuned sawtooths through a low-pass, different on both sides. */
export function playPad(bus: Stereo, chord: Chording, sound: PadSound): void {
  const { cutoffHertz, attack, release, sweep = 0, sweepSeconds = 0.2, damping = 0.9 } = sound
  const first = Math.round(chord.start * RATE)
  const count = samplesOf(bus, first, chord.seconds + release * 3)
  const { phases, turns, half } = tuneOscillators(chord, sound)
  const gain = chord.gain / Math.sqrt(chord.midis.length * sound.voices)
  const [left, right] = [createStateFilter(), createStateFilter()]
  const attackStep = 1 / Math.max(1, attack * RATE)
  const releaseFactor = Math.exp(-1 / (release * 0.6 * RATE))
  const held = chord.seconds * RATE
  let level = 0
  for (let index = 0; index < count; index++) {
    if ((index & 31) === 0) {
      const open =
        cutoffHertz *
        (1 + sweep * Math.exp(-index / RATE / sweepSeconds)) *
        (1 + 0.12 * Math.sin((1.9 * index) / RATE + chord.start))
      left.tune(open, damping)
      right.tune(open, damping)
    }
    level = index < held ? Math.min(1, level + attackStep) : level * releaseFactor
    let [sumLeft, sumRight] = [0, 0]
    for (let oscillator = 0; oscillator < phases.length; oscillator++) {
      const turn = turns[oscillator]
      let phase = phases[oscillator] + turn
      if (phase >= 1) phase -= 1
      phases[oscillator] = phase
      const value = 2 * phase - 1 - softStep(phase, turn)
      if (oscillator < half) sumLeft += value
      else sumRight += value
    }
    const fade = Math.min(1, (count - index) / 400)
    bus.left[first + index] += left.next(sumLeft) * level * gain * fade
    bus.right[first + index] += right.next(sumRight) * level * gain * fade
  }
}

function tuneOscillators(
  { midis, seed, start }: Chording,
  { detune, voices }: PadSound,
): { phases: Float64Array; turns: Float64Array; half: number } {
  const random = createRandom(seed + Math.round(start * 1000))
  const half = midis.length * voices
  const phases = Float64Array.from({ length: 2 * half }, random)
  const turns = Float64Array.from({ length: 2 * half }, (_, index) => {
    const side = index < half ? 0 : 0.5
    const voice = index % voices
    const midi = midis[Math.floor((index % half) / voices)]
    return midiToHertz(midi + detune * (((voice + side) / Math.max(1, voices - 0.5)) * 2 - 1)) / RATE
  })
  return { phases, turns, half }
}
