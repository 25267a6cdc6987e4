import { PROVIDERS } from '@visage/contract'
import { addMonths } from '@visage/server/time'
import { paidUntil } from './change-subscription.ts'
import type { SandboxWorld } from './sandbox-store.ts'
import type { SandboxPayment, SandboxSubscription } from './sandbox-subscription.ts'

export const toSeconds = (at: Date): number => Math.floor(at.getTime() / 1000)
const maybeSeconds = (at: Date | null): number | null => at && toSeconds(at)

const STATUSES: Record<SandboxSubscription['state'], string> = {
  created: 'created',
  active: 'active',
  past_due: 'pending',
  halted: 'halted',
  cancelled: 'cancelled',
  expired: 'expired',
}

const months = 120
const payableSeconds = 24 * 60 * 60

export const razorpaySubscriptionEntity = (world: SandboxWorld, subscription: SandboxSubscription) => {
  const { id, plan, payments, startedAt, state, createdAt, reference } = subscription
  const until = paidUntil(subscription)
  return {
    id,
    entity: 'subscription',
    plan_id: world.razorpay.planIds[plan],
    customer_id: payments.length > 0 ? 'cust_SANDBOX0000001' : null,
    status: STATUSES[state],
    current_start: maybeSeconds(payments.at(-1)?.periodStart ?? null),
    current_end: maybeSeconds(until),
    ended_at: maybeSeconds(subscription.endedAt),
    quantity: 1,
    notes: reference === null ? [] : { reference },
    charge_at: maybeSeconds(until),
    start_at: maybeSeconds(startedAt),
    end_at: maybeSeconds(startedAt && addMonths(startedAt, months)),
    auth_attempts: subscription.failedCharges,
    total_count: months,
    paid_count: payments.length,
    remaining_count: months - payments.length,
    customer_notify: true,
    created_at: toSeconds(createdAt),
    expire_by: toSeconds(createdAt) + payableSeconds,
    short_url: world.checkoutUrl(subscription),
    has_scheduled_changes: false,
    change_scheduled_at: null,
    source: 'api',
    ...(payments.length > 0 ? { payment_method: 'card' } : {}),
  }
}

export const razorpayInvoiceEntity = (subscription: SandboxSubscription, payment: SandboxPayment) => ({
  id: payment.invoiceId,
  entity: 'invoice',
  subscription_id: subscription.id,
  payment_id: payment.id,
  order_id: payment.invoiceId.replace('inv_', 'order_'),
  status: 'paid',
  issued_at: toSeconds(payment.paidAt),
  paid_at: toSeconds(payment.paidAt),
  amount: payment.amount,
  amount_paid: payment.amount,
  amount_due: 0,
  currency: PROVIDERS.razorpay.currency,
  billing_start: toSeconds(payment.periodStart),
  billing_end: toSeconds(payment.periodEnd),
  notes: [],
  created_at: toSeconds(payment.paidAt),
})

const refundStatusOf = ({ amount, refunded }: SandboxPayment): string | null => {
  if (refunded === 0) return null
  return refunded === amount ? 'full' : 'partial'
}

export const razorpayPaymentEntity = ({ email }: SandboxSubscription, payment: SandboxPayment) => ({
  id: payment.id,
  entity: 'payment',
  amount: payment.amount,
  currency: PROVIDERS.razorpay.currency,
  status: payment.refunded === payment.amount ? 'refunded' : 'captured',
  order_id: payment.invoiceId.replace('inv_', 'order_'),
  invoice_id: payment.invoiceId,
  international: false,
  method: 'card',
  amount_refunded: payment.refunded,
  refund_status: refundStatusOf(payment),
  captured: true,
  card_id: 'card_SANDBOX0000001',
  card: { id: 'card_SANDBOX0000001', entity: 'card', name: 'Asha Example', last4: '1111', network: 'Visa' },
  email: email ?? 'payer@example.com',
  contact: '+919000090000',
  customer_id: 'cust_SANDBOX0000001',
  token_id: 'token_SANDBOX000001',
  notes: [],
  fee: Math.floor(payment.amount / 50),
  tax: 0,
  error_code: null,
  error_description: null,
  created_at: toSeconds(payment.paidAt),
})
