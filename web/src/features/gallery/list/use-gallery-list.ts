import { useInfiniteQuery } from '@tanstack/react-query'
import { GALLERY_TABS } from '@visage/contract'
import type { GalleryTab } from '@visage/contract'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { readFilter, writeFilter } from './gallery-filter.ts'
import type { GalleryFilter } from './gallery-filter.ts'
import { itemsOf, listKey, readListPage } from './gallery-list.ts'
import type { GalleryView, ListView, Page } from './gallery-list.ts'

const addressOf = ({ tab, filter }: GalleryView): Record<string, string> => ({
  ...(tab === GALLERY_TABS[0] ? {} : { tab }),
  ...writeFilter(filter),
})

/** The open tab and its filter, which are part of the address: each change is a step that the back button undoes. */
export const useGalleryView = () => {
  const [params, setParams] = useSearchParams()
  const address = params.toString()
  const place = useMemo((): GalleryView => {
    const read = new URLSearchParams(address)
    const tab = GALLERY_TABS.find((known) => known === read.get('tab')) ?? GALLERY_TABS[0]
    return { tab, filter: readFilter(read) }
  }, [address])
  const go = (next: GalleryView) => setParams(addressOf(next), { preventScrollReset: true })
  return {
    place,
    openTab: (tab: GalleryTab) => go({ tab, filter: place.filter }),
    narrow: (filter: GalleryFilter) => go({ tab: place.tab, filter }),
  }
}

/** A list of the gallery, newest first, page by page. A long one is never read anew as a whole. */
export const useGalleryList = (place: ListView) => {
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
