import { randomInt, randomUUID } from 'node:crypto'
import type { Hint, KindInput, SourceRef } from '@visage/contract'
import type { Sound, SongRequest } from '@visage/studio/music'
import { timbreOf } from '@visage/studio/talk'
import type { StudioPool } from '@visage/studio/pool'
import type { SongTags, SoundProcessor } from '../../media/sound/sound-processor.ts'
import { DIGITAL_SOURCE_TYPE } from '../../media/watermarks.ts'
import type { Recipe, Run } from '../engine.ts'
import { musicError } from '../refusals.ts'
import { findSpeaker, ownVoice } from '../tasks/speech.ts'
import { createRenderRecipe } from './render-recipe.ts'
import type { RenderHooks } from './render-recipe.ts'

const longestTitle = 60
const SECTION = /^\s*[[(].*[\])]\s*$/

/** The first line that is sung, without what comes after a title's length. */
const titleOf = (lyrics: string): string => {
  const line = lyrics.split('\n').find((each) => each.trim() !== '' && !SECTION.test(each)) ?? lyrics
  const words = line.trim()
  return words.length <= longestTitle ? words : `${words.slice(0, longestTitle).replace(/\s+\S*$/, '')} …`
}

/** What a song's file says of itself: that it was made by a program is part of it. */
const songTags = (lyrics: string): SongTags => ({
  title: titleOf(lyrics),
  artist: 'Visage',
  comment: 'AI-generated with Visage: melody, voice and instruments are synthesised.',
  software: 'Visage',
  DigitalSourceType: DIGITAL_SOURCE_TYPE,
})

const typicalSeconds = 15
/** Goes up when the same references and seed give other bytes than before. */
const SONG_VERSION = 1
const SEEDS = 2 ** 32
/** Of the whole work, where composing begins and ends; opening files comes before, writing them after. */
const COMPOSING = { from: 0.1, to: 0.93 }

/** Everything that a song's bytes depend on, decided once, so that another process makes the same. */
type MusicOperation = KindInput<'music'> & { renderId: string; seed: number } & Pick<SongRequest, 'timbre'>

/** Told where the voice that is kept with her belongs to an engine elsewhere. */
const NO_SINGER: Hint = {
  words: '',
  fate: 'missing',
  how: 'The voice that you keep for her talks cannot sing here: this is sung with the voice of her own.',
}

const isStrange = (singer: string | undefined) => singer !== undefined && !findSpeaker(singer)

/** Whose voice sings where no voice was given: the one that is kept with her, else the one that she always has. */
const readTimbre = async (
  { face, singer, voice, vocals }: KindInput<'music'>,
  run: Run,
): Promise<SongRequest['timbre']> => {
  if (face === undefined || voice || vocals === 'none') return undefined
  const source = await run.readSource({ from: 'asset', id: face })
  return timbreOf((singer === undefined ? undefined : findSpeaker(singer)) ?? ownVoice(source))
}

export type MusicTools = { pool: StudioPool; sounds: SoundProcessor }

type Listening = { sounds: SoundProcessor; run: Run; hooks: RenderHooks }

const listenTo = async ({ sounds, run, hooks }: Listening, ref: SourceRef | undefined): Promise<Sound | undefined> => {
  if (!ref) return undefined
  return sounds.decode(await run.readSource(ref), hooks)
}

/** A hum needs no band, and a band no voice. */
const readReferences = async (listening: Listening, { vocals, song, voice, instrumental }: MusicOperation) => {
  const heard = {
    song: await listenTo(listening, song),
    voice: await listenTo(listening, vocals === 'none' ? undefined : voice),
    instrumental: await listenTo(listening, vocals === 'hum' ? undefined : instrumental),
  }
  return Object.fromEntries(Object.entries(heard).filter(([, sound]) => sound !== undefined))
}

/** Songs from lyrics and references, played and sung by the studio. */
export const createMusicRecipe = ({ pool, sounds }: MusicTools): Recipe<'music', MusicOperation> =>
  createRenderRecipe({
    typicalSeconds,
    async decide(input, run) {
      const timbre = await readTimbre(input, run)
      return { ...input, renderId: randomUUID(), seed: randomInt(SEEDS), ...(timbre && { timbre }) }
    },
    async make(operation, hooks, run) {
      const { renderId: _, ...decided } = operation
      const { lyrics, vocals, seed, timbre, singer } = decided
      hooks.onProgress('Opening the files', 0)
      const onProgress = (stage: string, share: number) =>
        hooks.onProgress(stage, COMPOSING.from + (COMPOSING.to - COMPOSING.from) * share)
      const song = await readReferences({ sounds, run, hooks }, operation)
        .then((heard) =>
          pool.composeSong({ lyrics, vocals, seed, ...(timbre && { timbre }), ...heard }, { ...hooks, onProgress }),
        )
        .catch(musicError)
      const { left, right, sampleRate, durationSeconds, facts, hints } = song
      hooks.onProgress('Writing the file', COMPOSING.to)
      const { mp3, flac } = await sounds.encode({ left, right, sampleRate, tags: songTags(lyrics) }, hooks)
      return {
        artifact: {
          bytes: mp3,
          mimeType: 'audio/mpeg',
          width: null,
          height: null,
          durationSeconds,
          lossless: flac,
        },
        recipe: { ...decided, facts, songVersion: SONG_VERSION },
        facePrompt: null,
        identityScore: null,
        hints: [
          ...hints.map((how): Hint => ({ words: '', fate: 'changed', how })),
          ...(timbre && isStrange(singer) ? [NO_SINGER] : []),
        ],
      }
    },
  })
