import type { PlanKey } from '@visage/contract/plans'
import { PLANS } from '@visage/contract/plans'
import { PATHS } from '../../../lib/paths.ts'
import { keepPlanChoice } from '../../../lib/plan-choice.ts'
import type { Currency } from '../../../lib/plan-choice.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { PlanCards } from './plan-cards.tsx'

/** The plans for a visitor: the choice is kept while they sign in. */
export const VisitorPlanCards = ({ currency }: { currency: Currency }) => (
  <PlanCards
    renderAction={(plan: PlanKey) => (
      <ButtonLink
        to={PATHS.login}
        variant={plan === 'advanced' ? 'primary' : 'secondary'}
        fullWidth
        aria-label={`Get Started with ${PLANS[plan].name}`}
        onClick={() => keepPlanChoice({ plan, currency })}
      >
        Get Started
      </ButtonLink>
    )}
  />
)
