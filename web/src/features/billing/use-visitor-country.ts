import { useQuery } from '@tanstack/react-query'

/** The country of the connection: null where it has none, undefined until it is known. */
export const useVisitorCountry = (): string | null | undefined => {
  const { data, isError } = useQuery({
    queryKey: ['visitor-country'],
    queryFn: async ({ signal }) => {
      // Loaded apart everywhere, so that the public pages can leave it out at first.
      const { findVisitorCountry } = await import('../../lib/find-visitor-country.ts')
      return findVisitorCountry(signal)
    },
    staleTime: Infinity,
  })
  return isError ? null : data
}
