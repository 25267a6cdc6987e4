import { expect, test } from 'vitest'
import { averageIdentity } from '../testing/test-person.ts'
import { smileManner } from './smile-manner.ts'

const average = averageIdentity('female')
const manners = Array.from({ length: 2000 }, (_, seed) => smileManner({ ...average, seed: seed * 7919 }))
const shown = manners.map(({ raised, edge, crown }) => (raised + edge) / crown)

test('a person smiles in one way, and no two people in the same', () => {
  expect(smileManner(average)).toEqual(smileManner({ ...average }))
  expect(new Set(manners.map((manner) => JSON.stringify(manner))).size).toBe(manners.length)
})

test('as many people as in life show little of their teeth, most of them, and gum', () => {
  const share = (isShown: (of: number) => boolean): number => shown.filter(isShown).length / shown.length
  expect(share((of) => of < 0.75)).toBeCloseTo(0.205, 1)
  expect(share((of) => of > 0.92)).toBeCloseTo(0.106, 1)
  expect(Math.min(...shown)).toBeGreaterThan(0.5)
})

const shownBy = (changes: Partial<typeof average>): number => {
  const { raised, edge } = smileManner({ ...average, ...changes })
  return raised + edge
}

test('men and the old show less of the upper teeth', () => {
  expect(shownBy({ gender: 'male' })).toBeLessThan(shownBy({}))
  expect(shownBy({ age: 70 })).toBeLessThan(shownBy({}))
})

test("no one's upper lip sinks as they smile, however old", () => {
  const old = manners.map((_, seed) => smileManner({ seed: seed * 7919, gender: 'male', age: 75 }))
  expect(Math.min(...old.map(({ raised }) => raised))).toBeGreaterThan(0)
})
