import { contract } from '@visage/contract'
import type { OutputOf } from '@visage/contract'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'

export type Affiliate = NonNullable<OutputOf<typeof contract.billing.readAffiliate>['affiliate']>

/** The person's affiliate link and what it has earned; null for somebody who is no affiliate. */
export const useAffiliate = () =>
  useQuery({
    queryKey: ['affiliate'],
    queryFn: async ({ signal }) => (await call(contract.billing.readAffiliate, {}, { signal })).affiliate,
  })
