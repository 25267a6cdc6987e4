import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import { contract, MAX_CHOSEN_ITEMS, NOTHING_CHOSEN } from '@visage/contract'
import type { BodyOf, Collection } from '@visage/contract'
import { useState } from 'react'
import { call } from '../../../lib/api/call.ts'
import { saveFrom } from '../../../lib/api/downloads.ts'
import { useMutation } from '../../../lib/api/mutations.ts'
import { GALLERY_KEY } from '../../../lib/api/queries.ts'
import { listKey, withMoved, withoutItems } from '../list/gallery-list.ts'
import type { ListData } from '../list/gallery-list.ts'

const COLLECTIONS_KEY = [...GALLERY_KEY, 'collections'] as const

/** One's collections, the latest changed first. */
export const useCollections = () =>
  useQuery({
    queryKey: [...COLLECTIONS_KEY, 'all'],
    queryFn: async ({ signal }) => (await call(contract.collections.listCollections, {}, { signal })).collections,
  })

export const collectionQuery = (id: string) =>
  queryOptions({
    queryKey: [...COLLECTIONS_KEY, 'one', id],
    queryFn: ({ signal }) => call(contract.collections.readCollection, { params: { id } }, { signal }),
  })

const shareKey = (id: string) => [...COLLECTIONS_KEY, 'share', id]

/** Keeps what the server has answered, and reads anew the list that it stands in, and what of it is shown to others. */
const tell = async (queryClient: QueryClient, collection: Collection): Promise<void> => {
  queryClient.setQueryData(collectionQuery(collection.id).queryKey, collection)
  await queryClient.invalidateQueries({ queryKey: [...COLLECTIONS_KEY, 'all'] })
  await queryClient.invalidateQueries({ queryKey: shareKey(collection.id) })
}

type NewCollection = { name: string; notes?: string }

export const useCollectionCreation = () => {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: NewCollection) => call(contract.collections.createCollection, { body }),
    onSuccess: (collection) => tell(queryClient, collection),
  })
}

/** Changes name, notes or cover. One after the other, so that the last wish holds. */
export const useCollectionChange = (id: string) => {
  const queryClient = useQueryClient()
  return useMutation({
    scope: { id: `collection-${id}` },
    mutationFn: (body: BodyOf<typeof contract.collections.changeCollection>) =>
      call(contract.collections.changeCollection, { params: { id }, body }),
    onSuccess: (collection) => tell(queryClient, collection),
  })
}

export const useCollectionDeletion = (id: string) => {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => call(contract.collections.deleteCollection, { params: { id } }),
    onSuccess: async () => {
      queryClient.removeQueries({ queryKey: listKey({ collection: id }) })
      await queryClient.invalidateQueries({ queryKey: [...COLLECTIONS_KEY, 'all'] })
    },
  })
}

type Ids = readonly string[]

/** How many went in, and how many of those asked for were in it already. */
export type Added = { added: number; alreadyThere: number; collection: Collection }

/** Puts items into a collection, as many at a time as one call takes. */
export const useAdding = () => {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async ({ id, ids }: { id: string; ids: Ids }): Promise<Added> => {
      let told: Added | undefined
      for (let start = 0; start < ids.length; start += MAX_CHOSEN_ITEMS) {
        const body = { ids: ids.slice(start, start + MAX_CHOSEN_ITEMS) }
        const {
          added,
          already_there: there,
          collection,
        } = await call(contract.collections.addToCollection, {
          params: { id },
          body,
        })
        told = { added: added + (told?.added ?? 0), alreadyThere: there + (told?.alreadyThere ?? 0), collection }
      }
      if (!told) throw new Error(NOTHING_CHOSEN)
      return told
    },
    onSuccess: ({ collection }) => tell(queryClient, collection),
    onSettled: (_told, _error, { id }) => queryClient.resetQueries({ queryKey: listKey({ collection: id }) }),
  })
}

/** Taking out and moving: shown at once, and read anew when the server refuses. */
export const useArranging = (id: string) => {
  const queryClient = useQueryClient()
  const queryKey = listKey({ collection: id })
  const change = async (how: (data: ListData) => ListData) => {
    await queryClient.cancelQueries({ queryKey })
    queryClient.setQueryData<ListData>(queryKey, (data) => data && how(data))
  }
  const common = {
    scope: { id: `collection-${id}` },
    onSuccess: (collection: Collection) => tell(queryClient, collection),
    onError: () => queryClient.resetQueries({ queryKey }),
  }
  const removal = useMutation({
    ...common,
    mutationFn: async (ids: Ids) => {
      let collection: Collection | undefined
      for (let start = 0; start < ids.length; start += MAX_CHOSEN_ITEMS)
        collection = await call(contract.collections.removeFromCollection, {
          params: { id },
          body: { ids: ids.slice(start, start + MAX_CHOSEN_ITEMS) },
        })
      if (!collection) throw new Error(NOTHING_CHOSEN)
      return collection
    },
    onMutate: (ids) => change((data) => withoutItems(data, new Set(ids))),
  })
  const move = useMutation({
    ...common,
    mutationFn: ({ moved, before }: { moved: string; before: string | null }) =>
      call(contract.collections.moveInCollection, { params: { id }, body: { ids: [moved], before } }),
    onMutate: ({ moved, before }) => change((data) => withMoved(data, moved, before)),
  })
  return { takeOut: removal.mutate, move: move.mutate, error: removal.error ?? move.error }
}

/** Has the browser save all of a collection as one zip. */
export const downloadCollection = async (id: string): Promise<void> => {
  const { url } = await call(contract.collections.prepareCollectionZip, { params: { id } })
  saveFrom(url)
}

/** Whether a collection has a public page, and switching that. */
export const useCollectionShare = (id: string) => {
  const queryClient = useQueryClient()
  const query = useQuery({
    queryKey: shareKey(id),
    queryFn: ({ signal }) => call(contract.sharing.readCollectionShare, { params: { id } }, { signal }),
  })
  const change = useMutation({
    scope: { id: `collection-share-${id}` },
    mutationFn: async (isOn: boolean) => {
      if (isOn) return call(contract.sharing.switchCollectionShareOn, { params: { id } })
      await call(contract.sharing.switchCollectionShareOff, { params: { id } })
      return call(contract.sharing.readCollectionShare, { params: { id } })
    },
    onSuccess: async (share) => {
      queryClient.setQueryData(shareKey(id), share)
      await queryClient.invalidateQueries({ queryKey: collectionQuery(id).queryKey })
      await queryClient.invalidateQueries({ queryKey: [...COLLECTIONS_KEY, 'all'] })
    },
  })
  // The box is ticked by the click, not a moment later by the answer.
  const [wish, setWish] = useState<boolean>()
  return {
    share: query.data && { ...query.data, isOn: wish ?? query.data.url !== null },
    error: query.error ?? change.error,
    change: (isOn: boolean) => {
      setWish(isOn)
      change.mutate(isOn, { onSettled: () => setWish(undefined) })
    },
  }
}
