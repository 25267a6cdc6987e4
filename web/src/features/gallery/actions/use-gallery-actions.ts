import { useQueryClient } from '@tanstack/react-query'
import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { contract, MAX_CHOSEN_ITEMS } from '@visage/contract'
import type { GalleryItem } from '@visage/contract'
import { call } from '../../../lib/api/call.ts'
import { useMutation } from '../../../lib/api/mutations.ts'
import { GALLERY_LISTS_KEY } from '../../../lib/api/queries.ts'
import { readSession } from '../../../lib/session/session.ts'
import {
  changeLists,
  isCollectionKey,
  isFavouritesKey,
  itemsOf,
  refreshBesideLists,
  withFavourites,
  withItems,
  withoutItems,
} from '../list/gallery-list.ts'
import type { ListData } from '../list/gallery-list.ts'
import { clearDeletion, saveDeletion } from './undo-store.ts'

type Ids = readonly string[]

/** Asks for some ids at a time, as many as one call takes. */
const inParts = async (
  ids: Ids,
  ask: (part: { user_id: string; ids: string[] }) => Promise<unknown>,
): Promise<void> => {
  for (let start = 0; start < ids.length; start += MAX_CHOSEN_ITEMS)
    await ask({ user_id: readSession().userId, ids: ids.slice(start, start + MAX_CHOSEN_ITEMS) })
}

/** Which items each list held. */
type RemovedItems = readonly (readonly [queryKey: QueryKey, items: readonly GalleryItem[]])[]

const findRemovedItems = (queryClient: QueryClient, ids: Ids): RemovedItems => {
  const wanted = new Set(ids)
  const lists = queryClient.getQueriesData<ListData>({ queryKey: GALLERY_LISTS_KEY })
  return lists.map(([queryKey, data]) => [queryKey, itemsOf(data).filter(({ id }) => wanted.has(id))])
}

const putBack = (queryClient: QueryClient, held: RemovedItems): void => {
  for (const [queryKey, items] of held)
    // In a collection each has a place of its own, which the server knows.
    if (isCollectionKey(queryKey)) void queryClient.resetQueries({ queryKey })
    else queryClient.setQueryData<ListData>(queryKey, (data) => data && withItems(data, items))
}

/** What the last deletion took out of the lists; unknown after a reload. */
const taken = new Map<string, RemovedItems>()
const nameOf = (ids: Ids) => ids.join()

const useRemoval = (onDeleted: (id: string) => void) => {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (ids: Ids) => inParts(ids, (body) => call(contract.gallery.deleteAssets, { body })),
    onMutate: async (ids) => {
      await queryClient.cancelQueries({ queryKey: GALLERY_LISTS_KEY })
      const held = findRemovedItems(queryClient, ids)
      changeLists(queryClient, (data) => withoutItems(data, new Set(ids)))
      return held
    },
    onError: (_error, ids, held) => {
      // Of several calls the first ones may have deleted their part.
      if (ids.length > MAX_CHOSEN_ITEMS) return queryClient.resetQueries({ queryKey: GALLERY_LISTS_KEY })
      if (held) putBack(queryClient, held)
      return undefined
    },
    onSuccess: (_answer, ids, held) => {
      taken.clear()
      taken.set(nameOf(ids), held)
      saveDeletion(ids)
      for (const id of ids) onDeleted(id)
      // Collections hold fewer now.
      void refreshBesideLists(queryClient)
    },
  })
}

const useUndo = () => {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (ids: Ids) => inParts(ids, (body) => call(contract.gallery.restoreAssets, { body })),
    onSuccess: async (_answer, ids) => {
      clearDeletion()
      void refreshBesideLists(queryClient)
      const held = taken.get(nameOf(ids))
      if (held) putBack(queryClient, held)
      else await queryClient.resetQueries({ queryKey: GALLERY_LISTS_KEY })
    },
  })
}

type FavouritesChange = { ids: Ids; isFavourite: boolean }

const useFavourites = () => {
  const queryClient = useQueryClient()
  const mark = (ids: ReadonlySet<string>, isFavourite: boolean) =>
    changeLists(queryClient, (data) => withFavourites(data, ids, isFavourite))
  return useMutation({
    // One after the other, so that the last press holds.
    scope: { id: 'gallery-favourites' },
    mutationFn: ({ ids, isFavourite }: FavouritesChange) =>
      inParts(ids, (body) => call(contract.gallery.markFavourites, { body: { ...body, is_favourite: isFavourite } })),
    onMutate: ({ ids, isFavourite }) => {
      const items = findRemovedItems(queryClient, ids).flatMap(([, held]) => held)
      const changed = new Set(items.filter((item) => item.is_favourite !== isFavourite).map(({ id }) => id))
      mark(changed, isFavourite)
      return changed
    },
    onError: (_error, { isFavourite }, changed) => changed && mark(changed, !isFavourite),
    onSuccess: (_answer, { isFavourite }) => {
      // Lists of favourites alone, which are not open, may hold too few or too many now.
      queryClient.removeQueries({ queryKey: GALLERY_LISTS_KEY, type: 'inactive' })
      // One that was opened meanwhile may have been read before; what is no favourite any more stays in it until it is left.
      if (isFavourite)
        void queryClient.invalidateQueries({
          queryKey: GALLERY_LISTS_KEY,
          predicate: ({ queryKey }) => isFavouritesKey(queryKey),
        })
    },
  })
}

/** Deleting, bringing back and marking items: shown at once, and taken back when the server refuses. */
export const useGalleryActions = (onDeleted: (id: string) => void) => {
  const [removal, undo, favourites] = [useRemoval(onDeleted), useUndo(), useFavourites()]
  return {
    remove: removal.mutate,
    undo: undo.mutate,
    isUndoing: undo.isPending,
    favour: favourites.mutate,
    error: removal.error ?? undo.error ?? favourites.error,
    forgetError: () => {
      for (const mutation of [removal, undo, favourites]) mutation.reset()
    },
  }
}

export type GalleryActions = ReturnType<typeof useGalleryActions>
