import { createRandom } from '../../math/random.ts'
import { RATE } from '../dsp/sound.ts'
import type { Sound } from '../dsp/sound.ts'

type VoicePlan = { hertz: number; tract: number; seconds: number; seed: number }

const VOWELS = [
  [730, 1090, 2440],
  [270, 2290, 3010],
  [530, 1840, 2480],
  [570, 840, 2410],
] as const
const STEPS = [0, 2, 4, 5, 7, 5, 4, 2] as const

/** Sung vowels from harmonics weighted by three resonances: a voice reference that no part of the singer made. */
export const synthesiseVoice = ({ hertz, tract, seconds, seed }: VoicePlan): Sound => {
  const random = createRandom(seed)
  const samples = new Float32Array(Math.round(seconds * RATE))
  let phase = 0
  for (let index = 0; index < samples.length; index++) {
    const note = Math.floor(index / (0.5 * RATE))
    const age = (index % (0.5 * RATE)) / RATE
    const fundamental =
      hertz * 2 ** (STEPS[note % STEPS.length] / 12) * (1 + 0.008 * Math.sin(2 * Math.PI * 5.5 * (index / RATE)))
    phase += fundamental / RATE
    const formants = VOWELS[note % VOWELS.length]
    let value = 0
    for (let harmonic = 1; harmonic * fundamental < 7000; harmonic++) {
      const place = harmonic * fundamental
      const shape = formants.reduce(
        (sum, formant, order) => sum + 1 / (order + 1) / (1 + ((place - formant * tract) / 110) ** 2),
        0.02,
      )
      value += (shape / harmonic ** 0.6) * Math.sin(2 * Math.PI * phase * harmonic)
    }
    const envelope = Math.min(1, age / 0.04, (0.5 - age) / 0.06)
    samples[index] = (0.3 * value + 0.01 * (random() - 0.5)) * Math.max(0, envelope)
  }
  return { sampleRate: RATE, channels: [samples] }
}
