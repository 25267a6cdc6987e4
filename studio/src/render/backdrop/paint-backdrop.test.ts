import { expect, test } from 'vitest'
import { BACKDROPS } from '../../scene/portrait-scene.ts'
import { type BackdropOptions, paintBackdrop } from './paint-backdrop.ts'

const OPTIONS: BackdropOptions = {
  backdrop: 'studio',
  lighting: 'soft',
  keyLight: 'left',
  seed: 7,
  width: 96,
  height: 96,
}

const meanDifference = (a: Uint8ClampedArray, b: Uint8ClampedArray) =>
  a.reduce((sum, value, index) => sum + Math.abs(value - b[index]), 0) / a.length

test.each(BACKDROPS)('%s paints the same pixels twice', (backdrop) => {
  const first = paintBackdrop({ ...OPTIONS, backdrop })
  const second = paintBackdrop({ ...OPTIONS, backdrop })
  expect(first.data.length).toBe(96 * 96 * 4)
  expect(Buffer.from(first.data).equals(Buffer.from(second.data))).toBe(true)
})

test('every place looks different from every other', () => {
  const pictures = BACKDROPS.map((backdrop) => paintBackdrop({ ...OPTIONS, backdrop }))
  for (let a = 0; a < pictures.length; a++)
    for (let b = a + 1; b < pictures.length; b++)
      expect(meanDifference(pictures[a].data, pictures[b].data)).toBeGreaterThan(12)
})

test('the picture reaches full opacity up to its border', () => {
  const { data } = paintBackdrop({ ...OPTIONS, backdrop: 'garden' })
  for (let pixel = 0; pixel < 96 * 96; pixel++) expect(data[pixel * 4 + 3]).toBe(255)
})

test('the plain studio takes the scene colours', () => {
  const blue = paintBackdrop({
    ...OPTIONS,
    colors: [
      [40, 60, 200],
      [10, 20, 90],
    ],
  })
  const center = (48 * 96 + 48) * 4
  expect(blue.data[center + 2]).toBeGreaterThan(blue.data[center] + 80)
})

test('the key light side mirrors the place', () => {
  const left = paintBackdrop({ ...OPTIONS, backdrop: 'loft' })
  const right = paintBackdrop({ ...OPTIONS, backdrop: 'loft', keyLight: 'right' })
  const row = 40 * 96
  const difference = Array.from({ length: 96 }, (_, x) =>
    Math.abs(left.data[(row + x) * 4] - right.data[(row + 95 - x) * 4]),
  )
  expect(Math.max(...difference)).toBeLessThan(12)
})
