import { midiToHertz } from '../dsp/units.ts'
import type { Random } from '../../render/math/random.ts'
import { CONTROL_RATE } from './control-tracks.ts'
import type { VoiceNote } from './time-phones.ts'

export type PitchStyle = {
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
export function drawPitch(notes: readonly VoiceNote[], frames: number, style: PitchStyle): Float32Array {
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

function approach(note: VoiceNote, before: VoiceNote | undefined, age: number): number {
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
