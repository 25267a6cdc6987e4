import { PLANS } from '@visage/contract'
import { PATHS } from '../../../lib/paths.ts'
import { Button } from '../../../ui/button.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { PageHeading } from '../../../ui/page-heading.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { currentPlanKey } from '../plan-state.ts'
import { usePaymentArrival } from '../use-payment-arrival.ts'
import { useSavedAddress } from '../use-saved-address.ts'
import { useVisitorCountry } from '../use-visitor-country.ts'
import { useWantedPlan } from '../use-wanted-plan.ts'
import classes from './address-screen.module.css'
import { CheckoutForm } from './checkout-form.tsx'
import { MessageCard } from './message-card.tsx'
import { OpenPayment } from './open-payment.tsx'

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
  const wanted = useWantedPlan()
  const arrival = usePaymentArrival()
  const saved = useSavedAddress()
  const visitorCountry = useVisitorCountry()
  const { plan } = arrival

  const failed = [wanted.query, arrival.query].find((query) => query.isError && query.data === undefined)
  if (failed)
    return (
      <MessageCard
        title="This page could not be loaded"
        tone="danger"
        actions={<Button onClick={() => void failed.refetch()}>Try again</Button>}
      >
        {failed.error?.message}
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
