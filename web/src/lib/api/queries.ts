import { QueryCache, QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import { contract } from '@visage/contract'
import type { SiteSettings } from '@visage/contract'
import { isApiError } from './api-error.ts'
import { call } from './call.ts'

/** Everything that was read of the gallery, for invalidating. */
export const GALLERY_KEY = ['gallery'] as const

/** The lists of the gallery's own page, of all tabs and filters. */
export const GALLERY_LISTS_KEY = [...GALLERY_KEY, 'list'] as const

/** What this installation offers, asked for once. */
export const settingsQuery = queryOptions({
  queryKey: ['settings'],
  queryFn: ({ signal }) => call(contract.site.readSettings, {}, { signal }),
  staleTime: Infinity,
})

/** What this installation offers; undefined until the server has answered. */
export const useSettings = (): SiteSettings | undefined => useQuery(settingsQuery).data

const maxRetries = 2

/** Whether trying again may help: there was no answer, or the server is busy. */
export const mayPass = (error: unknown) => isApiError(error, 'unreachable', 'timed_out', 'unavailable', 'internal')

export const createQueryClient = (): QueryClient =>
  new QueryClient({
    // For whoever looks into the console: most screens say nothing of a failure that the next try mends.
    queryCache: new QueryCache({
      onError: (error, { queryKey }) => console.warn(`The ${String(queryKey[0])} could not be read.`, error),
    }),
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        retry: (failures, error) => failures < maxRetries && mayPass(error),
      },
      // Without a connection a mutation would wait in silence; sent at once, it fails and says why.
      mutations: { retry: false, networkMode: 'always' },
    },
  })
