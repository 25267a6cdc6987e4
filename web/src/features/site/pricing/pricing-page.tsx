import type { ComponentType } from 'react'
import type { Currency } from '../../../lib/plan-choice.ts'
import { Band } from '../components/band.tsx'
import { Faq } from '../components/faq.tsx'
import { SitePage } from '../components/site-page.tsx'
import { CurrencySwitch } from './currency-switch.tsx'
import { IN_EVERY_PLAN } from './in-every-plan.ts'
import classes from './pricing-page.module.css'
import { PRICING_QUESTIONS } from './pricing-questions.tsx'
import { useCurrency } from './use-currency.ts'

type PricingPageProps = {
  /** The plans, with prices in every currency marked `data-currency`; a choice is made in the one handed in. */
  Cards: ComponentType<{ currency: Currency }>
}

/** The plans as everybody sees them. */
export const PricingPage = ({ Cards }: PricingPageProps) => {
  const [currency, choose] = useCurrency()
  return (
    <SitePage>
      <div className={classes.pricing}>
        <p className={classes.offer}>
          <strong>LIMITED TIME OFFER</strong> 50% off all plans
        </p>
        <div className={classes.head}>
          <div>
            <h1 className={classes.title}>Pricing</h1>
            <p className={classes.lead}>
              Start with 7 days and the limits of Basic, free and without a card. Then choose how large your cast should
              be.
            </p>
          </div>
          <CurrencySwitch value={currency} onChange={choose} />
        </div>
        <Cards currency={currency} />
        <p className={classes.note}>
          Get Started leads to your billing address and from there to the payment page. Nothing is charged before you
          pay there. Every new account has its 7 free days first, with or without a plan.
        </p>
      </div>
      <Band title="In every plan" tone="light">
        <dl className={classes.included}>
          {IN_EVERY_PLAN.map(({ title, text }) => (
            <div key={title} className={classes.inclusion}>
              <dt>{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </Band>
      <Band title="Questions about the plans" arrangement="beside">
        <Faq items={PRICING_QUESTIONS} />
      </Band>
    </SitePage>
  )
}
