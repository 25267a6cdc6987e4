import { describe, expect, it } from 'vitest'
import { createScatter } from './scatter.ts'

const leaving = (facing: number, curvature: number) => {
  const out = new Float32Array(3)
  createScatter(0.1)([facing, facing, facing], curvature, out)
  return [...out]
}

describe('createScatter', () => {
  it('lights flat skin as its facing says', () => {
    for (const channel of leaving(0.6, 0)) expect(channel).toBeCloseTo(0.6, 1)
    for (const channel of leaving(1, 0)) expect(channel).toBeCloseTo(1, 1)
    for (const channel of leaving(-0.8, 0)) expect(channel).toBeLessThan(0.01)
  })

  it('lets red around round skin past the terminator, blue hardly', () => {
    const [red, green, blue] = leaving(-0.1, 12)
    expect(red).toBeGreaterThan(green * 1.5)
    expect(green).toBeGreaterThanOrEqual(blue)
    expect(red).toBeGreaterThan(leaving(-0.1, 1)[0] + 0.02)
  })
})
