import { useQueryClient } from '@tanstack/react-query'
import { contract } from '@visage/contract'
import type { BodyOf, InfluencerDetails } from '@visage/contract'
import { call } from '../../lib/api/call.ts'
import { saveFrom } from '../../lib/api/downloads.ts'
import { influencerQuery, INFLUENCERS_KEY } from '../../lib/api/influencers.ts'
import { useMutation } from '../../lib/api/mutations.ts'
import { GALLERY_LISTS_KEY } from '../../lib/api/queries.ts'

type InfluencerChanges = BodyOf<typeof contract.influencers.changeInfluencer>

/** Keeps what the server has answered, and reads the lists anew that she stands in. */
const useTellAll = () => {
  const queryClient = useQueryClient()
  return async (details: InfluencerDetails) => {
    queryClient.setQueryData(influencerQuery(details.id).queryKey, details)
    await queryClient.invalidateQueries({
      queryKey: INFLUENCERS_KEY,
      predicate: ({ queryKey }) => queryKey.at(-1) !== details.id,
    })
  }
}

/** Changes what is known of one; a face becomes an influencer with its name. One after the other, so that the last wish holds. */
export const useInfluencerChange = (id: string) => {
  const tellAll = useTellAll()
  return useMutation({
    scope: { id: `influencer-${id}` },
    mutationFn: (body: InfluencerChanges) => call(contract.influencers.changeInfluencer, { params: { id }, body }),
    onSuccess: tellAll,
  })
}

/** Gives the faces of another one to her. */
export const useMerge = (id: string) => {
  const queryClient = useQueryClient()
  const tellAll = useTellAll()
  return useMutation({
    mutationFn: (otherId: string) =>
      call(contract.influencers.mergeInfluencers, { params: { id }, body: { other_id: otherId } }),
    onSuccess: async (details) => {
      await tellAll(details)
      await queryClient.resetQueries({ queryKey: GALLERY_LISTS_KEY })
    },
  })
}

/** Forgets what is known of her. */
export const useRemoval = (id: string) => {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => call(contract.influencers.removeInfluencer, { params: { id } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: INFLUENCERS_KEY }),
  })
}

/** Has the browser save all that belongs to her as one zip. */
export const downloadKit = async (id: string): Promise<void> => {
  const { url } = await call(contract.influencers.prepareKit, { params: { id } })
  saveFrom(url)
}
