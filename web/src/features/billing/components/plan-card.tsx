import type { Plan } from '@visage/contract/plans'
import type { ReactNode } from 'react'
import type { Currency } from '../../../lib/plan-choice.ts'
import type { Icon } from '../../../ui/icon.ts'
import classes from './plan-card.module.css'
import { PlanPrice } from './plan-price.tsx'
import priceClasses from './plan-price.module.css'

const PriceOnRequest = () => (
  <p className={priceClasses.price}>
    <span className={priceClasses.was}>Price on request</span>
    <strong className={priceClasses.now}>Let’s Talk</strong>
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

export const PlanCard = ({
  plan,
  icon: PlanIcon,
  heading: Heading,
  currency,
  isCurrent,
  isLit,
  action,
}: PlanCardProps) => (
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
    </ul>
  </li>
)
