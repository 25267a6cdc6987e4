import { expect, it } from 'vitest'
import { factsOf, madeWhen, originOf } from './gallery-item.ts'

const morning = new Date(2026, 2, 10, 9, 30)
const at = (...parts: [number, number, number, number, number]) => new Date(...parts).toISOString()

it.each([
  [at(2026, 2, 10, 0, 5), 'Today, 00:05'],
  [at(2026, 2, 9, 23, 50), 'Yesterday, 23:50'],
  [at(2026, 2, 8, 12, 0), '8 March'],
  [at(2025, 11, 31, 12, 0), '31 December 2025'],
])('says %s', (createdAt, text) => expect(madeWhen(createdAt, morning)).toBe(text))

const now = new Date('2026-11-20T12:00:00Z')
const nothing = { created_at: now.toISOString(), width: null, height: null, duration: null }

it.each([
  [{ width: 1024, height: 1280 }, / · 1024 × 1280$/],
  [{ duration: 42 }, / · 0:42$/],
  [{}, /^[^·]+$/],
])('case %#: tells when an item was made and how large it is', (known, text) =>
  expect(factsOf({ ...nothing, ...known }, now)).toMatch(text),
)

const making = { engine: 'fal', engine_place: 'at fal', quality: null, model: 'Z-Image-Turbo', licence: 'Apache-2.0' }
const made = 'made with Z-Image-Turbo (Apache-2.0) at fal'

// Proves: details-case-made-item
it.each([
  [{ meter: 'images', source: 'plan', amount: 1 } as const, `${made} · 1 image of your plan`],
  [{ meter: 'videos', source: 'credits', amount: 5 } as const, `${made} · 5 bonus credits`],
  [null, made],
])('case %#: tells what made an item and what it cost', (cost, text) =>
  expect(originOf({ ...making, cost })).toBe(text),
)
