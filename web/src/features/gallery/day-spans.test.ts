import { expect, it } from 'vitest'
import { DAY_SPANS, spanOf } from './day-spans.ts'

const now = new Date(2026, 2, 3, 23, 59)

it.each([
  ['any', {}],
  ['today', { fromDay: '2026-03-03' }],
  ['week', { fromDay: '2026-02-25' }],
  ['month', { fromDay: '2026-02-02' }],
])('%s', (name, days) => {
  expect(DAY_SPANS.find(({ value }) => value === name)?.daysFor(now)).toEqual(days)
  expect(spanOf(days, now)).toBe(name)
})

it('knows days that are none of these', () => {
  expect(spanOf({ fromDay: '2026-03-01' }, now)).toBe('other')
  expect(spanOf({ fromDay: '2026-03-03', toDay: '2026-03-03' }, now)).toBe('other')
})
