import { contract } from '@visage/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../lib/api.ts'
import { GALLERY_KEY } from '../../lib/gallery-key.ts'
import { useMutation } from '../../lib/use-mutation.ts'

type Wish = { isOn: boolean; allowsRemix: boolean }

/** Whether an item has a public page, and switching that. */
export const useShare = (id: string) => {
  const queryClient = useQueryClient()
  const queryKey = [...GALLERY_KEY, 'share', id]
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => call(contract.sharing.readShare, { params: { id } }, { signal }),
  })
  const change = useMutation({
    // One after the other, so that the last wish holds.
    scope: { id: `share-${id}` },
    mutationFn: async (wish: Wish) => {
      const params = { id }
      if (wish.isOn) return call(contract.sharing.switchShareOn, { params, body: { allows_remix: wish.allowsRemix } })
      await call(contract.sharing.switchShareOff, { params })
      return { url: null, allows_remix: wish.allowsRemix }
    },
    onSuccess: (share) => queryClient.setQueryData(queryKey, share),
  })
  // Known at once: a box that a moment later is ticked has not been ticked by the click.
  const [wish, setWish] = useState<Wish>()
  const { data } = query
  return {
    share: data && {
      url: wish?.isOn === false ? null : data.url,
      /** As wished, before the server has agreed. */
      isOn: wish?.isOn ?? data.url !== null,
      allowsRemix: wish?.allowsRemix ?? data.allows_remix,
    },
    error: query.error ?? change.error,
    change: (next: Wish) => {
      setWish(next)
      change.mutate(next, { onSettled: () => setWish(undefined) })
    },
  }
}
