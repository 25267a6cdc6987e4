import { expect, it } from 'vitest'
import { detailsOf } from './details-of.ts'

const now = new Date('2026-11-20T12:00:00Z')
const making = { created_at: now.toISOString(), engine: 'fal', model: 'Z-Image-Turbo', licence: 'Apache-2.0' }
const nothing = { width: null, height: null, duration: null, cost: null }

it.each([
  [
    { width: 1024, height: 1280, cost: { meter: 'images', source: 'plan', amount: 1 } } as const,
    / · 1024 × 1280 · made with Z-Image-Turbo \(Apache-2\.0\) at fal · 1 image of your plan$/,
  ],
  [
    { duration: 42, cost: { meter: 'videos', source: 'credits', amount: 5 } } as const,
    / · 0:42 · made with Z-Image-Turbo \(Apache-2\.0\) at fal · 5 bonus credits$/,
  ],
  [{}, /^[^·]+ · made with Z-Image-Turbo \(Apache-2\.0\) at fal$/],
])('case %#: tells what is known of an item', (known, text) =>
  expect(detailsOf({ ...making, ...nothing, ...known }, now)).toMatch(text),
)
