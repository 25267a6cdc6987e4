import { expect, test } from 'vitest'
import { areaUnderRoc, median, quantile, rankCorrelation } from './statistics.ts'

test('quantiles lie between the ends and the median in the middle', () => {
  const values = [5, 1, 4, 2, 3]
  expect(median(values)).toBe(3)
  expect(quantile(values, 0)).toBe(1)
  expect(quantile(values, 1)).toBe(5)
})

test('rank correlation sees order, not distance', () => {
  expect(rankCorrelation([1, 2, 3, 4], [10, 200, 201, 9000])).toBeCloseTo(1)
  expect(rankCorrelation([1, 2, 3, 4], [4, 3, 2, 1])).toBeCloseTo(-1)
  // Spearman's rho by 1 - 6 sum(d^2) / (n (n^2 - 1)) with one swapped pair.
  expect(rankCorrelation([1, 2, 3, 4], [2, 1, 3, 4])).toBeCloseTo(0.8)
})

test('the area under the ROC curve is the chance that a positive scores higher', () => {
  expect(areaUnderRoc([0.9, 0.8], [0.1, 0.2])).toBe(1)
  expect(areaUnderRoc([0.1, 0.2], [0.9, 0.8])).toBe(0)
  expect(areaUnderRoc([0.5], [0.5])).toBe(0.5)
  expect(areaUnderRoc([0.9, 0.3], [0.5, 0.1])).toBe(0.75)
})
