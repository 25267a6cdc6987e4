import { expect, it } from 'vitest'
import { findFeet } from './picture-layers.ts'

const size = { width: 100, height: 200 }

const cutTo = (lowest: number): Float32Array =>
  Float32Array.from({ length: size.width * size.height }, (_, at) => {
    const [x, y] = [at % size.width, Math.floor(at / size.width)]
    return y >= 40 && y <= lowest && x > 40 && x < 60 ? 1 : 0
  })

it('finds where somebody stands', () => {
  expect(findFeet(size, cutTo(170))).toBe(170)
})

it('finds nothing where the picture ends first, or nobody is', () => {
  expect(findFeet(size, cutTo(199))).toBeUndefined()
  expect(findFeet(size, new Float32Array(size.width * size.height))).toBeUndefined()
})
