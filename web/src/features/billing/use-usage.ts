import { contract } from '@visage/contract'
import type { Usage } from '@visage/contract'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'

export const USAGE_KEY = ['usage'] as const

/** What is used up and what is left; undefined until the server has answered. */
export const useUsage = (): Usage | undefined =>
  useQuery({
    queryKey: USAGE_KEY,
    queryFn: ({ signal }) => call(contract.usage.readUsage, {}, { signal }),
  }).data
