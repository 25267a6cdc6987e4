import { expect, it } from 'vitest'
import { PARAMETER_NAMES } from './draw-shape.ts'
import type { Identity } from './identity.ts'
import { PARAMETERS } from './parameters.ts'
import { parseIdentity } from './parse-identity.ts'
import { randomIdentity } from './random-identity.ts'
import { relativeOf } from './relative-of.ts'

const distance = (first: Identity, second: Identity): number =>
  PARAMETER_NAMES.reduce((sum, name) => {
    const { min, max } = PARAMETERS[name]
    return sum + Math.abs(first.shape[name] - second.shape[name]) / (max - min)
  }, 0)

const people = Array.from({ length: 40 }, (_, seed) =>
  randomIdentity(seed, { gender: seed % 2 === 0 ? 'female' : 'male' }),
)

it('is somebody else of the same gender and about the same age, nearer than most strangers', () => {
  const shares = people.map((person, place) => {
    const relative = relativeOf(person, 1000 + place)
    expect(parseIdentity(relative)).toEqual(relative)
    expect(relative.gender).toBe(person.gender)
    expect(Math.abs(relative.age - person.age)).toBeLessThanOrEqual(5)
    const stranger = randomIdentity(5000 + place, { gender: person.gender })
    return distance(relative, person) / distance(stranger, person)
  })
  expect(Math.min(...shares)).toBeGreaterThan(0.1)
  expect(shares.filter((share) => share < 0.8).length).toBeGreaterThan(36)
})

it('is the same for the same seed, and another one for another', () => {
  const [person] = people as [Identity]
  expect(relativeOf(person, 7)).toEqual(relativeOf(person, 7))
  expect(distance(relativeOf(person, 7), relativeOf(person, 8))).toBeGreaterThan(0)
})

it('has no scar and no beauty mark of the other', () => {
  const marked: Identity = {
    ...randomIdentity(3),
    scar: 'chin',
    scarSide: 'right',
    beautyMark: { place: 'lip', side: 'left' },
  }
  for (let seed = 0; seed < 8; seed++) {
    const { scar, scarSide, beautyMark } = relativeOf(marked, seed)
    expect({ scar, scarSide, beautyMark }).toEqual({ scar: 'none', scarSide: undefined, beautyMark: undefined })
  }
})
