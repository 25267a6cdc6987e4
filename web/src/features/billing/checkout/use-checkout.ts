import { useQueryClient } from '@tanstack/react-query'
import { contract, NO_PLAN } from '@visage/contract'
import type { Checkout, CurrentPlan } from '@visage/contract'
import { useEffect, useState } from 'react'
import { isApiError, sentenceOf } from '../../../lib/api/api-error.ts'
import { call } from '../../../lib/api/call.ts'
import { useIdempotencyKey, useMutation } from '../../../lib/api/mutations.ts'
import { readSession } from '../../../lib/session/session.ts'
import type { PlanChoice } from '../../../lib/session/sign-in-intent.ts'
import { CURRENT_PLAN_KEY } from '../billing-queries.ts'
import { findPaymentUrl, openPaymentTab } from '../payment/payment-tab.ts'
import type { PaymentTab } from '../payment/payment-tab.ts'
import type { AddressForm } from './address-form.ts'

export type Notice = { tone: 'success' | 'danger' | 'info'; message: string }
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
export const useCheckout = ({ onOpened, onRefused }: Options) => {
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
