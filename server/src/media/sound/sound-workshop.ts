import type { SOUND_TYPES } from '@visage/contract'
import type { Sound } from '@visage/studio/music'
import type { TaskHooks } from '@visage/studio/pool'
import type { MediaFile } from '../process/place-file.ts'

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

export type EncodeSongRequest = {
  /** Samples from -1 to 1. */
  left: Float32Array
  right: Float32Array
  sampleRate: number
  tags: SongTags
}

/** A song as it is played, and without loss. */
export type EncodedSong = { mp3: Uint8Array; flac: Uint8Array }

type SoundHooks = Pick<TaskHooks, 'signal'>

/**
 * Reads and writes sounds, each task in a process of its own with low priority, bounded memory and a time limit.
 * Every method
 * @throws SoundRefusedError for a file that cannot be used, with a sentence for the person who sent it;
 * SoundCrashError when the process died; the signal's reason when aborted.
 */
export type SoundWorkshop = {
  /** Decodes an MP3 or WAV to its end. Refuses another format, what cannot be decoded, and more than ten minutes. */
  probe: (sound: MediaFile, hooks?: SoundHooks) => Promise<SoundFacts>
  /** What the studio listens to: the first minute after any silence, at most two channels of 8 to 22.05 kHz. */
  decode: (sound: MediaFile, hooks?: SoundHooks) => Promise<Sound>
  /** MP3 of 320 kbit a second, and FLAC of 16 bits. */
  encode: (request: EncodeSongRequest, hooks?: SoundHooks) => Promise<EncodedSong>
  /** WAV of 16 bits in the sound's own rate, with its tags. */
  toWav: (sound: MediaFile, hooks?: SoundHooks) => Promise<Uint8Array>
  /** Ends all work at once and empties its folder. */
  close: () => Promise<void>
}
