import type { Gender, Identity } from './identity.ts'
import { readPrompt, type Understood } from './prompt/read-prompt.ts'
import { normalizeText } from './prompt/tokenize.ts'
import { randomIdentity } from './random-identity.ts'
import { hashText } from './repeatable-draw.ts'

export type DescribedIdentity = {
  identity: Identity
  /** What the words were taken to mean, ages first, then in the order of the prompt. */
  understood: Understood[]
  /** Words that changed nothing, so that a user can be told. */
  unknownWords: string[]
}

/**
 * The person a description asks for. What it leaves open is drawn by chance from the text itself, so the same
 * text gives the same person; letter case, accents and spaces do not matter.
 * Any string is safe; an empty one gives a person by chance.
 * @param options.seed Draws the open parts from this seed instead: the same description, another person.
 */
export function identityFromText(prompt: string, gender: Gender, options: { seed?: number } = {}): DescribedIdentity {
  const { person, understood, unknownWords } = readPrompt(prompt)
  const seed = options.seed ?? hashText(`${gender}:${normalizeText(prompt)}`)
  return { identity: randomIdentity(seed, { ...person, gender }), understood, unknownWords }
}
