import { describe, expect, it } from 'vitest'
import { createRandom } from '../../math/random.ts'
import type { ColorBuffer } from '../raster/gbuffer.ts'
import { downsample } from './downsample.ts'
import { grade } from './grade.ts'
import { kuwahara } from './kuwahara.ts'

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

const roughness = ({ pixels, width }: ColorBuffer, column: number): number => {
  let sum = 0
  for (let row = 1; row < 15; row++) {
    sum += Math.abs(pixels[(row * width + column) * 3] - pixels[((row + 1) * width + column) * 3])
  }
  return sum
}

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

describe('kuwahara', () => {
  it('smooths surfaces and keeps edges', () => {
    const source = noisy(32, 32)
    const before = roughness(source, 6)
    kuwahara(source, { radius: 2, amount: 1, region: { left: 0, top: 0, right: 32, bottom: 32 } })
    expect(roughness(source, 6)).toBeLessThan(before * 0.6)
    const at = (column: number) => source.pixels[(16 * 32 + column) * 3]
    expect(at(17) - at(14)).toBeGreaterThan(80)
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
