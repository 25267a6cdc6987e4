import { contract } from '@visage/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import { GALLERY_KEY } from '../../lib/gallery-key.ts'

/** Whether an item has a public page, and switching that. */
export const useShare = (id: string) => {
  const queryClient = useQueryClient()
  const queryKey = [...GALLERY_KEY, 'share', id]
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => call(contract.sharing.readShare, { params: { id } }, { signal }),
  })
  const change = useMutation({
    mutationFn: async (wish: { isOn: boolean; allowsRemix: boolean }) => {
      const params = { id }
      if (wish.isOn) return call(contract.sharing.switchShareOn, { params, body: { allows_remix: wish.allowsRemix } })
      await call(contract.sharing.switchShareOff, { params })
      return { url: null, allows_remix: wish.allowsRemix }
    },
    onSuccess: (share) => queryClient.setQueryData(queryKey, share),
  })
  const { data } = query
  const wish = change.isPending ? change.variables : undefined
  return {
    share: data && {
      url: wish?.isOn === false ? null : data.url,
      /** As wished, before the server has agreed. */
      isOn: wish?.isOn ?? data.url !== null,
      allowsRemix: wish?.allowsRemix ?? data.allows_remix,
    },
    error: query.error ?? change.error,
    change: change.mutate,
  }
}
