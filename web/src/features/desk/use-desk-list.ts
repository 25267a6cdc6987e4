import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'

type Page = { next_cursor: string | null }
type Wanted = { cursor?: string }

/** A list of the desk, page by page. What it is narrowed down by is part of `key`. */
export const useDeskList = <Answer extends Page>(
  key: readonly unknown[],
  read: (page: Wanted, signal: AbortSignal) => Promise<Answer>,
) =>
  useInfiniteQuery({
    queryKey: ['desk', ...key],
    queryFn: ({ pageParam, signal }) => read(pageParam === undefined ? {} : { cursor: pageParam }, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next_cursor: next }) => next ?? undefined,
    placeholderData: keepPreviousData,
  })
