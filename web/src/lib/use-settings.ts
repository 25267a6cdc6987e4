import { contract } from '@visage/contract'
import type { SiteSettings } from '@visage/contract'
import { useQuery } from '@tanstack/react-query'
import { call } from './api.ts'

/** What this installation offers; undefined until the server has answered. */
export const useSettings = (): SiteSettings | undefined =>
  useQuery({
    queryKey: ['settings'],
    queryFn: ({ signal }) => call(contract.site.readSettings, {}, { signal }),
    staleTime: Infinity,
  }).data
