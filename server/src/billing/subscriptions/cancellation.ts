import { z } from 'zod'
import type { Context } from '../../context.ts'
import type { Tx } from '../../db/transaction.ts'
import { defineJob } from '../../jobs/define-job.ts'
import { PaymentRefusedError, UnknownSubscriptionError } from '../../payments/payment-provider.ts'
import { applySubscription } from './apply-subscription.ts'
import type { CancelLater } from './apply-subscription.ts'
import { findAtProvider } from './at-provider.ts'
import { findSubscription, listLiveSubscriptions, lockSubscriptions, updateSubscription } from './store.ts'

type Input = { subscriptionId: string; cancelLater: CancelLater; signal: AbortSignal }

/** Ends a subscription at its provider, at once, and takes over what is true then. Safe to repeat. */
const cancelAtProvider = async (ctx: Context, { subscriptionId, cancelLater, signal }: Input): Promise<void> => {
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

/** Tries for about three days, and the nightly comparison goes on after that: nobody is charged for what they left. */
export const cancellationJob = defineJob({
  name: 'cancel-subscription',
  payload: z.object({ subscriptionId: z.uuid() }),
  options: { concurrency: 1, retryLimit: 13, retryDelaySeconds: 30, expireSeconds: 120 },
  handle: (ctx, { subscriptionId }, signal) =>
    cancelAtProvider(ctx, { subscriptionId, signal, cancelLater: queueCancellation }),
})

export const queueCancellation: CancelLater = (ctx, db, subscriptionId) =>
  ctx.queue.enqueue(db, { job: cancellationJob, payload: { subscriptionId } })

/**
 * Has every subscription of a person cancelled, open pages among them, when the transaction commits; what is paid stays
 * until its end. An unreachable provider does not hold it up.
 */
export const stopRenewals = async (ctx: Context, tx: Tx, userId: string): Promise<void> => {
  await lockSubscriptions(tx, userId)
  for (const { id } of await listLiveSubscriptions(tx, userId)) await queueCancellation(ctx, tx, id)
}
