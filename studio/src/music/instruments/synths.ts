import { createRandom } from '../../math/random.ts'
import { midiToHertz, RATE } from '../dsp/sound.ts'
import type { Stereo } from '../dsp/sound.ts'
import { createStateFilter, placeTone, samplesOf, softStep } from './tone.ts'
import type { Tone } from './tone.ts'

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
export const playBass = (bus: Stereo, tone: Tone, sound: BassSound): void => {
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

/** A struck tine by frequency modulation, with a slow tremolo from side to side. */
export const playElectricPiano = (bus: Stereo, tone: Tone, brightness: number): void => {
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

const GLIDE_SECONDS = 0.06

/** A singing synthesiser: sawtooths and a square, gliding from the note before, with late vibrato. */
export const playLead = (
  bus: Stereo,
  tone: Tone,
  { cutoffHertz, from }: { cutoffHertz: number; from: number | null },
): void => {
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

/** Noise that opens towards a new section. */
export const playRiser = (
  bus: Stereo,
  { start, seconds, gain }: { start: number; seconds: number; gain: number },
): void => {
  const first = Math.max(0, Math.round(start * RATE))
  const count = samplesOf(bus, first, seconds)
  const random = createRandom(5)
  const [left, right] = [createStateFilter(), createStateFilter()]
  for (let index = 0; index < count; index++) {
    const share = index / count
    if ((index & 31) === 0) for (const filter of [left, right]) filter.tune(300 * 28 ** share, 0.5)
    const level = share * share * gain * 0.22 * Math.min(1, (count - index) / 300)
    bus.left[first + index] += left.next(random() * 2 - 1) * level
    bus.right[first + index] += right.next(random() * 2 - 1) * level
  }
}

type PadSound = {
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

type Chording = { start: number; seconds: number; midis: readonly number[]; gain: number; seed: number }

/** A chord of detuned sawtooths through a low-pass, different on both sides. */
export const playPad = (bus: Stereo, chord: Chording, sound: PadSound): void => {
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

const tuneOscillators = (
  { midis, seed, start }: Chording,
  { detune, voices }: PadSound,
): { phases: Float64Array; turns: Float64Array; half: number } => {
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
