import { expect, test } from 'vitest'
import type { ClothPatch } from './cloth-patch.ts'
import { findPrint } from './read-print.ts'

const [WIDTH, HEIGHT, PERIOD] = [120, 100, 20]

/** Two colours in turns of half a period, by how far down a place is. */
const striped = (depthAt: (x: number, y: number) => number): ClothPatch => {
  const isDark = Array.from(
    { length: WIDTH * HEIGHT },
    (_, at) => (((depthAt(at % WIDTH, Math.floor(at / WIDTH)) % PERIOD) + PERIOD) % PERIOD) * 2 < PERIOD,
  )
  const plane = (dark: number, light: number) => Float32Array.from(isDark, (is) => (is ? dark : light))
  return {
    width: WIDTH,
    height: HEIGHT,
    lightness: plane(0.4, 0.9),
    a: plane(0.15, 0),
    b: plane(0.05, 0.01),
    pixelsAcross: WIDTH,
    grain: 0,
  }
}

test.each([
  ['level', () => 0],
  ['climbing to one side', (x: number) => 0.15 * x],
  ['falling and bent around a body', (x: number) => -0.1 * x + 0.002 * (x - 50) ** 2],
] as const)('stripes that are %s are read as level ones, each in its own colour', (_how, rise) => {
  const print = findPrint(
    striped((x, y) => y + rise(x)),
    'hips',
  )
  expect(print?.width).toBe(1)
  expect(print?.heightShare).toBeCloseTo(PERIOD / WIDTH, 1)
  const rgb = Buffer.from(print?.rgb ?? '', 'base64')
  const reds = Array.from({ length: rgb.length / 3 }, (_, row) => rgb[row * 3])
  expect(Math.max(...reds) - Math.min(...reds)).toBeGreaterThan(70)
})

test('upright stripes that lean a little are read as upright ones', () => {
  const print = findPrint(
    striped((x, y) => x + 0.12 * y),
    'hips',
  )
  expect(print?.height).toBe(1)
  expect(print?.widthShare).toBeCloseTo(PERIOD / WIDTH, 1)
})

test('stripes that run askew on purpose stay askew', () => {
  const print = findPrint(
    striped((x, y) => y + 0.8 * x),
    'hips',
  )
  expect(print?.width).toBeGreaterThan(1)
  expect(print?.height).toBeGreaterThan(1)
})
