import type { Context } from '../context.ts'
import { PaymentRefusedError, UnknownSubscriptionError } from '../payments/payment-provider.ts'
import { applySubscription } from './apply-subscription.ts'
import type { CancelLater } from './cancel-later.ts'
import { findAtProvider } from './find-at-provider.ts'
import { findSubscription, updateSubscription } from './store/subscriptions.ts'

type Input = { subscriptionId: string; cancelLater: CancelLater; signal: AbortSignal }

/** Ends a subscription at its provider, at once, and takes over what is true then. Safe to repeat. */
export const cancelAtProvider = async (ctx: Context, { subscriptionId, cancelLater, signal }: Input): Promise<void> => {
  const subscription = await findSubscription(ctx.db, subscriptionId)
  if (!subscription || subscription.state === 'ended') return
  const begun = await findAtProvider(ctx, subscription, signal)
  if (!begun?.providerId) {
    await updateSubscription(ctx.db, subscriptionId, { state: 'ended' })
    return
  }
  try {
    await ctx.payments[begun.provider].cancelSubscription(begun.providerId, 'now', signal)
  } catch (error) {
    if (!(error instanceof PaymentRefusedError || error instanceof UnknownSubscriptionError)) throw error
    ctx.log.warn({ err: error, subscriptionId }, 'the provider did not cancel a subscription')
  }
  await applySubscription(ctx, { subscriptionId, cancelLater, signal })
}
