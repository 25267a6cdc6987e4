import { addMonths } from '../../../lib/time.ts'
import type { ProviderPayment, ProviderState, ProviderSubscription } from '../payment-provider.ts'
import type { RazorpayInvoice, RazorpayPayment, RazorpaySubscription } from './razorpay-shapes.ts'

/** `authenticated` has not been charged yet; `paused` is no more charged than `halted`. */
const STATES: Record<RazorpaySubscription['status'], ProviderState> = {
  created: 'pending',
  authenticated: 'pending',
  active: 'active',
  pending: 'past_due',
  halted: 'halted',
  paused: 'halted',
  cancelled: 'cancelled',
  completed: 'ended',
  expired: 'ended',
}

export const NOTE_OF_REFERENCE = 'reference'

/** Our own id as it was noted when the subscription was begun. */
export const referenceOf = ({ notes }: RazorpaySubscription): string | null => {
  const reference = notes?.[NOTE_OF_REFERENCE]
  return reference === undefined ? null : String(reference)
}

/** A paid month: its invoice tells the period, its payment the money. */
export type PaidMonth = { invoice: RazorpayInvoice; payment: RazorpayPayment }

/** Whether the money has come, even if it went back since. */
const hasCome = ({ payment }: PaidMonth): boolean => payment.status === 'captured' || payment.status === 'refunded'

const describePayment = ({ invoice, payment }: PaidMonth): ProviderPayment => {
  const paidAt = invoice.paid_at ?? payment.created_at
  const periodStart = invoice.billing_start ?? paidAt
  return {
    id: payment.id,
    amount: payment.amount,
    currency: payment.currency,
    refunded: payment.amount_refunded ?? 0,
    paidAt,
    method: payment.method,
    periodStart,
    periodEnd: invoice.billing_end ?? addMonths(periodStart, 1),
  }
}

const isCharged = (state: ProviderState): boolean => state === 'active' || state === 'past_due'

/** What Razorpay tells, in the words of the port. Razorpay never tells of a cancellation that is still to come. */
export const describeRazorpaySubscription = (
  subscription: RazorpaySubscription,
  months: readonly PaidMonth[],
): ProviderSubscription => {
  const state = STATES[subscription.status]
  const paid = months.filter(hasCome)
  const payments = paid
    .map(describePayment)
    .toSorted((one, other) => one.periodStart.getTime() - other.periodStart.getTime())
  const latest = payments.at(-1)
  const payer = paid.find(({ payment }) => payment.id === latest?.id)?.payment.email
  return {
    id: subscription.id,
    planId: subscription.plan_id,
    reference: referenceOf(subscription),
    state,
    cancelsAtPeriodEnd: false,
    createdAt: subscription.created_at,
    startedAt: state === 'pending' ? null : subscription.start_at,
    nextChargeAt: isCharged(state) ? subscription.charge_at : null,
    payer: { email: payer ?? null, method: subscription.payment_method ?? latest?.method ?? null },
    payments,
  }
}
