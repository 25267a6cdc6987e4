import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fitClip } from './plan-task.ts'

const area = 896 * 512
const side = fc.integer({ min: 64, max: 8000 })

// Proves: plan-clip-keeps-shape
test('a clip has the shape of its picture, sides that video models take, and about the pixels that they were taught on', () => {
  fc.assert(
    fc.property(side, side, (width, height) => {
      const shape = width / height
      fc.pre(shape < 6 && shape > 1 / 6)
      const clip = fitClip({ width, height }, area)
      expect([clip.width % 16, clip.height % 16]).toEqual([0, 0])
      expect(Math.abs(clip.width / clip.height / shape - 1)).toBeLessThan(0.02)
      expect(clip.width * clip.height).toBeGreaterThan(area * 0.75)
      expect(clip.width * clip.height).toBeLessThan(area * 1.1)
    }),
  )
})

test('a picture of the usual shapes is not cropped at all, or by less than a hundredth', () => {
  expect(fitClip({ width: 832, height: 1216 }, area)).toEqual({ width: 560, height: 816 })
  expect(fitClip({ width: 1024, height: 1280 }, area)).toEqual({ width: 576, height: 720 })
  expect(fitClip({ width: 3000, height: 1000 }, area)).toEqual({ width: 1200, height: 400 })
})
