import { expect, test } from 'vitest'
import { ringOffset } from './testimonial-carousel.tsx'

const around = (middle: number) => Array.from({ length: 8 }, (_, index) => ringOffset(index, { middle, count: 8 }))

test('entries stand left and right of the middle', () => {
  expect(around(3)).toEqual([-3, -2, -1, 0, 1, 2, 3, 4])
})

// Proves: ring-wraps-last-entry
test('the ring wraps: the last entry stands left of the first', () => {
  expect(around(0)).toEqual([0, 1, 2, 3, 4, -3, -2, -1])
  expect(around(7)).toEqual([1, 2, 3, 4, -3, -2, -1, 0])
})
