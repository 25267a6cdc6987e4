import { contract } from '@visage/contract'
import { useInfiniteQuery } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'

const pageSize = 20

/** Every charge and what was given back, newest first, page by page. */
export const useStatement = () => {
  const query = useInfiniteQuery({
    queryKey: ['statement'],
    queryFn: ({ pageParam, signal }) =>
      call(
        contract.billing.listStatement,
        { query: { limit: pageSize, ...(pageParam === undefined ? {} : { cursor: pageParam }) } },
        { signal },
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next_cursor }) => next_cursor ?? undefined,
  })
  return { ...query, lines: query.data?.pages.flatMap(({ lines }) => lines) ?? [] }
}
