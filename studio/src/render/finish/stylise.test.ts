import { describe, expect, it } from 'vitest'
import type { Picture } from '../../image/picture.ts'
import { hash3 } from '../../math/noise.ts'
import { STYLES } from '../../scene/scene.ts'
import { stylise } from './stylise.ts'

type Rgb = readonly [number, number, number]

const paint = (colorAt: (x: number, y: number) => Rgb, side = 256): Picture => {
  const data = new Uint8ClampedArray(side * side * 4).fill(255)
  for (let y = 0; y < side; y++) for (let x = 0; x < side; x++) data.set(colorAt(x, y), (y * side + x) * 4)
  return { width: side, height: side, data }
}
const draw = (colorAt: (x: number, y: number) => Rgb, style: (typeof STYLES)[number]): Picture => {
  const picture = paint(colorAt)
  stylise(picture, { style, framing: 'selfie' })
  return picture
}
const lumaOf = ({ data, width }: Picture, x: number, y: number): number =>
  0.299 * data[(y * width + x) * 4] + 0.587 * data[(y * width + x) * 4 + 1] + 0.114 * data[(y * width + x) * 4 + 2]
const lumas = (picture: Picture, from: number, to: number): number[] =>
  Array.from({ length: (to - from) ** 2 }, (_, at) =>
    lumaOf(picture, from + (at % (to - from)), from + Math.floor(at / (to - from))),
  )
const spread = (values: readonly number[]): number => {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length)
}

const halves = (x: number): Rgb => (x < 128 ? [150, 90, 70] : [200, 190, 160])
const noisy = (x: number, y: number): Rgb => {
  const value = 120 + 60 * (hash3(x, y, 1) - 0.5)
  return [value, value * 0.8, value * 0.6]
}

describe('manners of a picture', () => {
  // Proves: styles-drawn
  it.each(STYLES)('%s gives the same bytes for the same picture, and others than before', (style) => {
    const once = draw(noisy, style)
    expect(draw(noisy, style).data).toEqual(once.data)
    expect(once.data).not.toEqual(paint(noisy).data)
    expect(once.data.every((value, at) => at % 4 !== 3 || value === 255)).toBe(true)
  })

  it('a comic has ink along an edge and none on flat tones', () => {
    const picture = draw(halves, 'comic')
    const row = Array.from({ length: 40 }, (_, at) => lumaOf(picture, 108 + at, 128))
    expect(Math.min(...row)).toBeLessThan(0.6 * lumaOf(picture, 60, 128))
    expect(spread(lumas(picture, 150, 180))).toBeLessThan(2)
  })

  it('a watercolour leaves its paper bare along the margin, and paints the middle', () => {
    const picture = draw(() => [60, 90, 160], 'watercolour')
    for (const [x, y] of [
      [1, 1],
      [254, 1],
      [1, 254],
      [254, 254],
    ] as const)
      expect(lumaOf(picture, x, y)).toBeGreaterThan(220)
    expect(lumaOf(picture, 128, 128)).toBeLessThan(180)
  })

  it('clay loses fine texture, and a photograph its corners', () => {
    expect(spread(lumas(draw(noisy, 'clay'), 100, 150))).toBeLessThan(0.6 * spread(lumas(paint(noisy), 100, 150)))
    const photograph = draw(() => [150, 140, 130], 'photographic')
    expect(lumaOf(photograph, 3, 3)).toBeLessThan(0.8 * lumaOf(photograph, 128, 128))
  })
})
