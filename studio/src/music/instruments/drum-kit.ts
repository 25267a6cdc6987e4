import { createRandom } from '../../math/random.ts'
import type { Random } from '../../math/random.ts'
import { applyBiquad, designBiquad } from '../dsp/biquad.ts'
import type { FilterSpec } from '../dsp/biquad.ts'
import { RATE } from '../dsp/sound.ts'
import type { Stereo } from '../dsp/sound.ts'

export type DrumName =
  | 'kick'
  | 'snare'
  | 'clap'
  | 'hat'
  | 'openHat'
  | 'brush'
  | 'shaker'
  | 'lowTom'
  | 'highTom'
  | 'crash'
  | 'swell'
  | 'impact'

/** How a style's drums differ. */
export type DrumSound = {
  kickHertz: number
  kickFall: number
  kickSeconds: number
  /** Loudness of the kick's beater. */
  click: number
  snareHertz: number
  snareSeconds: number
  /** Corner of a low-pass over the whole kit, for dusty ones. */
  dullHertz?: number
}

type Hit = { start: number; gain: number; pan?: number }

export type DrumKit = { strike: (bus: Stereo, name: DrumName, hit: Hit) => void }

/** Drums rendered once and struck as often as needed. */
export const createDrumKit = (sound: DrumSound): DrumKit => {
  const cache = new Map<string, Stereo>()
  const sampleOf = (name: DrumName, variant: number): Stereo => {
    const key = `${name}/${variant}`
    const known = cache.get(key)
    if (known) return known
    const made = RENDERERS[name](sound, createRandom(variant * 97 + name.length * 7 + name.charCodeAt(0)))
    if (sound.dullHertz) {
      const dull = designBiquad({ type: 'low-pass', hertz: sound.dullHertz })
      for (const channel of [made.left, made.right]) applyBiquad(channel, dull)
    }
    cache.set(key, made)
    return made
  }
  return {
    strike: (bus, name, { start, gain, pan = 0 }) => {
      const first = Math.round(start * RATE)
      // Three variants take turns, so that fast repeats do not sound like a machine gun.
      const sample = sampleOf(name, Math.abs(first) % 3)
      const [leftGain, rightGain] = [gain * Math.min(1, 1 - pan), gain * Math.min(1, 1 + pan)]
      for (let index = Math.max(0, -first); index < sample.left.length && first + index < bus.left.length; index++) {
        bus.left[first + index] += sample.left[index] * leftGain
        bus.right[first + index] += sample.right[index] * rightGain
      }
    },
  }
}

type Renderer = (sound: DrumSound, random: Random) => Stereo

const decay = (index: number, seconds: number): number => Math.exp(-index / RATE / seconds)
const noise = (length: number, random: Random): Float32Array => Float32Array.from({ length }, () => random() * 2 - 1)
const mono = (samples: Float32Array): Stereo => ({ left: samples, right: samples.slice() })

const RENDERERS: Readonly<Record<DrumName, Renderer>> = {
  kick: ({ kickHertz, kickFall, kickSeconds, click }, random) => {
    let phase = 0
    const length = Math.round((kickSeconds + 0.15) * RATE)
    return mono(
      Float32Array.from({ length }, (_, index) => {
        phase += (kickHertz + kickFall * decay(index, 0.028) + 36 * decay(index, 0.09)) / RATE
        const body = Math.tanh(Math.sin(2 * Math.PI * phase) * decay(index, kickSeconds * 0.45) * 1.8) / 1.2
        const beater = click * decay(index, 0.0035) * (random() * 2 - 1)
        return (body + beater) * 0.8 * Math.min(1, index / 35, (length - index) / 800)
      }),
    )
  },
  snare: ({ snareHertz, snareSeconds }, random) => {
    const length = Math.round(snareSeconds * 3 * RATE)
    const [wires, others] = [shapedNoise(length, random), shapedNoise(length, random)]
    let phase = 0
    const [left, right] = [new Float32Array(length), new Float32Array(length)]
    for (let index = 0; index < length; index++) {
      phase += (snareHertz * (1 + 0.5 * decay(index, 0.012))) / RATE
      const shell =
        (Math.sin(2 * Math.PI * phase) + 0.5 * Math.sin(2 * Math.PI * phase * 1.78)) * decay(index, 0.07) * 0.5
      const level = (0.7 * decay(index, snareSeconds * 0.5) + 0.3 * decay(index, 0.02)) * 0.42
      left[index] = 0.62 * (shell + wires[index] * level)
      right[index] = 0.62 * (shell + (wires[index] * 0.6 + others[index] * 0.6) * level)
    }
    return { left, right }
  },
  clap: (_, random) =>
    wideNoise(0.35, random, {
      envelope: clapEnvelope,
      filters: [
        { type: 'band-pass', hertz: 1500, q: 0.9 },
        { type: 'high-pass', hertz: 600 },
      ],
    }),
  hat: (_, random) => metal(0.04, random),
  openHat: (_, random) => metal(0.14, random),
  brush: (_, random) =>
    wideNoise(0.3, random, {
      envelope: (index) => 0.5 * Math.min(1, index / 900) * decay(index, 0.07),
      filters: [{ type: 'band-pass', hertz: 3200, q: 0.5 }],
    }),
  shaker: (_, random) =>
    wideNoise(0.12, random, {
      envelope: (index) => 0.4 * Math.min(1, index / 500) * decay(index, 0.03),
      filters: [{ type: 'high-pass', hertz: 5200 }],
    }),
  lowTom: () => tom(100),
  highTom: () => tom(140),
  crash: (_, random) => cymbal(1.7, random),
  swell: (_, random) => {
    const { left, right } = cymbal(1.2, random)
    return { left: left.toReversed(), right: right.toReversed() }
  },
  impact: (_, random) => {
    const length = Math.round(1.6 * RATE)
    let [phase, rumble] = [0, 0]
    return mono(
      Float32Array.from({ length }, (__, index) => {
        phase += (38 + 50 * decay(index, 0.12)) / RATE
        rumble += (random() * 2 - 1 - rumble) * 0.06
        return (
          (Math.sin(2 * Math.PI * phase) * 0.5 + rumble * 0.8) *
          decay(index, 0.45) *
          0.5 *
          Math.min(1, (length - index) / 3000)
        )
      }),
    )
  },
}

const shapedNoise = (length: number, random: Random): Float32Array => {
  const samples = applyBiquad(noise(length, random), designBiquad({ type: 'high-pass', hertz: 900 }))
  return applyBiquad(samples, designBiquad({ type: 'peak', hertz: 3600, q: 0.8, decibels: 5 }))
}

/** Three quick bursts and a tail, as of several hands. */
const clapEnvelope = (index: number): number => {
  const seconds = index / RATE
  const bursts = [0, 0.011, 0.021].map((start) => (seconds >= start ? Math.exp((start - seconds) / 0.006) : 0))
  return Math.max(...bursts, seconds > 0.03 ? 0.75 * Math.exp((0.03 - seconds) / 0.075) : 0)
}

type NoiseShape = { envelope: (index: number) => number; filters: readonly FilterSpec[] }

const wideNoise = (seconds: number, random: Random, { envelope, filters }: NoiseShape): Stereo => {
  const length = Math.round(seconds * RATE)
  const [first, second] = [0, 1].map(() =>
    filters.reduce((samples, filter) => applyBiquad(samples, designBiquad(filter)), noise(length, random)),
  )
  return {
    left: first.map((value, index) => (value * 0.8 + second[index] * 0.3) * envelope(index)),
    right: first.map((value, index) => (second[index] * 0.8 + value * 0.3) * envelope(index)),
  }
}

/** Six square waves out of tune and noise, as in the drum machines of the eighties. */
const metal = (seconds: number, random: Random): Stereo => {
  const length = Math.round(seconds * 6 * RATE)
  const tones = [3217, 4521, 5391, 6113, 7369, 8747]
  const samples = Float32Array.from({ length }, (_, index) => {
    const ring = tones.reduce((sum, hertz) => sum + (((hertz * index) / RATE) % 1 < 0.5 ? 1 : -1), 0)
    return ring * 0.09 + (random() * 2 - 1) * 0.55
  })
  for (const hertz of [7200, 5000]) applyBiquad(samples, designBiquad({ type: 'high-pass', hertz }))
  return mono(samples.map((value, index) => value * decay(index, seconds) * 0.34 * Math.min(1, (length - index) / 200)))
}

const cymbal = (seconds: number, random: Random): Stereo => {
  const length = Math.round(seconds * RATE)
  const channel = (stretch: number): Float32Array => {
    const tones = [2137, 2903, 3571, 4409, 5623, 7013, 8377]
    const samples = Float32Array.from({ length }, (_, index) => {
      const ring = tones.reduce((sum, hertz) => sum + (((hertz * stretch * index) / RATE) % 1 < 0.5 ? 1 : -1), 0)
      return ring * 0.05 + (random() * 2 - 1) * 0.5
    })
    applyBiquad(samples, designBiquad({ type: 'high-pass', hertz: 3500 }))
    applyBiquad(samples, designBiquad({ type: 'high-shelf', hertz: 9000, decibels: -4 }))
    return samples.map(
      (value, index) => value * decay(index, seconds * 0.28) * 0.3 * Math.min(1, (length - index) / 400),
    )
  }
  return { left: channel(1), right: channel(1.007) }
}

const tom = (hertz: number): Stereo => {
  let phase = 0
  const length = Math.round(0.4 * RATE)
  return mono(
    Float32Array.from({ length }, (_, index) => {
      phase += (hertz * (1 + 0.6 * decay(index, 0.04))) / RATE
      return Math.sin(2 * Math.PI * phase) * decay(index, 0.13) * 0.5 * Math.min(1, (length - index) / 400)
    }),
  )
}
