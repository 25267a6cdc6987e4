import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import { contract } from '@visage/contract'
import type { GalleryItem, Gender } from '@visage/contract'
import { isApiError } from '../../../lib/api/api-error.ts'
import { call } from '../../../lib/api/call.ts'
import { GALLERY_KEY } from '../../../lib/api/queries.ts'
import { readSession } from '../../../lib/session/session.ts'

const pageSize = 60

/** A generated picture of one's own to choose; sizes in pixels. */
export type OwnPicture = {
  id: string
  url: string
  thumbnailUrl: string
  alt: string
  width: number
  height: number
  facePrompt: string | null
}

/** Which of one's own pictures; of both genders unless told. */
type OwnPicturesQuery = { tab: 'faces' | 'images'; gender?: Gender }

const NOUNS = { faces: 'face', images: 'image' } as const
const squarePixels = 1024

const describe = (item: GalleryItem, noun: string): OwnPicture[] => {
  const { id, thumbnail_url: thumbnail, width, height } = item
  const url = item.image_url ?? item.gen_image_url
  if (url === undefined) return []
  const alt = item.face_prompt ?? item.prompt ?? `A saved ${noun}`
  return [
    {
      id,
      url,
      thumbnailUrl: thumbnail ?? url,
      alt,
      width: width ?? squarePixels,
      height: height ?? squarePixels,
      facePrompt: item.face_prompt,
    },
  ]
}

type Page = { pictures: OwnPicture[]; nextCursor: string | null }

/** What a face was saved with, as the pickers have it; one beyond their pages is asked for. Null for a face that is gone. */
export const readFacePrompt = async (queryClient: QueryClient, face: string): Promise<string | null> => {
  const shown = queryClient
    .getQueriesData<InfiniteData<Page>>({ queryKey: [...GALLERY_KEY, 'choose', 'faces'] })
    .flatMap(([, known]) => known?.pages ?? [])
    .flatMap(({ pictures }) => pictures)
    .find(({ id }) => id === face)
  if (shown) return shown.facePrompt
  try {
    const { face_prompt: facePrompt } = await call(contract.gallery.readAsset, { params: { id: face } })
    return facePrompt
  } catch (error) {
    if (isApiError(error, 'not_found')) return null
    throw error
  }
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
export const useOwnPictures = ({ tab, gender }: OwnPicturesQuery) => {
  const query = useInfiniteQuery({
    queryKey: [...GALLERY_KEY, 'choose', tab, gender ?? 'all'],
    queryFn: async ({ pageParam, signal }) => {
      const body = { user_id: readSession().userId, tab, gender, limit: pageSize, cursor: pageParam } as const
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
