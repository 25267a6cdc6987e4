import type { QueryClient } from '@tanstack/react-query'
import { CURRENT_PLAN_KEY } from './use-current-plan.ts'
import { USAGE_KEY } from './use-usage.ts'

/** What a payment, a change of plan or a cancellation changes. */
const KEYS = [CURRENT_PLAN_KEY, USAGE_KEY, ['payments'], ['statement'], ['profile']] as const

/** Reads everything again that money changes. */
export const refreshBilling = (queryClient: QueryClient): void => {
  for (const queryKey of KEYS) void queryClient.invalidateQueries({ queryKey })
}
