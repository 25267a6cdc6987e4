import { expect, it } from 'vitest'
import { giveBack, lendFloats, whileLending } from './lent-arrays.ts'

const LENGTH = 100_000

it('lends the memory of one picture to the next, as zeros', () => {
  const first = whileLending(() => lendFloats(LENGTH).fill(7))
  const second = whileLending(() => lendFloats(LENGTH))
  expect(second.buffer).toBe(first.buffer)
  expect(second.every((value) => value === 0)).toBe(true)
})

it('lends no memory twice, but what was given back', () => {
  whileLending(() => {
    const [one, other] = [lendFloats(LENGTH), lendFloats(LENGTH)]
    expect(other.buffer).not.toBe(one.buffer)
    giveBack(one, one)
    const [third, fourth] = [lendFloats(LENGTH - 1), lendFloats(LENGTH)]
    expect(third.buffer).toBe(one.buffer)
    expect(third.length).toBe(LENGTH - 1)
    expect([one.buffer, other.buffer]).not.toContain(fourth.buffer)
  })
})

it('lends again after a picture that was stopped, and nothing outside of one', () => {
  const stopped = () =>
    whileLending(() => {
      lendFloats(LENGTH)
      throw new Error('stopped')
    })
  expect(stopped).toThrow('stopped')
  const outside = lendFloats(LENGTH)
  expect(whileLending(() => lendFloats(LENGTH)).buffer).not.toBe(outside.buffer)
})
