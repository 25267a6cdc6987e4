import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formOf } from '../kinds/forms.ts'
import { elapsedOf, shownProgress } from './shown-progress.ts'

// Proves: progress-rises
test.each([
  ['face', 1000, 5],
  ['image', 1000, 5],
  ['video', 4200, 1],
  ['cloth', 2000, 1],
  ['image-to-video', 2500, 1],
  ['music', 2500, 1],
] as const)('of %s rises each %i ms by %i, and stays at 95', (kind, everyMs, percent) => {
  const { tick } = formOf(kind)
  const at = (elapsedMs: number) => shownProgress({ realPercent: 0, elapsedMs, tick })
  expect([0, everyMs - 1, everyMs, 2 * everyMs - 1, 10 * everyMs].map(at)).toEqual([
    0,
    0,
    percent,
    percent,
    10 * percent,
  ])
  expect([95 * everyMs, 1000 * everyMs].map(at)).toEqual([95, 95])
})

// Proves: progress-never-behind-engine
test('is never behind the engine below the cap, and never shows the end early', () => {
  const tick = { percent: 5, everyMs: 1000 }
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100 }), fc.integer({ min: 0, max: 600_000 }), (realPercent, elapsedMs) => {
      const shown = shownProgress({ realPercent, elapsedMs, tick })
      expect(shown).toBe(Math.min(95, Math.max(realPercent, Math.floor(elapsedMs / 1000) * 5)))
    }),
  )
})

// Proves: progress-begins-anew
test('begins at 0 with every job, however far the clock ran for the one before', () => {
  const clock = { jobId: 'a', elapsedMs: 60_000 }
  const shown = (jobId: string | undefined) =>
    shownProgress({ realPercent: 0, elapsedMs: elapsedOf(clock, jobId), tick: { percent: 5, everyMs: 1000 } })
  expect([shown('a'), shown('b'), shown(undefined)]).toEqual([95, 0, 0])
})
