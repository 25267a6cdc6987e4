import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { PARAMETER_NAMES } from './draw-shape.ts'
import { PARAMETERS } from './parameters.ts'
import { parseIdentity } from './parse-identity.ts'
import { randomIdentity } from './random-identity.ts'
import { type RegionName, REGIONS } from './regions.ts'

const seeds = fc.integer({ min: 0, max: 0xffffffff })
const regionNames = fc.constantFrom(...(Object.keys(REGIONS) as RegionName[]))
const genders = fc.constantFrom('female' as const, 'male' as const)

const mean = (read: (seed: number) => number) =>
  Array.from({ length: 80 }, (_, seed) => read(seed)).reduce((sum, value) => sum + value, 0) / 80

describe('randomIdentity', () => {
  it('stays within every bound', () => {
    fc.assert(
      fc.property(
        seeds,
        genders,
        fc.integer({ min: -5, max: 130 }),
        fc.array(regionNames, { maxLength: 3 }),
        (seed, gender, ageYears, regions) => {
          const identity = randomIdentity(seed, { gender, ageYears, regions })
          expect(parseIdentity(structuredClone(identity))).toEqual(identity)
        },
      ),
      { numRuns: 300 },
    )
  })

  it('is the same for the same seed and differs for another', () => {
    fc.assert(
      fc.property(seeds, seeds, (first, second) => {
        expect(randomIdentity(first)).toEqual(randomIdentity(first))
        fc.pre(first !== second)
        expect(randomIdentity(first).shape).not.toEqual(randomIdentity(second).shape)
      }),
      { numRuns: 100 },
    )
  })

  it('keeps the face when a wish names something else', () => {
    const base = randomIdentity(11, { gender: 'female', ageYears: 30, regions: ['Latin American'] })
    const dressed = randomIdentity(11, {
      gender: 'female',
      ageYears: 30,
      regions: ['Latin American'],
      glasses: { style: 'round' },
    })
    expect(dressed).toEqual({ ...base, glasses: { ...base.glasses, style: 'round' } })
  })

  it('draws strangers: the mean distance of two faces is a good part of the bounds', () => {
    const people = Array.from({ length: 60 }, (_, seed) => randomIdentity(seed, { gender: 'female', ageYears: 28 }))
    const distances = people.flatMap((first, index) =>
      people.slice(index + 1).map((second) => {
        const squares = PARAMETER_NAMES.map((name) => {
          const { min, max } = PARAMETERS[name]
          return ((first.shape[name] - second.shape[name]) / (max - min)) ** 2
        })
        return Math.sqrt(squares.reduce((sum, value) => sum + value, 0) / squares.length)
      }),
    )
    expect(distances.reduce((sum, value) => sum + value, 0) / distances.length).toBeGreaterThan(0.15)
    expect(Math.min(...distances)).toBeGreaterThan(0.05)
  })

  it('makes men and women, young and old differ in the mean', () => {
    expect(mean((seed) => randomIdentity(seed, { gender: 'male' }).shape.jawWidth)).toBeGreaterThan(
      mean((seed) => randomIdentity(seed, { gender: 'female' }).shape.jawWidth),
    )
    expect(mean((seed) => randomIdentity(seed, { ageYears: 72 }).hair.grey)).toBeGreaterThan(0.5)
    expect(mean((seed) => randomIdentity(seed, { ageYears: 25 }).hair.grey)).toBeLessThan(0.02)
    expect(mean((seed) => randomIdentity(seed, { regions: ['West African'] }).shape.skinTone)).toBeGreaterThan(0.75)
    expect(mean((seed) => randomIdentity(seed, { regions: ['northern European'] }).shape.skinTone)).toBeLessThan(0.2)
  })
})
