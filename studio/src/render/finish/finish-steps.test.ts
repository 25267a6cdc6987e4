import { describe, expect, it } from 'vitest'
import { createRandom } from '../../math/random.ts'
import type { ColorBuffer } from '../raster/gbuffer.ts'
import { downsample } from './downsample.ts'
import { grade } from './grade.ts'

const noisy = (width: number, height: number): ColorBuffer => {
  const random = createRandom(3)
  const pixels = Float32Array.from({ length: width * height * 3 }, (_, index) => {
    const onRight = Math.floor(index / 3) % width >= width / 2
    return (onRight ? 180 : 60) + 20 * (random() - 0.5)
  })
  return { width, height, pixels }
}

const mean = (values: ArrayLike<number>): number =>
  Array.from(values).reduce((sum, value) => sum + value, 0) / values.length

describe('downsample', () => {
  it('keeps the mean brightness at any ratio', () => {
    const source = noisy(48, 48)
    for (const size of [32, 20, 48]) {
      const target = downsample(source, size, size)
      expect(target.pixels).toHaveLength(size * size * 3)
      expect(mean(target.pixels)).toBeCloseTo(mean(source.pixels), 0)
    }
  })
})

describe('grade', () => {
  it('gives opaque bytes near the colours it got, the same every time', () => {
    const source = noisy(32, 32)
    const [first, second] = [grade(source), grade(source)]
    expect(first.data).toEqual(second.data)
    expect(first.data[3]).toBe(255)
    expect(Math.abs(first.data[(16 * 32 + 6) * 4] - 60)).toBeLessThan(35)
  })
})
