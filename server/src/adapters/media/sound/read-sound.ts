import { SOUND_MESSAGES, SOUND_USES } from '@visage/contract'
import type { SoundUse } from '@visage/contract'
import type { MediaFile } from '../process/open-media-tasks.ts'
import { SoundRefusedError } from './sound-processor.ts'
import type { SoundFacts, SoundProcessor } from './sound-processor.ts'

type Reading = { file: MediaFile; use: SoundUse; signal: AbortSignal; refuse: (message: string) => Error }

const LENGTH_MESSAGES = {
  song: { short: SOUND_MESSAGES.tooShort, long: SOUND_MESSAGES.tooLong },
  speech: { short: SOUND_MESSAGES.recordingTooShort, long: SOUND_MESSAGES.recordingTooLong },
} as const

/** What is wrong with the length of a sound that is used so; nothing where that is fine. */
export const findLengthFault = (seconds: number, use: SoundUse): string | undefined => {
  const { leastSeconds, mostSeconds } = SOUND_USES[use]
  if (seconds <= leastSeconds) return LENGTH_MESSAGES[use].short
  return seconds > mostSeconds ? LENGTH_MESSAGES[use].long : undefined
}

/**
 * Looks into a sound that somebody sent to work from. What is no MP3 or WAV, too short or too long, or a recording in which
 * nothing can be heard, throws what `refuse` makes of the sentence for it.
 */
export const readSound = async (
  sounds: SoundProcessor,
  { file, use, signal, refuse }: Reading,
): Promise<Pick<SoundFacts, 'mimeType' | 'durationSeconds' | 'peaks'>> => {
  const { mimeType, durationSeconds, peaks } = await sounds.probe(file, { signal }).catch((error: unknown) => {
    throw error instanceof SoundRefusedError ? refuse(error.message) : error
  })
  const fault = findLengthFault(durationSeconds, use)
  if (fault !== undefined) throw refuse(fault)
  if (use === 'speech' && peaks.every((peak) => peak === 0)) throw refuse(SOUND_MESSAGES.recordingSilent)
  return { mimeType, durationSeconds, peaks }
}
