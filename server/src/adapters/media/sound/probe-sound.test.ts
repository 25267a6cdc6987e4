import { expect, test } from 'vitest'
import { thinPeaks } from './probe-sound.ts'

test('a long sound is thinned to the loudest of each part, and a short one keeps all that it has', () => {
  const loud = Array.from({ length: 1000 }, (_, index) => (index === 997 ? 1 : 0.25))
  const thinned = thinPeaks(loud)
  expect(thinned).toHaveLength(200)
  expect([thinned[0], thinned.at(-1)]).toEqual([25, 100])
  expect(thinPeaks([0.1, 0.2, 0.9, 1.4])).toEqual([10, 20, 90, 100])
  expect(thinPeaks([])).toEqual([])
})
