import type { PaymentProviderName } from '@visage/contract'
import { UnknownSubscriptionError } from '../../adapters/payments/payment-provider.ts'
import type { PaymentEvent } from '../../adapters/payments/payment-provider.ts'
import type { Context } from '../../program/context.ts'
import { refreshSubscription } from './refresh-subscription.ts'
import { addEvent, findSubscription, findSubscriptionAtProvider, hasEvent, saveCheckout } from './store.ts'
import type { Subscription } from './store.ts'

type AtProvider = { provider: PaymentProviderName; providerId: string }

/** The subscription of a creation whose answer was lost: the provider knows our id of it. */
const adopt = async (ctx: Context, { provider, providerId }: AtProvider): Promise<Subscription | undefined> => {
  const { reference } = await ctx.payments[provider].readSubscription(providerId)
  const row = reference === null ? undefined : await findSubscription(ctx.db, reference)
  if (row?.provider !== provider) return undefined
  return saveCheckout(ctx.db, row.id, { providerId, checkoutUrl: null })
}

const findOurs = async (ctx: Context, wanted: AtProvider): Promise<Subscription | undefined> => {
  const known = await findSubscriptionAtProvider(ctx.db, wanted)
  if (known) return known
  try {
    return await adopt(ctx, wanted)
  } catch (error) {
    if (!(error instanceof UnknownSubscriptionError)) throw error
    return undefined
  }
}

const apply = async (ctx: Context, provider: PaymentProviderName, event: PaymentEvent): Promise<void> => {
  const { type, subscriptionId: providerId } = event
  const line = { provider, eventId: event.id, type, providerId }
  if (providerId === null) {
    ctx.log.info(line, 'a payment event is about nothing that is done here')
    return
  }
  const subscription = await findOurs(ctx, { provider, providerId })
  if (subscription) await refreshSubscription(ctx, subscription.id)
  else ctx.log.warn(line, 'a payment event is about a subscription that was not begun here')
}

/**
 * Applies verified news from a provider, each once: asks the provider where the subscription stands and takes that over.
 * Throws when it has to be delivered again.
 */
export const applyPaymentEvent = async (
  ctx: Context,
  provider: PaymentProviderName,
  event: PaymentEvent,
): Promise<void> => {
  const key = { provider, eventId: event.id }
  if (await hasEvent(ctx.db, key)) return
  await apply(ctx, provider, event)
  await addEvent(ctx.db, { ...key, type: event.type, appliedAt: ctx.clock.now() })
}
