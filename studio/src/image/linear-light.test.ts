import { describe, expect, it } from 'vitest'
import { develop, exposeFor, fromLinear, toLinear } from './linear-light.ts'

const channels = Array.from({ length: 52 }, (_, step) => step * 5)

describe('linear light', () => {
  it('comes back as the channel it was taken from', () => {
    for (const channel of channels) expect(fromLinear(toLinear(channel))).toBeCloseTo(channel, 3)
  })

  it('develops what a colour was exposed for into that colour', () => {
    for (const channel of channels) expect(Math.abs(develop(exposeFor(channel)) - channel)).toBeLessThan(4)
  })

  it('never gets darker with more light and never reaches past white', () => {
    const developed = Array.from({ length: 80 }, (_, step) => develop((step / 10) ** 2))
    expect(developed).toEqual(developed.toSorted((a, b) => a - b))
    expect(developed[0]).toBe(0)
    expect(Math.max(...developed)).toBeLessThanOrEqual(255)
  })
})
