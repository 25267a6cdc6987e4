import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { admin } from '@visage/contract/admin'
import { useSearchParams } from 'react-router'
import { callAdmin } from './call-admin.ts'

/** What a list is narrowed down by, kept in the address: a reload and the back button bring it back. */
export const useFilters = () => {
  const [params, setParams] = useSearchParams()
  return {
    /** One of these, or the first where the address names none. */
    choose: <Value extends string>(name: string, values: readonly [Value, ...Value[]]): Value =>
      values.find((value) => value === params.get(name)) ?? values[0],
    read: (name: string): string => params.get(name) ?? '',
    /** Sets a filter; an empty one goes. Typing replaces the step before, choosing is a step of its own. */
    set: (name: string, value: string, { isTyping = false } = {}) =>
      setParams(
        (before) => {
          const after = new URLSearchParams(before)
          if (value === '') after.delete(name)
          else after.set(name, value)
          return after
        },
        { preventScrollReset: true, replace: isTyping },
      ),
  }
}

export const useOverview = (days: 1 | 7 | 30) =>
  useQuery({
    queryKey: ['admin', 'overview', days],
    queryFn: ({ signal }) => callAdmin(admin.readOverview, { query: { days } }, { signal }),
    placeholderData: keepPreviousData,
  })

type Page = { next_cursor: string | null }
type PageQuery = { cursor?: string }

/** A list of the admin area, page by page. What it is narrowed down by is part of `key`. */
export const useAdminList = <Answer extends Page>(
  key: readonly unknown[],
  read: (page: PageQuery, signal: AbortSignal) => Promise<Answer>,
) =>
  useInfiniteQuery({
    queryKey: ['admin', ...key],
    queryFn: ({ pageParam, signal }) => read(pageParam === undefined ? {} : { cursor: pageParam }, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next_cursor: next }) => next ?? undefined,
    placeholderData: keepPreviousData,
  })
