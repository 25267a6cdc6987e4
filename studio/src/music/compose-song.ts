import { clamp } from '../math/scalar.ts'
import { analyseSong } from './analysis/analyse-song.ts'
import type { SongReading } from './analysis/analyse-song.ts'
import { analyseVoice } from './analysis/analyse-voice.ts'
import type { VoiceReading } from './analysis/analyse-voice.ts'
import { arrangeSong } from './arrange/arrange-song.ts'
import { createArrangement } from './arrange/arrangement.ts'
import { STYLES } from './arrange/style.ts'
import { composeScore } from './compose/compose-score.ts'
import type { Score } from './compose/score.ts'
import { hertzToMidi, pitchClassOf, RATE } from './dsp/sound.ts'
import type { Sound } from './dsp/sound.ts'
import type { Chord, Key } from './harmony.ts'
import { parseLyrics, wordlessSections } from './lyrics/parse-lyrics.ts'
import { humChoir } from './mix/hum-choir.ts'
import { master } from './mix/master.ts'
import { mixSong } from './mix/mix-song.ts'
import { singParts } from './mix/sing-parts.ts'
import type { VocalRequest } from './mix/sing-parts.ts'
import { readSongFacts } from './song-facts.ts'
import type { SongFacts } from './song-facts.ts'
import type { Singer } from './voice/sing.ts'

/** What is sung: the lyrics' words, a hum without instruments, or nothing. */
type VocalKind = 'words' | 'hum' | 'none'

/** How somebody speaks: the middle of the voice, and formants against a man's. */
export type Timbre = { hertz: number; scale: number }

export type SongRequest = {
  /** Any script; [Verse], [Chorus] and blank lines make sections. */
  lyrics: string
  /** Gives tempo, key, chords, meter, genre and mood. */
  song?: Sound
  /** Gives the timbre of the voice, never its words or melody. */
  voice?: Sound
  /** Who sings where no `voice` is given; anyone unless told. */
  timbre?: Timbre
  /** Gives genre, beat and brightness of the band, and all that `song` gives where that is left out. */
  instrumental?: Sound
  /** The same request with the same seed gives the same samples. */
  seed: number
  /** By default words; without `song` a hum where only a voice is given, and nothing where only an instrumental is. */
  vocals?: VocalKind
}

type SongHooks = {
  /** Called before each step with its name and the share of the work that is done, 0 to 1; may throw to stop. */
  onStage?: (stage: string, share: number) => void
}

/** Samples at 44.1 kHz from -1 to 1: about -14 LUFS, at most -1 dBTP. */
export type ComposedSong = {
  left: Float32Array
  right: Float32Array
  sampleRate: number
  durationSeconds: number
  facts: SongFacts
  /** Sentences for the person who asked, about what was not done as they may expect. */
  hints: readonly string[]
}

/** Voices for songs without a voice reference. */
const SINGERS: readonly { singer: Singer; range: readonly [number, number] }[] = [
  { singer: { scale: 1, breath: 0.045, tiltHertz: 2600 }, range: [48, 63] },
  { singer: { scale: 1.14, breath: 0.055, tiltHertz: 2500 }, range: [57, 72] },
  { singer: { scale: 1.06, breath: 0.05, tiltHertz: 2700 }, range: [52, 67] },
]
/** Semitones from the middle of a speaking voice to the lowest and the highest note that it sings with ease. */
const SUNG_ABOVE = [4, 19] as const

/** Whoever speaks so, as a singer. */
const singerOf = ({ hertz, scale }: Timbre): (typeof SINGERS)[number] => {
  const middle = Math.round(hertzToMidi(hertz))
  return {
    singer: { scale: clamp(scale, 0.9, 1.25), breath: 0.05, tiltHertz: 2600 },
    range: [middle + SUNG_ABOVE[0], middle + SUNG_ABOVE[1]],
  }
}

const HUM_TEMPO = 80

/**
 * Makes a song of 20 to 60 s from lyrics in the style of references. Everything in it is synthesised anew.
 * @throws RangeError when no reference is given; UnusableSoundError when one is silent or has a rate outside 8 to 96 kHz;
 * whatever `onStage` throws.
 */
export const composeSong = (request: SongRequest, { onStage = () => {} }: SongHooks = {}): ComposedSong => {
  const { lyrics: text, seed } = request
  onStage('Listening to the references', 0)
  const { reading, voice } = listen(request, onStage)
  onStage('Writing melody and chords', 0.2)
  const lyrics = parseLyrics(text)
  const asked = request.vocals ?? usualVocals(request)
  const vocals = asked === 'words' && lyrics.sections.length === 0 ? 'hum' : asked
  const hints = vocals === asked && vocals !== 'words' ? [] : [...lyrics.hints]
  if (voice && voice.voicedShare < 0.25)
    hints.push('The voice file holds little clear singing, so the voice may not resemble it much.')
  const { singer, range } = voice ?? (request.timbre ? singerOf(request.timbre) : SINGERS[seed % SINGERS.length])
  // Lyrics without words are hummed over the band that was expected with them.
  const hasBand = reading !== null && asked !== 'hum'
  const score = composeScore({
    ...(reading ? frameOf(reading) : humFrame(voice)),
    sections: vocals === 'words' ? lyrics.sections : wordlessSections(),
    range,
    seed,
  })
  if (score.droppedLines > 0)
    hints.push('The lyrics were too long for a song of a minute: the last lines are left out.')
  const vocalRequest: VocalRequest = { score, singer, envelope: voice?.envelope ?? null, seed, isHum: vocals === 'hum' }
  const sung = vocals === 'none' ? null : sing(vocalRequest, onStage)
  onStage('Playing the instruments', 0.5)
  const mixed = reading && hasBand ? playBand({ score, reading, seed, sung }, onStage) : choirOf(vocalRequest, sung)
  onStage('Mastering', 0.85)
  const { left, right } = master(mixed, { tilt: reading ? tiltOf(reading) : 0, hasBand })
  const facts = readSongFacts({ score, reading, voice, vocals, dry: sung?.dry ?? null, sound: { left, right } })
  onStage('Done', 1)
  return { left, right, sampleRate: RATE, durationSeconds: left.length / RATE, facts, hints }
}

type Listened = { reading: SongReading | null; voice: VoiceReading | null }

const listen = (
  { song, instrumental, voice }: SongRequest,
  onStage: (stage: string, share: number) => void,
): Listened => {
  if (!song && !instrumental && !voice)
    throw new RangeError('A song needs a reference: give a song, a voice or an instrumental.')
  const main = song ?? instrumental
  const reading = main ? analyseSong(main) : null
  onStage('Listening to the references', 0.08)
  const band = song && instrumental ? analyseSong(instrumental) : null
  onStage('Listening to the references', 0.14)
  const timbre = voice ? analyseVoice(voice) : null
  return { reading: reading && band ? withBandOf(reading, band) : reading, voice: timbre }
}

/** Tempo, key and form stay the song's; genre, beat and brightness come from the instrumental where the meter allows. */
const withBandOf = (song: SongReading, { genre, texture, energy, meter }: SongReading): SongReading =>
  meter === song.meter ? { ...song, genre, texture, energy } : song

const usualVocals = ({ song, voice, instrumental }: SongRequest): VocalKind => {
  if (song || (voice && instrumental)) return 'words'
  return voice ? 'hum' : 'none'
}

type Frame = { key: Key; tempo: number; meter: 3 | 4; loop: readonly Chord[] }

const frameOf = ({ tempo, meter, harmony }: SongReading): Frame => ({
  key: { root: harmony.root, mode: harmony.mode },
  tempo,
  meter,
  loop: harmony.loop,
})

/** A hum without any music to follow: slow, major, around the voice's own pitch. */
const humFrame = (voice: VoiceReading | null): Frame => {
  const root = pitchClassOf(Math.round(69 + 12 * Math.log2((voice?.medianHertz ?? 220) / 440)))
  const chord = (step: number, quality: 'major' | 'minor'): Chord => ({ root: (root + step) % 12, quality })
  return {
    key: { root, mode: 'major' },
    tempo: HUM_TEMPO,
    meter: 4,
    loop: [chord(0, 'major'), chord(9, 'minor'), chord(5, 'major'), chord(7, 'major')],
  }
}

const sing = (request: VocalRequest, onStage: (stage: string, share: number) => void): ReturnType<typeof singParts> => {
  onStage('Singing', 0.24)
  return singParts(request, (share) => onStage('Singing', 0.24 + 0.26 * share))
}

type Band = { score: Score; reading: SongReading; seed: number; sung: ReturnType<typeof singParts> | null }

const playBand = (
  { score, reading, seed, sung }: Band,
  onStage: (stage: string, share: number) => void,
): { left: Float32Array; right: Float32Array } => {
  const arrangement = createArrangement({ score, style: STYLES[reading.genre], reading, seed })
  arrangeSong(arrangement, sung ? null : score.notes)
  onStage('Mixing', 0.7)
  return mixSong(arrangement, sung)
}

const choirOf = (
  request: VocalRequest,
  sung: ReturnType<typeof singParts> | null,
): { left: Float32Array; right: Float32Array } => {
  if (!sung) throw new RangeError('A song without vocals needs a song or an instrumental to follow.')
  return humChoir(request, sung)
}

/** Decibels an octave that the reference is brighter than usual. */
const tiltOf = ({ texture }: SongReading): number =>
  Math.max(-0.5, Math.min(0.4, (texture.brightnessHertz - 1900) / 2500))
