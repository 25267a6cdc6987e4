import { clamp, quantile } from '../../math/scalar.ts'
import { resample } from '../../music/dsp/resample.ts'
import { CEPSTRUM_SAMPLE_RATE, measureCepstra, normaliseCepstra } from './cepstra.ts'
import type { Cepstrum } from './cepstra.ts'
import { LEAD_SECONDS, trackMouth } from '../mouth-track.ts'
import { MOUTH_RATE } from '../speech.ts'
import type { HeardMouth, Speech } from '../speech.ts'

/** Frames around a moment that say what the mouth does then. */
const AROUND = [-6, -3, 0, 3, 6] as const
/** Keeps weights small where features say nearly the same (ridge regression). */
const RIDGE = 8
/** A closure is this much quieter than what is around it, within a tenth of a second and a little. */
const DIP = 0.45
const DIP_FRAMES = 9
const LEAST_GAP_FRAMES = 8

/** A jaw and lips are slower than what is heard from moment to moment: frames on each side that a moment is the mean of. */
const SLOWNESS = { open: 2, spread: 10 } as const

/** Has many of all sounds, in few words. */
export const TRAINING_SCRIPT =
  'My mother bought five blue boxes and a map. Please move the big table from here to the window. ' +
  'Who saw the wolf jump over the white house? We feel happy about every good choice you have made. ' +
  'Papa made warm bread before the boy woke up, and they both loved the view.'

const featuresOf = (cepstra: readonly Cepstrum[], frame: number): Float64Array => {
  const size = cepstra[0].length
  const row = new Float64Array(AROUND.length * size + 1)
  for (const [place, offset] of AROUND.entries())
    row.set(cepstra[clamp(frame + offset, 0, cepstra.length - 1)], place * size)
  row[row.length - 1] = 1
  return row
}

/** Solves a symmetric system by Cholesky's decomposition, for several right sides. */
const solve = (matrix: readonly Float64Array[], sides: readonly Float64Array[]): Float64Array[] => {
  const size = matrix.length
  const lower = matrix.map((row) => row.slice())
  for (let column = 0; column < size; column++) {
    for (let row = column; row < size; row++) {
      let sum = lower[row][column]
      for (let k = 0; k < column; k++) sum -= lower[row][k] * lower[column][k]
      lower[row][column] = row === column ? Math.sqrt(Math.max(1e-9, sum)) : sum / lower[column][column]
    }
  }
  return sides.map((side) => {
    const result = side.slice()
    for (let row = 0; row < size; row++) {
      for (let k = 0; k < row; k++) result[row] -= lower[row][k] * result[k]
      result[row] /= lower[row][row]
    }
    for (let row = size - 1; row >= 0; row--) {
      for (let k = row + 1; k < size; k++) result[row] -= lower[k][row] * result[k]
      result[row] /= lower[row][row]
    }
    return result
  })
}

const dot = (a: Float64Array, b: Float64Array): number => {
  let sum = 0
  for (let index = 0; index < a.length; index++) sum += a[index] * b[index]
  return sum
}

/** Learns from speech whose phones are known how a mouth sounds. */
const learn = ({ sound, phones, seconds }: Speech): Float64Array[] => {
  const cepstra = measureCepstra(resample(sound.channels[0], sound.sampleRate, CEPSTRUM_SAMPLE_RATE))
  normaliseCepstra(cepstra)
  const count = Math.floor(seconds * MOUTH_RATE)
  // Shapes as they are heard, not as early as they are seen.
  const late = phones.map((phone) => ({ ...phone, start: phone.start + LEAD_SECONDS, end: phone.end + LEAD_SECONDS }))
  const { open, spread, press } = trackMouth(late, { framesPerSecond: MOUTH_RATE, count, loudnessAt: () => 0.7 })
  const size = AROUND.length * cepstra[0].length + 1
  const matrix = Array.from({ length: size }, (_, row) => {
    const values = new Float64Array(size)
    values[row] = RIDGE
    return values
  })
  const sides = [open, spread, press].map(() => new Float64Array(size))
  for (let frame = 0; frame < Math.min(count, cepstra.length); frame++) {
    const row = featuresOf(cepstra, frame)
    for (let a = 0; a < size; a++) {
      for (let b = 0; b <= a; b++) matrix[a][b] += row[a] * row[b]
      for (const [side, target] of [open, spread, press].entries()) sides[side][a] += row[a] * target[frame]
    }
  }
  for (let a = 0; a < size; a++) for (let b = 0; b < a; b++) matrix[b][a] = matrix[a][b]
  return solve(matrix, sides)
}

/** Moments at which a voice goes quiet for as long as lips take to shut, and sounds as if they did. */
const findClosures = (loudness: Float32Array, press: Float32Array): number[] => {
  const likely = quantile(press, 0.6)
  const closures: number[] = []
  const peakOf = (from: number, to: number): number => Math.max(0, ...loudness.subarray(Math.max(0, from), to))
  for (let frame = DIP_FRAMES; frame < loudness.length - DIP_FRAMES; frame++) {
    const level = loudness[frame]
    if (level > loudness[frame - 1] || level > loudness[frame + 1] || press[frame] < likely) continue
    const around = Math.min(peakOf(frame - DIP_FRAMES, frame), peakOf(frame + 1, frame + 1 + DIP_FRAMES))
    if (around < 0.25 || level > DIP * around) continue
    if (frame / MOUTH_RATE - (closures.at(-1) ?? -1) >= LEAST_GAP_FRAMES / MOUTH_RATE) closures.push(frame / MOUTH_RATE)
  }
  return closures
}

const steadied = (values: Float32Array, reach: number): Float32Array =>
  values.map((_, frame) => {
    const around = values.subarray(Math.max(0, frame - reach), frame + reach + 1)
    return around.reduce((sum, value) => sum + value, 0) / around.length
  })

/**
 * The mouth of a voice from its sound alone: how open and how round it is, by what was learned from a voice of ours, and
 * where its lips shut.
 * @param samples Of 16 kHz.
 * @param loudness 0 to 1, a hundred a second.
 */
export const hearMouth = (samples: Float32Array, loudness: Float32Array, known: Speech): HeardMouth => {
  const [openWeights, spreadWeights, pressWeights] = learn(known)
  const cepstra = measureCepstra(samples)
  normaliseCepstra(cepstra)
  const [open, spread, press] = [0, 1, 2].map(() => new Float32Array(cepstra.length))
  for (const frame of cepstra.keys()) {
    const row = featuresOf(cepstra, frame)
    // Silence shuts the mouth, whatever it sounds like.
    const sounding = clamp(4 * (loudness[frame] ?? 0))
    open[frame] = clamp(dot(row, openWeights)) * sounding
    spread[frame] = clamp(dot(row, spreadWeights), -1, 1) * sounding
    press[frame] = dot(row, pressWeights)
  }
  return {
    open: steadied(open, SLOWNESS.open),
    spread: steadied(spread, SLOWNESS.spread),
    closures: findClosures(loudness, press),
  }
}
