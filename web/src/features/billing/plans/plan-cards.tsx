import type { Currency } from '@visage/contract/plans'
import IconBuilding from '@tabler/icons-react/dist/esm/icons/IconBuilding.mjs'
import IconUser from '@tabler/icons-react/dist/esm/icons/IconUser.mjs'
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs'
import IconUsersGroup from '@tabler/icons-react/dist/esm/icons/IconUsersGroup.mjs'
import { PLAN_EXTRAS, PLAN_KEYS, PLANS } from '@visage/contract/plans'
import type { Plan, PlanKey } from '@visage/contract/plans'
import type { ReactNode } from 'react'
import { PATHS } from '../../../lib/routing/paths.ts'
import { ButtonLink } from '../../../ui/buttons/button.tsx'
import type { Icon } from '../../../ui/icon.ts'
import classes from './plan-cards.module.css'
import priceClasses from './plan-price.module.css'
import { PlanPrice } from './plan-price.tsx'

const PriceOnRequest = () => (
  <p className={priceClasses.price}>
    <span className={priceClasses.was}>Price on request</span>
    <strong className={priceClasses.now}>Let's Talk</strong>
  </p>
)

type PlanCardProps = {
  /** One without prices and limits is agreed with people. */
  plan: Pick<Plan, 'name' | 'description'> & Partial<Plan>
  icon: Icon
  heading: 'h2' | 'h3'
  currency?: Currency | undefined
  isCurrent?: boolean
  isLit?: boolean
  action: ReactNode
}

const PlanCard = ({ plan, icon: PlanIcon, heading: Heading, currency, isCurrent, isLit, action }: PlanCardProps) => (
  <li className={classes.card} data-lit={isLit || isCurrent || undefined} data-current={isCurrent || undefined}>
    <Heading className={classes.name}>
      <PlanIcon size={24} stroke={1.6} aria-hidden="true" />
      {plan.name}
    </Heading>
    <p className={classes.description}>{plan.description}</p>
    {plan.prices ? <PlanPrice prices={plan.prices} currency={currency} /> : <PriceOnRequest />}
    {action}
    <ul className={classes.limits}>
      {(['faces', 'images', 'videos'] as const).map((meter) => (
        <li key={meter}>
          <strong>{plan.limits?.[meter] ?? 'Custom'}</strong> {meter} a month
        </li>
      ))}
      {PLAN_EXTRAS.map((extra) => (
        <li key={extra}>{extra}</li>
      ))}
    </ul>
  </li>
)

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
