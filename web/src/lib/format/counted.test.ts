import { expect, test } from 'vitest'
import { counted } from './counted.ts'

test.each([
  [0, '0 days'],
  [1, '1 day'],
  [7, '7 days'],
])('%i of a day reads %s', (days, text) => {
  expect(counted(days, 'day')).toBe(text)
})
