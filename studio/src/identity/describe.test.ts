import fc from 'fast-check'
import { expect, it, describe as suite } from 'vitest'
import { colorDistance } from '../image/oklab.ts'
import { identityFromText } from '../prompt/from-text.ts'
import { describe } from './describe.ts'
import type { Identity } from './identity.ts'
import { randomIdentity } from './random-identity.ts'

/** The main traits in which a person read back from its description differs from the person described. */
const listLost = (identity: Identity, back: Identity): string[] => {
  const hasOneHairColor = identity.hair.grey < 0.2 && identity.hair.style !== 'bald'
  const kept: Record<string, boolean> = {
    age: back.age === identity.age,
    'hair style': back.hair.style === identity.hair.style,
    'hair color': !hasOneHairColor || colorDistance(back.hair.color, identity.hair.color) < 0.08,
    beard: back.beard.style === identity.beard.style,
    skin: Math.abs(back.shape.skinTone - identity.shape.skinTone) < 0.1,
    eyes: colorDistance(back.eyeColor, identity.eyeColor) < 0.1,
    glasses: identity.glasses.style === 'none' || back.glasses.style === identity.glasses.style,
    earrings: identity.earrings.style === 'none' || back.earrings.style === identity.earrings.style,
    freckles: identity.shape.freckles <= 0.2 || back.shape.freckles > 0.2,
    stature: Math.abs(identity.shape.stature) < 0.66 || back.shape.stature * identity.shape.stature > 0,
    build: Math.abs(identity.shape.build) < 0.66 || back.shape.build * identity.shape.build > 0,
  }
  return Object.keys(kept).filter((trait) => !kept[trait])
}

suite('the description of an identity', () => {
  it('reads back to the same main traits', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 0xffffffff }), fc.integer({ min: 18, max: 75 }), (seed, ageYears) => {
        const identity = randomIdentity(seed, { ageYears })
        const text = describe(identity)
        const { identity: back, hints } = identityFromText(text, identity.gender)
        const untold = hints.filter(({ fate }) => fate === 'missing')
        expect({ text, lost: listLost(identity, back), untold }).toEqual({ text, lost: [], untold: [] })
      }),
      { numRuns: 300, examples: [[2384211871, 35]] },
    )
  })

  it('is fluent', () => {
    const prompt = '18-year-old woman, auburn bun, blue eyes, freckles, red lipstick'
    const { identity } = identityFromText(prompt, 'female', { seed: 5 })
    expect(describe(identity)).toMatch(
      /^An 18-year-old woman with .* auburn hair in a bun, blue eyes.*\. She has .*freckles.*red lipstick.*\.$/,
    )
  })
})
