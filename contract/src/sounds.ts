// Apart from all schemas: the process that looks into a sound reads this alone.

/** Bytes of a sound to work from, and the seconds that it has at most and that it has to be longer than. */
export const MAX_SOUND = { bytes: 25 * 1024 * 1024, seconds: 600 } as const
export const MIN_SOUND_SECONDS = 15
/** What a sound may be brought in for, and how many seconds it has then: more than the least, and no more than the most. */
export const SOUND_USES = {
  song: { leastSeconds: MIN_SOUND_SECONDS, mostSeconds: MAX_SOUND.seconds },
  speech: { leastSeconds: 1, mostSeconds: 60 },
} as const
export type SoundUse = keyof typeof SOUND_USES
/** What programs call MP3 and WAV; the bytes decide, not the name. */
export const SOUND_TYPES = [
  'audio/mpeg',
  'audio/mp3',
  'audio/wav',
  'audio/x-wav',
  'audio/wave',
  'audio/vnd.wave',
] as const

/** What is told of a sound that cannot be used. */
export const SOUND_MESSAGES = {
  songMissing: 'Song file is required.',
  format: 'File must be .wav or .mp3 format',
  tooShort: 'File must be longer than 15 seconds',
  tooLong: 'File must be at most 10 minutes long',
  recordingTooShort: 'A recording has to be longer than a second.',
  recordingTooLong: 'A recording may last 60 seconds at most. Please use a shorter one.',
  recordingSilent: 'Nothing can be heard in this recording. Please bring another one.',
  unreadable: 'Error reading file',
} as const
