import { contract } from '@visage/contract'
import type { Gender, QueryOf } from '@visage/contract'
import { useInfiniteQuery } from '@tanstack/react-query'
import { call } from '../../../lib/api.ts'

export type TemplateKind = QueryOf<typeof contract.templates.listTemplates>['kind']

const pageSize = 24
const GENDERS = { female: 'women', male: 'men' } as const
/** How often it is asked whether clips that were not made yet are there. */
const askAgainMs = 60_000

/** The templates of a kind and a gender in the order in which they are shown, page by page. */
export const useTemplates = (kind: TemplateKind, gender: Gender) => {
  const query = useInfiniteQuery({
    queryKey: ['studio', 'templates', kind, gender],
    queryFn: ({ pageParam, signal }) =>
      call(
        contract.templates.listTemplates,
        { query: { kind, gender: GENDERS[gender], limit: pageSize, cursor: pageParam } },
        { signal },
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next_cursor: cursor }) => cursor ?? undefined,
    staleTime: Infinity,
    refetchInterval: ({ state }) =>
      state.data?.pages.some(({ templates }) => templates.some((template) => !template.is_ready)) ? askAgainMs : false,
  })
  return { ...query, templates: query.data?.pages.flatMap(({ templates }) => templates) ?? [] }
}
