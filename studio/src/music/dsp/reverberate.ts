import { equalise } from './biquad.ts'
import { createStereo, RATE } from './sound.ts'
import type { Stereo } from './sound.ts'

/** Repeats that cross from side to side, each duller than the last; the repeats alone. */
export const echo = (
  input: Stereo,
  { seconds, feedback, hertz }: { seconds: number; feedback: number; hertz: number },
): Stereo => {
  const length = input.left.length
  const result = createStereo(length)
  const size = Math.max(1, Math.round(seconds * RATE))
  const [leftLine, rightLine] = [new Float32Array(size), new Float32Array(size)]
  const smooth = 1 - Math.exp((-2 * Math.PI * hertz) / RATE)
  let [place, leftState, rightState] = [0, 0, 0]
  for (let index = 0; index < length; index++) {
    leftState += (leftLine[place] - leftState) * smooth
    rightState += (rightLine[place] - rightState) * smooth
    result.left[index] = leftLine[place]
    result.right[index] = rightLine[place]
    leftLine[place] = (input.left[index] + input.right[index]) / 2 + rightState * feedback
    rightLine[place] = leftState
    if (++place >= size) place = 0
  }
  equalise(result, [{ type: 'high-pass', hertz: 250 }])
  return result
}

export type Room = {
  /** Time in which the sound falls by 60 dB. */
  decaySeconds: number
  /** 0 bright to 1 dull. */
  damping: number
  preDelayMs: number
  lowCutHertz: number
}

const LINES = 8
const LENGTHS = [1433, 1601, 1867, 2053, 2251, 2399, 2617, 2887]
const DIFFUSERS = [
  [225, 556, 441, 341],
  [241, 569, 453, 359],
] as const

/** The room's answer alone: diffusers and a feedback delay network with a Householder matrix (Jot 1991). */
export const reverberate = (input: Stereo, { decaySeconds, damping, preDelayMs, lowCutHertz }: Room): Stereo => {
  const length = input.left.length
  const delay = Math.round((preDelayMs / 1000) * RATE)
  const left = diffuse(delayed(input.left, delay), DIFFUSERS[0])
  const right = diffuse(delayed(input.right, delay), DIFFUSERS[1])
  const result = createStereo(length)
  const lines = LENGTHS.map((size) => new Float32Array(size))
  const places = new Int32Array(LINES)
  const damped = new Float64Array(LINES)
  const outputs = new Float64Array(LINES)
  const gains = Float64Array.from(LENGTHS, (size) => 10 ** ((-3 * size) / RATE / decaySeconds))
  const keep = 1 - damping
  for (let index = 0; index < length; index++) {
    let sum = 0
    for (let line = 0; line < LINES; line++) {
      damped[line] += (lines[line][places[line]] - damped[line]) * keep
      outputs[line] = damped[line] * gains[line]
      sum += outputs[line]
    }
    sum *= 2 / LINES
    for (let line = 0; line < LINES; line++) {
      lines[line][places[line]] = outputs[line] - sum + (line & 1 ? right[index] : left[index]) * 0.35
      if (++places[line] >= LENGTHS[line]) places[line] = 0
    }
    result.left[index] = outputs[0] + outputs[2] - outputs[4] + outputs[6]
    result.right[index] = outputs[1] + outputs[3] - outputs[5] + outputs[7]
  }
  equalise(result, [{ type: 'high-pass', hertz: lowCutHertz }])
  return result
}

const delayed = (samples: Float32Array, delay: number): Float32Array => {
  const result = new Float32Array(samples.length)
  if (delay < samples.length) result.set(samples.subarray(0, samples.length - delay), delay)
  return result
}

/** A chain of Schroeder all-passes, in place. */
const diffuse = (samples: Float32Array, sizes: readonly number[]): Float32Array => {
  for (const size of sizes) {
    const memory = new Float32Array(size)
    let place = 0
    for (let index = 0; index < samples.length; index++) {
      const old = memory[place]
      const output = old - 0.58 * samples[index]
      memory[place] = samples[index] + 0.58 * output
      if (++place >= size) place = 0
      samples[index] = output
    }
  }
  return samples
}
