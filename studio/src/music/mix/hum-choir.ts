import type { Score } from '../compose/score.ts'
import { equalise } from '../dsp/biquad.ts'
import { compress } from '../dsp/compress.ts'
import { reverberate } from '../dsp/reverberate.ts'
import { addMono, addStereo, createStereo, RATE } from '../dsp/sound.ts'
import type { Stereo } from '../dsp/sound.ts'
import { chordTones, nearestOctave } from '../harmony.ts'
import { sing } from '../voice/sing.ts'
import type { VoiceNote } from '../voice/time-phones.ts'
import type { VocalRequest, Vocals } from './sing-parts.ts'

/** Place and level of the voices that hum root, third and fifth of the chord. */
const CHOIR = [
  { tone: 0, pan: -0.6, gain: 0.4, scale: 0.94, above: -3 },
  { tone: 1, pan: 0.6, gain: 0.34, scale: 1, above: 4 },
  { tone: 2, pan: 0.2, gain: 0.29, scale: 1.03, above: 6 },
] as const
const LOWEST = 38

/** A melody hummed over humming chords, without instruments. */
export const humChoir = (request: VocalRequest, { lead, backing }: Vocals): Stereo => {
  const { score, singer, seed } = request
  const mix = createStereo(Math.ceil(score.durationSeconds * RATE))
  addStereo(mix, lead)
  addStereo(mix, backing, 0.35)
  const lowest = Math.min(...score.notes.map(({ midi }) => midi))
  for (const [index, { tone, pan, gain, scale, above }] of CHOIR.entries()) {
    const notes = chordNotes(score, (tones) => Math.max(LOWEST, nearestOctave(tones[tone], lowest + above)))
    const voice = sing(notes, {
      singer: { ...singer, scale: singer.scale * scale },
      seconds: score.durationSeconds,
      seed: seed + 30 + index,
      looseness: 0.02,
      isHum: true,
    })
    addMono(mix, voice, { pan, gain })
  }
  compress(mix, { thresholdDecibels: -24, ratio: 2.5, attackMs: 10, releaseMs: 200, makeupDecibels: 4 })
  equalise(mix, [
    { type: 'high-pass', hertz: 70 },
    { type: 'peak', hertz: 450, q: 0.8, decibels: -4 },
    { type: 'peak', hertz: 2800, q: 0.7, decibels: 5 },
    { type: 'high-shelf', hertz: 6000, decibels: 5 },
  ])
  addStereo(mix, reverberate(mix, { decaySeconds: 2.4, damping: 0.35, preDelayMs: 30, lowCutHertz: 220 }), 0.35)
  return mix
}

const chordNotes = (
  { chords, meter, secondsPerBeat }: Score,
  midiOf: (tones: readonly number[]) => number,
): VoiceNote[] => {
  const barSeconds = meter * secondsPerBeat
  return chords.map((chord, bar) => {
    const isLast = bar === chords.length - 1
    return {
      // The first bar begins a little later, so that its first consonant is heard.
      start: bar * barSeconds + (bar === 0 ? 0.1 : 0),
      end: isLast ? bar * barSeconds + 1.8 : (bar + 1) * barSeconds - 0.05,
      midi: midiOf(chordTones(chord)),
      onset: ['M'],
      vowel: bar % 2 === 0 ? 'OW' : 'UW',
      coda: ['M'],
      stress: 0.5,
    }
  })
}
