import { PLANS } from '@visage/contract'
import type { BillingAddress, CurrentPlan } from '@visage/contract'
import type { Currency } from '@visage/contract/plans'
import { useState } from 'react'
import { readFieldErrors } from '../../../lib/api/field-errors.ts'
import { readSession } from '../../../lib/session/session.ts'
import { NotificationBanner } from '../../../ui/dialogs/notification-banner.tsx'
import { MessageCard } from '../message-card.tsx'
import { OpenPayment } from '../payment/open-payment.tsx'
import type { PaymentArrival } from '../payment/use-payment-arrival.ts'
import { openPlanKey } from '../plans/plan-state.ts'
import { AddressFormCard } from './address-form-card.tsx'
import { EMPTY_ADDRESS, RUPEE_COUNTRY } from './address-form.ts'
import type { AddressField } from './address-form.ts'
import classes from './address-screen.module.css'
import { OrderSummary } from './order-summary.tsx'
import { useAddressForm } from './use-address-form.ts'
import { useCheckout } from './use-checkout.ts'
import type { PlanToBuy } from './use-plan-to-buy.ts'

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
