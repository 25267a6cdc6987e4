import { expect, test } from 'vitest'
import { openBreaker } from './breaker.ts'

const breakerAt = () => {
  const clock = { ms: 0 }
  return { clock, breaker: openBreaker(() => clock.ms) }
}

test('five failures in a row open it for half a minute', () => {
  const { clock, breaker } = breakerAt()
  for (let failure = 0; failure < 4; failure += 1) breaker.note(false)
  expect(breaker.isClosed()).toBe(true)
  breaker.note(false)
  expect(breaker.isClosed()).toBe(false)
  clock.ms = 29_999
  expect(breaker.isClosed()).toBe(false)
  clock.ms = 30_000
  expect(breaker.isClosed()).toBe(true)
})

test('after the rest one failure opens it again, one success closes it for good', () => {
  const { clock, breaker } = breakerAt()
  for (let failure = 0; failure < 5; failure += 1) breaker.note(false)
  clock.ms = 30_000
  breaker.note(false)
  expect(breaker.isClosed()).toBe(false)
  clock.ms = 60_000
  breaker.note(true)
  breaker.note(false)
  expect(breaker.isClosed()).toBe(true)
})

test('a success in between starts the count anew', () => {
  const { breaker } = breakerAt()
  for (let round = 0; round < 3; round += 1) {
    for (let failure = 0; failure < 4; failure += 1) breaker.note(false)
    breaker.note(true)
  }
  expect(breaker.isClosed()).toBe(true)
})
