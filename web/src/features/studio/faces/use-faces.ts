import { contract } from '@visage/contract'
import type { GalleryItem, Gender } from '@visage/contract'
import { useInfiniteQuery } from '@tanstack/react-query'
import { call } from '../../../lib/api.ts'
import { GALLERY_KEY } from '../../../lib/gallery-key.ts'
import { readSession } from '../../../lib/session.ts'

const pageSize = 60

/** A saved face to choose. */
export type SavedFace = { id: string; url: string; alt: string }

const describe = ({ id, image_url: url, thumbnail_url: thumbnail, face_prompt: text }: GalleryItem): SavedFace[] =>
  url ? [{ id, url: thumbnail ?? url, alt: text ?? 'A saved face' }] : []

/** The saved faces of one gender, newest first, page by page. */
export const useFaces = (gender: Gender) => {
  const query = useInfiniteQuery({
    queryKey: [...GALLERY_KEY, 'choose', 'faces', gender],
    queryFn: async ({ pageParam, signal }) => {
      const body = { user_id: readSession().userId, tab: 'faces', gender, limit: pageSize, cursor: pageParam } as const
      const answer = await call(contract.gallery.listGallery, { body }, { signal })
      return { faces: answer.faces.flatMap(describe), nextCursor: answer.next_cursor ?? null }
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  })
  return { ...query, faces: query.data?.pages.flatMap(({ faces }) => faces) ?? [] }
}
