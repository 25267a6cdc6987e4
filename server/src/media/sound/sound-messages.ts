import type { SongTags, SoundFacts } from './sound-workshop.ts'

/** Files of a task, in the folder that is the process's working directory. Samples are interleaved floats of 32 bits. */
export const SOUND_FILES = {
  input: 'input',
  samples: 'samples.f32',
  mp3: 'song.mp3',
  flac: 'song.flac',
  wav: 'song.wav',
} as const

export type SoundTask =
  | { kind: 'probe' }
  | { kind: 'decode' }
  | { kind: 'wav' }
  /** Two channels lie in the samples. */
  | { kind: 'encode'; sampleRate: number; tags: SongTags }

export type DecodedShape = { sampleRate: number; channels: number }

export type SoundResult = SoundFacts | DecodedShape | null
