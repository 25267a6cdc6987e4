import { PLANS } from '@visage/contract'
import type { PlanKey } from '@visage/contract'
import { useEffect, useRef } from 'react'
import { PATHS } from '../../../lib/routing/paths.ts'
import { Button, buttonClass, ButtonLink } from '../../../ui/buttons/button.tsx'
import { Spinner } from '../../../ui/feedback/loading.tsx'
import classes from './open-payment.module.css'
import { findPaymentUrl } from './payment-tab.ts'
import type { PaymentArrival } from './use-payment-arrival.ts'

type PaymentWaitingProps = {
  plan: PlanKey
  paymentUrl: string
  /** Whether this page has just opened the payment page, rather than found the payment open. */
  isFresh: boolean
  isAsking: boolean
  onAsk: () => void
}

/** A payment that was begun and has not arrived: how to go on with it, and how to choose otherwise. */
const PaymentWaiting = ({ plan, paymentUrl, isFresh, isAsking, onAsk }: PaymentWaitingProps) => {
  const card = useRef<HTMLElement>(null)
  useEffect(() => {
    if (isFresh) card.current?.focus()
  }, [isFresh])
  return (
    <section ref={card} className={classes.card} tabIndex={-1} aria-labelledby="waiting-title">
      <span className={classes.spinner}>
        <Spinner size={26} />
      </span>
      <div className={classes.words}>
        <h2 id="waiting-title" className={classes.title}>
          Waiting for your payment
        </h2>
        <output className={classes.text}>
          {isFresh
            ? `The payment page for ${PLANS[plan].name} is open in another tab. This page goes on by itself as soon as the payment has arrived.`
            : `You have begun to pay for ${PLANS[plan].name}. Go on where you left off; this page goes on by itself as soon as the payment has arrived.`}
        </output>
        <p className={classes.text}>
          Was the payment declined, or did you close the page? Then nothing was charged: open it again, or choose
          another plan in its place.
        </p>
        <div className={classes.actions}>
          {/* The new tab comes back here after the payment and needs this tab's session. */}
          <a
            href={findPaymentUrl(paymentUrl)}
            target="_blank"
            rel="opener"
            className={buttonClass({ variant: 'primary' })}
          >
            Open the payment page
          </a>
          <Button busy={isAsking} busyLabel="Checking..." onClick={onAsk}>
            I have paid
          </Button>
          <ButtonLink to={PATHS.pricing} variant="quiet">
            Choose another plan
          </ButtonLink>
        </div>
      </div>
    </section>
  )
}

/** The payment that waits, if one does. */
export const OpenPayment = ({ arrival: { pending, query }, isFresh }: { arrival: PaymentArrival; isFresh: boolean }) =>
  pending && (
    <PaymentWaiting
      plan={pending.plan}
      paymentUrl={pending.short_url}
      isFresh={isFresh}
      isAsking={query.isFetching}
      onAsk={() => void query.refetch()}
    />
  )
