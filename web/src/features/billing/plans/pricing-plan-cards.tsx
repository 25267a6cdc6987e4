import type { Currency } from '@visage/contract/plans'
import { PLANS } from '@visage/contract/plans'
import type { PlanKey } from '@visage/contract/plans'
import { lazy, Suspense } from 'react'
import { PATHS } from '../../../lib/routing/paths.ts'
import { useSession } from '../../../lib/session/session.ts'
import { planChoiceValues, savePlanChoice } from '../../../lib/session/sign-in-intent.ts'
import { Button, ButtonLink } from '../../../ui/buttons/button.tsx'
import { PlanCards } from './plan-cards.tsx'

/** The plans for a visitor: the choice is kept while they sign in. */
const VisitorPlanCards = ({ currency }: { currency: Currency }) => (
  <PlanCards
    renderAction={(plan: PlanKey) => (
      <ButtonLink
        to={PATHS.login}
        variant={plan === 'advanced' ? 'primary' : 'secondary'}
        fullWidth
        aria-label={`Get Started with ${PLANS[plan].name}`}
        onClick={() => savePlanChoice({ plan, currency })}
        data-keeps={JSON.stringify(planChoiceValues({ plan, currency }))}
      >
        Get Started
      </ButtonLink>
    )}
  />
)

const StandalonePlanCards = lazy(async () => ({
  default: (await import('./choosable-plan-cards.tsx')).StandalonePlanCards,
}))

const renderWaiting = () => (
  <Button fullWidth disabled>
    Get Started
  </Button>
)

/** The plans on the public page: visitors sign in first, signed-in people choose right there. */
export const PricingPlanCards = ({ currency, isCurrencyKnown }: { currency: Currency; isCurrencyKnown: boolean }) =>
  useSession() ? (
    <Suspense fallback={<PlanCards renderAction={renderWaiting} />}>
      <StandalonePlanCards currency={currency} isCurrencyKnown={isCurrencyKnown} />
    </Suspense>
  ) : (
    <VisitorPlanCards currency={currency} />
  )
