import type { Context } from '../context.ts'
import { applySubscription } from './apply-subscription.ts'
import type { Applied } from './apply-subscription.ts'
import { queueCancellation } from './queue-cancellation.ts'

/** Asks the provider where a subscription stands and applies it. Throws what the provider throws. */
export const refreshSubscription = (ctx: Context, subscriptionId: string, signal?: AbortSignal): Promise<Applied> =>
  applySubscription(ctx, { subscriptionId, cancelLater: queueCancellation, ...(signal ? { signal } : {}) })
