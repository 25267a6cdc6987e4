import { blendIdentities } from './blend-identities.ts'
import type { Identity } from './identity.ts'
import { randomIdentity } from './random-identity.ts'

/** How much of a relative is the person, beside a stranger of about the same age and skin. */
const SHARE = 0.62
const YEARS_APART = [-5, -3, -2, 2, 3, 5] as const

/**
 * Somebody who could be a sister or brother: of the same gender and about the same age, near the person and not the
 * same. The same person and seed give the same relative, and two seeds two of them.
 * @param seed Any whole number; its lower 32 bits count.
 */
export const relativeOf = (identity: Identity, seed: number): Identity => {
  const { gender, age, shape } = identity
  const apart = YEARS_APART[Math.abs(seed) % YEARS_APART.length] ?? 0
  const ageYears = age + apart
  const stranger = randomIdentity(seed, { gender, ageYears, skinTone: shape.skinTone })
  const relative = blendIdentities([identity, stranger], [SHARE, 1 - SHARE])
  // What she wears, marks and a belly are her own and no family trait.
  const { beautyMark: _mark, scarSide: _side, ...unmarked } = relative
  const own = { ...unmarked, shape: { ...relative.shape, belly: stranger.shape.belly } }
  return { ...own, age: stranger.age, glasses: stranger.glasses, earrings: stranger.earrings, scar: stranger.scar }
}
