import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { isApiError } from '../../../lib/api-error.ts'
import { PATHS } from '../../../lib/paths.ts'
import { forgetPlanChoice } from '../../../lib/plan-choice.ts'
import { Button } from '../../../ui/button.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { PageHeading } from '../../../ui/page-heading.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { refreshBilling } from '../refresh-billing.ts'
import { isAwaited, useReceipt } from '../use-receipt.ts'
import { MessageCard } from './message-card.tsx'
import classes from './payment-success-screen.module.css'
import { ReceiptCard } from './receipt-card.tsx'

const backLinks = (
  <>
    <ButtonLink to={PATHS.subscription} variant="primary">
      Your subscription
    </ButtonLink>
    <ButtonLink to={PATHS.profile}>Back to profile</ButtonLink>
  </>
)

const Unknown = () => (
  <MessageCard title="We do not know this payment" tone="danger" actions={backLinks}>
    None of your payments has this number. Please check the address, or that you are signed in with the account that
    paid.
  </MessageCard>
)

const NotYet = () => (
  <section className={classes.waiting} aria-labelledby="waiting-title">
    <Spinner size={32} />
    <h2 id="waiting-title">Your payment has not arrived yet</h2>
    <output>
      Banks sometimes take a minute. This page asks again by itself and shows the receipt as soon as the payment is
      there; you may also leave it, the receipt comes by e-mail.
    </output>
    <div className={classes.actions}>
      <ButtonLink to={PATHS.address}>Back to the payment</ButtonLink>
      <ButtonLink to={PATHS.profile} variant="quiet">
        Back to profile
      </ButtonLink>
    </div>
  </section>
)

const NotCompleted = () => (
  <MessageCard title="This payment was not completed" actions={backLinks}>
    Nothing was charged for it. You can choose a plan and begin anew at any time.
  </MessageCard>
)

const ReceiptOf = ({ subscriptionId }: { subscriptionId: string }) => {
  const { data: receipt, error, isPending, refetch } = useReceipt(subscriptionId)
  const queryClient = useQueryClient()
  const isPaid = receipt?.billing_info.last_payment != null
  useEffect(() => {
    if (!isPaid) return
    forgetPlanChoice()
    refreshBilling(queryClient)
  }, [isPaid, queryClient])

  if (receipt?.billing_info.last_payment) return <ReceiptCard receipt={receipt} />
  if (receipt) return isAwaited(receipt) ? <NotYet /> : <NotCompleted />
  if (isPending)
    return (
      <div className={classes.waiting}>
        <Spinner size={32} label="Loading your receipt" />
      </div>
    )
  if (isApiError(error, 'not_found', 'invalid_input')) return <Unknown />
  return (
    <MessageCard
      title="The receipt could not be loaded"
      tone="danger"
      actions={<Button onClick={() => void refetch()}>Try again</Button>}
    >
      {error?.message} What you have paid is safe.
    </MessageCard>
  )
}

/** What the payment provider and we know of one payment. */
export const PaymentSuccessScreen = () => {
  const [search] = useSearchParams()
  const subscriptionId = search.get('subscription_id') ?? ''
  return (
    <div className={classes.screen}>
      <PageHeading title="Payment" />
      {subscriptionId === '' ? <Unknown /> : <ReceiptOf subscriptionId={subscriptionId} />}
    </div>
  )
}
