import { hertzToMidi, pitchClassOf } from '../dsp/sound.ts'
import { measureSpectrogram } from '../dsp/spectrogram.ts'
import { ANALYSIS_RATE } from './prepare-reference.ts'

/** How much of each pitch class sounds, frame by frame, 12 values each. */
export type Chroma = { frames: number; treble: Float32Array; bass: Float32Array; timeOf: (frame: number) => number }

const SIZE = 8192
const HOP = 2205
const BASS = [45, 200] as const
const TREBLE = [130, 1800] as const

/** Chroma from spectral peaks, after the reference's own tuning has been found. */
export const measureChroma = (samples: Float32Array): Chroma => {
  const { frames, bins, hertzPerBin, magnitudes } = measureSpectrogram(samples, {
    size: SIZE,
    hop: HOP,
    sampleRate: ANALYSIS_RATE,
  })
  const [treble, bass] = [new Float32Array(frames * 12), new Float32Array(frames * 12)]
  const peaks: { frame: number; midi: number; weight: number; hertz: number }[] = []
  for (let frame = 0; frame < frames; frame++) {
    const row = magnitudes.subarray(frame * bins, (frame + 1) * bins)
    for (let bin = Math.ceil(BASS[0] / hertzPerBin); bin < TREBLE[1] / hertzPerBin; bin++) {
      const [before, here, after] = [row[bin - 1], row[bin], row[bin + 1]]
      if (here <= before || here < after) continue
      const offset = (0.5 * (before - after)) / (before - 2 * here + after - 1e-9)
      const hertz = (bin + offset) * hertzPerBin
      const own = here - 0.5 * loudestAround(row, bin / 3) - 0.3 * loudestAround(row, bin / 5)
      if (own > 0) peaks.push({ frame, midi: hertzToMidi(hertz), weight: Math.sqrt(own), hertz })
    }
  }
  const tuning = findTuning(peaks)
  for (const { frame, midi, weight, hertz } of peaks) {
    const tuned = midi - tuning
    const nearest = Math.round(tuned)
    const place = frame * 12 + pitchClassOf(nearest)
    const value = weight * Math.max(0.2, 1 - Math.abs(tuned - nearest) * 1.5)
    if (hertz < BASS[1]) bass[place] += value
    if (hertz > TREBLE[0]) treble[place] += value
  }
  return { frames, treble, bass, timeOf: (frame) => (frame * HOP + SIZE / 2) / ANALYSIS_RATE }
}

/** What a lower tone's third or fifth harmonic explains is no tone of its own. */
const loudestAround = (row: Float32Array, bin: number): number => {
  const centre = Math.round(bin)
  return centre < 2 ? 0 : Math.max(row[centre - 1], row[centre], row[centre + 1])
}

/** Mean distance from the equal-tempered scale at 440 Hz in semitones, -0.5 to 0.5, as an angle's mean. */
const findTuning = (peaks: readonly { midi: number; weight: number }[]): number => {
  let [cosine, sine] = [0, 0]
  for (const { midi, weight } of peaks) {
    cosine += weight * Math.cos(2 * Math.PI * midi)
    sine += weight * Math.sin(2 * Math.PI * midi)
  }
  return Math.atan2(sine, cosine) / (2 * Math.PI)
}
