import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { PATHS } from '../../lib/paths.ts'
import { keepPlanChoice } from '../../lib/plan-choice.ts'
import type { PlanChoice } from '../../lib/plan-choice.ts'
import { useMutation } from '../../lib/use-mutation.ts'
import { findPlanId, planOffersQuery } from './plan-offers.ts'

/** Takes a plan to the billing address. */
export const useChoosePlan = () => {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const choosing = useMutation({
    mutationFn: async (choice: PlanChoice) => {
      const planId = findPlanId(await queryClient.fetchQuery(planOffersQuery), choice)
      if (planId === undefined) throw new Error('This plan is not on sale here. Please choose another one.')
      keepPlanChoice(choice)
      await navigate(PATHS.address, { state: { planId } })
    },
  })
  return {
    choose: (choice: PlanChoice) => {
      if (!choosing.isPending) choosing.mutate(choice)
    },
    /** The plan that is being taken there. */
    processing: choosing.isPending ? choosing.variables.plan : null,
    error: choosing.error?.message ?? null,
    forgetError: choosing.reset,
  }
}
