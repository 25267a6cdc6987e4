import type { Sound } from '../dsp/sound.ts'
import { classifyGenre, measureEnergy, moodOf } from './classify-genre.ts'
import type { Genre, Mood } from './classify-genre.ts'
import { findBeats } from './find-beats.ts'
import { findHarmony, sumOverBeats } from './find-harmony.ts'
import type { Harmony } from './find-harmony.ts'
import { findMeter } from './find-meter.ts'
import type { Meter } from './find-meter.ts'
import { findOnsets } from './find-onsets.ts'
import { measureChroma } from './measure-chroma.ts'
import { measureTexture } from './measure-texture.ts'
import type { Texture } from './measure-texture.ts'
import { prepareReference } from './prepare-reference.ts'

/** What is read from a reference. */
export type SongReading = {
  /** Beats a minute, 70 to 170. */
  tempo: number
  /** Half or double of it where the reference can just as well be counted so, else null. */
  alternativeTempo: number | null
  meter: Meter
  harmony: Harmony
  texture: Texture
  genre: Genre
  mood: Mood
  /** 0 calm to 1 driving. */
  energy: number
}

const LONGEST_SECONDS = 45

/** @throws UnusableSoundError for silence and for rates outside 8 to 96 kHz. */
export const analyseSong = (sound: Sound): SongReading => {
  const prepared = prepareReference(sound, LONGEST_SECONDS)
  const onsets = findOnsets(prepared.samples, prepared.highestHertz)
  const { tempo, alternative, times } = findBeats(onsets)
  const beats = sumOverBeats(measureChroma(prepared.samples), times)
  const meter = findMeter(onsets, beats)
  const harmony = findHarmony(onsets, beats, meter)
  const texture = measureTexture(prepared, { onsets, beats: times, downbeat: harmony.downbeat, meter })
  const evidence = { tempo, meter, texture }
  const energy = measureEnergy(evidence)
  const genre = classifyGenre(evidence)
  return {
    tempo,
    alternativeTempo: alternative,
    meter,
    harmony,
    texture,
    genre,
    mood: moodOf(harmony.mode, energy),
    energy,
  }
}
