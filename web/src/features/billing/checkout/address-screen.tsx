import { useQuery } from '@tanstack/react-query'
import { contract, NO_PLAN, PLANS } from '@visage/contract'
import { call } from '../../../lib/api/call.ts'
import { PATHS } from '../../../lib/routing/paths.ts'
import { readSession } from '../../../lib/session/session.ts'
import { Button, ButtonLink } from '../../../ui/buttons/button.tsx'
import { Skeleton } from '../../../ui/feedback/loading.tsx'
import { PageHeading } from '../../../ui/layout/page-heading.tsx'
import { useVisitorCountry } from '../billing-queries.ts'
import { MessageCard } from '../message-card.tsx'
import { OpenPayment } from '../payment/open-payment.tsx'
import { usePaymentArrival } from '../payment/use-payment-arrival.ts'
import { currentPlanKey } from '../plans/plan-state.ts'
import classes from './address-screen.module.css'
import { CheckoutForm } from './checkout-form.tsx'
import { usePlanToBuy } from './use-plan-to-buy.ts'
import { NOT_LOADED } from '../../../ui/dialogs/load-failure.tsx'

/** The billing address as it was last saved, once for each visit of the page; null for somebody new. */
const useSavedAddress = () =>
  useQuery({
    queryKey: ['billing-address'],
    queryFn: async ({ signal }) => {
      const { userEmail: email } = readSession()
      const { address } = await call(contract.billing.readBillingAddress, { body: { email } }, { signal })
      return address
    },
    gcTime: 0,
    staleTime: Infinity,
  })

const NoPlan = () => (
  <MessageCard
    title="Choose a plan first"
    actions={
      <ButtonLink to={PATHS.pricing} variant="primary">
        See the plans
      </ButtonLink>
    }
  >
    This page takes the address for a plan, and none is chosen yet. Nothing is charged before you pay.
  </MessageCard>
)

const AlreadyCurrent = ({ name }: { name: string }) => (
  <MessageCard
    title={`${name} is your current plan`}
    actions={
      <>
        <ButtonLink to={PATHS.subscription} variant="primary">
          Your subscription
        </ButtonLink>
        <ButtonLink to={PATHS.pricing}>See the other plans</ButtonLink>
      </>
    }
  >
    There is nothing to pay: it is open already, and it renews by itself.
  </MessageCard>
)

const Body = () => {
  const wanted = usePlanToBuy()
  const arrival = usePaymentArrival()
  const saved = useSavedAddress()
  const visitorCountry = useVisitorCountry()
  // A plan that cannot be read is no reason to sell none: the server refuses what somebody has already.
  const plan = arrival.plan ?? (arrival.query.errorUpdateCount > 0 ? NO_PLAN : undefined)

  const failed = wanted.query
  if (failed.isError && !failed.data)
    return (
      <MessageCard
        title={NOT_LOADED}
        tone="danger"
        actions={<Button onClick={() => void failed.refetch()}>Try again</Button>}
      >
        {failed.error.message}
      </MessageCard>
    )
  if (!plan || arrival.hasArrived || wanted.query.isPending || saved.isPending || visitorCountry === undefined)
    return <Skeleton height="34rem" radius="card" />
  if (!wanted.wanted) return arrival.pending ? <OpenPayment arrival={arrival} isFresh={false} /> : <NoPlan />
  if (wanted.wanted.plan === currentPlanKey(plan)) return <AlreadyCurrent name={PLANS[wanted.wanted.plan].name} />
  return (
    <CheckoutForm
      wanted={wanted.wanted}
      isSandbox={wanted.isSandbox}
      onPayIn={wanted.payIn}
      arrival={arrival}
      plan={plan}
      saved={saved.data ?? null}
      visitorCountry={visitorCountry}
    />
  )
}

/** Where a plan is paid from: the billing address, and what happens with the payment. */
export const AddressScreen = () => (
  <div className={classes.screen}>
    <PageHeading title="Billing address" lead="Who the plan is for, as it should stand on the receipt." />
    <Body />
  </div>
)
