import { contract } from '@visage/contract'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import { readSession } from '../../lib/session.ts'

/** The billing address as it was last saved, once for each visit of the page; null for somebody new. */
export const useSavedAddress = () =>
  useQuery({
    queryKey: ['billing-address'],
    queryFn: async ({ signal }) => {
      const { userEmail: email } = readSession()
      const { address } = await call(contract.billing.readBillingAddress, { body: { email } }, { signal })
      return address
    },
    gcTime: 0,
    staleTime: Infinity,
  })
