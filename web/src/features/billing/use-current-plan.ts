import { contract } from '@visage/contract'
import { useQuery } from '@tanstack/react-query'
import type { CurrentPlan } from '@visage/contract'
import { call } from '../../lib/api.ts'
import { readSession } from '../../lib/session.ts'

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
