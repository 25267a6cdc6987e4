import { describe, expect, it } from 'vitest'
import { skinColor } from '../../identity/person-colors.ts'
import { luma } from '../../image/rgb.ts'
import { averageIdentity } from '../testing/test-person.ts'
import { skinPalette } from './palette.ts'

const withTone = (skinTone: number, age = 30) => {
  const average = averageIdentity('female')
  return { ...average, age, shape: { ...average.shape, skinTone } }
}

const shade = (skinTone: number, light: number): [number, number, number] => {
  const out = new Float32Array(3)
  skinPalette(withTone(skinTone)).shade(light, out)
  return [out[0], out[1], out[2]]
}

const colorfulness = (age: number): number => {
  const { base } = skinPalette(withTone(0.4, age))
  return Math.max(...base) - Math.min(...base)
}

describe('skinPalette', () => {
  it.each([0, 0.3, 0.6, 1])('shows tone %f as it was asked for in plain light', (tone) => {
    const asked = skinColor(tone, 0)
    shade(tone, 0.8).forEach((channel, index) => expect(Math.abs(channel - asked[index])).toBeLessThan(4))
  })

  it.each([0, 0.3, 0.6, 1])('gets brighter with every step of light on tone %f', (tone) => {
    const steps = Array.from({ length: 27 }, (_, index) => luma(shade(tone, index / 20)))
    expect(steps).toEqual(steps.toSorted((a, b) => a - b))
    expect(new Set(steps).size).toBeGreaterThan(20)
  })

  it('keeps shadows warmer than skin: they lose less red than blue', () => {
    const [lit, shadow] = [shade(0.3, 0.8), shade(0.3, 0.4)]
    expect(shadow[0] / lit[0]).toBeGreaterThan(shadow[2] / lit[2])
  })

  it('fades with age', () => {
    expect(colorfulness(75)).toBeLessThan(colorfulness(30))
  })
})
