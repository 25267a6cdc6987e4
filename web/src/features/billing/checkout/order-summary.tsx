import { providerOf } from '@visage/contract/plans'
import type { Currency } from '@visage/contract/plans'
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import { Link } from 'react-router'
import { providerNameOf } from '../../../lib/format/money.ts'
import { PATHS } from '../../../lib/routing/paths.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { PlanPrice } from '../plans/plan-price.tsx'
import classes from './order-summary.module.css'
import type { PlanToBuy } from './use-plan-to-buy.ts'

type OrderSummaryProps = {
  wanted: PlanToBuy
  /** Whether no money moves here. */
  isSandbox: boolean
  /** What is true of this person's change of plan, if it is one. */
  changeNote: string | null
  onPayIn: (currency: Currency) => void
}

/** What is being bought, for how much, and what one agrees to. */
export const OrderSummary = ({ wanted, isSandbox, changeNote, onPayIn }: OrderSummaryProps) => {
  const { offer: plan, currency } = wanted
  const isIndian = currency === 'INR'
  const terms = [
    `You pay on the page of ${providerNameOf(providerOf(currency))}. Visage never sees your card.`,
    'Renews every month. Cancel at any time; what is paid stays open until the month ends.',
    ...(changeNote ? [changeNote] : []),
  ]
  return (
    <section className={classes.card} aria-labelledby="order-title">
      <div className={classes.head}>
        <h2 id="order-title" className={classes.title}>
          {plan.name} plan
        </h2>
        <Link to={PATHS.pricing} className={classes.change}>
          Change plan
        </Link>
      </div>
      <PlanPrice prices={plan.prices} currency={currency} />
      <ul className={classes.limits}>
        {plan.features.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
      <ul className={classes.terms}>
        {terms.map((term) => (
          <li key={term}>
            <IconCheck size={18} aria-hidden="true" />
            {term}
          </li>
        ))}
      </ul>
      <Button variant="quiet" onClick={() => onPayIn(isIndian ? 'USD' : 'INR')}>
        {isIndian ? 'Outside of India? Pay in dollars' : 'In India? Pay in rupees'}
      </Button>
      {isSandbox && (
        <p className={classes.sandbox}>
          Test mode: a page of this installation stands in for the bank. No money moves.
        </p>
      )}
    </section>
  )
}
