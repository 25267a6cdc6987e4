import { expect, it } from 'vitest'
import { madeWhen } from './made-when.ts'

const now = new Date(2026, 2, 10, 9, 30)
const at = (...parts: [number, number, number, number, number]) => new Date(...parts).toISOString()

it.each([
  [at(2026, 2, 10, 0, 5), 'Today, 00:05'],
  [at(2026, 2, 9, 23, 50), 'Yesterday, 23:50'],
  [at(2026, 2, 8, 12, 0), '8 March'],
  [at(2025, 11, 31, 12, 0), '31 December 2025'],
])('says %s', (createdAt, text) => expect(madeWhen(createdAt, now)).toBe(text))
