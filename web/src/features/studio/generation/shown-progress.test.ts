import fc from 'fast-check'
import { expect, test } from 'vitest'
import { clothForm } from '../kinds/cloth.tsx'
import { imageToVideoForm } from '../kinds/image-to-video.tsx'
import { musicForm } from '../kinds/music.tsx'
import { videoForm } from '../kinds/video.tsx'
import { shownProgress } from './shown-progress.ts'

const at = (elapsedSeconds: number) => shownProgress({ realPercent: 20, elapsedSeconds, percentPerSecond: 5 })

test('rises by its tick while the engine keeps up', () => {
  expect([4, 4.9, 5, 6, 9].map(at)).toEqual([20, 20, 25, 30, 45])
})

// Proves: progress-waits-engine-would
test('waits for the engine when it would run far ahead, and never shows the end early', () => {
  expect(shownProgress({ realPercent: 10, elapsedSeconds: 60, percentPerSecond: 5 })).toBe(35)
  expect(shownProgress({ realPercent: 100, elapsedSeconds: 60, percentPerSecond: 5 })).toBe(95)
  expect(shownProgress({ realPercent: 40, elapsedSeconds: 60, percentPerSecond: undefined })).toBe(40)
})

// Proves: progress-rises
test.each([
  ['videos by 1 every 4.2 seconds', videoForm, [0, 1, 1, 10]],
  ['cloth swaps by 1 every 2 seconds', clothForm, [1, 2, 4, 21]],
  ['images to videos by 1 every 2.5 seconds', imageToVideoForm, [0, 2, 3, 16]],
  ['songs by 1 every 2.5 seconds', musicForm, [0, 2, 3, 16]],
] as const)('rises for %s', (_, { percentPerSecond }, shown) => {
  const after = [2, 5, 8.4, 42].map((elapsedSeconds) => ({ realPercent: 0, elapsedSeconds, percentPerSecond }))
  expect(after.map(shownProgress)).toEqual(shown)
})

// Proves: progress-never-behind-engine
test('is never behind the engine below the cap and never more than a quarter ahead', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100 }), fc.integer({ min: 0, max: 600 }), (realPercent, elapsedSeconds) => {
      const shown = shownProgress({ realPercent, elapsedSeconds, percentPerSecond: 5 })
      expect(shown).toBeGreaterThanOrEqual(Math.min(95, realPercent))
      expect(shown).toBeLessThanOrEqual(Math.min(95, realPercent + 25))
    }),
  )
})
