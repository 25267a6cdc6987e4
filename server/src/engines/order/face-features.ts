import type { KindInput } from '@visage/contract'
import { blendIdentities, describe, identityFromName } from '@visage/studio/identity'

/** What becomes of the names of celebrities: attributes of a new person, or names as they were typed. */
export type CelebrityNames = 'attributes' | 'names'

/**
 * What a face looks like, in words. Names turn into attributes unless the operator opted out: each stands for a made-up
 * person of its own, and those are blended, so that no model is asked for anybody's likeness.
 */
export const faceFeatures = (input: KindInput<'face'>, celebrityNames: CelebrityNames): string => {
  if (input.mode === 'prompt') return input.prompt
  const { names, gender } = input
  if (celebrityNames === 'names') return `A new person who blends features of ${names.join(', ')}`
  return describe(blendIdentities(names.map((name) => identityFromName(name, gender))))
}
