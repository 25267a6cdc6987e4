import { describe, expect, it } from 'vitest'
import { luma } from '../../image/rgb.ts'
import { averageIdentity } from '../testing/test-person.ts'
import { skinPalette } from './palette.ts'

const withTone = (skinTone: number, age = 30) => {
  const average = averageIdentity('female')
  return { ...average, age, shape: { ...average.shape, skinTone } }
}

const colorfulness = (age: number): number => {
  const { base } = skinPalette(withTone(0.4, age))
  return Math.max(...base) - Math.min(...base)
}

describe('skinPalette', () => {
  it.each([0, 0.3, 0.6, 1])('goes from deep shadow to highlight on tone %f', (tone) => {
    const { deep, shadow, base, highlight } = skinPalette(withTone(tone))
    const steps = [deep, shadow, base, highlight].map(luma)
    expect(steps).toEqual(steps.toSorted((a, b) => a - b))
  })

  it('keeps shadows warmer than skin: they lose less red than blue', () => {
    const { base, shadow } = skinPalette(withTone(0.3))
    expect(shadow[0] / base[0]).toBeGreaterThan(shadow[2] / base[2])
  })

  it('fades with age', () => {
    expect(colorfulness(75)).toBeLessThan(colorfulness(30))
  })
})
