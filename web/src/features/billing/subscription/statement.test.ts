import { KINDS } from '@visage/contract'
import { expect, test } from 'vitest'
import { amountOf, outcomeOf, subjectOf } from './statement.tsx'

test.each([
  [-1, 'faces', '−1 face'],
  [1, 'images', '+1 image'],
  [-5, 'credits', '−5 bonus credits'],
  [50, 'credits', '+50 bonus credits'],
  [2, 'videos', '+2 videos'],
] as const)('%i of %s reads %s', (amount, meter, text) => {
  expect(amountOf({ amount, meter })).toBe(text)
})

test('a line says what it is about and what became of it', () => {
  expect(subjectOf({ kind: 'face', note: '' })).toBe(KINDS.face.label)
  expect(subjectOf({ kind: null, note: 'Signed up through a friend' })).toBe('Signed up through a friend')
  expect(outcomeOf({ type: 'charge', is_open: true })).toBe('Reserved, under way')
  expect(outcomeOf({ type: 'charge', is_open: false })).toBe('Charged')
  expect(outcomeOf({ type: 'release', is_open: false })).toBe('Given back')
  expect(outcomeOf({ type: 'grant', is_open: false })).toBe('Given')
})
