import type { KindInput, KindName } from '@visage/contract'
import { describe } from '@visage/studio/person'
import { DesignError, parseDesign } from '@visage/studio/scene'
import type { Design } from '@visage/studio/scene'

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

/** What is asked for without having been typed: a design, in words. */
export const wordsOfDesign = (kind: KindName, input: KindInput<KindName>): string[] => {
  const design = kind === 'face' ? designOf(input as KindInput<'face'>) : undefined
  return design ? [describe(design.identity)] : []
}
