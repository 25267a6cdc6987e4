import { createRandom } from '../../math/random.ts'
import type { Random } from '../../math/random.ts'
import type { Genre } from '../analysis/classify-genre.ts'
import { applyBiquad, designBiquad } from '../dsp/biquad.ts'
import { midiToHertz, RATE } from '../dsp/sound.ts'
import type { Sound } from '../dsp/sound.ts'

/** A reference as a test needs it: its tempo, key and style are known because it is made from them. */
export type ReferencePlan = {
  style: Genre
  tempo: number
  root: number
  mode: 'major' | 'minor'
  seconds: number
  seed: number
}

type Track = Float32Array

const LOOPS = {
  major: [
    [0, 7, 9, 5],
    [0, 9, 5, 7],
    [0, 5, 7, 5],
  ],
  minor: [
    [0, 8, 3, 10],
    [0, 10, 8, 7],
    [0, 5, 10, 3],
  ],
} as const
const SCALE = { major: [0, 2, 4, 5, 7, 9, 11], minor: [0, 2, 3, 5, 7, 8, 10] } as const
/** Hits of kick, snare and hat on the sixteenths of a bar. */
const BEATS: Readonly<Record<Genre, { kick: string; snare: string; hat: string }>> = {
  pop: { kick: 'x.....x.x.......', snare: '....x.......x...', hat: 'x.x.x.x.x.x.x.x.' },
  ballad: { kick: 'x...............', snare: '........x.......', hat: 'x...x...x...x...' },
  house: { kick: 'x...x...x...x...', snare: '....x.......x...', hat: '..x...x...x...x.' },
  'hip-hop': { kick: 'x......x..x.....', snare: '........x.......', hat: 'xxx.x.xxx.x.x.xx' },
  rock: { kick: 'x.......x.x.....', snare: '....x.......x...', hat: 'x.x.x.x.x.x.x.x.' },
  folk: { kick: '................', snare: '................', hat: '................' },
  waltz: { kick: 'x...........', snare: '....x...x...', hat: 'x...x...x...' },
  'lo-fi': { kick: 'x.....x...x.....', snare: '....x.......x...', hat: 'x.x.x.x.x.x.x.x.' },
}

/** A short piece of music from plain oscillators, noise and patterns of its own, in stereo at 44.1 kHz. */
export const synthesiseReference = ({ style, tempo, root, mode, seconds, seed }: ReferencePlan): Sound => {
  const random = createRandom(seed)
  const beat = 60 / tempo
  const meter = style === 'waltz' ? 3 : 4
  const [tones, drums] = [new Float32Array(Math.round(seconds * RATE)), new Float32Array(Math.round(seconds * RATE))]
  const loop = LOOPS[mode][Math.floor(random() * LOOPS[mode].length)]
  let melody = 7
  for (let bar = 0; (bar + 1) * meter * beat <= seconds; bar++) {
    const start = bar * meter * beat
    const chord = triad(root, mode, loop[bar % loop.length])
    playHarmony(tones, { style, start, beat, meter, chord })
    for (let part = 0; part < meter * 2; part++) {
      if (random() < 0.35) continue
      melody = Math.max(3, Math.min(13, melody + Math.round((random() - 0.5) * 4)))
      const midi = 60 + root + SCALE[mode][melody % 7] + 12 * Math.floor(melody / 7) - (root > 6 ? 12 : 0)
      tone(tones, { start: start + (part * beat) / 2, seconds: beat * 0.45, midi, level: 0.09, dull: 5 })
    }
    playDrums(drums, { style, start, beat, random })
  }
  return mixDown(style, tones, drums)
}

const mixDown = (style: Genre, tones: Track, drums: Track): Sound => {
  if (style === 'rock')
    for (let index = 0; index < tones.length; index++) tones[index] = Math.tanh(tones[index] * 9) * 0.4
  if (style === 'lo-fi') {
    applyBiquad(tones, designBiquad({ type: 'low-pass', hertz: 1300 }))
    applyBiquad(drums, designBiquad({ type: 'low-pass', hertz: 2600 }))
  }
  const left = tones.map((value, index) => value + drums[index])
  const right = tones.map((value, index) => value * 0.9 + drums[index])
  return { sampleRate: RATE, channels: [left, right] }
}

const triad = (root: number, mode: 'major' | 'minor', step: number): number[] => {
  const scale = SCALE[mode]
  const degree = scale.findIndex((value) => value === step)
  return [0, 2, 4].map((third) => root + scale[(degree + third) % 7] + (degree + third >= 7 ? 12 : 0))
}

type Bar = { style: Genre; start: number; beat: number; meter: number; chord: readonly number[] }

const playHarmony = (track: Track, { style, start, beat, meter, chord }: Bar): void => {
  const bass = 36 + (chord[0] % 12)
  const put = (place: number, length: number, midi: number, level: number, dull: number): void =>
    tone(track, { start: start + place * beat, seconds: length * beat, midi, level, dull })
  if (style === 'waltz') {
    put(0, 0.9, bass, 0.32, 3)
    for (const place of [1, 2]) for (const midi of chord) put(place, 0.6, inTenor(midi), 0.09, 3)
    return
  }
  const isPlucked = style === 'folk' || style === 'ballad'
  if (isPlucked) for (let part = 0; part < meter * 2; part++) put(part / 2, 1.1, inTenor(chord[part % 3]), 0.15, 3)
  else for (const midi of chord) put(0, meter * 0.97, inTenor(midi), 0.1, 2)
  const steps = style === 'house' ? [0.5, 1.5, 2.5, 3.5] : style === 'rock' ? [0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5] : [0, 2]
  for (const place of steps) put(place, style === 'hip-hop' ? 1.8 : 0.45, bass, style === 'hip-hop' ? 0.5 : 0.3, 4)
}

type Tone = { start: number; seconds: number; midi: number; level: number; dull: number }

/** A decaying sum of harmonics, each weaker by `1 / n ** (dull / 2)`. */
const tone = (track: Track, { start, seconds, midi, level, dull }: Tone): void => {
  const hertz = midiToHertz(midi)
  const first = Math.round(start * RATE)
  const count = Math.round(seconds * RATE)
  const harmonics = Math.min(14, Math.floor(8000 / hertz))
  for (let harmonic = 1; harmonic <= harmonics; harmonic++) {
    const gain = level / harmonic ** (dull / 2)
    const turn = (2 * Math.PI * hertz * harmonic) / RATE
    const swing = 2 * Math.cos(turn)
    let [sine, before] = [0, -Math.sin(turn)]
    for (let index = 0; index < count && first + index < track.length; index++) {
      const envelope = Math.min(1, index / 300, (count - index) / 600) * (1 - (0.7 * index) / count)
      track[first + index] += gain * envelope * sine
      const next = swing * sine - before
      before = sine
      sine = next
    }
  }
}

const playDrums = (
  track: Track,
  { style, start, beat, random }: { style: Genre; start: number; beat: number; random: Random },
): void => {
  const { kick, snare, hat } = BEATS[style]
  const level = style === 'ballad' || style === 'waltz' ? 0.5 : 1
  const each = (pattern: string, play: (first: number) => void): void => {
    for (const [slot, mark] of pattern.split('').entries()) {
      if (mark === 'x') play(Math.round((start + (slot * beat) / 4) * RATE))
    }
  }
  each(kick, (first) => {
    for (let index = 0; index < 0.25 * RATE && first + index < track.length; index++) {
      const time = index / RATE
      const phase = 2 * Math.PI * (48 * time + 4 * (1 - Math.exp(-time / 0.03)))
      track[first + index] += 0.6 * level * Math.sin(phase) * Math.exp(-time / 0.09)
    }
  })
  const noise = (
    first: number,
    { gain, decay, differences }: { gain: number; decay: number; differences: number },
  ): void => {
    const past = [0, 0]
    for (let index = 0; index < 6 * decay * RATE && first + index < track.length; index++) {
      let value = random() * 2 - 1
      for (let order = 0; order < differences; order++) [value, past[order]] = [(value - past[order]) / 1.4, value]
      track[first + index] += gain * value * Math.exp(-index / RATE / decay)
    }
  }
  each(snare, (first) => noise(first, { gain: 0.3 * level, decay: 0.06, differences: 0 }))
  each(hat, (first) => noise(first, { gain: 0.16 * level, decay: 0.02, differences: 2 }))
}

/** The same pitch class from G below middle C upwards. */
const inTenor = (midi: number): number => 55 + ((midi + 5) % 12)
