import type { VideoMaterial } from '@visage/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMutation } from '../../../lib/use-mutation.ts'
import { retryPreview, videoSource } from './video-source.ts'

const askEveryMs = 2000

/** A video that was brought in, asked for again until its preview can be played, and how to have that tried again. */
export const useUploadedVideo = (brought: VideoMaterial) => {
  const { id } = brought
  const queryClient = useQueryClient()
  const queryKey = ['studio', 'uploaded-video', id]
  const { data } = useQuery({
    queryKey,
    queryFn: ({ signal }) => videoSource.read(id, signal),
    initialData: brought,
    staleTime: askEveryMs,
    enabled: ({ state }) => state.data?.preview === 'preparing',
    refetchInterval: ({ state }) => (state.data?.preview === 'preparing' ? askEveryMs : false),
  })
  const retry = useMutation({
    mutationFn: () => retryPreview(id),
    onSuccess: (material) => queryClient.setQueryData(queryKey, material),
  })
  return { material: data, retry }
}
