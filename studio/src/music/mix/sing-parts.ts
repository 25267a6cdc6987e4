import { isLifted } from '../compose/score.ts'
import type { Note, Score } from '../compose/score.ts'
import { equalise } from '../dsp/biquad.ts'
import { compress } from '../dsp/compress.ts'
import { addMono, createStereo, RATE } from '../dsp/sound.ts'
import type { Stereo } from '../dsp/sound.ts'
import { stepInScale } from '../harmony.ts'
import type { Consonant } from '../lyrics/phones.ts'
import { matchEnvelope } from '../voice/envelope.ts'
import type { Envelope } from '../voice/envelope.ts'
import { sing } from '../voice/sing.ts'
import type { Singer } from '../voice/sing.ts'
import type { VoiceNote } from '../voice/time-phones.ts'

export type VocalRequest = { score: Score; singer: Singer; envelope: Envelope | null; seed: number; isHum: boolean }

export type Vocals = {
  /** The lead alone, before effects. */
  dry: Float32Array
  lead: Stereo
  /** Doubles and harmonies of the choruses. */
  backing: Stereo
}

/** A pass is bounded and smoothed, so the next comes closer. */
const MATCHING_PASSES = 3
/** Consonants that several singers would spit out one after another. */
const LEFT_TO_LEAD = new Set<Consonant>(['S', 'T', 'K', 'P', 'CH', 'SH', 'Z'])
/** Detune in semitones or steps of the scale, tract, place and level of each backing voice. */
const BACKING = [
  { steps: 0, detune: 0.09, tract: 1.03, pan: -0.75, gain: 0.5, looseness: 0.02 },
  { steps: 0, detune: -0.09, tract: 0.97, pan: 0.75, gain: 0.5, looseness: 0.02 },
  { steps: 2, detune: 0, tract: 1, pan: 0.4, gain: 0.5, looseness: 0.012 },
  { steps: -3, detune: 0, tract: 1, pan: -0.4, gain: 0.42, looseness: 0.012 },
] as const

/** Sings the melody; choruses are doubled and harmonised. */
export const singParts = (request: VocalRequest, onPart: (share: number) => void): Vocals => {
  const { score, singer, envelope, seed, isHum } = request
  const seconds = score.durationSeconds
  const length = Math.ceil(seconds * RATE)
  const dry = sing(toVoiceNotes(score, score.notes), { singer, seconds, seed: 5 + (seed % 89), isHum })
  if (envelope) for (let pass = 0; pass < MATCHING_PASSES; pass++) matchEnvelope(dry, RATE, envelope)
  onPart(0.4)
  const [lead, backing] = [createStereo(length), createStereo(length)]
  addMono(lead, dry, { pan: 0, gain: 0.72 })
  const chorus = toVoiceNotes(
    score,
    score.notes.filter(({ role }) => isLifted(role)),
  )
  for (const [index, { steps, detune, tract, pan, gain, looseness }] of BACKING.entries()) {
    if (chorus.length === 0) break
    const notes = chorus.map((note) => ({
      ...note,
      midi: stepInScale(note.midi, steps, score.key),
      coda: note.coda.filter((name) => !LEFT_TO_LEAD.has(name)),
    }))
    const voice = { ...singer, scale: singer.scale * tract }
    addMono(backing, sing(notes, { singer: voice, seconds, seed: seed + 11 * (index + 1), detune, looseness, isHum }), {
      pan,
      gain,
    })
    onPart(0.4 + 0.15 * (index + 1))
  }
  return { dry, lead, backing }
}

export const toVoiceNotes = ({ secondsPerBeat }: Score, notes: readonly Note[]): VoiceNote[] =>
  notes.map(({ syllable, startBeat, beats, midi }) => ({
    start: startBeat * secondsPerBeat,
    end: (startBeat + beats) * secondsPerBeat,
    midi,
    onset: syllable.onset,
    vowel: syllable.vowel,
    coda: syllable.coda,
    stress: syllable.stress,
  }))

/** Equaliser and two compressors on the lead, one on the others. */
export const treatVocals = ({ lead, backing }: Vocals): void => {
  equalise(lead, [
    { type: 'high-pass', hertz: 110 },
    { type: 'peak', hertz: 300, q: 1, decibels: -2 },
    { type: 'peak', hertz: 3000, q: 0.8, decibels: 3 },
    { type: 'high-shelf', hertz: 9000, decibels: 2 },
  ])
  compress(lead, { thresholdDecibels: -26, ratio: 4, attackMs: 6, releaseMs: 100, makeupDecibels: 6 })
  compress(lead, { thresholdDecibels: -18, ratio: 2, attackMs: 20, releaseMs: 250, makeupDecibels: 1 })
  equalise(backing, [
    { type: 'high-pass', hertz: 190 },
    { type: 'peak', hertz: 500, q: 1, decibels: -2 },
    { type: 'high-shelf', hertz: 6000, decibels: -1 },
  ])
  compress(backing, { thresholdDecibels: -28, ratio: 4, attackMs: 5, releaseMs: 120, makeupDecibels: 6 })
}
