import type { SongReading } from './analysis/analyse-song.ts'
import type { VoiceReading } from './analysis/analyse-voice.ts'
import type { Genre, Mood } from './analysis/classify-genre.ts'
import { type Chord, type Mode, PITCH_NAMES } from './analysis/harmony.ts'
import type { Score, SectionRole } from './compose/score.ts'
import { measureLoudness } from './dsp/loudness.ts'
import type { Stereo } from './dsp/stereo.ts'
import { measureTruePeak } from './dsp/true-peak.ts'
import { RATE } from './dsp/units.ts'
import { toVoiceNotes } from './mix/sing-parts.ts'
import { measureInKey } from './voice/measure-in-key.ts'
import { envelopeDistance, measureEnvelope } from './voice/envelope.ts'

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

export type FactsRequest = {
  score: Score
  reading: SongReading | null
  voice: VoiceReading | null
  vocals: SongFacts['vocals']
  dry: Float32Array | null
  sound: Stereo
}

export function readSongFacts({ score, reading, voice, vocals, dry, sound }: FactsRequest): SongFacts {
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

function relationOf(reading: SongReading | null): SongFacts['tempoRelation'] {
  if (!reading) return 'own'
  if (reading.alternativeTempo === null) return 'same'
  // A reference that is really counted twice as fast makes the song half of it.
  return reading.alternativeTempo > reading.tempo ? 'maybe-half' : 'maybe-double'
}

const chordName = ({ root, quality }: Chord): string => `${PITCH_NAMES[root]}${quality === 'minor' ? 'm' : ''}`
