import { PATHS } from '../../../lib/paths.ts'
import { useSession } from '../../../lib/session.ts'
import { Band } from '../components/band.tsx'
import { Faq } from '../components/faq.tsx'
import { SitePage } from '../components/site-page.tsx'
import { CurrencySwitch } from './currency-switch.tsx'
import { PlanCard } from './plan-card.tsx'
import { IN_EVERY_PLAN } from './plan-details.ts'
import type { OfferedPlan } from './plan-details.ts'
import classes from './pricing-page.module.css'
import { PRICING_QUESTIONS } from './pricing-questions.tsx'
import { useCurrency } from './use-currency.ts'

const LIT_PLAN = 'Advanced'

/** The plans as everybody sees them. */
export const PricingPage = ({ plans }: { plans: readonly OfferedPlan[] }) => {
  const session = useSession()
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
        <ul className={classes.cards}>
          {plans.map((plan) => (
            <PlanCard
              key={plan.name}
              plan={plan}
              startPath={session ? PATHS.subscription : PATHS.login}
              isLit={plan.name === LIT_PLAN}
            />
          ))}
        </ul>
        <p className={classes.note}>
          Get Started opens your free trial. Nothing is charged until you choose a plan and pay for it.
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
