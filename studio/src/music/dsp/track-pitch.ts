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
  const differences = new Float64Array(longest + 2)
  const frames: PitchFrame[] = []
  for (let start = 0; start + window + longest + 1 < samples.length; start += hop) {
    const seconds = (start + (window + longest / 2) / 2) / sampleRate
    let energy = 0
    for (let index = 0; index < window; index++) energy += samples[start + index] ** 2
    if (energy / window < SILENCE) {
      frames.push({ seconds, hertz: 0, certainty: 0 })
      continue
    }
    fillDifferences(samples, { start, window, differences })
    const { period, certainty } = findPeriod(differences, shortest, longest)
    frames.push({ seconds, hertz: period > 0 ? sampleRate / period : 0, certainty })
  }
  return frames
}

/** Cumulative mean normalised difference for every lag. */
const fillDifferences = (
  samples: Float32Array,
  { start, window, differences }: { start: number; window: number; differences: Float64Array },
): void => {
  let cumulative = 0
  differences[0] = 1
  for (let lag = 1; lag < differences.length; lag++) {
    let sum = 0
    for (let index = start; index < start + window; index++) {
      const difference = samples[index] - samples[index + lag]
      sum += difference * difference
    }
    cumulative += sum
    differences[lag] = (sum * lag) / (cumulative + 1e-12)
  }
}

const findPeriod = (
  differences: Float64Array,
  shortest: number,
  longest: number,
): { period: number; certainty: number } => {
  let best = shortest
  for (let lag = shortest; lag < longest; lag++) {
    if (differences[lag] < differences[best]) best = lag
    if (differences[lag] >= THRESHOLD) continue
    // Noise dents the valley: its lowest place counts, not the first.
    for (let other = lag; other < Math.min(longest, lag * 1.15); other++) {
      if (differences[other] < differences[best]) best = other
    }
    break
  }
  if (differences[best] > 0.35) return { period: 0, certainty: 0 }
  const [before, here, after] = [differences[best - 1], differences[best], differences[best + 1]]
  const offset = (0.5 * (before - after)) / (before - 2 * here + after + 1e-12)
  return { period: best + Math.max(-0.5, Math.min(0.5, offset)), certainty: 1 - here }
}
