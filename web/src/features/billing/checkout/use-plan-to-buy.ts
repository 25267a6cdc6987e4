import { useQuery } from '@tanstack/react-query'
import type { PlanOffer } from '@visage/contract'
import type { Currency } from '@visage/contract/plans'
import { useLocation, useNavigate } from 'react-router'
import { z } from 'zod'
import { PATHS } from '../../../lib/routing/paths.ts'
import { findPlanChoice, savePlanChoice } from '../../../lib/session/sign-in-intent.ts'
import type { PlanChoice } from '../../../lib/session/sign-in-intent.ts'
import { findChoiceOf, findPlanId, planOffersQuery } from '../plans/plan-offers.ts'
import type { PlanOffers } from '../plans/plan-offers.ts'

const navigationState = z.object({ planId: z.string() })

export type PlanToBuy = PlanChoice & { planId: string; offer: PlanOffer }

const findPlanToBuy = (offers: PlanOffers, state: unknown): PlanToBuy | undefined => {
  const handedOver = navigationState.safeParse(state).data?.planId
  const choice = (handedOver === undefined ? undefined : findChoiceOf(offers, handedOver)) ?? findPlanChoice()
  const planId = choice && findPlanId(offers, choice)
  const offer = offers.plans.find(({ id }) => id === choice?.plan)
  return choice && offer && planId !== undefined ? { ...choice, planId, offer } : undefined
}

/** The plan that somebody came here with: handed over by the page before, or kept for this tab. */
export const usePlanToBuy = () => {
  const { state } = useLocation()
  const navigate = useNavigate()
  const query = useQuery(planOffersQuery)
  const offers = query.data
  const wanted = offers && findPlanToBuy(offers, state)

  const payIn = (currency: Currency) => {
    if (!offers || !wanted) return
    const choice = { plan: wanted.plan, currency }
    savePlanChoice(choice)
    void navigate(PATHS.address, { replace: true, state: { planId: findPlanId(offers, choice) } })
  }

  return { query, wanted, isSandbox: offers?.is_sandbox ?? false, payIn }
}
