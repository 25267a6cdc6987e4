import { QueryClientProvider, useQueryClient } from '@tanstack/react-query'
import { PLANS } from '@visage/contract/plans'
import type { Currency, PlanKey } from '@visage/contract/plans'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useMutation } from '../../../lib/api/mutations.ts'
import { createQueryClient } from '../../../lib/api/queries.ts'
import { PATHS } from '../../../lib/routing/paths.ts'
import { savePlanChoice } from '../../../lib/session/sign-in-intent.ts'
import type { PlanChoice } from '../../../lib/session/sign-in-intent.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { NotificationBanner } from '../../../ui/dialogs/notification-banner.tsx'
import { useCurrentPlan } from '../billing-queries.ts'
import { PlanCards } from './plan-cards.tsx'
import { findPlanId, planOffersQuery } from './plan-offers.ts'
import { currentPlanKey } from './plan-state.ts'

/** Takes a plan to the billing address. */
const useChoosePlan = () => {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const choosing = useMutation({
    mutationFn: async (choice: PlanChoice) => {
      const planId = findPlanId(await queryClient.fetchQuery(planOffersQuery), choice)
      if (planId === undefined) throw new Error('This plan is not on sale here. Please choose another one.')
      savePlanChoice(choice)
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

type ChoosablePlanCardsProps = {
  /** What the plan is paid in. */
  currency: Currency
  /** A plan waits to be chosen until it is known what it is paid in: nobody in India should land on a page in dollars. */
  isCurrencyKnown: boolean
  /** Whether the page itself chooses which of the two prices to show. */
  hasBothPrices?: boolean
  heading?: 'h2' | 'h3'
}

/** The plans for a signed-in person: theirs is marked, the others lead to the billing address. */
export const ChoosablePlanCards = ({
  currency,
  isCurrencyKnown,
  hasBothPrices = false,
  heading = 'h2',
}: ChoosablePlanCardsProps) => {
  const { data: plan, isPending } = useCurrentPlan()
  const { choose, processing, error, forgetError } = useChoosePlan()
  const current = plan ? currentPlanKey(plan) : null

  const renderAction = (key: PlanKey) =>
    key === current ? (
      <Button fullWidth disabled aria-label={`Current Plan: ${PLANS[key].name}`}>
        Current Plan
      </Button>
    ) : (
      <Button
        variant={key === 'advanced' && current === null ? 'primary' : 'secondary'}
        fullWidth
        disabled={isPending || !isCurrencyKnown}
        busy={processing === key}
        busyLabel="Processing..."
        aria-label={processing === key ? `Processing... ${PLANS[key].name}` : `Get Started with ${PLANS[key].name}`}
        onClick={() => choose({ plan: key, currency })}
      >
        Get Started
      </Button>
    )

  return (
    <>
      <PlanCards
        {...(hasBothPrices ? {} : { currency })}
        currentPlan={current}
        renderAction={renderAction}
        heading={heading}
      />
      {error && <NotificationBanner tone="danger" message={error} onDismiss={forgetError} />}
    </>
  )
}

/** The choosable plans for a page that stands outside of the application; loaded for signed-in people only. */
export const StandalonePlanCards = (props: Pick<ChoosablePlanCardsProps, 'currency' | 'isCurrencyKnown'>) => {
  const [queryClient] = useState(createQueryClient)
  return (
    <QueryClientProvider client={queryClient}>
      <ChoosablePlanCards {...props} hasBothPrices />
    </QueryClientProvider>
  )
}
