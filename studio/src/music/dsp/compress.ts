import { fromDecibels, RATE } from './sound.ts'
import type { Stereo } from './sound.ts'

type Compression = {
  thresholdDecibels: number
  ratio: number
  attackMs: number
  releaseMs: number
  makeupDecibels?: number
}

const KNEE = 6
/** Samples between two looks at the level. */
const CONTROL = 16

/** Feed-forward compressor with a soft knee of 6 dB, both channels by the same gain, in place. */
export const compress = ({ left, right }: Stereo, settings: Compression): void => {
  const { thresholdDecibels, ratio, attackMs, releaseMs, makeupDecibels = 0 } = settings
  const attack = Math.exp((-1000 * CONTROL) / (attackMs * RATE))
  const release = Math.exp((-1000 * CONTROL) / (releaseMs * RATE))
  const slope = 1 - 1 / ratio
  let power = 0
  let reduction = 0
  let factor = fromDecibels(makeupDecibels)
  for (let start = 0; start < left.length; start += CONTROL) {
    const end = Math.min(left.length, start + CONTROL)
    for (let index = start; index < end; index++) {
      power += (Math.max(left[index] ** 2, right[index] ** 2) - power) * 0.004
    }
    const over = 10 * Math.log10(power + 1e-10) - thresholdDecibels
    let wanted = 0
    if (over > KNEE / 2) wanted = -over * slope
    else if (over > -KNEE / 2) wanted = (-slope * (over + KNEE / 2) ** 2) / (2 * KNEE)
    reduction = wanted + (reduction - wanted) * (wanted < reduction ? attack : release)
    const next = fromDecibels(reduction + makeupDecibels)
    const step = (next - factor) / (end - start)
    for (let index = start; index < end; index++) {
      factor += step
      left[index] *= factor
      right[index] *= factor
    }
  }
}
