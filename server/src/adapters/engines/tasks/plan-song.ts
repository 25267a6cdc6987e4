import type { KindInput, Vocals } from '@visage/contract'
import type { Sound } from '@visage/studio/music'
import type { SoundProcessor } from '../../media/sound/sound-processor.ts'
import type { Run } from '../engine.ts'
import { musicError } from '../refusals.ts'
import type { TaskRequest } from './task-request.ts'

/** What is heard in a reference; the root of its key in semitones above C, its tempo in beats a minute. */
type Heard = { tempo: number; meter: number; harmony: { root: number; mode: string }; genre: string; mood: string }

/** What a reference is listened to with. */
export type ListeningTools = {
  sounds: Pick<SoundProcessor, 'decode'>
  pool: { listen: (sound: Sound, hooks: { signal: AbortSignal }) => Promise<Heard> }
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

const listen = async ({ song }: Music, run: Run, { sounds, pool }: ListeningTools): Promise<Heard> => {
  const { signal } = run
  const source = await run.readSource(song)
  return sounds
    .decode(source, { signal })
    .then((sound) => pool.listen(sound, { signal }))
    .catch(musicError)
}

/** A song in the tempo, key, genre and mood of its reference, with the timbre of the voice where one is given. */
export const planSong = async (input: Music, run: Run, tools: ListeningTools): Promise<SongPlan> => {
  const { tempo, meter, harmony, genre, mood } = await listen(input, run, tools)
  const { style, lyrics } = VOCAL_TEXTS[input.vocals]
  const key = `${ROOTS[harmony.root]} ${harmony.mode}`
  return {
    prompt: [genre, mood, style, `${Math.round(tempo)} bpm`, key, 'clean studio production'].join(', '),
    song: {
      lyrics: lyrics(input.lyrics),
      tempo: Math.round(tempo),
      meter: String(meter),
      key,
      seconds: secondsFor(input.lyrics),
    },
    files: { sound: input.voice ?? input.song, ...REFERENCES[input.vocals](input) },
  }
}
