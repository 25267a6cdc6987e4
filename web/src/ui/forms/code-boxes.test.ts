import { expect, test } from 'vitest'
import { onlyDigits, spreadDigits } from './code-boxes.tsx'

test.each([
  ['the first digit', '', 0, '7', '7'],
  ['a digit in its turn', '12', 2, '3', '123'],
  ['a digit in place of another', '123456', 2, '9', '129456'],
  ['a digit after a gap', '12', 4, '5', '12  5'],
  ['an emptied box in the middle', '123456', 2, '', '12 456'],
  ['an emptied box at the end', '123456', 5, '', '12345'],
  ['a whole code', '99', 0, '123456', '123456'],
  ['more digits than boxes', '', 4, '123456', '    12'],
])('%s', (_name, value, index, digits, expected) => {
  expect(spreadDigits(value, { index, digits })).toBe(expected)
})

// Proves: digits-pasted
test('keeps the digits of what was pasted', () => {
  expect(onlyDigits(' 12-34 56\n')).toBe('123456')
})
