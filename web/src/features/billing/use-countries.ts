import { contract } from '@visage/contract'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'

export type Country = { code: string; name: string }

const listCountries = async (signal: AbortSignal): Promise<Country[]> => {
  const names = await call(contract.site.listCountries, {}, { signal, accessToken: '' })
  return Object.entries(names)
    .map(([code, name]) => ({ code, name }))
    .sort((left, right) => left.name.localeCompare(right.name))
}

/** Every country by name. An empty list means that it could not be had. */
export const useCountries = () => {
  const query = useQuery({
    queryKey: ['countries'],
    queryFn: ({ signal }) => listCountries(signal),
    staleTime: Infinity,
  })
  return { countries: query.data ?? [], isLoading: query.isPending, retry: () => void query.refetch() }
}
