import type { Stereo } from './stereo.ts'
import { findPeaks } from './true-peak.ts'
import { fromDecibels, RATE } from './units.ts'

const LOOK_AHEAD = Math.round(0.004 * RATE)
const RELEASE = Math.exp(-1 / (0.09 * RATE))

/** Holds the true peak of both channels below a ceiling, in place, by a gain that falls before the peak comes. */
export function limitPeaks(sound: Stereo, ceilingDecibels: number): void {
  const { left, right } = sound
  const ceiling = fromDecibels(ceilingDecibels)
  const [leftPeaks, rightPeaks] = [findPeaks(left, ceiling * 0.6), findPeaks(right, ceiling * 0.6)]
  const needed = new Float32Array(left.length)
  for (let index = 0; index < needed.length; index++) {
    needed[index] = Math.min(1, ceiling / Math.max(leftPeaks[index], rightPeaks[index], 1e-9))
  }
  const gains = lowestAhead(needed)
  let gain = 1
  for (let index = 0; index < gains.length; index++) {
    gain = gains[index] < gain ? gains[index] : gains[index] + (gain - gains[index]) * RELEASE
    gains[index] = gain
  }
  smoothOver(gains, LOOK_AHEAD >> 1)
  for (let index = 0; index < gains.length; index++) {
    const safe = Math.min(gains[index], needed[index])
    left[index] *= safe
    right[index] *= safe
  }
}

/** The lowest value from 3 samples ago to the end of the look-ahead, by a monotonic queue. */
function lowestAhead(needed: Float32Array): Float32Array {
  const lowest = new Float32Array(needed.length)
  const queue = new Int32Array(needed.length)
  let [head, tail, next] = [0, 0, 0]
  for (let index = 0; index < needed.length; index++) {
    while (next < needed.length && next <= index + LOOK_AHEAD) {
      while (tail > head && needed[queue[tail - 1]] >= needed[next]) tail--
      queue[tail++] = next++
    }
    while (queue[head] < index - 3) head++
    lowest[index] = needed[queue[head]]
  }
  return lowest
}

function smoothOver(gains: Float32Array, width: number): void {
  const past = new Float32Array(width).fill(1)
  let sum = width
  for (let index = 0; index < gains.length; index++) {
    sum += gains[index] - past[index % width]
    past[index % width] = gains[index]
    gains[index] = sum / width
  }
}
