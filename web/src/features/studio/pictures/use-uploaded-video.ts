import type { VideoMaterial } from '@visage/contract'
import { useQuery } from '@tanstack/react-query'
import { videoSource } from './video-source.ts'

const askEveryMs = 2000

/** A video that was brought in, asked for again until its preview can be played. */
export const useUploadedVideo = (material: VideoMaterial): VideoMaterial => {
  const { id } = material
  const { data } = useQuery({
    queryKey: ['studio', 'uploaded-video', id],
    queryFn: ({ signal }) => videoSource.read(id, signal),
    initialData: material,
    staleTime: askEveryMs,
    enabled: ({ state }) => state.data?.preview === 'preparing',
    refetchInterval: ({ state }) => (state.data?.preview === 'preparing' ? askEveryMs : false),
  })
  return data
}
