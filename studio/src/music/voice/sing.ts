import { createRandom } from '../../render/math/random.ts'
import { resample } from '../dsp/resample.ts'
import { RATE } from '../dsp/units.ts'
import { createControlTracks } from './control-tracks.ts'
import { drawFormants } from './draw-formants.ts'
import { drawPitch } from './draw-pitch.ts'
import { drawSources } from './draw-sources.ts'
import { addBursts } from './sound-bursts.ts'
import { soundTract, TRACT_RATE } from './sound-tract.ts'
import { timePhones, type VoiceNote } from './time-phones.ts'

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
export function sing(notes: readonly VoiceNote[], singing: Singing): Float32Array {
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

function levelTo(voice: Float32Array, level: number): void {
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
