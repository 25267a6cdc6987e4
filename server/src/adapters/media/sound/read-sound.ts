import { MIN_SOUND_SECONDS, SOUND_MESSAGES } from '@visage/contract'
import type { MediaFile } from '../process/open-media-tasks.ts'
import { SoundRefusedError } from './sound-processor.ts'
import type { SoundFacts, SoundProcessor } from './sound-processor.ts'

type Reading = { file: MediaFile; signal: AbortSignal; refuse: (message: string) => Error }

/**
 * Looks into a sound that somebody sent to make songs from. What is no MP3 or WAV, or too short or too long, throws
 * what `refuse` makes of the sentence for it.
 */
export const readSound = async (
  sounds: SoundProcessor,
  { file, signal, refuse }: Reading,
): Promise<Pick<SoundFacts, 'mimeType' | 'durationSeconds' | 'peaks'>> => {
  const { mimeType, durationSeconds, peaks } = await sounds.probe(file, { signal }).catch((error: unknown) => {
    throw error instanceof SoundRefusedError ? refuse(error.message) : error
  })
  if (durationSeconds <= MIN_SOUND_SECONDS) throw refuse(SOUND_MESSAGES.tooShort)
  return { mimeType, durationSeconds, peaks }
}
