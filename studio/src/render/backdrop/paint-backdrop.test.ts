import { expect, test } from 'vitest'
import { BACKDROPS, type PortraitScene } from '../../scene/portrait-scene.ts'
import { paintBackdrop } from './paint-backdrop.ts'

const SCENE: PortraitScene = {
  backdrop: 'studio',
  lighting: 'soft',
  keyLight: 'left',
  outfit: 'tee',
  outfitColor: [80, 80, 80],
  pose: { yaw: 0, pitch: 0, roll: 0 },
  expression: { smile: 0, blink: 0, gazeX: 0, gazeY: 0 },
}

const paint = (scene: Partial<PortraitScene> = {}) => paintBackdrop({ ...SCENE, ...scene }, 96, 96)

const meanDifference = (a: Uint8ClampedArray, b: Uint8ClampedArray) =>
  a.reduce((sum, value, index) => sum + Math.abs(value - b[index]), 0) / a.length

test.each(BACKDROPS)('%s paints the same pixels twice', (backdrop) => {
  const first = paint({ backdrop })
  const second = paint({ backdrop })
  expect(first.length).toBe(96 * 96 * 4)
  expect(Buffer.from(first).equals(Buffer.from(second))).toBe(true)
})

test('every place looks different from every other', () => {
  const pictures = BACKDROPS.map((backdrop) => paint({ backdrop }))
  for (let a = 0; a < pictures.length; a++)
    for (let b = a + 1; b < pictures.length; b++) expect(meanDifference(pictures[a], pictures[b])).toBeGreaterThan(12)
})

test('the picture reaches full opacity up to its border', () => {
  const data = paint({ backdrop: 'garden' })
  for (let pixel = 0; pixel < 96 * 96; pixel++) expect(data[pixel * 4 + 3]).toBe(255)
})

test('the plain studio takes the scene colours', () => {
  const blue = paint({
    backdropColors: [
      [40, 60, 200],
      [10, 20, 90],
    ],
  })
  const center = (48 * 96 + 48) * 4
  expect(blue[center + 2]).toBeGreaterThan(blue[center] + 80)
})

test('the key light side mirrors the place', () => {
  const left = paint({ backdrop: 'loft' })
  const right = paint({ backdrop: 'loft', keyLight: 'right' })
  const row = 40 * 96
  const difference = Array.from({ length: 96 }, (_, x) => Math.abs(left[(row + x) * 4] - right[(row + 95 - x) * 4]))
  expect(Math.max(...difference)).toBeLessThan(12)
})
