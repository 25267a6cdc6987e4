import { expect, it } from 'vitest'
import { averageIdentity } from '../testing/test-person.ts'
import { earSkew, faceSkew } from './asymmetry.ts'
import { faceLayout } from './features-layout.ts'

const average = averageIdentity('female')
const layout = faceLayout(average, { smile: 0, blink: 0, gazeX: 0, gazeY: 0 })
const skewOf = (seed: number) => faceSkew({ seed }, layout)

/** Height of the right brow over the left one. */
const browOf = (seed: number): number => {
  const [left, right] = [-0.29, 0.29].map((x) => skewOf(seed)(x, layout.browY)[1])
  return left - right
}

it('makes every face uneven by a hundredth or two, the same one always alike', () => {
  const seeds = Array.from({ length: 40 }, (_, seed) => seed)
  for (const seed of seeds) {
    expect(Math.abs(browOf(seed))).toBeGreaterThan(0.003)
    expect(browOf(seed)).toBe(browOf(seed))
    for (const [x, y] of [
      [0, layout.noseTipY],
      [0.29, layout.browY],
      [layout.mouthHalfWidth, layout.mouthY],
    ] as const) {
      const [ownX, ownY] = skewOf(seed)(x, y)
      expect(Math.hypot(ownX - x, ownY - y)).toBeLessThan(0.022)
    }
    expect(earSkew({ seed }, 1).growth).toBe(-earSkew({ seed }, -1).growth)
  }
  expect(seeds.filter((seed) => browOf(seed) > 0).length).toBeGreaterThan(10)
  expect(seeds.filter((seed) => browOf(seed) < 0).length).toBeGreaterThan(10)
})
