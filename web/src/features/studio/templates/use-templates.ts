import { contract } from '@visage/contract'
import type { Gender } from '@visage/contract'
import { useInfiniteQuery } from '@tanstack/react-query'
import { call } from '../../../lib/api.ts'

const pageSize = 24
const GENDERS = { female: 'women', male: 'men' } as const

/** The picture templates of a gender, page by page. */
export const useTemplates = (gender: Gender) => {
  const query = useInfiniteQuery({
    queryKey: ['studio', 'templates', 'image', gender],
    queryFn: ({ pageParam, signal }) =>
      call(
        contract.templates.listTemplates,
        { query: { kind: 'image', gender: GENDERS[gender], limit: pageSize, cursor: pageParam } },
        { signal },
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next_cursor: cursor }) => cursor ?? undefined,
    staleTime: Infinity,
  })
  return { ...query, templates: query.data?.pages.flatMap(({ templates }) => templates) ?? [] }
}
