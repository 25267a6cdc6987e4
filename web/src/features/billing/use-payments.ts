import { contract } from '@visage/contract'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'

/** Every payment, newest first. */
export const usePayments = () =>
  useQuery({
    queryKey: ['payments'],
    queryFn: async ({ signal }) => (await call(contract.billing.listPayments, {}, { signal })).payments,
  })
