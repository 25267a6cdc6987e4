import { createRandom } from '../../math/random.ts'
import type { Random } from '../../math/random.ts'
import { applyBiquad, designBiquad } from '../dsp/biquad.ts'
import { resample } from '../dsp/resample.ts'
import { midiToHertz, RATE } from '../dsp/sound.ts'
import { CONTROL_RATE, createControlTracks } from './control-tracks.ts'
import { drawFormants } from './draw-formants.ts'
import { drawSources } from './draw-sources.ts'
import type { Burst } from './draw-sources.ts'
import { soundTract, TRACT_RATE } from './sound-tract.ts'
import { timePhones } from './time-phones.ts'
import type { VoiceNote } from './time-phones.ts'

type PitchStyle = {
  /** Depth of the vibrato in semitones. */
  vibrato: number
  vibratoHertz: number
  /** Semitones that the whole line is off, for doubles. */
  detune: number
  random: Random
}

const GLIDE_SECONDS = 0.07
const SCOOP_SEMITONES = 0.9

/** Fundamental in hertz at the control rate: glides between notes, a scoop into phrases, vibrato on long notes, drift. */
const drawPitch = (notes: readonly VoiceNote[], frames: number, style: PitchStyle): Float32Array => {
  const result = new Float32Array(frames)
  const { vibrato, vibratoHertz, detune, random } = style
  let [place, drift, phase] = [0, 0, 0]
  for (let frame = 0; frame < frames && notes.length > 0; frame++) {
    const time = frame / CONTROL_RATE
    while (place < notes.length - 1 && time >= notes[place + 1].start - GLIDE_SECONDS * 0.65) place++
    const note = notes[place]
    const age = time - note.start
    const long = note.end - note.start > 0.38 ? Math.max(0, Math.min(1, (age - 0.22) / 0.3)) : 0
    phase += (2 * Math.PI * vibratoHertz * (1 + 0.03 * Math.sin(time * 1.7))) / CONTROL_RATE
    drift += (random() - 0.5) * 0.05 - drift * 0.012
    const midi = approach(note, notes[place - 1], age) + vibrato * long * Math.sin(phase) + drift * 0.6 + detune
    result[frame] = midiToHertz(midi)
  }
  return result
}

const approach = (note: VoiceNote, before: VoiceNote | undefined, age: number): number => {
  const since = age + GLIDE_SECONDS * 0.65
  const rest = before ? note.start - before.end : Infinity
  if (before && rest < 0.5 && since < GLIDE_SECONDS) {
    const share = Math.max(0, since / GLIDE_SECONDS)
    return before.midi + (note.midi - before.midi) * (0.5 - 0.5 * Math.cos(Math.PI * share))
  }
  if (rest < 0.28) return note.midi
  const share = (age + 0.06) / 0.14
  return share < 1 ? note.midi - SCOOP_SEMITONES * (1 - Math.max(0, share)) ** 1.5 : note.midi
}

/** Samples that the filters get to settle in. */
const SETTLE = 200

/** Adds the noise of fricatives and stops to a voice at `RATE`. */
const addBursts = (
  voice: Float32Array,
  bursts: readonly Burst[],
  { scale, gain, random }: { scale: number; gain: number; random: Random },
): void => {
  for (const { start, end, bands, gain: own, edge } of bursts) {
    const count = Math.round((end - start) * RATE)
    const first = Math.round(start * RATE)
    if (count < 8) continue
    const noise = new Float32Array(count + 2 * SETTLE)
    for (const [hertz, width, level] of bands) {
      const band = new Float32Array(noise.length)
      for (let index = 0; index < band.length; index++) band[index] = random() * 2 - 1
      const centre = Math.min(15_000, hertz * Math.sqrt(scale))
      applyBiquad(band, designBiquad({ type: 'band-pass', hertz: centre, q: Math.max(0.5, centre / width) }))
      const factor = level * 0.6 * Math.sqrt(6000 / Math.max(400, width))
      for (let index = 0; index < band.length; index++) noise[index] += band[index] * factor
    }
    const rise = Math.max(1, edge * RATE)
    const fall = Math.max(rise, 0.004 * RATE)
    for (let index = 0; index < count && first + index < voice.length; index++) {
      const ramp = Math.min(1, index / rise, (count - index) / fall)
      voice[first + index] += noise[index + SETTLE] * own * gain * ramp * ramp * (3 - 2 * ramp)
    }
  }
}

export type Singer = {
  /** Formants against a man's: about 1.17 for a woman. */
  scale: number
  /** 0.03 clear to 0.14 breathy. */
  breath: number
  /** Corner of the source's tilt in hertz. */
  tiltHertz: number
}

export type Singing = {
  singer: Singer
  seconds: number
  seed: number
  /** Semitones off, for doubles. */
  detune?: number
  /** Largest random shift of a note in seconds, for doubles. */
  looseness?: number
  isHum?: boolean
}

/** Mean level of sung sound. */
const LEVEL = 0.16

/** A sung line at `RATE`, one channel. Vowels begin at their notes' start. */
export const sing = (notes: readonly VoiceNote[], singing: Singing): Float32Array => {
  const { singer, seconds, seed, detune = 0, looseness = 0, isHum = false } = singing
  const random = createRandom(seed * 7919 + 13)
  const timed =
    looseness === 0 ? notes : notes.map((note) => ({ ...note, start: note.start + (random() - 0.5) * looseness }))
  const phones = timePhones(timed)
  const tracks = createControlTracks(seconds)
  drawFormants(tracks, phones)
  const bursts = drawSources(tracks, { phones, notes: timed }, { breath: singer.breath, isHum })
  const pitch = drawPitch(timed, tracks.frames, {
    vibrato: 0.32,
    vibratoHertz: 5.4 + (seed % 5) * 0.07,
    detune,
    random,
  })
  const tract = { scale: singer.scale, tiltHertz: singer.tiltHertz, openQuotient: 0.62 }
  const voiced = resample(soundTract(tracks, pitch, { tract, random }), TRACT_RATE, RATE)
  const voice = new Float32Array(Math.round(seconds * RATE))
  voice.set(voiced.subarray(0, voice.length))
  levelTo(voice, LEVEL)
  addBursts(voice, bursts, { scale: singer.scale, gain: 0.5, random })
  return voice
}

const levelTo = (voice: Float32Array, level: number): void => {
  let [energy, count] = [0, 0]
  for (const sample of voice) {
    const power = sample * sample
    if (power <= 1e-5) continue
    energy += power
    count++
  }
  const gain = level / Math.max(1e-6, Math.sqrt(energy / Math.max(1, count)))
  for (let index = 0; index < voice.length; index++) voice[index] *= gain
}
