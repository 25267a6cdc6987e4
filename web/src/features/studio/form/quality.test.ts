import type { Wait } from '@visage/contract'
import { expect, test } from 'vitest'
import { qualityText } from './quality-switch.tsx'
import { qualityOf } from './use-quality.ts'

const fast = { quality: 'fast', model: 'Wan2.2', is_included: true, plans: null, units: 1 } as const
const best = { quality: 'best', model: 'Kling 3.0 Pro', is_included: true, plans: ['Advanced', 'Premium'], units: 2 }
const offered = (isIncluded: boolean): Pick<Wait, 'qualities'> => ({
  qualities: [fast, { ...best, quality: 'best', is_included: isIncluded }],
})

test('what was chosen in one maker is asked for in the next one, where it can be had', () => {
  expect(qualityOf('best', offered(true))).toBe('best')
  expect(qualityOf('best', offered(false))).toBe('fast')
  expect(qualityOf(undefined, offered(true))).toBe('fast')
  expect(qualityOf('best', { qualities: [] })).toBeUndefined()
})

test('until it is known what can be had, the choice stands and the server says what is wrong with it', () => {
  expect(qualityOf('best', undefined)).toBe('best')
})

test('it is said what makes it, and which plans would include it', () => {
  const [, included] = offered(true).qualities
  const [, missing] = offered(false).qualities
  expect(included && qualityText(included)).toBe('Best: Kling 3.0 Pro.')
  expect(missing && qualityText(missing)).toBe('Best (Kling 3.0 Pro) is part of the Advanced and Premium plans.')
})
