import { createHmac, randomBytes } from 'node:crypto'
import { PLAN_KEYS, PROVIDERS } from '@visage/contract'
import { parseJson } from '@visage/server/answers'
import { z } from 'zod'
import { addMonths } from '@visage/server/time'
import { cancelAtPeriodEnd, changeSubscription, paidUntil } from './change-subscription.ts'
import type { SubscriptionUpdate } from './change-subscription.ts'
import { numberOf } from './sandbox-server.ts'
import type { SandboxAnswer, SandboxRoutes } from './sandbox-server.ts'
import type { SandboxVoice, SandboxWorld } from './sandbox-store.ts'
import { beginSubscription } from './sandbox-subscription.ts'
import type { SandboxPayment, SandboxSubscription } from './sandbox-subscription.ts'

const toSeconds = (at: Date): number => Math.floor(at.getTime() / 1000)
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

const razorpaySubscriptionEntity = (world: SandboxWorld, subscription: SandboxSubscription) => {
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

const razorpayInvoiceEntity = (subscription: SandboxSubscription, payment: SandboxPayment) => ({
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

const razorpayPaymentEntity = ({ email }: SandboxSubscription, payment: SandboxPayment) => ({
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

const refuse = (status: number, description: string): SandboxAnswer => ({
  status,
  json: {
    error: {
      code: 'BAD_REQUEST_ERROR',
      description,
      source: 'business',
      step: 'payment_initiation',
      reason: 'input_validation_failed',
      metadata: {},
    },
  },
})
const unknownId = () => refuse(400, 'The id provided does not exist')

const creation = z.object({
  plan_id: z.string(),
  total_count: z.int().min(1).max(1200),
  notes: z.record(z.string(), z.string()).optional(),
})

const cancellation = z.object({ cancel_at_cycle_end: z.union([z.number(), z.boolean()]).optional() })

const collection = (all: readonly object[], query: URLSearchParams): SandboxAnswer => {
  const skip = numberOf(query, 'skip', 0)
  const items = all.slice(skip, skip + Math.min(numberOf(query, 'count', 10), 100))
  return { status: 200, json: { entity: 'collection', count: items.length, items } }
}

type Paid = { subscription: SandboxSubscription; payment: SandboxPayment }

const createRoutes = (world: SandboxWorld): SandboxRoutes => {
  const list = async () => (await world.store.list()).filter(({ provider }) => provider === 'razorpay')
  const find = async (id: string) => (await list()).find((subscription) => subscription.id === id)
  const findPayment = async (isRight: (payment: SandboxPayment) => boolean): Promise<Paid | undefined> =>
    (await list())
      .flatMap((subscription) => subscription.payments.map((payment) => ({ subscription, payment })))
      .find(({ payment }) => isRight(payment))
  const entity = (subscription: SandboxSubscription): SandboxAnswer => ({
    status: 200,
    json: razorpaySubscriptionEntity(world, subscription),
  })

  return {
    async 'POST /v1/subscriptions'({ text }) {
      const asked = creation.safeParse(parseJson(text))
      if (!asked.success) return refuse(400, 'The request is not well formed')
      const plan = PLAN_KEYS.find((key) => world.razorpay.planIds[key] === asked.data.plan_id)
      if (!plan) return unknownId()
      const now = world.clock.now()
      const reference = asked.data.notes?.reference ?? null
      const subscription = beginSubscription({ provider: 'razorpay', plan, reference }, now)
      await world.store.change(async () => ({ subscription, events: [] }))
      return entity(subscription)
    },
    async 'GET /v1/subscriptions'({ query }) {
      const from = numberOf(query, 'from', 0)
      const recent = (await list()).filter(({ createdAt }) => toSeconds(createdAt) >= from)
      return collection(
        recent.map((subscription) => razorpaySubscriptionEntity(world, subscription)),
        query,
      )
    },
    async 'GET /v1/subscriptions/:id'(_request, id) {
      const subscription = await find(id)
      return subscription ? entity(subscription) : unknownId()
    },
    async 'POST /v1/subscriptions/:id/cancel'({ text }, id) {
      const asked = cancellation.safeParse(parseJson(text))
      const waits = asked.success && Boolean(asked.data.cancel_at_cycle_end)
      const changed = await world.store.change(async () => {
        const subscription = await find(id)
        const now = world.clock.now()
        const outcome = subscription && changeSubscription(subscription, { action: 'cancel', now })
        if (!outcome) return undefined
        const { subscription: after, news } = waits ? cancelAtPeriodEnd(subscription, now) : outcome
        return { subscription: after, events: news.flatMap((one) => tell(world, after, one)) }
      })
      if (changed) return entity(changed)
      return (await find(id)) ? refuse(400, 'Subscription is not cancellable in its current state.') : unknownId()
    },
    async 'GET /v1/invoices'({ query }) {
      const subscription = await find(query.get('subscription_id') ?? '')
      const invoices = subscription?.payments.map((payment) => razorpayInvoiceEntity(subscription, payment)) ?? []
      return collection(invoices.toReversed(), query)
    },
    async 'GET /v1/invoices/:id'(_request, id) {
      const paid = await findPayment(({ invoiceId }) => invoiceId === id)
      return paid ? { status: 200, json: razorpayInvoiceEntity(paid.subscription, paid.payment) } : unknownId()
    },
    async 'GET /v1/payments/:id'(_request, id) {
      const paid = await findPayment((payment) => payment.id === id)
      return paid ? { status: 200, json: razorpayPaymentEntity(paid.subscription, paid.payment) } : unknownId()
    },
  }
}

const payloadOf = (world: SandboxWorld, subscription: SandboxSubscription, news: SubscriptionUpdate) => {
  const told = { subscription: { entity: razorpaySubscriptionEntity(world, subscription) } }
  if (news.what === 'charged')
    return { ...told, payment: { entity: razorpayPaymentEntity(subscription, news.payment) } }
  if (news.what !== 'refunded') return told
  const { payment, refundId: id, amount } = news
  const createdAt = toSeconds(world.clock.now())
  return {
    refund: {
      entity: { id, entity: 'refund', amount, currency: 'INR', payment_id: payment.id, created_at: createdAt },
    },
    payment: { entity: razorpayPaymentEntity(subscription, payment) },
  }
}

const tell: SandboxVoice['tell'] = (world, subscription, news) => {
  const type = news.what === 'refunded' ? 'refund.processed' : `subscription.${news.what}`
  const payload = payloadOf(world, subscription, news)
  const body = JSON.stringify({
    entity: 'event',
    account_id: 'acc_SANDBOX0000001',
    event: type,
    contains: Object.keys(payload),
    payload,
    created_at: toSeconds(world.clock.now()),
  })
  return [{ id: `evt_${randomBytes(8).toString('hex')}`, provider: 'razorpay', type, body }]
}

/** Razorpay's webhooks: the raw body under the secret of the webhook. */
export const razorpayVoice: SandboxVoice = {
  tell,
  sign: ({ razorpay }, { id, body }) => ({
    'x-razorpay-event-id': id,
    'x-razorpay-signature': createHmac('sha256', razorpay.webhookSecret).update(body).digest('hex'),
  }),
}

/** The part of Razorpay's API that is used here, for the keys of this sandbox. */
export const openRazorpaySide = (world: SandboxWorld) => {
  const { keyId, keySecret } = world.razorpay
  return {
    routes: createRoutes(world),
    isAllowed: (authorization: string | undefined) =>
      authorization === `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`,
    unauthorized: () => refuse(401, 'Authentication failed'),
  }
}
