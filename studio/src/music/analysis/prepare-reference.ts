import { UnusableSoundError } from '../../errors.ts'
import { resample } from '../dsp/resample.ts'
import type { Sound } from '../dsp/sound.ts'

/** Samples a second of everything that is analysed. */
export const ANALYSIS_RATE = 22_050

/** One channel at `ANALYSIS_RATE`, evenly loud, without silence at its ends. */
export type Prepared = {
  samples: Float32Array
  /** Half the rate of the original, where that is below the analysis' own limit, in hertz. */
  highestHertz: number
}

const BLOCK = 441
const LEVEL = 0.1
/** Silence put before the first sound, so that its beginning is seen as one. */
const LEAD = 1536

/**
 * Mixes a reference to one channel, changes its rate and cuts silence off, then keeps the first `longestSeconds`.
 * @throws UnusableSoundError for silence and for rates outside 8 to 96 kHz.
 */
export const prepareReference = ({ sampleRate, channels }: Sound, longestSeconds: number): Prepared => {
  if (!(sampleRate >= 8000 && sampleRate <= 96_000)) {
    throw new UnusableSoundError(`A sound needs 8,000 to 96,000 samples a second, not ${sampleRate}.`)
  }
  const [first, second] = channels
  if (!first || first.length === 0) throw new UnusableSoundError('The sound has no samples.')
  const whole = second ? mixDown(first, second) : first
  const start = firstLoudSample(whole, sampleRate)
  const end = Math.min(whole.length, start + Math.ceil((longestSeconds + 0.1) * sampleRate))
  const samples = resample(whole.subarray(start, end), sampleRate, ANALYSIS_RATE)
  const kept = samples.subarray(0, lastLoudSample(samples))
  let energy = 0
  for (const sample of kept) energy += sample * sample
  const gain = LEVEL / Math.sqrt(energy / kept.length)
  const result = new Float32Array(kept.length + LEAD)
  for (const [index, sample] of kept.entries()) result[index + LEAD] = sample * gain
  return { samples: result, highestHertz: Math.min(sampleRate, ANALYSIS_RATE) / 2 }
}

/** Channels of opposite phase would cancel out: then one of them is enough. */
const mixDown = (first: Float32Array, second: Float32Array): Float32Array => {
  const mixed = new Float32Array(Math.min(first.length, second.length))
  let [sum, single] = [0, 0]
  for (let index = 0; index < mixed.length; index++) {
    mixed[index] = (first[index] + second[index]) / 2
    sum += mixed[index] ** 2
    single += first[index] ** 2
  }
  return sum < 0.05 * single ? first : mixed
}

const firstLoudSample = (samples: Float32Array, rate: number): number => {
  const block = Math.round((BLOCK * rate) / ANALYSIS_RATE)
  const threshold = loudestBlock(samples, block) * 1e-3
  if (threshold === 0) throw new UnusableSoundError('The sound is silent.')
  let start = 0
  while (start < samples.length && energyOf(samples, start, block) < threshold) start += block
  return start
}

const lastLoudSample = (samples: Float32Array): number => {
  const threshold = loudestBlock(samples, BLOCK) * 1e-3
  let end = samples.length
  while (end > BLOCK && energyOf(samples, end - BLOCK, BLOCK) < threshold) end -= BLOCK
  return end
}

const loudestBlock = (samples: Float32Array, block: number): number => {
  let loudest = 0
  for (let start = 0; start < samples.length; start += block) {
    loudest = Math.max(loudest, energyOf(samples, start, block))
  }
  return loudest
}

const energyOf = (samples: Float32Array, start: number, block: number): number => {
  let energy = 0
  const end = Math.min(samples.length, start + block)
  for (let index = start; index < end; index++) energy += samples[index] ** 2
  return energy / block
}
