import { useQuery, useQueryClient } from '@tanstack/react-query'
import { contract } from '@visage/contract'
import type { Receipt } from '@visage/contract'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { isApiError } from '../../../lib/api/api-error.ts'
import { call } from '../../../lib/api/call.ts'
import { PATHS } from '../../../lib/routing/paths.ts'
import { clearPlanChoice } from '../../../lib/session/sign-in-intent.ts'
import { ButtonLink } from '../../../ui/buttons/button.tsx'
import { Spinner } from '../../../ui/feedback/loading.tsx'
import { PageHeading } from '../../../ui/layout/page-heading.tsx'
import { refreshBilling } from '../billing-queries.ts'
import { MessageCard } from '../message-card.tsx'
import classes from './payment-success-screen.module.css'
import { ReceiptCard } from './receipt-card.tsx'
import { pollPauseMs } from './use-payment-arrival.ts'

/** Whether a payment may still come for a receipt that has none. */
const isAwaited = ({ billing_info: { last_payment }, state }: Receipt): boolean =>
  last_payment === null && state !== 'ended' && state !== 'cancelled'

/** Whether asking again may bring a receipt that did not come. */
const mayCome = (error: Error | null): boolean => error !== null && !isApiError(error, 'not_found', 'invalid_input')

/** The receipt of one subscription, asked for again until its payment has arrived. */
const useReceipt = (subscriptionId: string) =>
  useQuery({
    queryKey: ['receipt', subscriptionId],
    queryFn: ({ signal }) =>
      call(contract.billing.readReceipt, { body: { subscription_id: subscriptionId } }, { signal }),
    enabled: subscriptionId !== '',
    refetchInterval: ({ state: { data, error, dataUpdateCount, errorUpdateCount } }) =>
      (data ? isAwaited(data) : mayCome(error)) && pollPauseMs(dataUpdateCount + errorUpdateCount),
    refetchIntervalInBackground: true,
  })

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
  const { data: receipt, error, errorUpdateCount } = useReceipt(subscriptionId)
  const queryClient = useQueryClient()
  const isPaid = receipt?.billing_info.last_payment != null
  useEffect(() => {
    if (!isPaid) return
    clearPlanChoice()
    refreshBilling(queryClient)
  }, [isPaid, queryClient])

  if (receipt?.billing_info.last_payment) return <ReceiptCard receipt={receipt} />
  if (receipt) return isAwaited(receipt) ? <NotYet /> : <NotCompleted />
  if (error && !mayCome(error)) return <Unknown />
  return (
    <div className={classes.waiting}>
      <Spinner size={32} label="Loading your receipt" />
      {errorUpdateCount > 0 && (
        <ButtonLink to={PATHS.profile} variant="quiet">
          Back to profile
        </ButtonLink>
      )}
    </div>
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
