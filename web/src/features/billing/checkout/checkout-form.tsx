import { PLANS, contract, NO_PLAN } from '@visage/contract'
import type { BillingAddress, CurrentPlan, Checkout } from '@visage/contract'
import type { Currency } from '@visage/contract/plans'
import { useState, useEffect } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { readFieldErrors } from '../../../lib/api/field-errors.ts'
import { readSession } from '../../../lib/session/session.ts'
import { NotificationBanner } from '../../../ui/dialogs/notification-banner.tsx'
import { MessageCard } from '../message-card.tsx'
import { OpenPayment } from '../payment/open-payment.tsx'
import type { PaymentArrival } from '../payment/use-payment-arrival.ts'
import { openPlanKey } from '../plans/plan-state.ts'
import { AddressFormCard } from './address-form-card.tsx'
import { EMPTY_ADDRESS, RUPEE_COUNTRY } from './address-form.ts'
import type { AddressField, AddressForm } from './address-form.ts'
import classes from './address-screen.module.css'
import { OrderSummary } from './order-summary.tsx'
import { useAddressForm } from './use-address-form.ts'
import type { PlanToBuy } from './use-plan-to-buy.ts'
import { isApiError, sentenceOf } from '../../../lib/api/api-error.ts'
import { call } from '../../../lib/api/call.ts'
import { useIdempotencyKey, useMutation } from '../../../lib/api/mutations.ts'
import type { PlanChoice } from '../../../lib/session/sign-in-intent.ts'
import { CURRENT_PLAN_KEY } from '../billing-queries.ts'
import { findPaymentUrl, openPaymentTab } from '../payment/payment-tab.ts'
import type { PaymentTab } from '../payment/payment-tab.ts'

type Notice = { tone: 'success' | 'danger' | 'info'; message: string }
type CheckoutRequest = { address: AddressForm; choice: PlanChoice; planId: string }

const shownMs = 6000
const saved = 'Billing address saved successfully.'
const noLink = 'Error: Unable to generate payment link.'

const saveAddress = (address: AddressForm) => {
  const { full_name, phone_number, country, address: street, pincode, city, state } = address
  const { userId, userEmail } = readSession()
  return call(contract.billing.saveBillingAddress, {
    body: {
      user_id: userId,
      email: userEmail,
      full_name,
      phone_number,
      country,
      address: street,
      pincode,
      city,
      state,
    },
  })
}

const subscribe = ({ choice, planId }: CheckoutRequest, idempotencyKey: string): Promise<Checkout> => {
  const body = { user_id: readSession().userId, plan_id: planId }
  const route = choice.currency === 'INR' ? contract.billing.subscribeInIndia : contract.billing.subscribeElsewhere
  return call(route, { body }, { idempotencyKey, timeoutMs: 60_000 })
}

const messageOf = (error: unknown): string =>
  error instanceof Error && error.message === noLink
    ? noLink
    : sentenceOf(error, 'An error occurred. Please try again.')

type Options = {
  /** Told when the payment page is there. */
  onOpened: () => void
  /** Told of a refusal; answers whether it has shown it under the fields. */
  onRefused: (error: unknown) => boolean
}

/** Saves the address, begins the subscription and opens its payment page in a new tab. */
const useCheckout = ({ onOpened, onRefused }: Options) => {
  const queryClient = useQueryClient()
  const keys = useIdempotencyKey()
  const [notice, setNotice] = useState<Notice | null>(null)

  useEffect(() => {
    if (notice?.tone !== 'success') return undefined
    const timer = setTimeout(() => setNotice(null), shownMs)
    return () => clearTimeout(timer)
  }, [notice])

  const pay = useMutation({
    mutationFn: async ({ order, tab }: { order: CheckoutRequest; tab: PaymentTab }) => {
      const { status } = await saveAddress(order.address)
      setNotice({ tone: 'success', message: status === 'success' ? saved : status })
      const checkout = await subscribe(order, keys.keyFor(order))
      const url = findPaymentUrl(checkout.short_url ?? '')
      if (!checkout.short_url || !url) throw new Error(noLink)
      return { checkout, isShown: tab.show(url) }
    },
    onSuccess: ({ checkout, isShown }, { order }) => {
      const pending = { plan: order.choice.plan, ...checkout }
      queryClient.setQueryData<CurrentPlan>(CURRENT_PLAN_KEY, (plan = NO_PLAN) => ({ ...plan, pending }))
      if (!isShown)
        setNotice({ tone: 'info', message: 'Your browser kept the payment page from opening. Open it below.' })
      onOpened()
    },
    onError: (error, { tab }) => {
      tab.close()
      setNotice(onRefused(error) ? null : { tone: 'danger', message: messageOf(error) })
    },
    // A lost answer is asked for again with the same key, so that nothing begins twice.
    onSettled: (_opened, error, { order }) => {
      if (!isApiError(error, 'unreachable', 'timed_out')) keys.spend(order)
    },
  })

  return {
    isBusy: pay.isPending,
    notice,
    setNotice,
    pay: (order: CheckoutRequest) => {
      if (!pay.isPending) pay.mutate({ order, tab: openPaymentTab() })
    },
  }
}

const isAddressField = (name: string): name is AddressField => name in EMPTY_ADDRESS && name !== 'isPlaceTyped'
const FIELD_NAMES = Object.keys(EMPTY_ADDRESS).filter(isAddressField)

type CheckoutFormProps = {
  wanted: PlanToBuy
  plan: CurrentPlan
  isSandbox: boolean
  onPayIn: (currency: Currency) => void
  arrival: PaymentArrival
  saved: BillingAddress | null
  visitorCountry: string | null
}

const changeNoteOf = (plan: CurrentPlan): string | null => {
  const open = openPlanKey(plan)
  return open && `Your ${PLANS[open].name} plan is replaced as soon as this one is paid, and is not charged again.`
}

/** The form, what is being bought, and the payment once it waits. */
export const CheckoutForm = ({
  wanted,
  plan,
  isSandbox,
  onPayIn,
  arrival,
  saved,
  visitorCountry,
}: CheckoutFormProps) => {
  const [isFresh, setIsFresh] = useState(false)
  const lockedCountry = wanted.currency === 'INR' ? RUPEE_COUNTRY : null
  const address = useAddressForm({ saved, name: readSession().userName, lockedCountry, visitorCountry })
  const checkout = useCheckout({
    onOpened: () => {
      setIsFresh(true)
      address.clear()
    },
    onRefused: (error) => {
      const found = readFieldErrors(error, FIELD_NAMES)
      if (found) address.report(found)
      return found !== undefined
    },
  })

  const submit = () => {
    if (address.check()) checkout.pay({ address: address.form, choice: wanted, planId: wanted.planId })
  }
  return (
    <>
      <OpenPayment arrival={arrival} isFresh={isFresh} />
      {arrival.lapsed && (
        <MessageCard title="The payment was not completed">
          The payment page for {PLANS[arrival.lapsed].name} is no longer open. Nothing was charged; you can begin anew
          below.
        </MessageCard>
      )}
      <div className={classes.columns}>
        <AddressFormCard
          address={address}
          isCountryLocked={lockedCountry !== null}
          isBusy={checkout.isBusy}
          onIndia={() => {
            onPayIn('INR')
            checkout.setNotice({ tone: 'info', message: 'Plans for addresses in India are paid in rupees.' })
          }}
          isNextStep={arrival.pending === null}
          onSubmit={submit}
        />
        <OrderSummary wanted={wanted} isSandbox={isSandbox} changeNote={changeNoteOf(plan)} onPayIn={onPayIn} />
      </div>
      {checkout.notice && <NotificationBanner {...checkout.notice} onDismiss={() => checkout.setNotice(null)} />}
    </>
  )
}
