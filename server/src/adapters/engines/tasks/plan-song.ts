import type { KindInput, SourceRef, Vocals } from '@visage/contract'
import type { Sound } from '@visage/studio/music'
import type { SoundProcessor } from '../../media/sound/sound-processor.ts'
import type { Run } from '../engine.ts'
import { musicError } from '../refusals.ts'
import { SONG_LANGUAGES } from './task-request.ts'
import type { TaskRequest } from './task-request.ts'

/** What is heard in a reference; the root of its key in semitones above C, its tempo in beats a minute. */
type Heard = { tempo: number; meter: number; harmony: { root: number; mode: string }; genre: string; mood: string }

type Sounds = Pick<SoundProcessor, 'decode' | 'speak'>
type Listen<Result> = (sound: Sound, hooks: { signal: AbortSignal }) => Promise<Result>

/** What a reference is listened to with. */
export type ListeningTools = {
  sounds: Sounds
  pool: { listen: Listen<Heard>; listenToVoice: Listen<{ medianHertz: number }> }
}

type SongPlan = Pick<TaskRequest, 'prompt' | 'song' | 'files'>

const ROOTS = ['C', 'C#', 'D', 'D#', 'E', 'F', 'F#', 'G', 'G#', 'A', 'A#', 'B'] as const

/** Of the style, what the vocals add to it; and what stands in the place of the lyrics. */
const VOCAL_TEXTS: Record<Vocals, { style: string; lyrics: (lyrics: string) => string }> = {
  words: { style: 'clear lead vocals', lyrics: (lyrics) => `[verse]\n${lyrics}` },
  hum: { style: 'a cappella, wordless humming, no instruments', lyrics: () => '[humming]' },
  none: { style: 'instrumental, no vocals', lyrics: () => '[instrumental]' },
}

type Music = KindInput<'music'>

/**
 * The references that models tell apart. By their rules a voice alone makes a hum and an instrumental alone a track
 * without vocals, so nothing else is given for these.
 */
const REFERENCES: Record<Vocals, (input: Music) => TaskRequest['files']> = {
  words: ({ song, voice, instrumental }) => ({ song, ...(voice && { voice }), ...(instrumental && { instrumental }) }),
  hum: ({ song, voice }) => ({ voice: voice ?? song }),
  none: ({ song, instrumental }) => ({ instrumental: instrumental ?? song }),
}

const length = { least: 30, most: 120, charactersPerSecond: 6 } as const

const secondsFor = (lyrics: string): number =>
  Math.min(length.most, Math.max(length.least, Math.round(lyrics.length / length.charactersPerSecond)))

const listenTo = async <Result>(ref: SourceRef, run: Run, how: { sounds: Sounds; listen: Listen<Result> }) => {
  const { signal } = run
  const source = await run.readSource(ref)
  return how.sounds
    .decode(source, { signal })
    .then((sound) => how.listen(sound, { signal }))
    .catch(musicError)
}

/** Most men speak and sing below it, most women above. */
const voicesPartHertz = 165

/** Whose voice sings, as far as words can say it; nothing where none sings, or no voice was given. */
const voiceText = async ({ vocals, voice }: Music, run: Run, { sounds, pool }: ListeningTools): Promise<string[]> => {
  if (vocals === 'none' || !voice) return []
  const { medianHertz } = await listenTo(voice, run, { sounds, listen: pool.listenToVoice })
  return [medianHertz < voicesPartHertz ? 'male voice' : 'female voice']
}

const usualLanguage = 'en'
/** Malay and Indonesian are too alike to be told apart by a few lines of lyrics. */
const NEARLY: Readonly<Record<string, string>> = { ms: 'id' }
const HEADING = /^\s*[[(].*[\])]\s*$/gm

/** The language of lyrics by their script and words; English where that is not sure, or no model is told to sing it. */
export const languageOf = async (lyrics: string): Promise<string> => {
  // Its data are large: only songs load them.
  const { eld } = await import('eld/small')
  const found = eld.detect(lyrics.replaceAll(HEADING, ''))
  const language = NEARLY[found.language] ?? found.language
  return found.isReliable() && SONG_LANGUAGES.includes(language) ? language : usualLanguage
}

/** A song of its own in the tempo, key, genre and mood of its reference, sung by a voice like the one that was given. */
export const planSong = async (input: Music, run: Run, tools: ListeningTools): Promise<SongPlan> => {
  const { sounds, pool } = tools
  const { tempo, meter, harmony, genre, mood } = await listenTo(input.song, run, { sounds, listen: pool.listen })
  const { style, lyrics } = VOCAL_TEXTS[input.vocals]
  const voice = await voiceText(input, run, tools)
  const key = `${ROOTS[harmony.root]} ${harmony.mode}`
  return {
    prompt: [genre, mood, style, ...voice, `${Math.round(tempo)} bpm`, key, 'clean studio production'].join(', '),
    song: {
      lyrics: lyrics(input.lyrics),
      vocals: input.vocals,
      ...(input.face !== undefined && !input.voice && input.vocals !== 'none' && { isInHerVoice: true }),
      language: await languageOf(input.lyrics),
      tempo: Math.round(tempo),
      meter: String(meter),
      key,
      seconds: secondsFor(input.lyrics),
    },
    files: { sound: input.voice ?? input.song, ...REFERENCES[input.vocals](input) },
  }
}
