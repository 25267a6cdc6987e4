import { addMonths } from '../../../lib/time.ts'
import type { ProviderPayment, ProviderState, ProviderSubscription } from '../payment-provider.ts'
import { ProviderUnreachableError } from '../provider-client.ts'
import type { PaypalSubscription, PaypalTransaction } from './paypal-shapes.ts'

const digitsOf = (currency: string): number =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2

/** A decimal text such as `10.0` in the smallest unit of its currency, without ever being a fraction. */
export const parseAmount = (value: string, currency: string): number => {
  const digits = digitsOf(currency)
  const [, sign = '', whole = '', fraction = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(value) ?? []
  const rest = fraction.slice(digits)
  const amount = Number(`${sign}${whole}${fraction.slice(0, digits).padEnd(digits, '0')}`)
  if (!whole || /[^0]/.test(rest) || !Number.isSafeInteger(amount))
    throw new ProviderUnreachableError(`PayPal told an amount that cannot be read in ${currency}.`)
  return amount
}

/** PayPal bills at a fixed hour of the day, so a month may be charged some hours before it begins. */
const earlyMs = 24 * 60 * 60 * 1000

const STATES: Record<Exclude<PaypalSubscription['status'], 'ACTIVE'>, ProviderState> = {
  APPROVAL_PENDING: 'pending',
  APPROVED: 'pending',
  SUSPENDED: 'halted',
  CANCELLED: 'cancelled',
  EXPIRED: 'ended',
}

const stateOf = ({ status, billing_info: billing }: PaypalSubscription): ProviderState => {
  if (status !== 'ACTIVE') return STATES[status]
  const balance = billing?.outstanding_balance
  const owes = balance ? parseAmount(balance.value, balance.currency_code) > 0 : false
  return owes || (billing?.failed_payments_count ?? 0) > 0 ? 'past_due' : 'active'
}

/** PayPal says that a payment went back in part, but not how much of it. */
const SHARES: Record<string, 'none' | 'all'> = { COMPLETED: 'none', PARTIALLY_REFUNDED: 'none', REFUNDED: 'all' }

/** The month, counted from the start, in which an instant lies. */
const monthOf = (start: Date, at: Date): number => {
  const lateMs = at.getTime() + earlyMs
  let month = 0
  while (addMonths(start, month + 1).getTime() <= lateMs) month++
  return month
}

/**
 * The months that the payments pay: that in which each came, or the next when an earlier payment pays that already.
 * PayPal does not tell periods.
 */
const describePayments = (start: Date, transactions: readonly PaypalTransaction[]): ProviderPayment[] => {
  let nextMonth = 0
  return transactions
    .filter(({ status }) => SHARES[status] !== undefined)
    .toSorted((one, other) => one.time.getTime() - other.time.getTime())
    .map(({ id, status, time, amount_with_breakdown: { gross_amount: gross } }) => {
      const amount = parseAmount(gross.value, gross.currency_code)
      const month = Math.max(nextMonth, monthOf(start, time))
      nextMonth = month + 1
      return {
        id,
        amount,
        currency: gross.currency_code,
        refunded: SHARES[status] === 'all' ? amount : 0,
        paidAt: time,
        method: 'PAYPAL',
        periodStart: addMonths(start, month),
        periodEnd: addMonths(start, month + 1),
      }
    })
}

/** What PayPal tells, in the words of the port. Cancelling takes effect at once there, so none is ever to come. */
export const describePaypalSubscription = (
  subscription: PaypalSubscription,
  { transactions, now }: { transactions: readonly PaypalTransaction[]; now: Date },
): ProviderSubscription => {
  const state = stateOf(subscription)
  const { subscriber, billing_info: billing, start_time: startTime } = subscription
  const createdAt = subscription.create_time ?? startTime ?? now
  const method = subscriber?.tenant ?? (state === 'pending' ? null : 'PAYPAL')
  return {
    id: subscription.id,
    planId: subscription.plan_id ?? '',
    reference: subscription.custom_id,
    state,
    cancelsAtPeriodEnd: false,
    createdAt,
    startedAt: state === 'pending' ? null : startTime,
    nextChargeAt: state === 'active' || state === 'past_due' ? (billing?.next_billing_time ?? null) : null,
    payer: { email: subscriber?.email_address ?? null, method },
    payments: describePayments(startTime ?? createdAt, transactions),
  }
}
