import { expect, test } from 'vitest'
import { thinPeaks } from './thin-peaks.ts'

test('keeps the loudest of each part, and every part counts', () => {
  expect(thinPeaks([1, 9, 2, 8, 3, 7], 3)).toEqual([9, 8, 7])
  expect(thinPeaks([5, 1, 1, 1, 1, 1, 6], 3)).toEqual([5, 1, 6])
})

test('leaves few peaks as they are', () => {
  expect(thinPeaks([4, 2], 100)).toEqual([4, 2])
  expect(thinPeaks([], 100)).toEqual([])
})
