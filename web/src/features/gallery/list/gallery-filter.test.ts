import { expect, it } from 'vitest'
import { DAY_SPANS, filterRequest, isFiltered, readFilter, spanOf, writeFilter } from './gallery-filter.ts'

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

const full = {
  search: 'Mira at the beach',
  face: '6f0c4a6e-7d3b-4d51-9f6e-0d7f5f3f7a11',
  look: 'Evening gala',
  gender: 'male',
  colour: 'teal',
  favouritesOnly: true,
  fromDay: '2026-02-27',
  toDay: '2026-02-28',
} as const

it('comes back from the address as it went there', () => {
  expect(readFilter(new URLSearchParams(writeFilter(full)))).toEqual(full)
  expect(readFilter(new URLSearchParams())).toEqual({})
  expect([isFiltered(full), isFiltered({}), isFiltered({ favouritesOnly: false })]).toEqual([true, false, false])
})

it('takes nothing from an address that makes no sense', () => {
  const params = new URLSearchParams(
    'search=+&face=me&look=+&gender=men&colour=mauve&favourites=1&from=2026-02-31&to=today&tab=images',
  )
  expect(readFilter(params)).toEqual({})
})

it("asks for days from their beginning to the next one's", () => {
  expect(filterRequest(full)).toEqual({
    search: full.search,
    face: full.face,
    look: full.look,
    gender: 'male',
    colour: 'teal',
    favourites_only: true,
    made_from: new Date(2026, 1, 27).toISOString(),
    made_before: new Date(2026, 2, 1).toISOString(),
  })
  expect(filterRequest({})).toEqual({})
})
