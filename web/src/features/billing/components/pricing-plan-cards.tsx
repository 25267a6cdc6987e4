import { lazy, Suspense } from 'react'
import type { Currency } from '../../../lib/plan-choice.ts'
import { useSession } from '../../../lib/session.ts'
import { Button } from '../../../ui/button.tsx'
import { PlanCards } from './plan-cards.tsx'
import { VisitorPlanCards } from './visitor-plan-cards.tsx'

const StandalonePlanCards = lazy(async () => ({
  default: (await import('./standalone-plan-cards.tsx')).StandalonePlanCards,
}))

const renderWaiting = () => (
  <Button fullWidth disabled>
    Get Started
  </Button>
)

/** The plans on the public page: visitors sign in first, signed-in people choose right there. */
export const PricingPlanCards = ({ currency }: { currency: Currency }) =>
  useSession() ? (
    <Suspense fallback={<PlanCards renderAction={renderWaiting} />}>
      <StandalonePlanCards currency={currency} />
    </Suspense>
  ) : (
    <VisitorPlanCards currency={currency} />
  )
