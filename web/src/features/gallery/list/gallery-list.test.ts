import type { GalleryItem } from '@visage/contract'
import { expect, it } from 'vitest'
import { itemsOf, withFavourites, withItems, withoutItems } from './gallery-list.ts'
import type { ListData } from './gallery-list.ts'

const item = (minute: number) =>
  ({ id: `id-${minute}`, created_at: `2026-11-21T10:${String(minute).padStart(2, '0')}:00.000Z` }) as GalleryItem
const data: ListData = {
  pages: [
    { items: [item(50), item(40), item(30)], nextCursor: 'a' },
    { items: [item(20), item(10)], nextCursor: null },
  ],
  pageParams: [undefined, 'a'],
}
const minutes = (list: ListData) => list.pages.map(({ items }) => items.map(({ id }) => Number(id.slice(3))))

it('takes items out and puts them back where they were', () => {
  const taken = [item(50), item(20), item(10)]
  const without = withoutItems(data, new Set(taken.map(({ id }) => id)))
  expect(minutes(without)).toEqual([[40, 30], []])
  expect(itemsOf(withItems(without, taken))).toEqual(itemsOf(data))
})

it('puts new items first, knows those that are there, and keeps what did not change', () => {
  const grown = withItems(data, [item(55), item(40)])
  expect(minutes(grown)).toEqual([
    [55, 50, 40, 30],
    [20, 10],
  ])
  expect(grown.pages[1]).toBe(data.pages[1])
})

it('marks favourites', () => {
  const marked = itemsOf(withFavourites(data, new Set(['id-40']), true))
  expect(marked.filter(({ is_favourite: isFavourite }) => isFavourite).map(({ id }) => id)).toEqual(['id-40'])
})
