import type { InfiniteData, QueryClient, QueryKey } from '@tanstack/react-query'
import { contract, kindOf } from '@visage/contract'
import type { GalleryItem, GalleryTab, OutputOf } from '@visage/contract'
import { call } from '../../../lib/api/call.ts'
import type { JobUpdate } from '../../../lib/api/live-events.ts'
import { GALLERY_KEY, GALLERY_LISTS_KEY } from '../../../lib/api/queries.ts'
import { readSession } from '../../../lib/session/session.ts'
import { filterRequest } from './gallery-filter.ts'
import type { GalleryFilter } from './gallery-filter.ts'

/** An item, with its tab where a list holds several. */
export type ListedItem = GalleryItem & { tab?: GalleryTab }

export type Page = { items: ListedItem[]; nextCursor: string | null }
export type ListData = InfiniteData<Page, string | undefined>

const changeItems = (data: ListData, change: (items: ListedItem[]) => ListedItem[]): ListData => ({
  ...data,
  pages: data.pages.map((page) => ({ ...page, items: change(page.items) })),
})

export const withoutItems = (data: ListData, ids: ReadonlySet<string>): ListData =>
  changeItems(data, (items) => (items.some(({ id }) => ids.has(id)) ? items.filter(({ id }) => !ids.has(id)) : items))

export const withFavourites = (data: ListData, ids: ReadonlySet<string>, isFavourite: boolean): ListData =>
  changeItems(data, (items) => items.map((item) => (ids.has(item.id) ? { ...item, is_favourite: isFavourite } : item)))

/** Puts an item before another one, or at the end of what is loaded. */
export const withMoved = (data: ListData, id: string, before: string | null): ListData => {
  const moved = itemsOf(data).find((item) => item.id === id)
  if (!moved) return data
  const rest = withoutItems(data, new Set([id]))
  const last = rest.pages.length - 1
  const pages = rest.pages.map((page, number) => {
    const at = before === null ? -1 : page.items.findIndex((item) => item.id === before)
    if (at >= 0) return { ...page, items: page.items.toSpliced(at, 0, moved) }
    return before === null && number === last ? { ...page, items: [...page.items, moved] } : page
  })
  return { ...rest, pages }
}

const newestFirst = (one: GalleryItem, other: GalleryItem) =>
  other.created_at.localeCompare(one.created_at) || other.id.localeCompare(one.id)

/** Puts items in at their times: on the first page that goes on to what is older, or on the last one. */
export const withItems = (data: ListData, items: readonly ListedItem[]): ListData => {
  const known = new Set(data.pages.flatMap((page) => page.items.map(({ id }) => id)))
  let left = items.filter(({ id }) => !known.has(id))
  const pages = data.pages.map((page, number) => {
    const oldest = page.items.at(-1)
    const isLast = number === data.pages.length - 1
    const here = left.filter((item) => isLast || (oldest !== undefined && newestFirst(item, oldest) < 0))
    if (here.length === 0) return page
    left = left.filter((item) => !here.includes(item))
    return { ...page, items: [...page.items, ...here].toSorted(newestFirst) }
  })
  return { ...data, pages }
}

export const itemsOf = (data: Pick<ListData, 'pages'> | undefined): ListedItem[] =>
  data?.pages.flatMap(({ items }) => items) ?? []

const pageSize = 60

/** Which list: a tab with what it is narrowed to. */
export type GalleryView = { tab: GalleryTab; filter: GalleryFilter }

/** Or all that was made with an influencer. */
type FeedView = { influencer: string }

/** Or what is in a collection, in its order. */
type CollectionView = { collection: string }

export type ListView = GalleryView | FeedView | CollectionView

export const listKey = (view: ListView) => [...GALLERY_LISTS_KEY, view] as const

const toPage = ({ items, next_cursor: nextCursor }: OutputOf<typeof contract.influencers.listFeed>): Page => ({
  items: items.map(({ kind, item }) => ({ ...item, tab: kindOf(kind).shelf.tab })),
  nextCursor,
})

/** Whether this names what is in a collection. */
export const isCollectionKey = (queryKey: QueryKey): boolean => {
  const view = queryKey.at(-1)
  return typeof view === 'object' && view !== null && 'collection' in view
}

const readMixedPage = async (
  view: FeedView | CollectionView,
  cursor: string | undefined,
  signal?: AbortSignal,
): Promise<Page> => {
  const query = { limit: pageSize, cursor }
  return toPage(
    'influencer' in view
      ? await call(contract.influencers.listFeed, { params: { id: view.influencer }, query }, { signal })
      : await call(contract.collections.listCollectionItems, { params: { id: view.collection }, query }, { signal }),
  )
}

export const readListPage = async (view: ListView, cursor: string | undefined, signal?: AbortSignal): Promise<Page> => {
  if (!('tab' in view)) return readMixedPage(view, cursor, signal)
  const { tab, filter } = view
  const body = {
    user_id: readSession().userId,
    tab,
    limit: pageSize,
    ...filterRequest(filter),
    ...(cursor === undefined ? {} : { cursor }),
  }
  const answer = await call(contract.gallery.listGallery, { body }, { signal })
  return { items: answer[tab], nextCursor: answer.next_cursor ?? null }
}

/** The newest item of each tab that a filter leaves. */
export const readFirstOfTabs = (filter: GalleryFilter, signal?: AbortSignal) => {
  const body = { user_id: readSession().userId, limit: 1, ...filterRequest(filter) }
  return call(contract.gallery.listGallery, { body }, { signal })
}

/** Changes every list that is known. */
export const changeLists = (queryClient: QueryClient, change: (data: ListData) => ListData): void => {
  queryClient.setQueriesData<ListData>({ queryKey: GALLERY_LISTS_KEY }, (data) => data && change(data))
}

const listsName = GALLERY_LISTS_KEY.at(-1)

/** Reads anew what was read of the gallery beside its lists. */
export const refreshBesideLists = (queryClient: QueryClient): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: GALLERY_KEY, predicate: ({ queryKey }) => queryKey[1] !== listsName })

/** A list that what is made comes into by itself, which a collection is not. */
const isListView = (value: unknown): value is GalleryView | FeedView =>
  typeof value === 'object' && value !== null && (('tab' in value && 'filter' in value) || 'influencer' in value)

/** Whether this names a list of favourites alone. */
export const isFavouritesKey = (queryKey: QueryKey): boolean => {
  const view = queryKey.at(-1)
  return isListView(view) && 'filter' in view && view.filter.favouritesOnly === true
}

/**
 * Looks for new items: the open list gets them in front and keeps its place, however long it is; the others are read
 * anew when they are opened.
 */
const refreshLists = async (queryClient: QueryClient): Promise<void> => {
  queryClient.removeQueries({ queryKey: GALLERY_LISTS_KEY, type: 'inactive' })
  const open = queryClient.getQueryCache().findAll({ queryKey: GALLERY_LISTS_KEY, type: 'active' })
  for (const { queryKey } of open) {
    const place = queryKey.at(-1)
    if (!isListView(place)) continue
    const newest = await readListPage(place, undefined)
    queryClient.setQueryData<ListData>(queryKey, (data) => data && withItems(data, newest.items))
  }
}

/** Reads the gallery again when a job has added something to it. */
export const refreshGallery: JobUpdate = (job, queryClient) => {
  if (job.status !== 'succeeded') return
  void refreshBesideLists(queryClient)
  // A list that cannot be refreshed stays as it is; the next one that is opened is read anew.
  refreshLists(queryClient).catch(() =>
    queryClient.invalidateQueries({ queryKey: GALLERY_LISTS_KEY, refetchType: 'none' }),
  )
}
