import { PLANS, PROVIDERS } from '@visage/contract'
import { addMonths } from '@visage/server/time'
import { createId, HABITS } from './sandbox-subscription.ts'
import type { SandboxPayment, SandboxSubscription } from './sandbox-subscription.ts'

/** What has happened, before it is told in the words of a provider. */
export type SubscriptionUpdate =
  | { what: 'activated' | 'pending' | 'halted' | 'cancelled' }
  | { what: 'charged'; payment: SandboxPayment }
  | { what: 'refunded'; payment: SandboxPayment; refundId: string; amount: number }

/** What a person at the provider, or time, does to a subscription. */
export const SANDBOX_ACTIONS = ['pay', 'renew', 'fail', 'halt', 'refund', 'refund-half', 'cancel', 'expire'] as const
export type SandboxAction = (typeof SANDBOX_ACTIONS)[number]

type Outcome = { subscription: SandboxSubscription; news: SubscriptionUpdate[] }
type Perform = (subscription: SandboxSubscription, now: Date) => Outcome | undefined

const maxFailedCharges = 3

/** The amount of a month in the smallest unit. */
export const priceOf = ({ plan, provider }: SandboxSubscription): number =>
  PLANS[plan].prices[PROVIDERS[provider].currency].now

/** The end of what is paid. */
export const paidUntil = ({ payments }: SandboxSubscription): Date | null => payments.at(-1)?.periodEnd ?? null

const charge = (subscription: SandboxSubscription, now: Date): Outcome => {
  const startedAt = subscription.startedAt ?? now
  const count = subscription.payments.length
  const payment: SandboxPayment = {
    id: createId('payment', subscription.provider),
    invoiceId: createId('invoice', subscription.provider),
    amount: priceOf(subscription),
    refunded: 0,
    paidAt: now,
    periodStart: addMonths(startedAt, count),
    periodEnd: addMonths(startedAt, count + 1),
  }
  return {
    subscription: {
      ...subscription,
      state: 'active',
      failedCharges: 0,
      startedAt,
      payments: [...subscription.payments, payment],
    },
    news: [{ what: 'charged', payment }],
  }
}

const end = (subscription: SandboxSubscription, now: Date): Outcome => ({
  subscription: { ...subscription, state: 'cancelled', endedAt: now },
  news: [{ what: 'cancelled' }],
})

const isCharged = ({ state }: SandboxSubscription): boolean => state === 'active' || state === 'past_due'

const mayBeCancelled = (subscription: SandboxSubscription): boolean => {
  const { state, provider } = subscription
  return isCharged(subscription) || state === 'halted' || (state === 'created' && HABITS[provider].endsUnapproved)
}

const refund =
  (share: (left: number) => number): Perform =>
  (subscription) => {
    const payment = subscription.payments.at(-1)
    const amount = payment ? share(payment.amount - payment.refunded) : 0
    if (!payment || amount === 0) return undefined
    const after = { ...payment, refunded: payment.refunded + amount }
    const refundId = createId('refund', subscription.provider)
    return {
      subscription: { ...subscription, payments: [...subscription.payments.slice(0, -1), after] },
      news: [{ what: 'refunded', payment: after, refundId, amount }],
    }
  }

const ACTIONS: Record<SandboxAction, Perform> = {
  pay(subscription, now) {
    if (subscription.state !== 'created') return undefined
    const { subscription: paid, news } = charge(subscription, now)
    return { subscription: paid, news: [{ what: 'activated' }, ...news] }
  },
  renew(subscription, now) {
    if (subscription.cancelsAtPeriodEnd && isCharged(subscription)) return end(subscription, now)
    if (isCharged(subscription)) return charge(subscription, now)
    if (subscription.state !== 'halted') return undefined
    const { subscription: paid, news } = charge(subscription, now)
    return { subscription: paid, news: [{ what: 'activated' }, ...news] }
  },
  fail(subscription, now) {
    if (!isCharged(subscription)) return undefined
    const failedCharges = subscription.failedCharges + 1
    if (failedCharges >= maxFailedCharges) return ACTIONS.halt({ ...subscription, failedCharges }, now)
    return { subscription: { ...subscription, state: 'past_due', failedCharges }, news: [{ what: 'pending' }] }
  },
  halt: (subscription) =>
    isCharged(subscription)
      ? { subscription: { ...subscription, state: 'halted' }, news: [{ what: 'halted' }] }
      : undefined,
  refund: refund((left) => left),
  'refund-half': refund((left) => Math.floor(left / 2)),
  cancel: (subscription, now) => (mayBeCancelled(subscription) ? end(subscription, now) : undefined),
  expire: (subscription, now) =>
    subscription.state === 'created'
      ? { subscription: { ...subscription, state: 'expired', endedAt: now }, news: [] }
      : undefined,
}

/** The actions that change something now. */
export const listActions = (subscription: SandboxSubscription, now: Date): SandboxAction[] =>
  SANDBOX_ACTIONS.filter((action) => ACTIONS[action](subscription, now) !== undefined)

/** Performs an action; undefined where it changes nothing. */
export const changeSubscription = (
  subscription: SandboxSubscription,
  { action, now }: { action: SandboxAction; now: Date },
): Outcome | undefined => {
  const outcome = ACTIONS[action](subscription, now)
  return outcome && { ...outcome, subscription: { ...outcome.subscription, changedAt: now } }
}

/** Ends with the paid month instead of at once. */
export const cancelAtPeriodEnd = (subscription: SandboxSubscription, now: Date): Outcome => ({
  subscription: { ...subscription, cancelsAtPeriodEnd: true, changedAt: now },
  news: [],
})
