import { contract } from '@visage/contract'
import { queryOptions } from '@tanstack/react-query'
import { call } from './api.ts'

/** What this installation offers, asked for once. */
export const settingsQuery = queryOptions({
  queryKey: ['settings'],
  queryFn: ({ signal }) => call(contract.site.readSettings, {}, { signal }),
  staleTime: Infinity,
})
