import { expect, it, test } from 'vitest'
import { clockText, playheadText, thinPeaks } from './playback.ts'

test('keeps the loudest of each part, and every part counts', () => {
  expect(thinPeaks([1, 9, 2, 8, 3, 7], 3)).toEqual([9, 8, 7])
  expect(thinPeaks([5, 1, 1, 1, 1, 1, 6], 3)).toEqual([5, 1, 6])
})

test('leaves few peaks as they are', () => {
  expect(thinPeaks([4, 2], 100)).toEqual([4, 2])
  expect(thinPeaks([], 100)).toEqual([])
})

it.each([
  [0.2, '0:01'],
  [5, '0:05'],
  [59.6, '1:00'],
  [75.2, '1:15'],
  [600, '10:00'],
])('shows %d seconds as %s', (seconds, text) => expect(clockText(seconds)).toBe(text))

it('a place begins at nothing and never runs ahead', () => {
  expect([0, 0.9, 59.9, 61].map(playheadText)).toEqual(['0:00', '0:00', '0:59', '1:01'])
})
