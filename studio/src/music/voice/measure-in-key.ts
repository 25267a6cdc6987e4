import { type Key, SCALES } from '../analysis/harmony.ts'
import { resample } from '../dsp/resample.ts'
import { trackPitch } from '../dsp/track-pitch.ts'
import { hertzToMidi, pitchClassOf, RATE } from '../dsp/units.ts'
import type { VoiceNote } from './time-phones.ts'

const PITCH_RATE = 11_025
/** Seconds at both ends of a note that belong to the glide to its neighbours. */
const GLIDE = [0.09, 0.07] as const
/** Semitones from a note of the scale that still count as that note. */
const TOLERANCE = 0.45

/** Share of the frames of a voice at `RATE`, glides left out, whose pitch belongs to the key. NaN where none is clear. */
export function measureInKey(voice: Float32Array, notes: readonly VoiceNote[], key: Key): number {
  const search = { sampleRate: PITCH_RATE, lowestHertz: 65, highestHertz: 700, hopSeconds: 0.04 }
  const frames = trackPitch(resample(voice, RATE, PITCH_RATE), search)
  const isSung = (seconds: number): boolean =>
    notes.some(({ start, end }) => seconds > start + GLIDE[0] && seconds < end - GLIDE[1])
  const sung = frames.filter(({ seconds, certainty }) => certainty > 0.8 && isSung(seconds))
  const inKey = sung.filter(({ hertz }) => {
    const place = pitchClassOf(hertzToMidi(hertz) - key.root)
    return SCALES[key.mode].some((step) => Math.min(Math.abs(place - step), 12 - Math.abs(place - step)) < TOLERANCE)
  })
  return inKey.length / sung.length
}
