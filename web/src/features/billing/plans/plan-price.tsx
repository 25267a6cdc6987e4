import { CURRENCIES } from '@visage/contract/plans'
import type { Currency } from '@visage/contract/plans'
import type { Plan } from '@visage/contract/plans'
import { formatPrice } from '../../../lib/format/money.ts'
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx'
import classes from './plan-price.module.css'

/** A plan's price by the month with what it was before, in one currency or in all. */
export const PlanPrice = ({ prices, currency }: { prices: Plan['prices']; currency?: Currency | undefined }) =>
  CURRENCIES.filter((code) => currency === undefined || code === currency).map((code) => (
    <p key={code} className={classes.price} data-currency={code}>
      <s className={classes.was}>
        <VisuallyHidden>was </VisuallyHidden>
        {formatPrice({ amount: prices[code].was, currency: code })}
      </s>
      <span className={classes.line}>
        <strong className={classes.now}>
          <VisuallyHidden>now </VisuallyHidden>
          {formatPrice({ amount: prices[code].now, currency: code })}
        </strong>
        <span className={classes.month}>per month</span>
      </span>
    </p>
  ))
