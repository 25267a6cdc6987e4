import { currencyOf, providerOf } from '@visage/contract/plans'
import type { Currency } from '@visage/contract/plans'
import { useRef, useState } from 'react'
import { Skeleton } from '../../../ui/feedback/loading.tsx'
import { SegmentedSwitch } from '../../../ui/forms/segmented-switch.tsx'
import { PageHeading } from '../../../ui/layout/page-heading.tsx'
import { useUsage, useVisitorCountry } from '../billing-queries.ts'
import { OpenPayment } from '../payment/open-payment.tsx'
import { usePaymentArrival } from '../payment/use-payment-arrival.ts'
import { ChoosablePlanCards } from '../plans/choosable-plan-cards.tsx'
import { AffiliateSection } from './affiliate-section.tsx'
import { PaymentsList } from './payments-list.tsx'
import { PlanNow } from './plan-now.tsx'
import { Statement } from './statement.tsx'
import classes from './subscription-screen.module.css'
import { SubscriptionSection } from './subscription-section.tsx'

const CURRENCY_OPTIONS = [
  { value: 'USD', label: 'Dollars' },
  { value: 'INR', label: 'Rupees (India)' },
] as const

/** Where the signed-in person stands, what there is to choose, and what was paid and used. */
export const SubscriptionScreen = () => {
  const arrival = usePaymentArrival()
  const { plan, query } = arrival
  const usage = useUsage()
  const country = useVisitorCountry()
  const [chosen, setChosen] = useState<Currency | null>(null)
  const plans = useRef<HTMLDivElement>(null)
  const usual = plan?.provider === providerOf('INR') ? 'INR' : currencyOf(country ?? null)
  const currency = chosen ?? usual
  const isCurrencyKnown = chosen !== null || plan?.provider === providerOf('INR') || country !== undefined

  const showPlans = () => {
    plans.current?.scrollIntoView({ block: 'start', behavior: 'smooth' })
    plans.current?.focus({ preventScroll: true })
  }
  return (
    <div className={classes.screen}>
      <PageHeading
        title="Subscription"
        lead="What you have now, what the plans hold, and where everything went. Limits are per billing month."
      />
      <OpenPayment arrival={arrival} isFresh={false} />
      {query.isPending && <Skeleton height="15rem" radius="card" />}
      {plan && <PlanNow plan={plan} usage={usage} onChangePlan={showPlans} />}
      <div ref={plans} tabIndex={-1} className={classes.plans}>
        <SubscriptionSection
          title="Plans"
          query={query}
          actions={
            <SegmentedSwitch label="Show prices in" value={currency} onChange={setChosen} options={CURRENCY_OPTIONS} />
          }
        >
          <ChoosablePlanCards currency={currency} isCurrencyKnown={isCurrencyKnown} heading="h3" />
        </SubscriptionSection>
      </div>
      <PaymentsList />
      <Statement />
      <AffiliateSection />
    </div>
  )
}
