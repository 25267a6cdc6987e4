import { UnusableSoundError } from '@visage/studio/music-references'
import { SoundRefusedError } from '../../media/sound/sound-refused-error.ts'
import { refuse } from './saved-person.ts'

/** Throws on what went wrong with a reference; what its owner can mend becomes a refusal with a sentence. */
export const musicError = (error: unknown): never => {
  if (error instanceof SoundRefusedError || error instanceof UnusableSoundError)
    throw refuse('Invalid Audio. Please enter a proper Audio.', error)
  throw error
}
