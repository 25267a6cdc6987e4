import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { contract } from '@visage/contract'
import type { GalleryItem } from '@visage/contract'
import { isApiError } from '../../../lib/api/api-error.ts'
import { call } from '../../../lib/api/call.ts'
import { GALLERY_KEY } from '../../../lib/api/queries.ts'
import { readSession } from '../../../lib/session/session.ts'

const pageSize = 60

/** A generated picture of one's own to choose; sizes in pixels. */
type OwnPicture = {
  id: string
  url: string
  thumbnailUrl: string
  alt: string
  width: number
  height: number
}

/** Which of one's own pictures; where a face is given, those alone that show its influencer. */
type OwnPicturesQuery = { tab: 'faces' | 'images' | 'videos'; face: string }

const NOUNS = { faces: 'face', images: 'image', videos: 'video' } as const
const squarePixels = 1024

const describe = (item: GalleryItem, noun: string): OwnPicture[] => {
  const { id, thumbnail_url: thumbnail, width, height } = item
  // A video is shown by its picture.
  const url = item.image_url ?? item.gen_image_url ?? (item.video_url && thumbnail)
  if (!url) return []
  const alt = item.face_prompt ?? item.prompt ?? `A saved ${noun}`
  return [
    {
      id,
      url,
      thumbnailUrl: thumbnail ?? url,
      alt,
      width: width ?? squarePixels,
      height: height ?? squarePixels,
    },
  ]
}

/** One's own picture by its id, whichever sort it is of: null for one that is gone, undefined while it is looked up. */
export const useOwnPicture = (id: string): OwnPicture | null | undefined =>
  useQuery({
    queryKey: [...GALLERY_KEY, 'chosen', id],
    queryFn: async ({ signal }) => {
      try {
        const item = await call(contract.gallery.readAsset, { params: { id } }, { signal })
        return describe(item, 'picture')[0] ?? null
      } catch (error) {
        if (isApiError(error, 'not_found')) return null
        throw error
      }
    },
    enabled: id !== '',
  }).data

/** One's own pictures of a sort, newest first, page by page. */
export const useOwnPictures = ({ tab, face }: OwnPicturesQuery) => {
  const query = useInfiniteQuery({
    queryKey: [...GALLERY_KEY, 'choose', tab, face],
    queryFn: async ({ pageParam: cursor, signal }) => {
      const wish = { user_id: readSession().userId, tab, limit: pageSize, cursor } as const
      const body = face === '' ? wish : { ...wish, face }
      const answer = await call(contract.gallery.listGallery, { body }, { signal })
      return {
        pictures: answer[tab].flatMap((item) => describe(item, NOUNS[tab])),
        nextCursor: answer.next_cursor ?? null,
      }
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  })
  return { ...query, pictures: query.data?.pages.flatMap(({ pictures }) => pictures) ?? [] }
}
