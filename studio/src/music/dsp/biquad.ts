import { RATE } from './sound.ts'
import type { Stereo } from './sound.ts'

/** Feed-forward b0, b1, b2 and feedback a1, a2 of a second-order filter, divided by a0. */
export type Biquad = readonly [number, number, number, number, number]

export type FilterSpec = {
  type: 'low-pass' | 'high-pass' | 'band-pass' | 'peak' | 'low-shelf' | 'high-shelf'
  hertz: number
  /** Width; 0.7071 where left out. */
  q?: number
  /** Of peak and shelves. */
  decibels?: number
}

/** Coefficients after Robert Bristow-Johnson's Audio EQ Cookbook. */
export const designBiquad = ({ type, hertz, q = Math.SQRT1_2, decibels = 0 }: FilterSpec, rate = RATE): Biquad => {
  const angle = (2 * Math.PI * Math.min(hertz, rate * 0.49)) / rate
  const cosine = Math.cos(angle)
  const alpha = Math.sin(angle) / (2 * q)
  const a = 10 ** (decibels / 40)
  const plain = [1 + alpha, -2 * cosine, 1 - alpha] as const
  if (type === 'low-pass') return norm([(1 - cosine) / 2, 1 - cosine, (1 - cosine) / 2], plain)
  if (type === 'high-pass') return norm([(1 + cosine) / 2, -1 - cosine, (1 + cosine) / 2], plain)
  if (type === 'band-pass') return norm([alpha, 0, -alpha], plain)
  if (type === 'peak') {
    return norm([1 + alpha * a, -2 * cosine, 1 - alpha * a], [1 + alpha / a, -2 * cosine, 1 - alpha / a])
  }
  const sign = type === 'low-shelf' ? 1 : -1
  const slope = 2 * Math.sqrt(a) * alpha
  const [up, down] = [a + 1, a - 1]
  return norm(
    [
      a * (up - sign * down * cosine + slope),
      sign * 2 * a * (down - sign * up * cosine),
      a * (up - sign * down * cosine - slope),
    ],
    [up + sign * down * cosine + slope, -sign * 2 * (down + sign * up * cosine), up + sign * down * cosine - slope],
  )
}

type Triple = readonly [number, number, number]

const norm = (b: Triple, [a0, a1, a2]: Triple): Biquad => [b[0] / a0, b[1] / a0, b[2] / a0, a1 / a0, a2 / a0]

/** Filters in place. */
export const applyBiquad = (samples: Float32Array, [b0, b1, b2, a1, a2]: Biquad): Float32Array => {
  let first = 0
  let second = 0
  for (let index = 0; index < samples.length; index++) {
    const input = samples[index]
    const output = b0 * input + first
    first = b1 * input - a1 * output + second
    second = b2 * input - a2 * output
    samples[index] = output
  }
  return samples
}

/** Sends both channels through a chain of filters, in place. */
export const equalise = ({ left, right }: Stereo, filters: readonly FilterSpec[]): void => {
  for (const filter of filters) {
    const [b0, b1, b2, a1, a2] = designBiquad(filter)
    let [leftFirst, leftSecond, rightFirst, rightSecond] = [0, 0, 0, 0]
    // Both in one loop: neither waits for its own last result alone.
    for (let index = 0; index < left.length; index++) {
      const leftIn = left[index]
      const rightIn = right[index]
      const leftOut = b0 * leftIn + leftFirst
      const rightOut = b0 * rightIn + rightFirst
      leftFirst = b1 * leftIn - a1 * leftOut + leftSecond
      rightFirst = b1 * rightIn - a1 * rightOut + rightSecond
      leftSecond = b2 * leftIn - a2 * leftOut
      rightSecond = b2 * rightIn - a2 * rightOut
      left[index] = leftOut
      right[index] = rightOut
    }
  }
}
