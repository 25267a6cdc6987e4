import type { SongReading } from './analysis/analyse-song.ts'
import type { VoiceReading } from './analysis/analyse-voice.ts'
import type { Genre, Mood } from './analysis/classify-genre.ts'
import type { Score, SectionRole } from './compose/score.ts'
import { measureTruePeak } from './dsp/limit-peaks.ts'
import { measureLoudness } from './dsp/loudness.ts'
import { resample } from './dsp/resample.ts'
import { hertzToMidi, pitchClassOf, RATE } from './dsp/sound.ts'
import type { Stereo } from './dsp/sound.ts'
import { trackPitch } from './dsp/track-pitch.ts'
import { PITCH_NAMES, SCALES } from './harmony.ts'
import type { Chord, Key, Mode } from './harmony.ts'
import { toVoiceNotes } from './mix/sing-parts.ts'
import { envelopeDistance, measureEnvelope } from './voice/envelope.ts'
import type { VoiceNote } from './voice/time-phones.ts'

const PITCH_RATE = 11_025
/** Seconds at both ends of a note that belong to the glide to its neighbours. */
const GLIDE = [0.09, 0.07] as const
/** Semitones from a note of the scale that still count as that note. */
const TOLERANCE = 0.45

/** Share of the frames of a voice at `RATE`, glides left out, whose pitch belongs to the key. NaN where none is clear. */
const measureInKey = (voice: Float32Array, notes: readonly VoiceNote[], key: Key): number => {
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

/** What was read, decided and measured. */
export type SongFacts = {
  /** Beats a minute of the song. */
  tempo: number
  /** How the song's tempo stands to the reference's; "maybe" where that can be counted in two ways. */
  tempoRelation: 'same' | 'maybe-half' | 'maybe-double' | 'own'
  /** Such as "A minor". */
  key: string
  mode: Mode
  meter: 3 | 4
  genre: Genre | null
  mood: Mood | null
  /** 0 calm to 1 driving. */
  energy: number
  /** The loop of chords, one a bar, such as "Am". */
  chords: readonly string[]
  sections: readonly { role: SectionRole; startSeconds: number; seconds: number }[]
  vocals: 'words' | 'hum' | 'none'
  /** Distance of the sung voice's mean spectrum from the reference's in dB; null without a voice reference. */
  voiceDistanceDecibels: number | null
  /** Share of the lead's frames whose pitch belongs to the key; null where nobody sings. */
  inKeyShare: number | null
  /** LUFS. */
  loudness: number
  /** dBTP. */
  truePeak: number
}

type FactsRequest = {
  score: Score
  reading: SongReading | null
  voice: VoiceReading | null
  vocals: SongFacts['vocals']
  dry: Float32Array | null
  sound: Stereo
}

export const readSongFacts = ({ score, reading, voice, vocals, dry, sound }: FactsRequest): SongFacts => {
  const barSeconds = score.meter * score.secondsPerBeat
  const loop = reading?.harmony.loop ?? score.chords.slice(0, 4)
  return {
    tempo: score.tempo,
    tempoRelation: relationOf(reading),
    key: `${PITCH_NAMES[score.key.root]} ${score.key.mode}`,
    mode: score.key.mode,
    meter: score.meter,
    genre: reading?.genre ?? null,
    mood: reading?.mood ?? null,
    energy: reading?.energy ?? 0,
    chords: loop.map(chordName),
    sections: score.sections.map(({ role, startBar, bars }) => ({
      role,
      startSeconds: startBar * barSeconds,
      seconds: bars * barSeconds,
    })),
    vocals,
    voiceDistanceDecibels: voice && dry ? envelopeDistance(measureEnvelope(dry, RATE, RATE / 2), voice.envelope) : null,
    inKeyShare: dry ? measureInKey(dry, toVoiceNotes(score, score.notes), score.key) : null,
    loudness: measureLoudness(sound),
    truePeak: measureTruePeak(sound),
  }
}

const relationOf = (reading: SongReading | null): SongFacts['tempoRelation'] => {
  if (!reading) return 'own'
  if (reading.alternativeTempo === null) return 'same'
  // A reference that is really counted twice as fast makes the song half of it.
  return reading.alternativeTempo > reading.tempo ? 'maybe-half' : 'maybe-double'
}

const chordName = ({ root, quality }: Chord): string => `${PITCH_NAMES[root]}${quality === 'minor' ? 'm' : ''}`
