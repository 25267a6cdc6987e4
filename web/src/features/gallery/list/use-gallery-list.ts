import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { GALLERY_TABS } from '@visage/contract'
import type { GalleryTab } from '@visage/contract'
import { useEffect, useMemo, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { GALLERY_KEY } from '../../../lib/api/queries.ts'
import { readFilter, writeFilter } from './gallery-filter.ts'
import type { GalleryFilter } from './gallery-filter.ts'
import { itemsOf, listKey, readFirstOfTabs, readListPage } from './gallery-list.ts'
import type { GalleryView, ListView, Page } from './gallery-list.ts'

const addressOf = ({ tab, filter }: GalleryView): Record<string, string> => ({
  ...(tab === GALLERY_TABS[0] ? {} : { tab }),
  ...writeFilter(filter),
})

/** Whether words only became other words: the back button goes back to before the search, not letter by letter. */
const isTyping = ({ search: before }: GalleryFilter, { search: after }: GalleryFilter): boolean =>
  before !== undefined && after !== undefined && before !== after

/** The open tab and its filter, which are part of the address: each change is a step that the back button undoes. */
export const useGalleryView = () => {
  const [params, setParams] = useSearchParams()
  const address = params.toString()
  const place = useMemo((): GalleryView => {
    const read = new URLSearchParams(address)
    const tab = GALLERY_TABS.find((known) => known === read.get('tab')) ?? GALLERY_TABS[0]
    return { tab, filter: readFilter(read) }
  }, [address])
  /** Where the last step leads, also while the page has not come to it. */
  const latest = useRef(place)
  useEffect(() => {
    latest.current = place
  }, [place])
  const go = (next: GalleryView, replace = false) => {
    latest.current = next
    setParams(addressOf(next), { preventScrollReset: true, replace })
  }
  return {
    place,
    openTab: (tab: GalleryTab) => go({ tab, filter: latest.current.filter }),
    narrow: (filter: GalleryFilter) => go({ tab: latest.current.tab, filter }, isTyping(latest.current.filter, filter)),
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
    // While words are typed, what was found before stays in sight; never what belongs to another influencer.
    placeholderData: 'tab' in place ? (earlier) => earlier : undefined,
  })
  const { data, isPlaceholderData } = query
  const items = useMemo(() => itemsOf(data), [data])
  return {
    ...query,
    items,
    isPending: query.isPending || (isPlaceholderData && items.length === 0),
    hasNextPage: query.hasNextPage && !isPlaceholderData,
  }
}

/** The tabs in which a filter leaves something; none before they are known. */
export const useTabsWithMatches = (filter: GalleryFilter): GalleryTab[] => {
  const { data } = useQuery({
    queryKey: [...GALLERY_KEY, 'matches', filter],
    queryFn: ({ signal }) => readFirstOfTabs(filter, signal),
  })
  return GALLERY_TABS.filter((tab) => (data?.[tab].length ?? 0) > 0)
}
