import { PaymentRefusedError } from '../../adapters/payments/payment-provider.ts'
import type { Context } from '../../program/context.ts'
import { AppError } from '../../lib/app-error.ts'
import { hourMs } from '../../lib/time.ts'
import { saveCheckout } from './store.ts'
import type { Subscription } from './store.ts'

/** What a provider answers, its failures put into sentences for people. */
export const orUnavailable = async <Result>({ log }: Context, asked: Promise<Result>): Promise<Result> => {
  try {
    return await asked
  } catch (error) {
    if (error instanceof AppError) throw error
    log.warn({ err: error }, 'a payment provider failed')
    if (error instanceof PaymentRefusedError) throw new AppError('payment_failed', error.message, { cause: error })
    throw new AppError('unavailable', 'The payment provider does not answer. Please try again in a moment.', {
      cause: error,
    })
  }
}

/** Our clock and the provider's may differ by this much. */
const clockSlackMs = hourMs

/** A subscription with its id at the provider, looked up by our own id where the answer to its creation was lost. */
export const findAtProvider = async (
  ctx: Context,
  subscription: Subscription,
  signal?: AbortSignal,
): Promise<Subscription | undefined> => {
  if (subscription.providerId !== null) return subscription
  const since = new Date(subscription.createdAt.getTime() - clockSlackMs)
  const found = await ctx.payments[subscription.provider].findSubscription(subscription.id, { since, signal })
  if (!found) return undefined
  return saveCheckout(ctx.db, subscription.id, { providerId: found.id, checkoutUrl: found.checkoutUrl })
}
