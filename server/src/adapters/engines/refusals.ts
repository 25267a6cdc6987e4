import { FaceNotFoundError, SpeechError, UnusableSoundError } from '@visage/studio/pool'
import { KINDS } from '@visage/contract'
import { ClipRefusedError } from '../media/clip/clip-processor.ts'
import { SoundRefusedError } from '../media/sound/sound-processor.ts'
import { EngineError } from './engine.ts'

/** Told where a model draws one person alone. */
export const ONE_PERSON =
  'What makes this picture shows one person at a time. Please take the second one out, or choose another quality.'

export const refuse = (message: string, cause?: unknown): EngineError =>
  new EngineError(message, { reason: 'refused', retryable: false, cause })

/** What this engine cannot make and another one may; told where there is no other one. */
export const refuseHere = (message: string): EngineError =>
  new EngineError(message, { reason: 'refused', retryable: true, onlyElsewhere: true })

/** Told of a face that neither its maker nor its words can be drawn from. */
export const NO_DESCRIPTION = 'This face has no description to work from. Please choose another face.'

export const TOO_LARGE = 'This file is too large for the engine. Please use a smaller one.'

/** Throws on what went wrong with a clip; what its owner can mend becomes a refusal with a sentence. */
export const clipError = (error: unknown): never => {
  if (error instanceof FaceNotFoundError)
    throw refuse('There is no face to be seen in this video. Please use one that shows a face clearly.', error)
  if (error instanceof ClipRefusedError) throw refuse(error.message, error)
  throw error
}

/** Throws on what went wrong with a talk; what its owner can mend becomes a refusal with a sentence. */
export const talkError = (error: unknown): never => {
  if (error instanceof SpeechError || error instanceof SoundRefusedError) throw refuse(error.message, error)
  if (error instanceof FaceNotFoundError) throw refuse(error.message, error)
  return clipError(error)
}

/** Throws on what went wrong with a reference; what its owner can mend becomes a refusal with a sentence. */
export const musicError = (error: unknown): never => {
  if (error instanceof SoundRefusedError || error instanceof UnusableSoundError)
    throw refuse(KINDS.music.failureText, error)
  throw error
}
