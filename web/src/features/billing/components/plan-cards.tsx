import { PLAN_KEYS, PLANS } from '@visage/contract/plans'
import type { PlanKey } from '@visage/contract/plans'
import IconBuilding from '@tabler/icons-react/dist/esm/icons/IconBuilding.mjs'
import IconUser from '@tabler/icons-react/dist/esm/icons/IconUser.mjs'
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs'
import IconUsersGroup from '@tabler/icons-react/dist/esm/icons/IconUsersGroup.mjs'
import type { ReactNode } from 'react'
import { PATHS } from '../../../lib/paths.ts'
import type { Currency } from '../../../lib/plan-choice.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import type { Icon } from '../../../ui/icon.ts'
import { PlanCard } from './plan-card.tsx'
import classes from './plan-cards.module.css'

const ICONS: Readonly<Record<PlanKey, Icon>> = { basic: IconUser, advanced: IconUsers, premium: IconUsersGroup }

type PlanCardsProps = {
  /** The currency of the prices; without it both are there, marked `data-currency` for the page to choose from. */
  currency?: Currency
  currentPlan?: PlanKey | null
  /** What can be done with a plan. */
  renderAction: (plan: PlanKey) => ReactNode
  heading?: 'h2' | 'h3'
}

/** Everything that is on offer, side by side. */
export const PlanCards = ({ currency, currentPlan, renderAction, heading = 'h2' }: PlanCardsProps) => (
  <ul className={classes.cards}>
    {PLAN_KEYS.map((key) => (
      <PlanCard
        key={key}
        plan={PLANS[key]}
        icon={ICONS[key]}
        heading={heading}
        currency={currency}
        isCurrent={key === currentPlan}
        isLit={key === 'advanced' && !currentPlan}
        action={renderAction(key)}
      />
    ))}
    <PlanCard
      plan={{ name: 'Enterprise', description: 'Your own limits, agreed with us.' }}
      icon={IconBuilding}
      heading={heading}
      action={
        <ButtonLink to={PATHS.contact} fullWidth aria-label="Contact Us about Enterprise">
          Contact Us
        </ButtonLink>
      }
    />
  </ul>
)
