import { expect, test } from 'vitest'
import { createGBuffer } from '../../raster/gbuffer.ts'
import { MATERIAL } from '../../raster/mesh.ts'
import { closeSlits } from './close-slits.ts'

const SIZE = 40
const PIXELS_PER_UNIT = 100

/** A coat all over, with another material in a rectangle of it. */
const coatWith = (material: number, [left, top, right, bottom]: readonly [number, number, number, number]) => {
  const buffer = createGBuffer(SIZE, SIZE)
  for (let pixel = 0; pixel < SIZE * SIZE; pixel++) {
    const [x, y] = [pixel % SIZE, Math.floor(pixel / SIZE)]
    const isIn = x >= left && x < right && y >= top && y < bottom
    buffer.materials[pixel] = isIn ? material : MATERIAL.outerGarment
    buffer.depth[pixel] = isIn ? -1 : 0
    buffer.normals[pixel * 3 + 2] = 1
    buffer.rest[pixel * 3] = isIn ? 9 : x / PIXELS_PER_UNIT
  }
  return buffer
}

test('a slit in a coat becomes cloth like that beside it', () => {
  const buffer = coatWith(MATERIAL.innerGarment, [10, 10, 13, 30])
  closeSlits(buffer, PIXELS_PER_UNIT)
  expect(new Set(buffer.materials)).toEqual(new Set([MATERIAL.outerGarment]))
  expect(Math.min(...buffer.depth)).toBe(0)
  expect(Math.max(...buffer.rest)).toBeLessThan(1)
})

test.each([
  ['an opening that is large', MATERIAL.innerGarment, [8, 8, 28, 30]],
  ['a cuff at the end of a sleeve', MATERIAL.innerGarment, [0, 10, 3, 30]],
  ['a hand', MATERIAL.hand, [10, 10, 13, 30]],
  ['a belt', MATERIAL.belt, [10, 10, 13, 30]],
  ['the place behind', MATERIAL.none, [10, 10, 13, 30]],
] as const)('%s stays', (_, material, box) => {
  const buffer = coatWith(material, box)
  const before = buffer.materials.slice()
  closeSlits(buffer, PIXELS_PER_UNIT)
  expect(buffer.materials).toEqual(before)
})
