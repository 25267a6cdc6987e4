import { PLANS } from '@visage/contract/plans'
import type { PlanKey } from '@visage/contract/plans'
import type { Currency } from '../../../lib/plan-choice.ts'
import { Button } from '../../../ui/button.tsx'
import { NotificationBanner } from '../../../ui/notification-banner.tsx'
import { currentPlanKey } from '../plan-state.ts'
import { useChoosePlan } from '../use-choose-plan.ts'
import { useCurrentPlan } from '../use-current-plan.ts'
import { PlanCards } from './plan-cards.tsx'

type ChoosablePlanCardsProps = {
  /** What the plan is paid in. */
  currency: Currency
  /** Whether the page itself chooses which of the two prices to show. */
  hasBothPrices?: boolean
  heading?: 'h2' | 'h3'
}

/** The plans for a signed-in person: theirs is marked, the others lead to the billing address. */
export const ChoosablePlanCards = ({ currency, hasBothPrices = false, heading = 'h2' }: ChoosablePlanCardsProps) => {
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
        disabled={isPending}
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
