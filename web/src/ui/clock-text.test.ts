import { expect, it } from 'vitest'
import { clockText, placeInText } from './clock-text.ts'

it.each([
  [0.2, '0:01'],
  [5, '0:05'],
  [59.6, '1:00'],
  [75.2, '1:15'],
  [600, '10:00'],
])('shows %d seconds as %s', (seconds, text) => expect(clockText(seconds)).toBe(text))

it('a place begins at nothing and never runs ahead', () => {
  expect([0, 0.9, 59.9, 61].map(placeInText)).toEqual(['0:00', '0:00', '0:59', '1:01'])
})
