import { expect, test } from 'vitest'
import { keepSteps } from './keep-steps.ts'

type Person = { seed: number; shape: { jaw: number; nose: number }; colors?: number[] }
const person: Person = { seed: 1, shape: { jaw: 2, nose: 3 } }

const count = (read: (of: Person) => unknown) => {
  const keep = keepSteps()
  let made = 0
  const draw = (of: Person, parts: readonly unknown[] = []) =>
    keep('step', structuredClone(of), parts, (seen) => {
      made += 1
      return read(seen)
    })
  return { draw, made: () => made }
}

test('a step is made anew where something that it read is different, and only there', () => {
  const { draw, made } = count(({ shape }) => shape.jaw)
  expect([draw(person), draw(person), draw({ ...person, seed: 9 })]).toEqual([2, 2, 2])
  draw({ ...person, shape: { jaw: 2, nose: 8 } })
  expect(made()).toBe(1)
  expect(draw({ ...person, shape: { jaw: 5, nose: 8 } })).toBe(5)
  expect(draw(person)).toBe(2)
  expect(made()).toBe(3)
})

test('a part that another step made anew counts, and so do fields that come and go', () => {
  const { draw, made } = count((of) => ({ ...of }).colors?.length ?? 0)
  draw(person, [1])
  expect(draw(person, [2])).toBe(0)
  expect(made()).toBe(2)
  expect(draw({ ...person, colors: [1, 2] }, [2])).toBe(2)
  expect(draw({ ...person, colors: [1, 2] }, [2])).toBe(2)
  expect(made()).toBe(3)
  expect(draw({ ...person, colors: [1] }, [2])).toBe(1)
})

test('what is read later, when the step is used, is read of the newest data and counts as well', () => {
  const keep = keepSteps()
  const noseOf = (of: Person) =>
    keep(
      'step',
      of,
      [],
      ({ shape }) =>
        () =>
          shape.nose,
    )
  const first = noseOf(person)
  const moved = { ...person, shape: { jaw: 2, nose: 7 } }
  expect(noseOf(moved), 'nothing was read so far').toBe(first)
  expect(first()).toBe(7)
  expect(noseOf(person)).not.toBe(first)
  expect(noseOf(person)()).toBe(3)
})

test('a step that failed is made again', () => {
  const keep = keepSteps()
  const broken = () => keep('step', person, [], () => expect.fail('stopped'))
  expect(broken).toThrow('stopped')
  expect(keep('step', person, [], ({ seed }) => seed)).toBe(1)
})
