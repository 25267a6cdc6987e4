import { createRandom } from '../../math/random.ts'
import { midiToHertz, RATE } from '../dsp/sound.ts'
import type { Stereo } from '../dsp/sound.ts'
import { placeTone, samplesOf } from './tone.ts'
import type { Tone } from './tone.ts'

type PluckSound = {
  /** 0 bright to 1 dull. */
  damping: number
  /** Loop gain, just below 1. */
  sustain: number
  /** How hard the sound is overdriven; 0 leaves it clean. */
  drive?: number
}

/** A plucked string (Karplus and Strong 1983), tuned by an all-pass (Jaffe and Smith 1983). */
export const playPluck = (bus: Stereo, tone: Tone, { damping, sustain, drive = 0 }: PluckSound): void => {
  const { first, left, right } = placeTone(tone)
  const count = samplesOf(bus, first, tone.seconds + 0.3)
  const period = RATE / midiToHertz(tone.midi) - 0.5
  const size = Math.floor(period)
  const fraction = period - size
  const allPass = (1 - fraction) / (1 + fraction)
  const line = new Float32Array(size)
  const random = createRandom(tone.midi * 31 + Math.round(tone.start * 100))
  let smooth = 0
  for (let index = 0; index < size; index++) {
    smooth += (random() * 2 - 1 - smooth) * 0.55
    line[index] = smooth
  }
  let [place, before, allPassIn, allPassOut] = [0, 0, 0, 0]
  const held = tone.seconds * RATE
  const releaseDecay = Math.exp(-1 / (0.06 * RATE))
  let level = 1
  for (let index = 0; index < count; index++) {
    const value = line[place]
    const damped = ((1 - damping) * value + damping * before) * sustain
    before = value
    allPassOut = allPass * damped + allPassIn - allPass * allPassOut
    allPassIn = damped
    line[place] = allPassOut
    if (++place >= size) place = 0
    if (index > held) level *= releaseDecay
    const sound = (drive > 0 ? Math.tanh(value * drive) * 0.5 : value) * level
    bus.left[first + index] += sound * left
    bus.right[first + index] += sound * right
  }
}
