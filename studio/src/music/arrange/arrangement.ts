import { createRandom } from '../../math/random.ts'
import type { Random } from '../../math/random.ts'
import type { SongReading } from '../analysis/analyse-song.ts'
import { isLifted } from '../compose/score.ts'
import type { Score, ScoreSection } from '../compose/score.ts'
import { createStereo, RATE } from '../dsp/sound.ts'
import type { Stereo } from '../dsp/sound.ts'
import { chordTones, nearestOctave } from '../harmony.ts'
import type { Chord } from '../harmony.ts'
import { createDrumKit } from '../instruments/drum-kit.ts'
import type { DrumKit } from '../instruments/drum-kit.ts'
import type { Bus, Style } from './style.ts'

/** What every player of the band needs to know. */
export type Arrangement = {
  score: Score
  style: Style
  reading: SongReading | null
  buses: Readonly<Record<Bus, Stereo>>
  kit: DrumKit
  random: Random
  /** Seconds of a beat of the song. */
  timeOf: (beat: number) => number
  /** Times of all kicks, for what gives way to them. */
  kickTimes: number[]
}

export type Bar = {
  section: ScoreSection
  /** From the song's beginning. */
  index: number
  startBeat: number
  chord: Chord
  nextChord: Chord
  isFirst: boolean
  isLast: boolean
  /** Whether the section's second half has begun. */
  isLate: boolean
  isFull: boolean
  /** 0.55 in the intro to 1 in a chorus. */
  level: number
}

const LEVELS: Readonly<Record<ScoreSection['role'], number>> = {
  intro: 0.55,
  verse: 0.72,
  bridge: 0.76,
  break: 0.85,
  chorus: 1,
  ending: 0.9,
}

type ArrangementRequest = { score: Score; style: Style; reading: SongReading | null; seed: number }

export const createArrangement = ({ score, style, reading, seed }: ArrangementRequest): Arrangement => {
  const bus = (): Stereo => createStereo(Math.ceil(score.durationSeconds * RATE))
  return {
    score,
    style,
    reading,
    buses: { kick: bus(), drums: bus(), bass: bus(), pad: bus(), keys: bus(), lead: bus(), effects: bus() },
    kit: createDrumKit(style.kit),
    random: createRandom(seed),
    timeOf: (beat) => beat * score.secondsPerBeat,
    kickTimes: [],
  }
}

/** All bars but the ending's, in order. */
export const listBars = ({ score, style }: Arrangement): Bar[] =>
  score.sections
    .filter(({ role }) => role !== 'ending')
    .flatMap((section) =>
      Array.from({ length: section.bars }, (_, bar): Bar => {
        const index = section.startBar + bar
        const isLate = bar >= section.bars / 2
        const isQuiet = section.role === 'intro' || (section.role === 'verse' && !isLate && style.comp === 'soft')
        return {
          section,
          index,
          startBeat: index * score.meter,
          chord: score.chords[index],
          nextChord: score.chords[index + 1] ?? score.chords[index],
          isFirst: bar === 0,
          isLast: bar === section.bars - 1,
          isLate,
          isFull: isLifted(section.role) || (section.role === 'bridge' && isLate),
          level: LEVELS[section.role] * (isQuiet ? 0.9 : 1),
        }
      }),
    )

/** The MIDI note that chords lie around. */
export const CHORD_CENTRE = 60

/** Triad around a note, lowest first. */
export const voiceChord = (chord: Chord, centre: number): number[] =>
  chordTones(chord)
    .map((tone) => nearestOctave(tone, centre))
    .toSorted((a, b) => a - b)

/** Root for the bass, from F below the stave upwards. */
export const bassNote = ({ root }: Chord): number => {
  const midi = nearestOctave(root, 38)
  return midi < 33 ? midi + 12 : midi
}

/** A player is never exact: a few milliseconds early or late. */
export const human = (random: Random): number => (random() - 0.5) * 0.006
