import { identityFromText, parseIdentity } from '@visage/studio/person'
import type { Identity } from '@visage/studio/person'
import type { Run, Source } from '../engine.ts'
import { NO_DESCRIPTION, refuse } from '../refusals.ts'

/** A saved face and the person that it shows. */
export type SavedPerson = {
  identity: Identity
  /** The id of the saved face; the result is compared with it. */
  face: string
}

/**
 * The person of a saved face: as the studio keeps it, or read from its description when another engine made it.
 * Throws an `EngineError` for a face without either.
 */
export const identityOf = ({ recipe, facePrompt, gender }: Source): Identity => {
  if (recipe?.identity) return parseIdentity(recipe.identity)
  if (!facePrompt || !gender) throw refuse(NO_DESCRIPTION)
  return identityFromText(facePrompt, gender).identity
}

/** Throws an `EngineError` for a face that is gone or cannot be worked from. */
export const readSavedPerson = async (run: Run, face: string): Promise<SavedPerson> => ({
  identity: identityOf(await run.readSource({ from: 'asset', id: face })),
  face,
})
