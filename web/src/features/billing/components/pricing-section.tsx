import { PATHS } from '../../../lib/paths.ts'
import { PlanCards } from './plan-cards.tsx'
import classes from './pricing-section.module.css'

/** The plans as visitors see them. */
export const PricingSection = () => (
  <section className={classes.pricing} aria-labelledby="pricing-title">
    <p className={classes.offer}>
      <strong>LIMITED TIME OFFER</strong> 50% off all plans
    </p>
    <h1 id="pricing-title" className={classes.title}>
      Pricing
    </h1>
    <p className={classes.lead}>
      Start with 7 days and the limits of Basic, free and without a card. Prices are in rupees in India and in dollars
      elsewhere.
    </p>
    <PlanCards startPath={PATHS.login} />
    <p className={classes.note}>
      Get Started opens your free trial. Paid plans open for payment soon; nothing is charged until you choose one.
    </p>
  </section>
)
