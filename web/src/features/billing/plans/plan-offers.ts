import { queryOptions } from '@tanstack/react-query'
import { contract } from '@visage/contract'
import type { OutputOf } from '@visage/contract'
import { call } from '../../../lib/api/call.ts'
import type { PlanChoice } from '../../../lib/session/sign-in-intent.ts'

export type PlanOffers = OutputOf<typeof contract.billing.listPlans>

/** The ids of the plans at the payment providers. */
export const planOffersQuery = queryOptions({
  queryKey: ['plan-offers'],
  queryFn: ({ signal }) => call(contract.billing.listPlans, {}, { signal }),
  staleTime: Infinity,
})

/** The id by which a choice is paid; undefined for a plan that is not offered. */
export const findPlanId = ({ plans }: PlanOffers, { plan, currency }: PlanChoice): string | undefined => {
  const offer = plans.find((offered) => offered.plan === plan)
  return currency === 'INR' ? offer?.plan_id : offer?.other_plan_id
}

/** What an id of the payment providers stands for. */
export const findChoiceOf = ({ plans }: PlanOffers, planId: string): PlanChoice | undefined => {
  for (const { plan, plan_id, other_plan_id } of plans) {
    if (planId === plan_id) return { plan, currency: 'INR' }
    if (planId === other_plan_id) return { plan, currency: 'USD' }
  }
  return undefined
}
