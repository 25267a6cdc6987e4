import type { KindInput, KindName } from '@visage/contract'
import { blendIdentities, describe, identityFromName, identityFromText } from '@visage/studio/person'
import { describeDesign, DesignError, parseDesign, portraitSceneFor } from '@visage/studio/scene'
import type { Design, DesignWords } from '@visage/studio/scene'

/** What a call carries as a design, or a sentence that says what is wrong with it. */
export const findDesign = (json: unknown): Design | { fault: string } => {
  try {
    return parseDesign(json)
  } catch (error) {
    if (!(error instanceof DesignError)) throw error
    return { fault: `This design cannot be used: ${error.message} Please reload the page and shape the face again.` }
  }
}

/** The design that a face is asked for with; undefined where only words or names are. */
export const designOf = (input: KindInput<'face'>): Design | undefined =>
  input.mode === 'relative' || !input.design ? undefined : parseDesign(input.design)

type Typed = Exclude<KindInput<'face'>, { mode: 'relative' }>

/** Whom the words or the names of a face stand for, and how they are shown. */
export const typedPerson = (input: Typed): Required<Design> => {
  if (input.mode === 'prompt') return identityFromText(input.prompt, input.gender)
  const identity = blendIdentities(input.names.map((name) => identityFromName(name, input.gender)))
  return { identity, scene: portraitSceneFor(identity, identity.seed) }
}

/** A design with its portrait, and in words what was not typed of it. */
export type ToldDesign = Required<Design> & { words: DesignWords }

/** The design of a face with all that is not typed of it; undefined where only words or names are. */
export const tellDesign = (input: Typed): ToldDesign | undefined => {
  const design = designOf(input)
  if (!design) return undefined
  const typed = typedPerson(input)
  return { identity: design.identity, scene: design.scene ?? typed.scene, words: describeDesign(typed, design) }
}

/** What is asked for without having been typed: a design, in all words that are told of it. */
export const wordsOfDesign = (kind: KindName, asked: KindInput<KindName>): string[] => {
  const input = asked as KindInput<'face'>
  const design = kind !== 'face' || input.mode === 'relative' ? undefined : tellDesign(input)
  if (!design) return []
  const { person, view } = design.words
  return [describe(design.identity), ...person, ...Object.values(view).filter((words) => words !== null)]
}
