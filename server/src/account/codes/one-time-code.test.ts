import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { deriveCode, hashCode, matchesCode } from './one-time-code.ts'

const secret = 'a secret of the tests that is long enough'

test('a code is always the same six digits for an id, and another for another id or secret', () => {
  const id = randomUUID()
  expect(deriveCode(secret, id)).toMatch(/^\d{6}$/)
  expect(deriveCode(secret, id)).toBe(deriveCode(secret, id))
  const others = Array.from({ length: 50 }, () => deriveCode(secret, randomUUID()))
  expect(new Set(others).size).toBeGreaterThan(45)
  const otherSecrets = Array.from({ length: 50 }, (_, index) => deriveCode(`${secret} ${index}`, id))
  expect(new Set(otherSecrets).size).toBeGreaterThan(45)
})

test('codes spread evenly over all first digits', () => {
  const counts = Array<number>(10).fill(0)
  for (let made = 0; made < 5000; made += 1) {
    const digit = Number(deriveCode(secret, `id ${made}`)[0])
    counts[digit] = (counts[digit] ?? 0) + 1
  }
  for (const count of counts) expect(Math.abs(count - 500)).toBeLessThan(120)
})

test('only its own digits match a code, and only under its own id', () => {
  const id = randomUUID()
  const codeHash = hashCode(secret, { id, digits: '012345' })
  expect(matchesCode(secret, '012345', { id, codeHash })).toBe(true)
  expect(matchesCode(secret, '12345', { id, codeHash })).toBe(false)
  expect(matchesCode(secret, '012346', { id, codeHash })).toBe(false)
  expect(matchesCode(secret, '012345', { id: randomUUID(), codeHash })).toBe(false)
})
