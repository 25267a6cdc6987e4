import { SOUND_MESSAGES } from '@visage/contract/sounds'
import type { SOUND_TYPES } from '@visage/contract/sounds'
import type { Sound } from '@visage/studio/music'
import type { TaskHooks } from '@visage/studio/pool'
import type { SpeechRequest } from '@visage/studio/speech'
import type { TimedWord } from '@visage/studio/talk'
import type { MediaFile } from '../process/open-media-tasks.ts'

/** Two channels with the samples of each moment side by side. */
export const interleaved = (left: Float32Array, right: Float32Array, from: number, to: number): Float32Array => {
  const both = new Float32Array(2 * (to - from))
  for (let at = from; at < to; at++) {
    both[2 * (at - from)] = left[at] ?? 0
    both[2 * (at - from) + 1] = right[at] ?? 0
  }
  return both
}

/** The floats that a file of samples holds. */
export const readFloats = (bytes: Uint8Array): Float32Array =>
  new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength))

/** The process that worked on a sound died or took too long. The job failed, the server did not. */
export class SoundCrashError extends Error {
  override name = 'SoundCrashError'
}

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
  | { kind: 'speak'; request: SpeechRequest }

export type DecodedShape = { sampleRate: number; channels: number }

/** What was said, without its sound. */
export type SpokenFacts = { words: TimedWord[]; durationSeconds: number }

export type SoundResult = SoundFacts | DecodedShape | SpokenFacts | null

type SoundRefusal = 'unreadable' | 'format' | 'tooLong'

export const isSoundRefusal = (value: unknown): value is SoundRefusal =>
  value === 'unreadable' || value === 'format' || value === 'tooLong'

/** A sound that cannot be worked on. Its message is fit to be shown. */
export class SoundRefusedError extends Error {
  override name = 'SoundRefusedError'
  readonly reason: SoundRefusal

  constructor(reason: SoundRefusal, options?: ErrorOptions) {
    super(SOUND_MESSAGES[reason], options)
    this.reason = reason
  }
}

export type SoundFacts = {
  mimeType: Extract<(typeof SOUND_TYPES)[number], 'audio/mpeg' | 'audio/wav'>
  /** Counted, as headers may lie. */
  durationSeconds: number
  sampleRate: number
  channels: number
  /** The loudest of each of 200 equal parts, 0 to 100, to draw it with. */
  peaks: number[]
}

/** Written into a song's file, where players and archives look for it; names are FFmpeg's, others are kept as they are. */
export type SongTags = { title: string; artist: string; comment: string } & Record<string, string>

type EncodeSongRequest = {
  /** Samples from -1 to 1. */
  left: Float32Array
  right: Float32Array
  sampleRate: number
  tags: SongTags
}

/** A song as it is played, and without loss. */
type EncodedSong = { mp3: Uint8Array; flac: Uint8Array }

/** A script as it is heard, with the times of its words. */
type SpokenSound = SpokenFacts & { mp3: Uint8Array }

type SoundHooks = Pick<TaskHooks, 'signal'>

/**
 * Reads and writes sounds, each task in a process of its own with low priority, bounded memory and a time limit.
 * Every method
 * @throws SoundRefusedError for a file that cannot be used, with a sentence for the person who sent it;
 * SoundCrashError when the process died; the signal's reason when aborted.
 */
export type SoundProcessor = {
  /** Decodes an MP3 or WAV to its end. Refuses another format, what cannot be decoded, and more than ten minutes. */
  probe: (sound: MediaFile, hooks?: SoundHooks) => Promise<SoundFacts>
  /** What the studio listens to: the first minute after any silence, at most two channels of 8 to 22.05 kHz. */
  decode: (sound: MediaFile, hooks?: SoundHooks) => Promise<Sound>
  /** MP3 of 320 kbit a second, and FLAC of 16 bits. */
  encode: (request: EncodeSongRequest, hooks?: SoundHooks) => Promise<EncodedSong>
  /** Writes a WAV of 16 bits in the sound's own rate, with its tags, at `path`: it is too large for memory. */
  toWav: (sound: MediaFile, wanted: SoundHooks & { path: string }) => Promise<void>
  /**
   * Says a script: -16 LUFS, MP3 of 128 kbit a second.
   * @throws SpeechError for what cannot be said, with a sentence for the person who wrote it.
   */
  speak: (request: SpeechRequest, hooks?: SoundHooks) => Promise<SpokenSound>
  /** Ends all work at once and empties its folder. */
  close: () => Promise<void>
}
