import { useQuery } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import { contract } from '@visage/contract'
import type { CurrentPlan, Usage } from '@visage/contract'
import { call } from '../../lib/api/call.ts'
import type { JobUpdate } from '../../lib/api/live-events.ts'
import { readSession } from '../../lib/session/session.ts'

export const CURRENT_PLAN_KEY = ['current-plan'] as const

type Options = {
  /** Milliseconds until the server is asked again, or false for no more; `asked` counts the answers so far. */
  refetchInterval?: (plan: CurrentPlan | undefined, asked: number) => number | false
}

/** The plan that the signed-in person pays for, and the one that waits for its payment. */
export const useCurrentPlan = ({ refetchInterval }: Options = {}) =>
  useQuery({
    queryKey: CURRENT_PLAN_KEY,
    queryFn: ({ signal }) =>
      call(contract.billing.readCurrentPlan, { body: { user_id: readSession().userId } }, { signal }),
    refetchInterval: ({ state }) => refetchInterval?.(state.data, state.dataUpdateCount) ?? false,
    // People pay in another tab while this one waits.
    refetchIntervalInBackground: true,
  })

const USAGE_KEY = ['usage'] as const

/** What is used up and what is left; undefined until the server has answered. */
export const useUsage = (): Usage | undefined =>
  useQuery({
    queryKey: USAGE_KEY,
    queryFn: ({ signal }) => call(contract.usage.readUsage, {}, { signal }),
  }).data

/** What a payment, a change of plan or a cancellation changes. */
const KEYS = [CURRENT_PLAN_KEY, USAGE_KEY, ['payments'], ['statement'], ['profile']] as const

/** Reads everything again that money changes. */
export const refreshBilling = (queryClient: QueryClient): void => {
  for (const queryKey of KEYS) void queryClient.invalidateQueries({ queryKey })
}

/** Reads the meters again when a job has taken, kept or given back its charge. */
export const refreshUsage: JobUpdate = (job, queryClient) => {
  if (job.status !== 'running') void queryClient.invalidateQueries({ queryKey: USAGE_KEY })
}

/** The country of the connection: null where it has none, undefined until it is known. */
export const useVisitorCountry = (): string | null | undefined => {
  const { data, isError } = useQuery({
    queryKey: ['visitor-country'],
    queryFn: async ({ signal }) => {
      // Loaded apart everywhere, so that the public pages can leave it out at first.
      const { findVisitorCountry } = await import('../../lib/api/find-visitor-country.ts')
      return findVisitorCountry(signal)
    },
    staleTime: Infinity,
  })
  return isError ? null : data
}
