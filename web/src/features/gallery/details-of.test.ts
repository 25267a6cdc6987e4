import { expect, it } from 'vitest'
import { factsOf, originOf } from './details-of.ts'

const now = new Date('2026-11-20T12:00:00Z')
const nothing = { created_at: now.toISOString(), width: null, height: null, duration: null }

it.each([
  [{ width: 1024, height: 1280 }, / · 1024 × 1280$/],
  [{ duration: 42 }, / · 0:42$/],
  [{}, /^[^·]+$/],
])('case %#: tells when an item was made and how large it is', (known, text) =>
  expect(factsOf({ ...nothing, ...known }, now)).toMatch(text),
)

const making = { engine: 'fal', model: 'Z-Image-Turbo', licence: 'Apache-2.0' }
const made = 'made with Z-Image-Turbo (Apache-2.0) at fal'

it.each([
  [{ meter: 'images', source: 'plan', amount: 1 } as const, `${made} · 1 image of your plan`],
  [{ meter: 'videos', source: 'credits', amount: 5 } as const, `${made} · 5 bonus credits`],
  [null, made],
])('case %#: tells what made an item and what it cost', (cost, text) =>
  expect(originOf({ ...making, cost })).toBe(text),
)
