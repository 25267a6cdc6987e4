import { contract } from '@visage/contract'
import type { GalleryItem, GalleryTab } from '@visage/contract'
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import type { InfiniteData } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import { isApiError } from '../../lib/api-error.ts'
import { readSession } from '../../lib/session.ts'
import { galleryTabKey } from '../../lib/gallery-key.ts'

const pageSize = 24

type Page = { items: GalleryItem[]; nextCursor: string | null }

const readPage = async (tab: GalleryTab, cursor: string | undefined, signal: AbortSignal): Promise<Page> => {
  const body = { user_id: readSession().userId, tab, limit: pageSize, ...(cursor === undefined ? {} : { cursor }) }
  const answer = await call(contract.gallery.listGallery, { body }, { signal })
  return { items: answer[tab], nextCursor: answer.next_cursor ?? null }
}

const withoutItem = (data: InfiniteData<Page> | undefined, id: string) =>
  data && {
    ...data,
    pages: data.pages.map((page) => ({ ...page, items: page.items.filter((item) => item.id !== id) })),
  }

const deleteItem = async (id: string) => {
  try {
    await call(contract.gallery.deleteAsset, { params: { id } })
  } catch (error) {
    // Deleted in another tab already: what was asked for is so.
    if (!isApiError(error, 'not_found')) throw error
  }
}

/** One tab of the gallery, newest first, page by page. */
export const useGalleryTab = (tab: GalleryTab, onDeleted: (id: string) => void) => {
  const queryClient = useQueryClient()
  const query = useInfiniteQuery({
    queryKey: galleryTabKey(tab),
    queryFn: ({ pageParam, signal }) => readPage(tab, pageParam, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  })
  const removal = useMutation({
    mutationFn: deleteItem,
    onSuccess: (_, id) => {
      queryClient.setQueryData<InfiniteData<Page>>(galleryTabKey(tab), (data) => withoutItem(data, id))
      onDeleted(id)
    },
  })
  return { ...query, items: query.data?.pages.flatMap((page) => page.items) ?? [], remove: removal.mutateAsync }
}
