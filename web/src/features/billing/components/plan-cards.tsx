import { METERS } from '@visage/contract'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { PLANS } from '../plans.ts'
import type { Plan } from '../plans.ts'
import { METER_LABELS } from '../usage-left.ts'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import classes from './plan-cards.module.css'

const Price = ({ plan }: { plan: Plan }) =>
  plan.price ? (
    <div className={classes.price}>
      <p>
        <s>
          <VisuallyHidden>was </VisuallyHidden>
          {plan.price.wasDollars}
        </s>{' '}
        <strong>{plan.price.dollars}</strong>
      </p>
      <p className={classes.rupees}>
        per month · in India <s>{plan.price.wasRupees}</s> {plan.price.rupees}
      </p>
    </div>
  ) : (
    <div className={classes.price}>
      <p>
        <strong>Let’s Talk</strong>
      </p>
      <p className={classes.rupees}>Price on request</p>
    </div>
  )

type PlanCardsProps = {
  currentPlan?: string | null
  /** Where Get Started leads; without it there is no button. */
  startPath?: string
}

/** The four plans side by side. */
export const PlanCards = ({ currentPlan, startPath }: PlanCardsProps) => (
  <ul className={classes.cards}>
    {PLANS.map((plan) => (
      <li key={plan.name} className={classes.card} data-current={plan.name === currentPlan}>
        <h3 className={classes.name}>
          {plan.name}
          {plan.name === currentPlan && <span className={classes.badge}>Current Plan</span>}
        </h3>
        <p className={classes.description}>{plan.description}</p>
        <Price plan={plan} />
        <ul className={classes.limits}>
          {METERS.map((meter) => (
            <li key={meter}>
              {plan.limits ? `${plan.limits[meter]} ${METER_LABELS[meter].many}` : `Custom ${METER_LABELS[meter].many}`}
            </li>
          ))}
        </ul>
        {startPath !== undefined && plan.price && (
          <ButtonLink to={startPath} fullWidth aria-label={`Get Started with ${plan.name}`}>
            Get Started
          </ButtonLink>
        )}
      </li>
    ))}
  </ul>
)
