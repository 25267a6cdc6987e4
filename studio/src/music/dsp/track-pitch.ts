/** Fundamental of one frame: hertz, 0 where none was found, and how sure that is, 0 to 1. */
type PitchFrame = { seconds: number; hertz: number; certainty: number }

type PitchSearch = { sampleRate: number; lowestHertz: number; highestHertz: number; hopSeconds: number }

const THRESHOLD = 0.15
const SILENCE = 1e-5

/** YIN (de Cheveigne and Kawahara 2002) with parabolic interpolation. */
export const trackPitch = (samples: Float32Array, search: PitchSearch): PitchFrame[] => {
  const { sampleRate, lowestHertz, highestHertz, hopSeconds } = search
  const longest = Math.ceil(sampleRate / lowestHertz)
  const shortest = Math.floor(sampleRate / highestHertz)
  const window = Math.round(0.046 * sampleRate)
  const hop = Math.max(1, Math.round(hopSeconds * sampleRate))
  const differences = new Float64Array(longest + 1 + LAGS_AT_ONCE)
  const frames: PitchFrame[] = []
  for (let start = 0; start + window + longest + 1 < samples.length; start += hop) {
    const seconds = (start + (window + longest / 2) / 2) / sampleRate
    let energy = 0
    for (let index = 0; index < window; index++) energy += samples[start + index] ** 2
    if (energy / window < SILENCE) {
      frames.push({ seconds, hertz: 0, certainty: 0 })
      continue
    }
    const differenceAt = measureDifferences(samples, { start, window, differences })
    const { period, certainty } = findPeriod(differenceAt, shortest, longest)
    frames.push({ seconds, hertz: period > 0 ? sampleRate / period : 0, certainty })
  }
  return frames
}

/** Sums that wait for nothing of one another are added up together. */
const LAGS_AT_ONCE = 4

/** Cumulative mean normalised differences, worked out as far as they are asked for: most periods are short. */
const measureDifferences = (
  samples: Float32Array,
  { start, window, differences }: { start: number; window: number; differences: Float64Array },
): ((lag: number) => number) => {
  let [known, cumulative] = [1, 0]
  differences[0] = 1
  const sums = new Float64Array(LAGS_AT_ONCE)
  const measureFrom = (lag: number): void => {
    let [first, second, third, fourth] = [0, 0, 0, 0]
    for (let index = start; index < start + window; index++) {
      const sample = samples[index]
      const later = index + lag
      first += (sample - samples[later]) * (sample - samples[later])
      second += (sample - samples[later + 1]) * (sample - samples[later + 1])
      third += (sample - samples[later + 2]) * (sample - samples[later + 2])
      fourth += (sample - samples[later + 3]) * (sample - samples[later + 3])
    }
    sums.set([first, second, third, fourth])
    for (const [at, sum] of sums.entries()) {
      cumulative += sum
      differences[lag + at] = (sum * (lag + at)) / (cumulative + 1e-12)
    }
  }
  return (lag) => {
    for (; known <= lag; known += LAGS_AT_ONCE) measureFrom(known)
    return differences[lag]
  }
}

const findPeriod = (
  differenceAt: (lag: number) => number,
  shortest: number,
  longest: number,
): { period: number; certainty: number } => {
  let best = shortest
  for (let lag = shortest; lag < longest; lag++) {
    if (differenceAt(lag) < differenceAt(best)) best = lag
    if (differenceAt(lag) >= THRESHOLD) continue
    // Noise dents the valley: its lowest place counts, not the first.
    for (let other = lag; other < Math.min(longest, lag * 1.15); other++) {
      if (differenceAt(other) < differenceAt(best)) best = other
    }
    break
  }
  if (differenceAt(best) > 0.35) return { period: 0, certainty: 0 }
  const [before, here, after] = [differenceAt(best - 1), differenceAt(best), differenceAt(best + 1)]
  const offset = (0.5 * (before - after)) / (before - 2 * here + after + 1e-12)
  return { period: best + Math.max(-0.5, Math.min(0.5, offset)), certainty: 1 - here }
}
