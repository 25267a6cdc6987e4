import { expect, test } from 'vitest'
import { pollPauseMs } from './use-payment-arrival.ts'

test('asks soon at first and never more often than every two seconds or less often than every fifteen', () => {
  expect(pollPauseMs(0)).toBe(2000)
  const pauses = Array.from({ length: 40 }, (_, asked) => pollPauseMs(asked))
  expect(pauses).toEqual(pauses.toSorted((left, right) => left - right))
  expect(pauses.at(-1)).toBe(15_000)
})
