import type { ClothCategory, LexiconEntry, SourceRef, Tone, Vocals } from '@visage/contract'
import type { Design } from '@visage/studio/scene'
import type { Cue, Voice } from '@visage/studio/talk'
import type { JobSourceRef } from '../engine.ts'

/** What is asked of a model, however it is reached. A kind can lead to several of them. */
export const TASKS = [
  'face',
  'design',
  'portrait',
  'swap',
  'variation',
  'video-swap',
  'cloth',
  'motion',
  'music',
  'talk',
  'speech',
  'dub',
] as const
export type Task = (typeof TASKS)[number]
/** What an engine may lack. Of a talk the studio speaks or draws in its place; a design is then told in words alone. */
export const OPTIONAL_TASKS: readonly Task[] = ['design', 'talk', 'speech', 'dub']

/**
 * What a file is for. Likenesses are more pictures of the face, for models that take several: the first is the best, and each
 * shows another side. Of two garments that are
 * worn together, `bottom` is the lower one; `other` is the face of the second person of two. Of a song, `sound` is the one reference of models that take a single one; `song`, `voice` and
 * `instrumental` are those of models that tell them apart.
 */
export const LIKENESS_ROLES = ['likeness', 'likeness2', 'likeness3'] as const
export const FILE_ROLES = [
  'face',
  ...LIKENESS_ROLES,
  'other',
  'picture',
  'garment',
  'bottom',
  'video',
  'sound',
  'song',
  'voice',
  'instrumental',
] as const
export type FileRole = (typeof FILE_ROLES)[number]

/** The languages that song models are told to sing in, as ISO 639-1 names them. */
export const SONG_LANGUAGES = 'en ja zh es de fr pt ru it nl pl tr vi cs fa id ko uk hu ar sv ro el'.split(
  ' ',
) as readonly string[]

/** What a song is to be like, beside its style in words. */
export type SongParameters = {
  lyrics: string
  vocals: Vocals
  /** Whether an influencer's own voice was to sing it, which no model elsewhere has. */
  isInHerVoice?: boolean
  /** One of {@link SONG_LANGUAGES}. */
  language: string
  /** Beats a minute. */
  tempo: number
  /** Beats of a bar. */
  meter: string
  /** Such as `E minor`. */
  key: string
  seconds: number
}

/** What is said and how, decided once: plain JSON. */
export type PlannedSpeech = {
  script: string | null
  sound: SourceRef | null
  voice: Voice
  pace: number
  /** How single words are said; absent in what was planned before there was one. */
  lexicon?: LexiconEntry[]
  /** A voice of an engine's own, where one is chosen: what it is called there. */
  speaker?: { engine: string; name: string }
}

/** What is said and how long that takes; what a model hears is the studio's own speech, or a recording. */
type TalkParameters = PlannedSpeech & {
  tone: Tone
  seconds: number
  /** Whether the words are to be written into the clip; absent in what was planned before that was told. */
  subtitles?: boolean
  /** What was chosen that the model which speaks knows nothing of. */
  untaken?: ('tone' | 'pace')[]
  /** The subtitles, once it has been said; none of a recording. */
  cues: Cue[]
}

/** What any model may be told of a task, beside its files. */
export const TASK_VALUES = [
  'prompt',
  'negativePrompt',
  'seed',
  'width',
  'height',
  'frames',
  'framesPerSecond',
  'lyrics',
  'tempo',
  'meter',
  'key',
  'seconds',
  'script',
  'speaker',
  'pace',
] as const

/** A design, and what is asked of a model that is shown it. */
export type DrawnDesign = Required<Design> & { prompt: string }

/** Everything that a result depends on, decided once and saved with the job: plain JSON. */
export type TaskRequest = {
  task: Task
  prompt: string
  negativePrompt: string
  /** 0 to 2^48. */
  seed: number
  /** Pixels, multiples of 32. */
  width: number
  height: number
  /** Of a video that is worked on or made; 1 for a picture. */
  frames: number
  framesPerSecond: number
  /** Whether it is to look drawn: a network that knows photographs then says little of whose face it is. */
  isDrawn?: boolean
  /** What a garment is worn as. */
  category: ClothCategory | null
  song: SongParameters | null
  talk: TalkParameters | null
  /** Of a face: the person as shaped by hand, drawn for models that take pictures. */
  design?: DrawnDesign
  files: Partial<Record<FileRole, JobSourceRef>>
  /** The id of the saved face that the result is compared with. */
  face: string | null
  /** What the result is described as to later prompts. */
  facePrompt: string | null
}
