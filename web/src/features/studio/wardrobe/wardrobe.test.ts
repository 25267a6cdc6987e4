import type { ClothCategory, Garment } from '@visage/contract'
import { expect, test } from 'vitest'
import { toggleGarment, wornFields } from './wardrobe.ts'

const garmentOf = (id: string, category: ClothCategory): Garment => ({
  id,
  category,
  name: id,
  picture_url: '',
  width: 1,
  height: 1,
  created_at: '',
})
const [shirt, tee, jeans, dress] = [
  garmentOf('shirt', 'tops'),
  garmentOf('tee', 'tops'),
  garmentOf('jeans', 'bottoms'),
  garmentOf('dress', 'one-pieces'),
] as const
const wear = (...garments: Garment[]) =>
  garments.reduce<Garment[]>((worn, garment) => toggleGarment(worn, garment), []).map(({ id }) => id)

test('a top and a bottom are worn together, a one-piece alone, and one of each sort', () => {
  expect(wear(shirt, jeans)).toEqual(['shirt', 'jeans'])
  expect(wear(shirt, jeans, tee)).toEqual(['jeans', 'tee'])
  expect(wear(shirt, jeans, dress)).toEqual(['dress'])
  expect(wear(dress, jeans)).toEqual(['jeans'])
})

test('a second press takes it off', () => {
  expect(wear(shirt, jeans, shirt)).toEqual(['jeans'])
})

test('what is worn is asked for by what it is worn as', () => {
  expect(wornFields([jeans, shirt])).toEqual({
    top: { from: 'upload', id: 'shirt' },
    bottom: { from: 'upload', id: 'jeans' },
  })
  expect(wornFields([])).toEqual({})
})
