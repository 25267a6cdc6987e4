import { expect, it } from 'vitest'
import { hashDistance, perceptualHash } from './perceptual-hash.ts'

const picture = (brightness: (x: number, y: number) => number, size = 64) => {
  const data = new Uint8ClampedArray(size * size * 4)
  for (let pixel = 0; pixel < size * size; pixel++) {
    const value = brightness((pixel % size) / size, Math.floor(pixel / size) / size)
    data.set([value, value, value, 255], pixel * 4)
  }
  return { width: size, height: size, data }
}
const wave = (x: number, y: number) => 128 + 90 * Math.sin(5 * x + 2) * Math.cos(7 * y)

it('has 64 bits that hardly change with size and brightness', () => {
  const hash = perceptualHash(picture(wave))
  expect(hash).toHaveLength(64)
  expect(hashDistance(hash, perceptualHash(picture(wave, 128)))).toBeLessThan(4)
  expect(hashDistance(hash, perceptualHash(picture((x, y) => wave(x, y) * 0.9)))).toBeLessThan(4)
})

it('tells different pictures apart', () => {
  const turned = perceptualHash(picture((x, y) => wave(y, 1 - x)))
  expect(hashDistance(perceptualHash(picture(wave)), turned)).toBeGreaterThan(12)
})
