import { paidUntil, priceOf } from './change-subscription.ts'
import type { SandboxWorld } from './sandbox-store.ts'
import type { SandboxPayment, SandboxSubscription } from './sandbox-subscription.ts'

export const timeText = (at: Date): string => at.toISOString().replace(/\.\d+Z$/, 'Z')

/** Cents as PayPal writes them, which leaves a zero at the end away at times. */
export const amountText = (cents: number): string =>
  `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`
const money = (cents: number) => ({ currency_code: 'USD', value: amountText(cents).replace(/(\.\d)0$/, '$1') })

const STATUSES: Record<SandboxSubscription['state'], string> = {
  created: 'APPROVAL_PENDING',
  active: 'ACTIVE',
  past_due: 'ACTIVE',
  halted: 'SUSPENDED',
  cancelled: 'CANCELLED',
  expired: 'EXPIRED',
}

const linksOf = (world: SandboxWorld, subscription: SandboxSubscription) => {
  const self = `${world.origin()}/v1/billing/subscriptions/${subscription.id}`
  const approve = { href: world.checkoutUrl(subscription), rel: 'approve', method: 'GET' }
  return [
    { href: self, rel: 'edit', method: 'PATCH' },
    { href: self, rel: 'self', method: 'GET' },
    ...(subscription.state === 'created' ? [approve] : []),
  ]
}

const billingInfoOf = (subscription: SandboxSubscription) => {
  const { payments, state, failedCharges } = subscription
  const last = payments.at(-1)
  const until = paidUntil(subscription)
  const isBilled = state === 'active' || state === 'past_due'
  return {
    outstanding_balance: money(failedCharges > 0 ? priceOf(subscription) : 0),
    cycle_executions: [
      { tenure_type: 'REGULAR', sequence: 1, cycles_completed: payments.length, cycles_remaining: 0, total_cycles: 0 },
    ],
    ...(last ? { last_payment: { amount: money(last.amount), time: timeText(last.paidAt) } } : {}),
    ...(isBilled && until ? { next_billing_time: timeText(until) } : {}),
    failed_payments_count: failedCharges,
  }
}

export const paypalSubscriptionResource = (world: SandboxWorld, subscription: SandboxSubscription) => {
  const { id, state, plan, reference, createdAt, changedAt, startedAt, email } = subscription
  const isApproved = state !== 'created' && state !== 'expired'
  return {
    id,
    status: STATUSES[state],
    status_update_time: timeText(changedAt),
    plan_id: world.paypal.planIds[plan],
    plan_overridden: false,
    start_time: timeText(startedAt ?? createdAt),
    quantity: '1',
    shipping_amount: { currency_code: 'USD', value: '0.0' },
    ...(isApproved
      ? {
          subscriber: {
            email_address: email ?? 'payer@example.com',
            payer_id: 'SANDBOXPAYER1',
            name: { given_name: 'Pat', surname: 'Example' },
            tenant: 'PAYPAL',
          },
          billing_info: billingInfoOf(subscription),
        }
      : {}),
    ...(reference === null ? {} : { custom_id: reference }),
    create_time: timeText(createdAt),
    update_time: timeText(changedAt),
    links: linksOf(world, subscription),
  }
}

const statusOf = ({ refunded, amount }: SandboxPayment): string => {
  if (refunded === 0) return 'COMPLETED'
  return refunded === amount ? 'REFUNDED' : 'PARTIALLY_REFUNDED'
}

export const paypalTransaction = ({ email }: SandboxSubscription, payment: SandboxPayment) => ({
  status: statusOf(payment),
  id: payment.id,
  amount_with_breakdown: {
    gross_amount: { currency_code: 'USD', value: amountText(payment.amount) },
    fee_amount: { currency_code: 'USD', value: amountText(Math.floor(payment.amount / 25)) },
    net_amount: { currency_code: 'USD', value: amountText(payment.amount - Math.floor(payment.amount / 25)) },
  },
  payer_name: { given_name: 'Pat', surname: 'Example' },
  payer_email: email ?? 'payer@example.com',
  time: payment.paidAt.toISOString(),
})

/** A payment in the older shape that webhooks still have. */
export const paypalSale = (subscription: SandboxSubscription, payment: SandboxPayment) => ({
  id: payment.id,
  state: statusOf(payment).toLowerCase(),
  amount: { total: amountText(payment.amount), currency: 'USD', details: { subtotal: amountText(payment.amount) } },
  payment_mode: 'INSTANT_TRANSFER',
  billing_agreement_id: subscription.id,
  ...(subscription.reference === null ? {} : { custom: subscription.reference }),
  create_time: timeText(payment.paidAt),
  update_time: timeText(payment.paidAt),
})
