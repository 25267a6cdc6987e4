import { expect, test } from 'vitest'
import { createSemaphore } from './semaphore.ts'

test('so many have a turn at once, the others in their order as turns come back', () => {
  const turns = createSemaphore(2)
  const begun: string[] = []
  const [first, , third] = ['a', 'b', 'c', 'd', 'e'].map((name) => turns.ask(() => begun.push(name)))
  expect(begun).toEqual(['a', 'b'])
  third?.()
  first?.()
  first?.()
  expect(begun).toEqual(['a', 'b', 'd'])
})
