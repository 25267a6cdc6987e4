import { expect, it } from 'vitest'
import { createBuffers } from './buffers.ts'

it('hands out freed memory again, zero and of the length that is asked for', () => {
  const buffers = createBuffers()
  const first = buffers.floats(100)
  first.fill(7)
  const second = buffers.floats(100)
  expect(second.buffer).not.toBe(first.buffer)
  buffers.free(first)
  const third = buffers.floats(90)
  expect(third.buffer).toBe(first.buffer)
  expect([...third]).toEqual(Array.from({ length: 90 }, () => 0))
})

it('keeps as many pieces as were out at once, and none that has become too small', () => {
  const buffers = createBuffers()
  const seen = new Set<ArrayBufferLike>()
  for (let frame = 0; frame < 20; frame++) {
    for (let field = 0; field < 3; field++) seen.add(buffers.floats(1000 + frame).buffer)
    buffers.freeAll()
  }
  expect(seen.size).toBe(3)
  const larger = buffers.floats(5000)
  expect(seen.has(larger.buffer)).toBe(false)
  expect(larger.length).toBe(5000)
})

it('lends memory that other threads see, where that is asked for', () => {
  const { floats, bytes, indices } = createBuffers({ isShared: true })
  for (const part of [floats(10), bytes(10), indices(10)]) expect(part.buffer).toBeInstanceOf(SharedArrayBuffer)
  expect(createBuffers().floats(10).buffer).toBeInstanceOf(ArrayBuffer)
})
