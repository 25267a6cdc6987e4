import { expect, test } from 'vitest'
import { chosenFirst } from './face-picker.tsx'

const faces = ['a', 'b', 'c', 'd'].map((id) => ({ id }))
const idsOf = (list: { id: string }[]) => list.map(({ id }) => id).join('')

// Proves: face-picker-chosen-moves-first
test('the chosen face moves to the first place and the others keep their order', () => {
  expect(idsOf(chosenFirst(faces, 'c'))).toBe('cabd')
  expect(idsOf(chosenFirst(faces, 'a'))).toBe('abcd')
})

test('a face that is gone changes nothing', () => {
  expect(idsOf(chosenFirst(faces, 'x'))).toBe('abcd')
  expect(idsOf(chosenFirst(faces, ''))).toBe('abcd')
  expect(chosenFirst([], 'a')).toEqual([])
})
