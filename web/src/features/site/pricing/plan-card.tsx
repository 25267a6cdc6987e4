import { PATHS } from '../../../lib/paths.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import classes from './plan-card.module.css'
import { PLAN_ICONS } from './plan-details.ts'
import type { OfferedPlan } from './plan-details.ts'

type Amount = { now: string; was: string }

const Price = ({ now, was }: Amount) => (
  <>
    <s className={classes.was}>
      <VisuallyHidden>was </VisuallyHidden>
      {was}
    </s>
    <span className={classes.line}>
      <strong className={classes.now}>
        <VisuallyHidden>now </VisuallyHidden>
        {now}
      </strong>
      <span className={classes.month}>per month</span>
    </span>
  </>
)

const Prices = ({ price }: Pick<OfferedPlan, 'price'>) =>
  price ? (
    <>
      <p className={classes.price} data-currency="dollars">
        <Price now={price.dollars} was={price.wasDollars} />
      </p>
      <p className={classes.price} data-currency="rupees">
        <Price now={price.rupees} was={price.wasRupees} />
      </p>
    </>
  ) : (
    <p className={classes.price}>
      <span className={classes.was}>Price on request</span>
      <strong className={classes.now}>Let’s Talk</strong>
    </p>
  )

const Limits = ({ limits }: Pick<OfferedPlan, 'limits'>) => (
  <ul className={classes.limits}>
    {(['faces', 'images', 'videos'] as const).map((meter) => (
      <li key={meter}>
        <strong>{limits?.[meter] ?? 'Custom'}</strong> {meter} a month
      </li>
    ))}
  </ul>
)

type PlanCardProps = { plan: OfferedPlan; startPath: string; isLit: boolean }

export const PlanCard = ({ plan, startPath, isLit }: PlanCardProps) => {
  const PlanIcon = PLAN_ICONS[plan.name]
  return (
    <li className={classes.card} data-lit={isLit}>
      <h2 className={classes.name}>
        {PlanIcon && <PlanIcon size={24} stroke={1.6} aria-hidden="true" />}
        {plan.name}
      </h2>
      <p className={classes.description}>{plan.description}</p>
      <Prices price={plan.price} />
      {plan.price ? (
        <ButtonLink
          to={startPath}
          variant={isLit ? 'primary' : 'secondary'}
          fullWidth
          aria-label={`Get Started with ${plan.name}`}
        >
          Get Started
        </ButtonLink>
      ) : (
        <ButtonLink to={PATHS.contact} fullWidth aria-label={`Contact Us about ${plan.name}`}>
          Contact Us
        </ButtonLink>
      )}
      <Limits limits={plan.limits} />
    </li>
  )
}
