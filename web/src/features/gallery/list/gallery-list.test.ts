import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { GALLERY_TABS, KIND_NAMES } from '@visage/contract'
import type { GalleryItem, Job } from '@visage/contract'
import { afterEach, expect, it, vi } from 'vitest'
import { setSessionValue, storeTokens } from '../../../lib/session/session.ts'
import { pretendBrowser } from '../../../lib/testing/browser-globals.ts'
import { exampleItem } from '../../../lib/testing/examples.ts'
import { itemsOf, listKey, refreshGallery, withFavourites, withItems, withoutItems } from './gallery-list.ts'
import type { ListData } from './gallery-list.ts'

afterEach(() => vi.unstubAllGlobals())

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

/** As the server sends it. */
const sent = (minute: number): GalleryItem => ({
  ...exampleItem,
  ...item(minute),
  id: `00000000-0000-4000-8000-0000000000${minute}`,
  image_url: '/api/media/a',
})

// Proves: gallery-refreshed-open
it.each(KIND_NAMES)('what a success of %s adds comes into the open list, in front', async (kind) => {
  const userId = '11111111-1111-4111-8111-111111111111'
  pretendBrowser()
  setSessionValue('userId', userId)
  storeTokens({ access: 'access-1', refresh: 'refresh-1' })
  const asked: unknown[] = []
  const groups = Object.fromEntries(GALLERY_TABS.map((tab) => [tab, tab === 'images' ? [sent(55)] : []]))
  vi.stubGlobal('fetch', async (_url: URL, { body }: { body: string }) => {
    asked.push(JSON.parse(body))
    return Response.json({ ...groups, next_cursor: null })
  })
  const queryClient = new QueryClient()
  const queryKey = listKey({ tab: 'images', filter: {} })
  queryClient.setQueryData(queryKey, data)
  const close = new QueryObserver(queryClient, { queryKey, queryFn: () => data, staleTime: Infinity }).subscribe(
    () => {},
  )
  const news = (status: Job['status']) => refreshGallery({ kind, status } as Job, queryClient)
  const shown = () => itemsOf(queryClient.getQueryData<ListData>(queryKey)).map(({ id }) => id)
  news('running')
  news('failed')
  expect(asked).toEqual([])
  news('succeeded')
  await vi.waitFor(() => expect(shown()).toEqual([sent(55).id, 'id-50', 'id-40', 'id-30', 'id-20', 'id-10']))
  expect(asked).toEqual([expect.objectContaining({ user_id: userId, tab: 'images' })])
  close()
})
