import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { blendIdentities } from './blend-identities.ts'
import { PARAMETER_NAMES } from './draw-shape.ts'
import type { Identity } from './identity.ts'
import { PARAMETERS } from './parameters.ts'
import { parseIdentity } from './parse-identity.ts'
import { identityFromName, randomIdentity } from './random-identity.ts'

const people = fc.integer({ min: 0, max: 0xffffffff }).map((seed) => randomIdentity(seed, { gender: 'male' }))

const distance = (first: Identity, second: Identity): number =>
  PARAMETER_NAMES.reduce((sum, name) => {
    const { min, max } = PARAMETERS[name]
    return sum + Math.abs(first.shape[name] - second.shape[name]) / (max - min)
  }, 0)

const blendNames = (...names: string[]) => blendIdentities(names.map((name) => identityFromName(name, 'female')))

describe('blendIdentities', () => {
  it('does not depend on the order', () => {
    fc.assert(
      fc.property(people, people, people, (a, b, c) => {
        const blend = blendIdentities([a, b, c])
        expect(blendIdentities([c, a, b])).toEqual(blend)
        expect(blendIdentities([b, a, c])).toEqual(blend)
      }),
      { numRuns: 50 },
    )
  })

  it('takes weights along when the order changes', () => {
    const [a, b] = [randomIdentity(1, { gender: 'female' }), randomIdentity(2, { gender: 'female' })]
    expect(blendIdentities([a, b], [3, 1])).toEqual(blendIdentities([b, a], [1, 3]))
    expect(distance(blendIdentities([a, b], [9, 1]), a)).toBeLessThan(distance(blendIdentities([a, b], [1, 9]), a))
  })

  it('stays within every bound', () => {
    fc.assert(
      fc.property(fc.array(people, { minLength: 1, maxLength: 5 }), (parents) => {
        const blend = blendIdentities(parents)
        expect(parseIdentity(blend)).toEqual(blend)
      }),
      { numRuns: 100 },
    )
  })

  it('shows each of three names: changing one changes the face', () => {
    const base = blendNames('Ada', 'Grace', 'Hedy')
    for (const other of [
      blendNames('Joan', 'Grace', 'Hedy'),
      blendNames('Ada', 'Joan', 'Hedy'),
      blendNames('Ada', 'Grace', 'Joan'),
    ]) {
      expect(distance(base, other)).toBeGreaterThan(1)
    }
  })

  it('is no bland mean: a blend is about as far from the mean face as its parents', () => {
    const parents = Array.from({ length: 90 }, (_, seed) => randomIdentity(seed, { gender: 'female', ageYears: 28 }))
    const center = blendIdentities(parents.map((parent) => parent)) // the mean of ninety people
    const blends = Array.from({ length: 30 }, (_, index) => blendIdentities(parents.slice(index * 3, index * 3 + 3)))
    const mean = (list: readonly Identity[]) =>
      list.reduce((sum, identity) => sum + distance(identity, center), 0) / list.length
    expect(mean(blends)).toBeGreaterThan(0.7 * mean(parents))
  })

  it('refuses weights that say nothing', () => {
    const person = randomIdentity(1)
    expect(() => blendIdentities([])).toThrow(RangeError)
    expect(() => blendIdentities([person, person], [1])).toThrow(/one weight/)
    expect(() => blendIdentities([person], [0])).toThrow(/one weight/)
    expect(() => blendIdentities([person, person], [2, -1])).toThrow(/one weight/)
  })
})

describe('identityFromName', () => {
  it('forgives case, accents, spaces and punctuation', () => {
    expect(identityFromName('  Zoë  Saldaña ', 'female')).toEqual(identityFromName('zoe saldana', 'female'))
    expect(identityFromName('O’Brien', 'male')).toEqual(identityFromName("o'brien", 'male'))
  })

  it('gives other people for other names and genders, in any script', () => {
    expect(identityFromName('Ana', 'female').shape).not.toEqual(identityFromName('Anna', 'female').shape)
    expect(identityFromName('Kim', 'female').gender).toBe('female')
    expect(identityFromName('Kim', 'male').gender).toBe('male')
    expect(identityFromName('王芳', 'female').shape).not.toEqual(identityFromName('李娜', 'female').shape)
    expect(identityFromName('🙂', 'male').shape).not.toEqual(identityFromName('🙃', 'male').shape)
  })
})
