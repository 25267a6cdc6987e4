import { QueryClient } from '@tanstack/react-query'
import { isApiError } from './api-error.ts'

const maxRetries = 2

/** Whether trying again may help: there was no answer, or the server is busy. */
export const mayPass = (error: unknown) => isApiError(error, 'unreachable', 'timed_out', 'unavailable', 'internal')

export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        retry: (failures, error) => failures < maxRetries && mayPass(error),
      },
      // Without a connection a mutation would wait in silence; sent at once, it fails and says why.
      mutations: { retry: false, networkMode: 'always' },
    },
  })
