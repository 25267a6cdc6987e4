import type { Context } from '../context.ts'
import { saveCheckout } from './store/subscriptions.ts'
import type { Subscription } from './store/subscriptions.ts'

/** A subscription with its id at the provider, looked up by our own id where the answer to its creation was lost. */
export const findAtProvider = async (
  ctx: Context,
  subscription: Subscription,
  signal?: AbortSignal,
): Promise<Subscription | undefined> => {
  if (subscription.providerId !== null) return subscription
  const found = await ctx.payments[subscription.provider].findSubscription(subscription.id, signal)
  if (!found) return undefined
  return saveCheckout(ctx.db, subscription.id, { providerId: found.id, checkoutUrl: found.checkoutUrl })
}
