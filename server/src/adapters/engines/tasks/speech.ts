import type { Voice as ListedVoice } from '@visage/contract'
import { findVoice, readScript, VOICES, voiceFor } from '@visage/studio/talk'
import type { ReadScript, Voice } from '@visage/studio/talk'
import { identityFromText, parseIdentity } from '@visage/studio/person'
import type { Source } from '../engine.ts'

/** What a script comes to when it is said. */
export const readWords = (script: string, pace: number): Omit<ReadScript, 'phrases'> => {
  const { phrases: _, ...facts } = readScript(script, { pace })
  return facts
}

/** The voices that can be chosen, whichever engine moves the lips. */
export const SPEAKERS: readonly ListedVoice[] = VOICES.map(({ id, label, gender, manner }) => ({
  name: id,
  label,
  gender,
  manner,
}))

/** A voice of the list; undefined for a name that none of them has. */
export const findSpeaker = (name: string): Voice | undefined => findVoice(name)?.voice

/** Whose voice nobody can tell. */
const STRANGER = 'A friendly person'

/** The voice that the person of a picture always has: by their identity, or by the words that they were made from. */
export const ownVoice = ({ recipe, facePrompt, gender }: Pick<Source, 'recipe' | 'facePrompt' | 'gender'>): Voice =>
  voiceFor(
    recipe?.identity ? parseIdentity(recipe.identity) : identityFromText(facePrompt ?? STRANGER, gender ?? 'female').identity,
  )
