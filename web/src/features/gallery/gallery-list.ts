import { contract } from '@visage/contract'
import type { GalleryTab } from '@visage/contract'
import type { QueryClient } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import { GALLERY_KEY, GALLERY_LISTS_KEY } from '../../lib/gallery-key.ts'
import { readSession } from '../../lib/session.ts'
import { filterRequest } from './gallery-filter.ts'
import type { GalleryFilter } from './gallery-filter.ts'
import { withItems } from './list-data.ts'
import type { ListData, Page } from './list-data.ts'

const pageSize = 60

/** Which list: a tab with what it is narrowed to. */
export type ListPlace = { tab: GalleryTab; filter: GalleryFilter }

export const listKey = ({ tab, filter }: ListPlace) => [...GALLERY_LISTS_KEY, { tab, filter }] as const

export const readListPage = async (
  { tab, filter }: ListPlace,
  cursor: string | undefined,
  signal?: AbortSignal,
): Promise<Page> => {
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

/** Changes every list that is known. */
export const changeLists = (queryClient: QueryClient, change: (data: ListData) => ListData): void => {
  queryClient.setQueriesData<ListData>({ queryKey: GALLERY_LISTS_KEY }, (data) => data && change(data))
}

const listsName = GALLERY_LISTS_KEY.at(-1)

/** Reads anew what was read of the gallery beside its lists. */
export const refreshBesideLists = (queryClient: QueryClient): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: GALLERY_KEY, predicate: ({ queryKey }) => queryKey[1] !== listsName })

const isPlace = (value: unknown): value is ListPlace =>
  typeof value === 'object' && value !== null && 'tab' in value && 'filter' in value

/**
 * Looks for new items: the open list gets them in front and keeps its place, however long it is; the others are read
 * anew when they are opened.
 */
export const refreshLists = async (queryClient: QueryClient): Promise<void> => {
  queryClient.removeQueries({ queryKey: GALLERY_LISTS_KEY, type: 'inactive' })
  const open = queryClient.getQueryCache().findAll({ queryKey: GALLERY_LISTS_KEY, type: 'active' })
  for (const { queryKey } of open) {
    const place = queryKey.at(-1)
    if (!isPlace(place)) continue
    const newest = await readListPage(place, undefined)
    queryClient.setQueryData<ListData>(queryKey, (data) => data && withItems(data, newest.items))
  }
}
