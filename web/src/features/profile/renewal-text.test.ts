import { expect, test } from 'vitest'
import { openPlanOf, renewalText } from './renewal-text.ts'

test('the renewal date is the same day in every time zone', () => {
  expect(renewalText('2026-03-08')).toBe('8 March 2026')
  expect(renewalText(null)).toBe('No open plan or trial')
})

test('what is open is the paid plan, else the trial, and nothing is claimed that is not known', () => {
  const basic = { name: 'Basic', endsByItself: false }
  expect(openPlanOf(basic, '2026-03-08')).toBe(basic)
  expect(openPlanOf(null, '2026-03-08')).toEqual({ name: 'Free trial', endsByItself: true })
  expect(openPlanOf(null, null)).toBeUndefined()
  expect(openPlanOf(undefined, '2026-03-08')).toBeUndefined()
})
