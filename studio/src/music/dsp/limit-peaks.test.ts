import { describe, expect, it } from 'vitest'
import { createRandom } from '../../math/random.ts'
import { limitPeaks, measureTruePeak } from './limit-peaks.ts'

describe('the limiter', () => {
  it('holds true peaks below the ceiling and leaves quiet parts alone', () => {
    const random = createRandom(3)
    const left = Float32Array.from(
      { length: 44_100 },
      (_, index) => (random() - 0.5) * (index % 9000 > 4000 && index % 9000 < 4400 ? 4 : 0.2),
    )
    const right = left.map((value) => -value)
    const before = left.slice()
    limitPeaks({ left, right }, -1.3)
    expect(measureTruePeak({ left, right })).toBeLessThan(-1)
    // Well after the release of the first burst and before the look-ahead of the second.
    expect(left[12_700] / before[12_700]).toBeGreaterThan(0.9)
  })
})
