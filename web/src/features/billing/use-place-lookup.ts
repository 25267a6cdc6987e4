import { contract } from '@visage/contract'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { isApiError } from '../../lib/api-error.ts'
import { call } from '../../lib/api.ts'
import { isLookupWorthy } from './address-form.ts'
import type { AddressForm } from './address-form.ts'

const pauseMs = 250

export type PlaceLookup =
  | { state: 'idle' | 'looking' | 'unknown' }
  | { state: 'found'; city: string; state_name: string }
  | { state: 'failed'; retry: () => void }

/**
 * City and state of the postal code that is typed. A question for an earlier code is cut off, so its answer cannot
 * come late.
 */
export const usePlaceLookup = ({ country, pincode }: AddressForm): PlaceLookup => {
  const asked = `${country} ${pincode}`
  const [settled] = useDebouncedValue(asked, pauseMs)
  const isWorthy = isLookupWorthy({ country, pincode })
  const query = useQuery({
    queryKey: ['place', country, pincode],
    queryFn: ({ signal }) =>
      call(contract.billing.findPlaceByPincode, { body: { country_code: country, pincode } }, { signal }),
    enabled: isWorthy && settled === asked,
    staleTime: Infinity,
    retry: false,
  })
  if (!isWorthy) return { state: 'idle' }
  if (query.data) return { state: 'found', city: query.data.city, state_name: query.data.state }
  if (query.isFetching || !query.isError) return { state: 'looking' }
  if (isApiError(query.error, 'not_found')) return { state: 'unknown' }
  return { state: 'failed', retry: () => void query.refetch() }
}
