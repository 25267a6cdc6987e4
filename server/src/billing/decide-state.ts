import type { ProviderSubscription } from '../payments/payment-provider.ts'
import type { Subscription } from './store/subscriptions.ts'

type Facts = { hasPayment: boolean; paidUntil: Date | null; now: Date }

/** Where a subscription stands for its person, from what its provider tells and what has been paid. */
export const decideState = (
  { state, cancelsAtPeriodEnd }: Pick<ProviderSubscription, 'state' | 'cancelsAtPeriodEnd'>,
  { hasPayment, paidUntil, now }: Facts,
): Subscription['state'] => {
  switch (state) {
    case 'halted':
    case 'cancelled':
    case 'ended':
      return paidUntil && paidUntil > now ? 'cancelled' : 'ended'
    case 'pending':
    case 'active':
      if (!hasPayment) return 'pending'
      return cancelsAtPeriodEnd ? 'cancelled' : 'active'
    case 'past_due':
      return hasPayment ? 'past_due' : 'pending'
    default:
      throw new Error(`A subscription cannot be ${String(state satisfies never)}.`)
  }
}
