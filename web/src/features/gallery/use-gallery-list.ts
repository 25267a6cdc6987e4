import { useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { listKey, readListPage } from './gallery-list.ts'
import type { ListPlace } from './gallery-list.ts'
import { itemsOf } from './list-data.ts'
import type { Page } from './list-data.ts'

/** A list of the gallery, newest first, page by page. A long one is never read anew as a whole. */
export const useGalleryList = (place: ListPlace) => {
  const query = useInfiniteQuery({
    queryKey: listKey(place),
    queryFn: ({ pageParam, signal }) => readListPage(place, pageParam, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page: Page) => page.nextCursor ?? undefined,
    refetchOnMount: ({ state }) => (state.data?.pages.length ?? 0) < 2,
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
  })
  const { data } = query
  return { ...query, items: useMemo(() => itemsOf(data), [data]) }
}
