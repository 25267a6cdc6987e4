import { FaceNotFoundError } from '@visage/studio/swap'
import { ClipRefusedError } from '../../media/clip/clip-refused-error.ts'
import { refuse } from './saved-person.ts'

/** Throws on what went wrong with a clip; what its owner can mend becomes a refusal with a sentence. */
export const clipError = (error: unknown): never => {
  if (error instanceof FaceNotFoundError)
    throw refuse('There is no face to be seen in this video. Please use one that shows a face clearly.', error)
  if (error instanceof ClipRefusedError) throw refuse(error.message, error)
  throw error
}
