import { queryOptions } from '@tanstack/react-query'
import { contract } from '@visage/contract'
import type { OutputOf } from '@visage/contract'
import { call } from '../../../lib/api/call.ts'
import type { PlanChoice } from '../../../lib/session/sign-in-intent.ts'

export type PlanOffers = OutputOf<typeof contract.billing.listPlans>

/** The plans as they are sold. */
export const planOffersQuery = queryOptions({
  queryKey: ['plan-offers'],
  queryFn: ({ signal }) => call(contract.billing.listPlans, {}, { signal }),
  staleTime: Infinity,
})

/** The id by which a choice is paid; undefined for a plan that is not offered. */
export const findPlanId = ({ plans }: PlanOffers, { plan, currency }: PlanChoice): string | undefined => {
  const offer = plans.find(({ id }) => id === plan)
  return currency === 'INR' ? offer?.planId : offer?.otherplanId
}

/** What an id of the payment providers stands for. */
export const findChoiceOf = ({ plans }: PlanOffers, planId: string): PlanChoice | undefined => {
  for (const { id: plan, planId: indian, otherplanId: international } of plans) {
    if (planId === indian) return { plan, currency: 'INR' }
    if (planId === international) return { plan, currency: 'USD' }
  }
  return undefined
}
